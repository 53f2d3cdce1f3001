/**
 * Places of files that a process takes in and reads at once, so that their bytes fit into its memory. Who has a key or a session,
 * and anyone, have places of their own. A file that is still on its way gives its place up to an account with fewer of them, so that
 * nobody's slow connections keep the others out.
 */
import * as Context from "effect/Context";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { ServiceUnavailable } from "../../contract/failures.ts";
import { FairPlaces } from "../turns/fair_places.ts";
import { holderOfWork, WhoseWork } from "../whose_work.ts";
import type { SheetCaller } from "./spreadsheets.ts";

const uploadsAtOnce = 8;
const retryAfterSeconds = 5;
/** Longest wait of a stranger's file for a place, as in lines elsewhere. */
const mostWaitSeconds = 20;

/** Places of files. */
export class Uploads extends Context.Tag("Uploads")<Uploads, {
  /**
   * Runs the work on a file that is there in a place. Strangers' take turns by their networks.
   * @fails ServiceUnavailable where no place is free, of strangers' for 20 seconds
   */
  readonly inPlace: <A, E, R>(
    caller: SheetCaller,
    work: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, E | ServiceUnavailable, R>;
  /**
   * Takes the account's file in, and runs the work, in one place.
   * @param arriving reads the file, which takes as long as its sender likes
   * @fails ServiceUnavailable where no place is free, or another account needs the one of a file that hasn't arrived
   */
  readonly received: <Bytes, E, R, A, E2, R2>(
    accountId: string,
    arriving: Effect.Effect<Bytes, E, R>,
    work: (bytes: Bytes) => Effect.Effect<A, E2, R2>,
  ) => Effect.Effect<A, E | E2 | ServiceUnavailable, R | R2>;
}>() {}

const noPlace = new ServiceUnavailable({
  message:
    `${uploadsAtOnce} files are being taken in already: nothing of this one was kept. Try again in ${retryAfterSeconds} seconds.`,
  retryAfterSeconds,
});

/** A place that is taken. */
interface Place {
  /** Whose file it is. */
  readonly accountId: string;
  /** Fails once the place is another's. */
  readonly givenUp: Deferred.Deferred<never, ServiceUnavailable>;
  isArriving: boolean;
}

/** The oldest place of a file on its way, of the account with the most places, where that has two more than the newcomer. */
const placeToGiveUp = (taken: ReadonlySet<Place>, accountId: string): Place | undefined => {
  const counts = new Map<string, number>();
  for (const place of taken) counts.set(place.accountId, (counts.get(place.accountId) ?? 0) + 1);
  const own = counts.get(accountId) ?? 0;
  const [first] = [...taken]
    .filter((place) => place.isArriving && (counts.get(place.accountId) ?? 0) > own + 1)
    .sort((one, other) => (counts.get(other.accountId) ?? 0) - (counts.get(one.accountId) ?? 0));
  return first;
};

/** Places of those who have a key or a session, and who has them. */
const placesOf = () => {
  const taken = new Set<Place>();

  /** In one piece, so that no two take the same place. */
  const take = (accountId: string, isArriving: boolean) =>
    Effect.flatMap(Deferred.make<never, ServiceUnavailable>(), (givenUp) =>
      Effect.suspend(() => {
        const place: Place = { accountId, isArriving, givenUp };
        const left = taken.size < uploadsAtOnce ? undefined : placeToGiveUp(taken, accountId);
        if (left === undefined && taken.size >= uploadsAtOnce) return noPlace;
        taken.add(place);
        if (left === undefined) return Effect.succeed(place);
        taken.delete(left);
        return Effect.as(Deferred.fail(left.givenUp, noPlace), place);
      }));

  const within = <A, E, R>(
    taking: Effect.Effect<Place, ServiceUnavailable>,
    use: (place: Place) => Effect.Effect<A, E, R>,
  ) => Effect.acquireUseRelease(taking, use, (place) => Effect.sync(() => taken.delete(place)));

  return { take, within, has: (place: Place) => taken.has(place) };
};

/**
 * Work that begins without the turn of its body and takes it again first: who waits for a place with it would keep it from those who have
 * the places and wait for turns.
 */
const withTurnAgain = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(WhoseWork, ({ place }) => {
    const bytes = place?.endWork() ?? 0;
    return Effect.zipRight(place?.takenForBody(bytes) ?? Effect.void, work);
  });

/** Strangers' places, by turns. Few wait: calls of strangers that are large are bounded before their bodies are read. */
const turnsOfStrangers = () => {
  const places = new FairPlaces(uploadsAtOnce);
  return <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | ServiceUnavailable, R> =>
    Effect.flatMap(Effect.all([holderOfWork, withTurnAgain(work)]), ([holder, inTurn]) => {
      let hasBegun = false;
      const begun = Effect.suspend(() => {
        hasBegun = true;
        return inTurn;
      });
      const late = Effect.suspend(() => hasBegun ? Effect.never : noPlace);
      return Effect.raceFirst(
        places.inPlace(holder, begun),
        Effect.delay(late, `${mostWaitSeconds} seconds`),
      );
    });
};

/** Eight places for each kind of caller. */
export const uploads: Layer.Layer<Uploads> = Layer.sync(Uploads, () => {
  const customer = placesOf();
  const inStrangersTurn = turnsOfStrangers();
  return {
    inPlace: (caller, work) =>
      caller === "anyone"
        ? inStrangersTurn(work)
        : Effect.flatMap(holderOfWork, ({ party }) =>
          customer.within(customer.take(party, false), () => work)),
    received: (accountId, arriving, work) =>
      customer.within(customer.take(accountId, true), (place) =>
        Effect.flatMap(
          Effect.raceFirst(arriving, Deferred.await(place.givenUp)),
          (bytes) => {
            place.isArriving = false;
            return Effect.flatMap(customer.has(place) ? Effect.void : noPlace, () => work(bytes));
          },
        )),
  };
});

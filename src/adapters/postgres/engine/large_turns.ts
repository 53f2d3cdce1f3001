/**
 * Turns of large work: whatever has a connection for more than some hundredths of a second. It gets a third of a client's connections,
 * so that short calls, admissions and probes find one, and accounts share that third evenly. The embedded database has one connection
 * for everybody: there large work queues among itself, and who asks for little waits for one of it at most.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { Metrics } from "../../../application/metrics.ts";
import { holderOfWork } from "../../../application/whose_work.ts";
import { FairPlaces } from "../../../application/turns/fair_places.ts";

/** Name of those who wait, in the metrics. */
const queue = "large database work";

/** Turns of one client. */
interface Turns {
  readonly places: FairPlaces;
  /** Notes how long somebody waited. */
  readonly began: (waitedSeconds: number) => void;
}

const turnsOf = new WeakMap<SqlClient.SqlClient, Turns>();

/** Notes how many connections a client has, and shows who waits for a turn. */
export const noteConnections = (sql: SqlClient.SqlClient, connections: number): Effect.Effect<void> =>
  Effect.map(Metrics, ({ time, watch }) => {
    const places = new FairPlaces(Math.max(1, Math.floor(connections / 3)));
    watch("queue", () => [{ values: [queue], value: places.waiting }]);
    turnsOf.set(sql, { places, began: (waitedSeconds) => time("waits", [queue], waitedSeconds) });
  });

/** True of work that has a turn: what it does within needs none of its own, and would wait for the others that do the same. */
class HasTurn extends Context.Reference<HasTurn>()("HasLargeTurn", { defaultValue: () => false }) {}

/** True within a turn or a transaction, which waits for nothing else. */
export const isWithinTurn: Effect.Effect<boolean> = Effect.map(
  Effect.all([HasTurn, Effect.serviceOption(SqlClient.TransactionConnection)]),
  ([hasTurn, transaction]) => hasTurn || Option.isSome(transaction),
);

/** Turns that the work has to have: none of a client without any, none within a turn or a transaction, which has its connection. */
const needed = (sql: SqlClient.SqlClient): Effect.Effect<Turns | undefined> =>
  Effect.map(isWithinTurn, (isWithin) => isWithin ? undefined : turnsOf.get(sql));

/** Does large work when a turn comes for whose work it is. */
export type LargeTurn = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;

/** @returns the turn of a client's large work */
export const inLargeTurn = (sql: SqlClient.SqlClient): LargeTurn => (work) =>
  Effect.gen(function* () {
    const turns = yield* needed(sql);
    if (turns === undefined) return yield* work;
    const holder = yield* holderOfWork;
    const sinceMs = yield* Clock.currentTimeMillis;
    const begun = Effect.map(Clock.currentTimeMillis, (nowMs) => turns.began((nowMs - sinceMs) / 1_000));
    return yield* turns.places.inPlace(
      holder,
      Effect.zipRight(begun, Effect.provideService(work, HasTurn, true)),
    );
  });

/**
 * Places of files that a process takes in and reads at once, so that their bytes fit into its memory. Who has a key or a session,
 * and anyone, have places of their own.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import { ServiceUnavailable } from "../../contract/failures.ts";
import type { SheetCaller } from "./spreadsheets.ts";

const uploadsAtOnce = 8;
const retryAfterSeconds = 5;

/** Places of files. */
export class Uploads extends Context.Tag("Uploads")<Uploads, {
  /** Runs the work in a place. @fails ServiceUnavailable where none is free */
  readonly inPlace: <A, E, R>(
    caller: SheetCaller,
    work: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, E | ServiceUnavailable, R>;
}>() {}

const noPlace = new ServiceUnavailable({
  message:
    `${uploadsAtOnce} files are being taken in already: nothing of this one was kept. Try again in ${retryAfterSeconds} seconds.`,
  retryAfterSeconds,
});

/** Eight places for each kind of caller. */
export const uploads: Layer.Layer<Uploads> = Layer.effect(
  Uploads,
  Effect.gen(function* () {
    const customer = yield* Effect.makeSemaphore(uploadsAtOnce);
    const anyone = yield* Effect.makeSemaphore(uploadsAtOnce);
    const places = { customer, anyone };
    return {
      inPlace: (caller, work) =>
        Effect.flatMap(
          places[caller].withPermitsIfAvailable(1)(work),
          Option.match({ onSome: Effect.succeed, onNone: () => noPlace }),
        ),
    };
  }),
);

/**
 * What the callers of this folder get when the database is away: one sentence, and when to come again.
 */
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import { ServiceUnavailable } from "../../domain/errors.ts";

const retryAfterSeconds = 5;

export const unavailable: ServiceUnavailable = new ServiceUnavailable({
  message:
    `The service's database does not answer just now: nothing was done. Try again in ${retryAfterSeconds} seconds.`,
  retryAfterSeconds,
});

/** A failed statement becomes that sentence; its cause is logged, never shown. */
export const orUnavailable = <A, R>(
  effect: Effect.Effect<A, SqlError, R>,
): Effect.Effect<A, ServiceUnavailable, R> =>
  Effect.catchTag(
    effect,
    "SqlError",
    (error) =>
      Effect.zipRight(Effect.logWarning("The database failed.", error.message, error.cause), unavailable),
  );

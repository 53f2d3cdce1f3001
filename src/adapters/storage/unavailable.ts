/**
 * Failure that callers of a document store get when it is away, slow, full or misconfigured: one sentence, and when to
 * come again. The cause is logged, never shown.
 */
import * as Effect from "effect/Effect";
import { DocumentNotFound, ServiceUnavailable } from "../../contract/failures.ts";

const retryAfterSeconds = 10;

export const unavailable: ServiceUnavailable = new ServiceUnavailable({
  message:
    `The service's document storage does not answer just now: nothing was done. Try again in ${retryAfterSeconds} seconds.`,
  retryAfterSeconds,
});

export const notFound: DocumentNotFound = new DocumentNotFound({
  message: "There is no such document: it was never made, or its retention is over.",
});

/** Logs why and fails with that sentence. */
export const giveUp = (doing: string, cause: unknown): Effect.Effect<never, ServiceUnavailable> =>
  Effect.zipRight(Effect.logError(`The document storage failed: ${doing}.`, cause), unavailable);

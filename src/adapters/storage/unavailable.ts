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

/** A store without room: only its operator can help, so that callers wait longer. */
const noRoom: ServiceUnavailable = new ServiceUnavailable({
  message:
    "The service's document storage has no room left: nothing was done. Its operator has to make room; try again in 10 minutes.",
  retryAfterSeconds: 600,
});

/** Error codes of operating systems for a disk or a quota that is used up. */
const codesOfNoRoom: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** True of a failure that says that there is no room: of a disk, or a store's 507 (RFC 4918, section 11.5). */
const isFull = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && codesOfNoRoom.has(cause.code) ||
  typeof cause === "string" && cause.startsWith("507 ");

export const notFound: DocumentNotFound = new DocumentNotFound({
  message: "There is no such document: it was never made, or its retention is over.",
});

/** Logs why and fails with that sentence. */
export const giveUp = (doing: string, cause: unknown): Effect.Effect<never, ServiceUnavailable> =>
  Effect.zipRight(
    Effect.logError(`The document storage failed: ${doing}.`, cause),
    isFull(cause) ? noRoom : unavailable,
  );

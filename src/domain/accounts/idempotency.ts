/**
 * Calls that may be sent twice and are done once: what an `Idempotency-Key` may look like, and what a call under one
 * is known by. Decisions, "Additions to v1".
 */
import * as Brand from "effect/Brand";

/** The caller's own name for one call: 1 to 255 printable ASCII characters. */
export type IdempotencyKey = string & Brand.Brand<"IdempotencyKey">;
const idempotencyKey = Brand.nominal<IdempotencyKey>();

const pattern = /^[\x21-\x7e]{1,255}$/;

/** Returns the key when the text is one. */
export const idempotencyKeyOfText = (text: string): IdempotencyKey | undefined =>
  pattern.test(text) ? idempotencyKey(text) : undefined;

/** Hours for which the outcome of a call is kept for a repeated one. */
export const keptHours = 24;

/** A call under a key. The same key of another account or endpoint is another call. */
export interface RepeatableCall {
  /** UUID of the account that calls. */
  readonly accountId: string;
  /** Method and path, such as `POST /api/v1/cbam/bulk`. */
  readonly endpoint: string;
  /** The key that the caller chose. */
  readonly key: IdempotencyKey;
  /** SHA-256, lower-case hex, of all that the answer depends on: body, media types. */
  readonly payloadHash: string;
}

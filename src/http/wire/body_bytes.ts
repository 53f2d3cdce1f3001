/**
 * The bytes of a body that comes piece by piece, within a limit and a time.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { BodyTooSlow, type InvalidRequest, invalidRequest } from "../../contract/failures.ts";
import { joinedBytes } from "../../kernel/text/bytes.ts";
import { issueOf } from "../../kernel/issue.ts";

const bodySeconds = 60;

const tooSlow = new BodyTooSlow({
  message: `The body did not come within ${bodySeconds} seconds: send it again, in smaller parts if need be.`,
});

const brokenOff = invalidRequest([
  issueOf({ path: "", code: "unreadable" }, {
    kind: "call",
    sentence: "The body ended before it was complete: send it again.",
  }),
]);

const gather = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limitBytes: number,
): Promise<Uint8Array | undefined> => {
  const pieces: Array<Uint8Array> = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value?.byteLength ?? 0;
    if (size > limitBytes) return undefined;
    if (value !== undefined) pieces.push(value);
  }
  return joinedBytes(pieces);
};

/** Result of reading a body; undefined: it is larger than the limit. */
export type BodyRead = Either.Either<Uint8Array | undefined, BodyTooSlow | InvalidRequest>;

/**
 * Bytes of a body for calls that are answered without a fiber: by a plain promise, which is never rejected.
 * @fails BodyTooSlow after a minute, InvalidRequest when the body breaks off
 */
export const bodyBytesNow = async (
  body: ReadableStream<Uint8Array>,
  limitBytes: number,
): Promise<BodyRead> => {
  const reader = body.getReader();
  const late = Promise.withResolvers<BodyRead>();
  const timer = setTimeout(() => late.resolve(Either.left(tooSlow)), bodySeconds * 1_000);
  const read = gather(reader, limitBytes).then(
    (bytes): BodyRead => Either.right(bytes),
    () => Either.left(brokenOff),
  );
  const outcome = await Promise.race([read, late.promise]);
  clearTimeout(timer);
  reader.cancel().catch(() => {});
  return outcome;
};

/**
 * @returns all of the body; undefined as soon as it is larger than the limit, and no more of it is read then
 * @fails BodyTooSlow after a minute, InvalidRequest when the body breaks off
 */
export const bodyBytes = (
  body: ReadableStream<Uint8Array>,
  limitBytes: number,
): Effect.Effect<Uint8Array | undefined, BodyTooSlow | InvalidRequest> =>
  Effect.acquireUseRelease(
    Effect.sync(() => body.getReader()),
    (reader) => Effect.tryPromise({ try: () => gather(reader, limitBytes), catch: () => brokenOff }),
    (reader) => Effect.sync(() => void reader.cancel().catch(() => {})),
  ).pipe(Effect.timeoutFail({ duration: `${bodySeconds} seconds`, onTimeout: () => tooSlow }));

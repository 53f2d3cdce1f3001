/**
 * The two ends of a body that is too large to be kept: of a form with a large file, its fields before the file and behind it.
 */
import * as Effect from "effect/Effect";
import { joinedBytes } from "../../kernel/text/bytes.ts";
import { mostTrailerBytes } from "./served_connection.ts";

/** Bytes of each end that are kept. */
export interface KeptEnds {
  readonly headBytes: number;
  readonly tailBytes: number;
}

/** Beginning and end of a body. */
export interface BodyEnds {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

/** As long as a body may come. */
const mostSeconds = 60;
/** Pieces of a body that comes in blocks of some kilobytes: single bytes are not waited for. */
const leastPieceBytes = 512;

const gather = async (
  reader: ReadableStreamBYOBReader,
  { headBytes, tailBytes }: KeptEnds,
  onRead: (bytes: number) => void,
): Promise<BodyEnds | undefined> => {
  let head = new Uint8Array();
  let block = new Uint8Array(2 * mostTrailerBytes);
  let behind: Array<Uint8Array> = [];
  let [size, pieces, kept] = [0, 0, 0];
  for (;;) {
    const { done, value } = await reader.read(block);
    if (done) break;
    block = new Uint8Array(value.buffer);
    size += value.byteLength;
    onRead(value.byteLength);
    if (++pieces > 1_000 && size / pieces < leastPieceBytes) return undefined;
    const toHead = Math.max(0, Math.min(headBytes - head.byteLength, value.byteLength));
    if (toHead > 0) head = joinedBytes([head, value.subarray(0, toHead)]);
    behind.push(value.slice(toHead));
    kept += value.byteLength - toHead;
    if (kept < 2 * tailBytes) continue;
    behind = [joinedBytes(behind).slice(-tailBytes)];
    kept = tailBytes;
  }
  return { head, tail: joinedBytes(behind).slice(-tailBytes) };
};

/**
 * @param onRead told how many bytes each piece has, once it is read
 * @returns both ends of the body, all of which is read; undefined for one that breaks off or comes too slowly
 */
export const bodyEnds = (
  body: ReadableStream<Uint8Array>,
  ends: KeptEnds,
  onRead: (bytes: number) => void,
): Effect.Effect<BodyEnds | undefined> =>
  Effect.acquireUseRelease(
    Effect.sync(() => body.getReader({ mode: "byob" })),
    (reader) => Effect.promise(() => gather(reader, ends, onRead).catch(() => undefined)),
    (reader) => Effect.promise(() => reader.cancel().catch(() => {})),
  ).pipe(Effect.timeoutTo({
    duration: `${mostSeconds} seconds`,
    onSuccess: (found) => found,
    onTimeout: () => undefined,
  }));

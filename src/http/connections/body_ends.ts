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

/** Reads a body piece by piece. */
interface Pieces {
  /** The next piece, for as long as no other is asked for; undefined at the end. */
  readonly next: () => Promise<Uint8Array | undefined>;
  readonly cancel: () => Promise<void>;
}

const intoOneBlock = (reader: ReadableStreamBYOBReader): Pieces => {
  let block = new Uint8Array(2 * mostTrailerBytes);
  return {
    next: async () => {
      const { done, value } = await reader.read(block);
      if (done) return undefined;
      block = new Uint8Array(value.buffer);
      return value;
    },
    cancel: () => reader.cancel(),
  };
};

/** Pieces of a stream of bytes, as bodies by a connection are; those that the service makes for itself need not be. */
const piecesOf = (body: ReadableStream<Uint8Array>): Pieces => {
  try {
    return intoOneBlock(body.getReader({ mode: "byob" }));
  } catch {
    const reader = body.getReader();
    return { next: async () => (await reader.read()).value, cancel: () => reader.cancel() };
  }
};

const gather = async (
  { next }: Pieces,
  { headBytes, tailBytes }: KeptEnds,
  onRead: (bytes: number) => void,
): Promise<BodyEnds | undefined> => {
  let head = new Uint8Array();
  let behind: Array<Uint8Array> = [];
  let [size, pieces, kept] = [0, 0, 0];
  for (let value = await next(); value !== undefined; value = await next()) {
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
    Effect.sync(() => piecesOf(body)),
    (pieces) => Effect.promise(() => gather(pieces, ends, onRead).catch(() => undefined)),
    ({ cancel }) => Effect.promise(() => cancel().catch(() => {})),
  ).pipe(Effect.timeoutTo({
    duration: `${mostSeconds} seconds`,
    onSuccess: (found) => found,
    onTimeout: () => undefined,
  }));

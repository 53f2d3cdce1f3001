/**
 * The bytes of a body that comes piece by piece, within a limit of bytes, pieces and time. Pieces that are there already leave
 * others their turn.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { BodyTooSlow, type InvalidRequest, invalidRequest } from "../../contract/failures.ts";
import { IoTurn, pauses, timer } from "../../application/yield_to_io.ts";
import { cutConnectionOf, tellComplete, tellRead } from "../connections/body_connection.ts";
import { mostTrailerBytes } from "../connections/served_connection.ts";
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

/**
 * Pieces that a body may come in. Each costs the runtime as much as some kilobytes do: a body of single bytes would take
 * seconds of everybody's time. A client that writes a table row by row sends one piece a row.
 */
const mostPieces = 20_000;

const inTooManyPieces = invalidRequest([
  issueOf({ path: "", code: "unreadable" }, {
    kind: "call",
    sentence:
      `The body came in more than ${mostPieces} pieces: send it in larger chunks, or with Content-Length.`,
  }),
]);

/** Memory that pieces are read into, one behind the other: given anew for each, the runtime would take as much for a byte. */
interface Blocks {
  readonly bytes: number;
  /** A block with less left is full. */
  readonly leastLeft: number;
  /** Most bytes that are read at once: the runtime takes as many from the connection at each piece. */
  readonly mostRead: number;
}
const ofKnownLength: Blocks = { bytes: 65_536, leastLeft: 4_096, mostRead: 65_536 };
/** Behind chunks come fields: the runtime sees that they are too many only where it may read more than all of them at once. */
const ofChunks: Blocks = {
  bytes: 4 * mostTrailerBytes,
  leastLeft: 2 * mostTrailerBytes,
  mostRead: 2 * mostTrailerBytes,
};

/** A body on its way. */
export interface IncomingBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** True if it comes in chunks, without its length. */
  readonly isChunked: boolean;
  /** Told how many bytes each of its pieces has, once it is read. */
  readonly onRead: (bytes: number) => void;
  /** Told once it was read to its end. */
  readonly onComplete: () => void;
  /** Told at once when it breaks off. */
  readonly onBroken: () => void;
}

/** @returns the body of a request that came by a connection; undefined where it has none */
export const incomingBody = (source: unknown): IncomingBody | undefined => {
  if (!(source instanceof Request) || source.body === null) return undefined;
  return {
    stream: source.body,
    isChunked: source.headers.has("transfer-encoding"),
    onRead: (bytes) => tellRead(source, bytes),
    onComplete: () => tellComplete(source),
    onBroken: () => cutConnectionOf(source),
  };
};

/** Reads pieces one after the other. */
interface PieceReader {
  /** The number of bytes of the next piece; undefined at the end. */
  readonly next: () => Promise<number | undefined>;
  /** All that was read, once no more is. */
  readonly all: () => ReadonlyArray<Uint8Array>;
  /** Reads no more of a body that has not come to its end. */
  readonly letGo: () => void;
}

/**
 * Milliseconds after which the rest of a body is let go: its answer has left by then. Before that the runtime would take
 * whatever came in of it apart at once, in which nobody else has a turn.
 */
const letGoMs = 1_000;

const cancelLater = (reader: { readonly cancel: () => Promise<void> }): void => {
  setTimeout(() => reader.cancel().catch(() => {}), letGoMs);
};

/** The piece, whose failure is told at once, also where nobody waits for the body any more. */
const toldIfBroken = <Piece>(piece: Promise<Piece>, onBroken: () => void): Promise<Piece> =>
  piece.catch((error) => {
    onBroken();
    throw error;
  });

/** A block goes to the runtime and comes back with each piece: nothing points into it before it is full. */
const intoBlocks = (
  reader: ReadableStreamBYOBReader,
  { bytes, leastLeft, mostRead }: Blocks,
  { onRead, onComplete, onBroken }: IncomingBody,
): PieceReader => {
  const full: Array<Uint8Array> = [];
  let block = new ArrayBuffer(bytes);
  let [used, isDone] = [0, false];
  return {
    letGo: () => {
      if (!isDone) cancelLater(reader);
    },
    all: () => [...full, new Uint8Array(block, 0, used)],
    next: async () => {
      if (bytes - used < leastLeft) {
        full.push(new Uint8Array(block, 0, used));
        [block, used] = [new ArrayBuffer(bytes), 0];
      }
      const view = new Uint8Array(block, used, Math.min(mostRead, bytes - used));
      const { done, value } = await toldIfBroken(reader.read(view), onBroken);
      if (value !== undefined) block = value.buffer;
      used += value?.byteLength ?? 0;
      isDone = done;
      if (done) {
        onComplete();
        return undefined;
      }
      onRead(value.byteLength);
      return value.byteLength;
    },
  };
};

const asTheyAre = (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { onComplete }: IncomingBody,
): PieceReader => {
  const pieces: Array<Uint8Array> = [];
  let isDone = false;
  return {
    letGo: () => {
      if (!isDone) cancelLater(reader);
    },
    all: () => pieces,
    next: async () => {
      const { value } = await reader.read();
      if (value === undefined) {
        isDone = true;
        onComplete();
      } else pieces.push(value);
      return value?.byteLength;
    },
  };
};

/** Bodies of requests are streams of bytes; those that came with their heads, or that the service makes for itself, need not be. */
const piecesOf = (body: IncomingBody): PieceReader => {
  try {
    const reader = body.stream.getReader({ mode: "byob" });
    return intoBlocks(reader, body.isChunked ? ofChunks : ofKnownLength, body);
  } catch {
    return asTheyAre(body.stream.getReader(), body);
  }
};

/** All of a body; why it isn't read: larger than its limit, or in too many pieces. */
type WholeBody = Uint8Array | "too large" | "too many pieces";

/** @param pass gives the thread to others after some milliseconds of pieces that were there already */
const gather = async (
  { next, all }: PieceReader,
  limitBytes: number,
  pass: () => Promise<void>,
): Promise<WholeBody> => {
  const due = pauses(pass);
  let [size, pieces] = [0, 0];
  for (let bytes = await next(); bytes !== undefined; bytes = await next()) {
    size += bytes;
    if (size > limitBytes) return "too large";
    if (++pieces > mostPieces) return "too many pieces";
    const waited = due();
    if (waited !== undefined) await waited;
  }
  return joinedBytes(all());
};

/** Result of reading a body; undefined: it is larger than the limit. */
export type BodyRead = Either.Either<Uint8Array | undefined, BodyTooSlow | InvalidRequest>;

const readOf = (gathered: WholeBody): Either.Either<Uint8Array | undefined, InvalidRequest> =>
  gathered === "too many pieces"
    ? Either.left(inTooManyPieces)
    : Either.right(gathered === "too large" ? undefined : gathered);

/**
 * Bytes of a body for calls that are answered without a fiber: by a plain promise, which is never rejected.
 * @fails BodyTooSlow after a minute, InvalidRequest when the body breaks off or comes in too many pieces
 */
export const bodyBytesNow = async (body: IncomingBody, limitBytes: number): Promise<BodyRead> => {
  const reader = piecesOf(body);
  const late = Promise.withResolvers<BodyRead>();
  const deadline = setTimeout(() => late.resolve(Either.left(tooSlow)), bodySeconds * 1_000);
  const read = gather(reader, limitBytes, timer).then(readOf, () => Either.left(brokenOff));
  const outcome = await Promise.race([read, late.promise]);
  clearTimeout(deadline);
  reader.letGo();
  return outcome;
};

/**
 * @returns all of the body; undefined as soon as it is larger than the limit, and no more of it is read then
 * @fails BodyTooSlow after a minute, InvalidRequest when the body breaks off or comes in too many pieces
 */
export const bodyBytes = (
  body: IncomingBody,
  limitBytes: number,
): Effect.Effect<Uint8Array | undefined, BodyTooSlow | InvalidRequest> =>
  Effect.acquireUseRelease(
    Effect.sync(() => piecesOf(body)),
    (reader) =>
      Effect.flatMap(IoTurn, ({ pass }) =>
        Effect.flatMap(
          Effect.tryPromise({ try: () => gather(reader, limitBytes, pass), catch: () => brokenOff }),
          readOf,
        )),
    (reader) => Effect.sync(reader.letGo),
  ).pipe(Effect.timeoutFail({ duration: `${bodySeconds} seconds`, onTimeout: () => tooSlow }));

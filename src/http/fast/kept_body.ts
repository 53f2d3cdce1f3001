/**
 * Bodies of megabytes that are the same for whoever asks: they stand in memory once, are squeezed once, and leave in
 * pieces, so that thousands of clients who ask and don't read hold a piece each, and no call waits for their copies.
 */
import { gzipSync } from "node:zlib";

/** Longer bodies leave in pieces. */
export const mostAtOnceBytes = 128 * 1_024;
const pieceBytes = 32 * 1_024;

/** A promise to wait for between two pieces; nothing where none is due. */
type Pause = () => Promise<void> | undefined;

const noPause: Pause = () => undefined;

/**
 * @param pause for pieces that are worked on: a reader that takes each at once would keep the thread until the last one
 * @returns the bytes as a stream that is asked for each piece when the one before has left; they aren't copied here
 */
export const inPieces = (
  bytes: Uint8Array<ArrayBuffer>,
  pause: Pause = noPause,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at < bytes.byteLength) controller.enqueue(bytes.subarray(at, at + pieceBytes));
      at += pieceBytes;
      if (at < bytes.byteLength) return pause();
      return controller.close();
    },
  }, { highWaterMark: 0 });
};

/** A body that is kept while the service runs. */
export class KeptBody {
  #squeezed: Uint8Array<ArrayBuffer> | undefined;

  constructor(readonly bytes: Uint8Array<ArrayBuffer>) {}

  /** The bytes in gzip, from the first who takes them so. */
  get squeezed(): Uint8Array<ArrayBuffer> {
    return this.#squeezed ??= new Uint8Array(gzipSync(this.bytes));
  }
}

/** @returns the text as a body */
export const keptText = (text: string): KeptBody => new KeptBody(new TextEncoder().encode(text));

/**
 * A text that names the origin under which clients reach the service: there is one, but on a laptop, where the last one
 * is kept.
 * @param make makes the text from a source that stays the same
 */
export const keptForOrigin = <Source extends object>(
  make: (source: Source, origin: string) => string,
): (source: Source, origin: string) => KeptBody => {
  let last: { readonly source: Source; readonly origin: string; readonly body: KeptBody } | undefined;
  return (source, origin) => {
    if (last === undefined || last.source !== source || last.origin !== origin) {
      last = { source, origin, body: keptText(make(source, origin)) };
    }
    return last.body;
  };
};

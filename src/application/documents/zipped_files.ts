/**
 * Many files as one ZIP archive that is made while it is read: a file is asked for when the reader took the one before
 * it. An archive whose making fails ends before its directory, so that nobody takes it for a whole one.
 */
import { makeZip } from "client-zip";
import * as Runtime from "effect/Runtime";
import * as Stream from "effect/Stream";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { pauses } from "../yield_to_io.ts";

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  /** ISO 8601. */
  readonly changedAt: string;
  /** The bytes, or a stream of them that is read when it is the file's turn. */
  readonly bytes: Uint8Array | Stream.Stream<Uint8Array, ServiceUnavailable>;
}

/** Returns the iterator of a stream, whose `return` ends what the stream waits for. */
const iteratorOf = <A, E, R>(
  stream: Stream.Stream<A, E, R>,
  runtime: Runtime.Runtime<R>,
): AsyncIterator<A> => Stream.toAsyncIterableRuntime(stream, runtime)[Symbol.asyncIterator]();

/** Way in which an archive is made. */
export interface Making<R> {
  /** Runs the files' streams: it has their services, and the log to which they tell what fails. */
  readonly runtime: Runtime.Runtime<R>;
  /** Gives the thread to what waits. */
  readonly pass: () => Promise<void>;
}

/**
 * Returns the bytes of the archive; its files are stored as they are, with pauses between their pieces: a reader that takes each at once
 * would keep the thread until the last one. A reader that goes away ends the making at once, in the middle of a file too: the library only
 * stops asking.
 */
export const zippedFiles = <E, R>(
  files: Stream.Stream<ArchivedFile, E, R>,
  { runtime, pass }: Making<R>,
): ReadableStream<Uint8Array> => {
  let pieces: AsyncIterator<Uint8Array> | undefined;
  const all = iteratorOf(
    Stream.map(files, ({ name, changedAt, bytes }) => ({
      name,
      lastModified: new Date(changedAt),
      input: bytes instanceof Uint8Array
        ? new Uint8Array(bytes)
        : { [Symbol.asyncIterator]: () => pieces = iteratorOf(bytes, runtime) },
    })),
    runtime,
  );
  const made = makeZip({ [Symbol.asyncIterator]: () => all }).getReader();
  const pause = pauses(pass);
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await made.read();
      if (done) return controller.close();
      controller.enqueue(value);
      await pause();
    },
    cancel: async () => {
      await Promise.all([all.return?.(), pieces?.return?.(), made.cancel()]);
    },
  }, { highWaterMark: 0 });
};

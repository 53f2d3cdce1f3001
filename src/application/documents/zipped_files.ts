/**
 * Many files as one ZIP archive that is made while it is read: a file is asked for when the reader took the one before
 * it. An archive whose making fails ends before its directory, so that nobody takes it for a whole one.
 */
import { makeZip } from "client-zip";
import * as Stream from "effect/Stream";
import type { ServiceUnavailable } from "../../contract/failures.ts";

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  /** ISO 8601. */
  readonly changedAt: string;
  /** The bytes, or a stream of them that is read when it is the file's turn. */
  readonly bytes: Uint8Array | Stream.Stream<Uint8Array, ServiceUnavailable>;
}

/** Returns the bytes of the archive; its files are stored as they are. */
export const zippedFiles = <E>(files: Stream.Stream<ArchivedFile, E>): ReadableStream<Uint8Array> =>
  makeZip(
    Stream.toAsyncIterable(
      Stream.map(files, ({ name, changedAt, bytes }) => ({
        name,
        lastModified: new Date(changedAt),
        input: bytes instanceof Uint8Array ? new Uint8Array(bytes) : Stream.toReadableStream(bytes),
      })),
    ),
  );

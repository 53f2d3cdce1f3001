/**
 * Many files as one ZIP archive that leaves while it is made: a file is asked for when the client took the one before
 * it. An archive whose making fails ends before its directory, so that nobody takes it for a whole one.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import { makeZip } from "client-zip";
import * as Stream from "effect/Stream";
import { contentDisposition, type FileName } from "../../domain/documents/file_name.ts";
import { noStore } from "./response.ts";

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  /** ISO 8601. */
  readonly changedAt: string;
  readonly bytes: Uint8Array;
}

/** Files are stored as they are: PDFs are compressed already. */
const zipped = <E>(files: Stream.Stream<ArchivedFile, E>): ReadableStream<Uint8Array> =>
  makeZip(
    Stream.toAsyncIterable(
      Stream.map(files, ({ name, changedAt, bytes }) => ({
        name,
        lastModified: new Date(changedAt),
        input: new Uint8Array(bytes),
      })),
    ),
  );

/** @returns an answer that streams the archive; the files need nothing that isn't in them */
export const archiveAnswer = <E>(
  fileName: FileName,
  files: Stream.Stream<ArchivedFile, E>,
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(zipped(files), {
    contentType: "application/zip",
    headers: { "cache-control": noStore, "content-disposition": contentDisposition(fileName) },
  });

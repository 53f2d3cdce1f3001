/** Many files as one ZIP archive that leaves while it is made. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type * as Stream from "effect/Stream";
import { type ArchivedFile, zippedFiles } from "../../application/documents/zipped_files.ts";
import { contentDisposition, type FileName } from "../../domain/documents/file_name.ts";
import { noStore } from "./response.ts";

/** @returns an answer that streams the archive; the files need nothing that isn't in them */
export const archiveAnswer = <E>(
  fileName: FileName,
  files: Stream.Stream<ArchivedFile, E>,
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(zippedFiles(files), {
    contentType: "application/zip",
    headers: { "cache-control": noStore, "content-disposition": contentDisposition(fileName) },
  });

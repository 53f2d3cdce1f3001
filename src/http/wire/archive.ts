/** Many files as one ZIP archive that leaves while it is made. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import type * as Stream from "effect/Stream";
import { type ArchivedFile, zippedFiles } from "../../application/documents/zipped_files.ts";
import { IoTurn } from "../../application/yield_to_io.ts";
import { contentDisposition, type FileName } from "../../domain/documents/file_name.ts";
import { noStore } from "./response.ts";

/** @returns an answer that streams the archive; the files need nothing that isn't in them */
export const archiveAnswer = <E>(
  fileName: FileName,
  files: Stream.Stream<ArchivedFile, E>,
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  Effect.map(IoTurn, ({ pass }) =>
    HttpServerResponse.raw(zippedFiles(files, pass), {
      contentType: "application/zip",
      headers: { "cache-control": noStore, "content-disposition": contentDisposition(fileName) },
    }));

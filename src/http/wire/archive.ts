/** Many files as one ZIP archive that leaves while it is made. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { type ArchivedFile, zippedFiles } from "../../application/documents/zipped_files.ts";
import { IoTurn } from "../../application/yield_to_io.ts";
import { contentDisposition, type FileName } from "../../domain/documents/file_name.ts";
import { noStore } from "./response.ts";

/** An archive before it is made. */
export interface Archive<E, R, TrialE, TrialR> {
  readonly fileName: FileName;
  readonly files: Stream.Stream<ArchivedFile, E, R>;
  /**
   * Asks for the first of the files that come from where they may not be had, such as the document storage. Its failure is the answer:
   * once the archive has begun to leave, one that fails can only break off.
   */
  readonly trial: Effect.Effect<unknown, TrialE, TrialR>;
}

/** The stream, whose failure, which nobody is answered with any more, is logged; a reader that went away is none. */
const logged = <A, E, R>(fileName: FileName, stream: Stream.Stream<A, E, R>): Stream.Stream<A, E, R> =>
  Stream.tapErrorCause(
    stream,
    (cause) =>
      Cause.isInterruptedOnly(cause)
        ? Effect.void
        : Effect.logError(`${fileName} broke off while it left.`, cause),
  );

/**
 * @returns an answer that streams the archive, in which one that fails breaks off before its directory
 * @fails what the trial fails with, before anything has left
 */
export const archiveAnswer = <E, R, TrialE, TrialR>(
  { fileName, files, trial }: Archive<E, R, TrialE, TrialR>,
): Effect.Effect<HttpServerResponse.HttpServerResponse, TrialE, R | TrialR> =>
  Effect.gen(function* () {
    yield* trial;
    const runtime = yield* Effect.runtime<R>();
    const { pass } = yield* IoTurn;
    const leaving = Stream.map(
      logged(fileName, files),
      ({ bytes, ...file }): ArchivedFile => ({
        ...file,
        bytes: bytes instanceof Uint8Array ? bytes : logged(fileName, bytes),
      }),
    );
    return HttpServerResponse.raw(zippedFiles(leaving, { runtime, pass }), {
      contentType: "application/zip",
      headers: { "cache-control": noStore, "content-disposition": contentDisposition(fileName) },
    });
  });

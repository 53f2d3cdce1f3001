/**
 * Files beside suppliers' values as the store has them. Nothing can make them again, and the law demands them for years: one that the
 * store lost, cut or changed is named, and never given out in the place of what was sent. Decision 0264.
 */
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { createHash } from "node:crypto";
import { DocumentNotFound, type ServiceUnavailable } from "../../contract/failures.ts";
import { keyOfFile, type SupplierFile } from "../../domain/suppliers/attachment.ts";
import type { DocumentStore, StoredDocument } from "../documents/document_ports.ts";

/** Ways in which a file stands in the store: there, not there, or of other bytes than were sent. */
export const fileStates = ["whole", "missing", "changed"] as const;
/** State of a file in the store. */
export type FileState = typeof fileStates[number];

/** SHA-256 of files that an archive lacks. */
export interface LackingFiles {
  readonly missing: Array<string>;
  readonly changed: Array<string>;
}

/** Returns a list of lacking files that has none yet. */
export const noneLacking = (): LackingFiles => ({ missing: [], changed: [] });

/** Part of a store that files are opened by. */
type Opening = Pick<DocumentStore["Type"], "open">;

/** Depth to which a file is looked at: by its size, which is free, or by its bytes too, which reads it once. */
export type Depth = "size" | "bytes";

/** Kept file that was looked at: its bytes only where they are those that were sent. */
export type KeptFile =
  | { readonly state: "whole"; readonly document: StoredDocument }
  | { readonly state: Exclude<FileState, "whole"> };

/** The SHA-256 of a document, 64 lower-case hex digits, by the runtime's own code: 3 ms a megabyte, piece by piece. */
const hashOf = ({ read }: StoredDocument): Effect.Effect<string, ServiceUnavailable> =>
  Effect.map(
    Stream.runFold(read(), createHash("sha256"), (hash, bytes) => hash.update(bytes)),
    (hash) => hash.digest("hex"),
  );

/** Looks a file up in the store. */
export const keptFile = (
  { open }: Opening,
  file: SupplierFile,
  depth: Depth,
): Effect.Effect<KeptFile, ServiceUnavailable> =>
  Effect.gen(function* () {
    const document = yield* open(keyOfFile(file));
    const isWhole = document.sizeBytes === file.sizeBytes &&
      (depth === "size" || (yield* hashOf(document)) === file.sha256);
    return isWhole ? { state: "whole", document } as const : { state: "changed" } as const;
  }).pipe(Effect.catchTag("DocumentNotFound", () => Effect.succeed({ state: "missing" } as const)));

/**
 * Looks for the first file of an archive, whose bytes are read while it leaves: whether the store answers at all.
 * @param file the first; undefined where the archive has none
 * @fails ServiceUnavailable for a store that is away; a file that it lost or changed is told in the archive
 */
export const tryFirst = (
  store: Opening,
  file: SupplierFile | undefined,
): Effect.Effect<void, ServiceUnavailable> =>
  file === undefined ? Effect.void : Effect.asVoid(keptFile(store, file, "size"));

const sentences: Readonly<Record<Exclude<FileState, "whole">, string>> = {
  missing: "The service's storage has lost this file",
  changed: "This file was cut off or changed in the service's storage, and is not given out",
};

const lacking = ({ sha256, sizeBytes }: SupplierFile, state: Exclude<FileState, "whole">): DocumentNotFound =>
  new DocumentNotFound({
    message: `${
      sentences[state]
    }: it had ${sizeBytes} bytes with the SHA-256 ${sha256}. Send the same file again to where it was, which puts it back, or ask the operator to.`,
    lacking: state,
  });

/**
 * Opens a file that somebody asks for.
 * @fails DocumentNotFound for one that the store lost or changed, which is logged for the operator
 */
export const openKept = (
  store: Opening,
  file: SupplierFile,
  depth: Depth,
): Effect.Effect<StoredDocument, DocumentNotFound | ServiceUnavailable> =>
  Effect.gen(function* () {
    const found = yield* keptFile(store, file, depth);
    if (found.state === "whole") return found.document;
    yield* Effect.logError(
      `The document storage has ${
        keyOfFile(file)
      } ${found.state}: put it back from a backup (SHA-256 ${file.sha256}).`,
    );
    return yield* lacking(file, found.state);
  });

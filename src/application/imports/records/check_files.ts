/** Files beside suppliers' values, held against the store: the law demands them, and nothing can make them again. */
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { keyOfFile, type SupplierFile } from "../../../domain/suppliers/attachment.ts";
import { sha256InPieces } from "../../../kernel/sha256.ts";
import type { Row } from "../../accounts/operator_commands.ts";
import { DocumentStore, type StoredDocument } from "../../documents/document_ports.ts";
import { Attachments } from "../../attachments/attachment_ports.ts";

/** State of a file in the store: there, not there, or of other bytes than were sent. */
type FileState = "whole" | "missing" | "changed";

const states: ReadonlyArray<FileState> = ["whole", "missing", "changed"];
/** Files of a state, added up. */
interface FoundFiles {
  files: number;
  bytes: number;
  readonly keys: Array<string>;
}

const nothingFound = (): FoundFiles => ({ files: 0, bytes: 0, keys: [] });

/** Files of a state that are named. */
const mostNamed = 20;

const hashOf = ({ read }: StoredDocument): Effect.Effect<string, ServiceUnavailable> =>
  Effect.map(
    Stream.runFold(read(), sha256InPieces(), (hash, bytes) => hash.update(bytes)),
    (hash) => hash.digest().toHex(),
  );

const stateOf = (
  file: SupplierFile,
  isRead: boolean,
): Effect.Effect<FileState, ServiceUnavailable, DocumentStore> =>
  Effect.gen(function* () {
    const document = yield* (yield* DocumentStore).open(keyOfFile(file));
    if (document.sizeBytes !== file.sizeBytes) return "changed" as const;
    if (!isRead) return "whole" as const;
    return (yield* hashOf(document)) === file.sha256 ? "whole" as const : "changed" as const;
  }).pipe(Effect.catchTag("DocumentNotFound", () => Effect.succeed("missing" as const)));

/**
 * @param accountId UUID of an account; undefined: of all
 * @param isRead true if the bytes are read and hashed, and not their size alone looked at
 * @returns one row a state, with the keys of the first files that are missing or changed
 */
export const checkFiles = (
  accountId: string | undefined,
  isRead: boolean,
): Effect.Effect<ReadonlyArray<Row>, ServiceUnavailable, Attachments | DocumentStore> =>
  Effect.gen(function* () {
    const found = new Map(states.map((state): [FileState, FoundFiles] => [state, nothingFound()]));
    const { files } = yield* Attachments;
    yield* Stream.runForEach(files(accountId), (file) =>
      Effect.map(stateOf(file, isRead), (state) => {
        const sum = found.get(state);
        if (sum === undefined) return;
        sum.files += 1;
        sum.bytes += file.sizeBytes;
        if (state !== "whole" && sum.keys.length < mostNamed) sum.keys.push(keyOfFile(file));
      }));
    return [...found].map(([state, { files: count, bytes, keys }]): Row => ({
      state,
      files: count,
      bytes,
      keys: keys.join(", "),
    }));
  });

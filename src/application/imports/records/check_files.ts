/** Files beside suppliers' values, held against the store: the law demands them, and nothing can make them again. */
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { keyOfFile } from "../../../domain/suppliers/attachment.ts";
import type { Row } from "../../accounts/operator_commands.ts";
import { DocumentStore } from "../../documents/document_ports.ts";
import { Attachments } from "../../attachments/attachment_ports.ts";
import { type FileState, fileStates, keptFile } from "../../attachments/kept_file.ts";

/** Files of a state, added up. */
interface FoundFiles {
  files: number;
  bytes: number;
  readonly keys: Array<string>;
}

const nothingFound = (): FoundFiles => ({ files: 0, bytes: 0, keys: [] });

/** Files of a state that are named. */
const mostNamed = 20;

/** Returns the first of the names on one line, and how many more there are; empty for none. */
export const namedSome = (names: ReadonlyArray<string>): string =>
  [
    ...names.slice(0, mostNamed),
    ...names.length > mostNamed ? [`and ${names.length - mostNamed} more`] : [],
  ].join(", ");

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
    const found = new Map(
      fileStates.map((state): [FileState, FoundFiles] => [state, nothingFound()]),
    );
    const { files } = yield* Attachments;
    const store = yield* DocumentStore;
    yield* Stream.runForEach(
      files(accountId),
      (file) =>
        Effect.map(keptFile(store, file, isRead ? "bytes" : "size"), ({ state }) => {
          const sum = found.get(state);
          if (sum === undefined) return;
          sum.files += 1;
          sum.bytes += file.sizeBytes;
          if (state !== "whole" && sum.keys.length < mostNamed) sum.keys.push(keyOfFile(file));
        }),
    );
    return [...found].map(([state, { files: count, bytes, keys }]): Row => ({
      state,
      files: count,
      bytes,
      keys: keys.join(", "),
    }));
  });

/**
 * An account's ledger as files: for each kind of record JSON lines as they are kept, the files beside suppliers' values as they
 * were sent, and last `export.json`, which counts the records.
 * Kinds are read before those that they refer to, so that records that are added meanwhile leave no reference open.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Stream from "effect/Stream";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { SupplierFile } from "../../../domain/suppliers/attachment.ts";
import type { DocumentStore } from "../../documents/document_ports.ts";
import type { ArchivedFile } from "../../documents/zipped_files.ts";
import type { Attachments } from "../../attachments/attachment_ports.ts";
import { keptFile, type LackingFiles, noneLacking } from "../../attachments/kept_file.ts";
import { type ExportedAccount, exportedKinds, type LedgerRecords } from "./record_ports.ts";

const encoder = new TextEncoder();
const numberDigits = 4;
/** Characters that are made bytes together, and bytes that leave together: entries may come to tens of megabytes. */
const pieceSize = 65_536;

/** Takes the lines as bytes, some at a time; one that is longer, such as a declaration's document, in parts. */
function* piecesOf(lines: Iterable<string>): Generator<Uint8Array> {
  let text = "";
  const bytesSoFar = function* (): Generator<Uint8Array> {
    const bytes = encoder.encode(text);
    for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
    text = "";
  };
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length >= pieceSize) yield* bytesSoFar();
  }
  yield* bytesSoFar();
}

/** Services that an archive is made of. */
export interface ExportSources {
  readonly records: LedgerRecords["Type"];
  readonly attachments: Attachments["Type"];
  readonly store: DocumentStore["Type"];
}

/** Choices of an archive. */
export interface ExportChoices {
  /** False leaves the bytes of files beside values out; their records stay. */
  readonly hasFiles?: boolean;
  /** Filled with the files that the archive lacks, for whoever makes it. */
  readonly lacking?: LackingFiles;
}

/** Returns the files, each made when it is asked for. */
export const exportFiles = (
  { records: { pages }, attachments, store }: ExportSources,
  { id, at }: ExportedAccount,
  { hasFiles = true, lacking = noneLacking() }: ExportChoices = {},
): Stream.Stream<ArchivedFile, ServiceUnavailable> =>
  Stream.suspend(() => {
    /** The bytes of a file; those that the store doesn't have, or has otherwise, are named at the end. */
    const opened = (file: SupplierFile) =>
      Effect.map(
        keptFile(store, file, "bytes"),
        (found): Option.Option<ArchivedFile> => {
          if (found.state !== "whole") {
            lacking[found.state].push(file.sha256);
            return Option.none();
          }
          const name = `files/${file.sha256}.${file.kind}`;
          return Option.some({
            name,
            changedAt: at,
            bytes: found.document.read(),
          });
        },
      );
    const kept = hasFiles
      ? Stream.filterMap(Stream.mapEffect(attachments.files(id), opened), (found) => found)
      : Stream.empty;
    const counts = new Map<string, number>(exportedKinds.map((kind) => [kind, 0]));
    const files = Stream.flatMap(Stream.fromIterable(exportedKinds), (kind) =>
      pages(id, kind).pipe(
        Stream.filter((lines) => lines.length > 0),
        Stream.zipWithIndex,
        Stream.map(([lines, index]): ArchivedFile => {
          counts.set(kind, (counts.get(kind) ?? 0) + lines.length);
          return {
            name: `${kind}-${String(index + 1).padStart(numberDigits, "0")}.jsonl`,
            changedAt: at,
            bytes: Stream.fromIteratorSucceed(piecesOf(lines), 1),
          };
        }),
      ));
    const end = Stream.fromEffect(Effect.sync((): ArchivedFile => ({
      name: "export.json",
      changedAt: at,
      bytes: encoder.encode(JSON.stringify({
        format: "ledger export 1",
        account: id,
        exported_at: at,
        records: Object.fromEntries(counts),
        missing_files: lacking.missing,
        changed_files: lacking.changed,
      })),
    })));
    return Stream.concat(Stream.concat(files, kept), end);
  });

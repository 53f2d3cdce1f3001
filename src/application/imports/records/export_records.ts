/**
 * An account's ledger as files: for each kind of record JSON lines as they are kept, and last `export.json`, which counts them.
 * Kinds are read before those that they refer to, so that records that are added meanwhile leave no reference open.
 */
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { ArchivedFile } from "../../documents/zipped_files.ts";
import { type ExportedAccount, exportedKinds, type LedgerRecords } from "./record_ports.ts";

const encoder = new TextEncoder();
const numberDigits = 4;

/** Returns the files, each made when it is asked for. */
export const exportFiles = (
  { pages }: LedgerRecords["Type"],
  { id, at }: ExportedAccount,
): Stream.Stream<ArchivedFile, ServiceUnavailable> =>
  Stream.suspend(() => {
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
            bytes: encoder.encode(lines.map((line) => `${line}\n`).join("")),
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
      })),
    })));
    return Stream.concat(files, end);
  });

/** Entries of tables that operators added, as the database would have them. */
import type { LawFiles, StoredAddition } from "../../src/application/law/law_ports.ts";

/** An entry that counts from the beginning, unless told otherwise. */
export const entryOf = (
  id: number,
  files: LawFiles,
  more: Partial<StoredAddition> = {},
): StoredAddition => ({
  id,
  kind: "data_set",
  version: JSON.parse(files["manifest.json"] ?? "{}").version,
  title: "A table",
  sha256: "0".repeat(64),
  enteredBy: "the tests",
  enteredMs: 0,
  countsFromMs: 0,
  withdrawnMs: undefined,
  withdrawnBy: undefined,
  isForeign: false,
  files,
  ...more,
});

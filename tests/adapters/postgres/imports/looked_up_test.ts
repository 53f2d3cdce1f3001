/** Ids and names that a call's entries are looked up by in the database. */
import assert from "node:assert/strict";
import { lookedUpFor } from "../../../../src/adapters/postgres/imports/ledger_writing.ts";
import type { LedgerEntry } from "../../../../src/domain/imports/ledger/entry.ts";
import { entries } from "../../../support/importer_year.ts";

const first = entries[0] ?? assert.fail("no entry");
const ids = ["0190163d-8694-739b-aea5-966c26f8ad91", "0190163d-8694-739b-aea5-966c26f8ad92"];

Deno.test("an item that thousands of a call's entries name, or an entry that they refer to, is looked up once", () => {
  const call = Array.from({ length: 5_000 }, (_, at): LedgerEntry => ({
    ...first,
    id: String(at),
    mrn: at % 4 < 2 ? "26DE000000000001R1" : "26DE000000000002R2",
    item: 1 + at % 2,
    refersTo: ids[at % 3]?.toUpperCase() ?? "row 7",
  }));
  assert.deepEqual(lookedUpFor(call), {
    ids,
    names: ["26DE000000000001R1", "26DE000000000002R2"].flatMap((mrn) => [
      { mrn, item: 1 },
      { mrn, item: 2 },
    ]),
  });
});

/** Rows of a call as entries: what was sent is let go of once it is read, while thousands wait for their turn. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { jsonEntry, sentEntries } from "../../../src/application/imports/sent/sent_entries.ts";
import { day } from "../../support/importer_year.ts";

const row = {
  mrn: "26DE000000000001R1",
  item: 1,
  cn_code: "73181595",
  origin_country: "CHN",
  net_mass_kg: 6200,
  release_date: "2026-01-08",
};

Deno.test("no row that was sent is held beside what became of it, read or refused", async () => {
  const entries = await Effect.runPromise(sentEntries({
    importer: "an importer",
    rows: [row, { ...row, mrn: 7, entry: "second" }].map(jsonEntry),
    today: day("2026-02-01"),
    newId: () => "an id",
  }));
  assert.deepEqual(entries.map(({ entry }) => entry !== undefined), [true, false]);
  assert.deepEqual(entries.map(({ name }) => name), [null, "second"]);
  for (const { raw } of entries) assert.ok(!("row" in raw));
});

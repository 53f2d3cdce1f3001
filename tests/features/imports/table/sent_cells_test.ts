/** Cells of a table of imports beside its results: as they were sent, without reading any row a second time. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { Spreadsheets } from "../../../../src/application/documents/spreadsheets.ts";
import { fromTable } from "../../../../src/features/imports/handlers/entries_question.ts";
import { importTable } from "../../../../src/features/imports/table/import_table.ts";
import { sheetQuestion } from "../../../../src/http/wire/table/question.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { nothingSaid } from "../../../support/tables.ts";

const rows = [
  ["mrn", "item", "cn_code", "origin_country", "net_mass_kg", "release_date", "Our note"],
  ["26DE000000000001R1", 1, "7318 15 95", "China", "6200 kg", "2026-01-08", "first"],
  ["26DE000000000002R1", 1, "73181595", "CHN", 6200, "2026-01-08", null],
];

Deno.test("cells of rows stand beside their results as they were sent, and no row is read for it", async () => {
  const numbers = rows.map((_, at) => at + 1);
  const found = atOnce(
    sheetQuestion(importTable, { rows, numbers }, { ...nothingSaid, keepsExtraColumns: true }),
  );
  assert.ok(Either.isRight(found));
  const { shape } = found.right;
  const set = { ...shape.set, readRow: () => assert.fail("a row was read") };
  const table = { ...found.right, shape: { ...shape, set } };
  const noFile = () => Effect.die("no file is read");
  const { sentAt, sentNames } = await Effect.runPromise(
    fromTable(() => Effect.succeed(table), new Uint8Array(), { importer: "an importer" }).pipe(
      Effect.provideService(
        Spreadsheets,
        Spreadsheets.of({ read: noFile, readTemplate: noFile, inspect: noFile, write: noFile }),
      ),
    ),
  );
  for (const index of [0, 1]) {
    assert.deepEqual(sentNames.map((name) => sentAt(index)[name]), rows[index + 1]);
  }
});

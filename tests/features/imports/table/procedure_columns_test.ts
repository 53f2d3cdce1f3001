/** Procedures in two columns, the requested one and the previous one, as customs lists have them. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { customsColumns } from "../../../../src/features/imports/sheets/customs_columns.ts";
import { importTable } from "../../../../src/features/imports/table/import_table.ts";
import { headingOf } from "../../../../src/http/wire/table/columns/headings.ts";
import { sheetQuestion } from "../../../../src/http/wire/table/question.ts";
import { readTableRow } from "../../../../src/http/wire/table/table_row.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { nothingSaid, numbered } from "../../../support/tables.ts";

const pairs: ReadonlyArray<readonly [string, string]> = [
  ["Requested procedure", "Previous procedure"],
  ["Beantragtes Verfahren", "Vorhergehendes Verfahren"],
  ["Régime demandé", "Régime précédent"],
  ["Régimen solicitado", "Régimen precedente"],
  ["Procedura wnioskowana", "Procedura poprzednia"],
  ["Gevraagde regeling", "Voorafgaande regeling"],
  ["Verfahren", "Vorangegangenes Verfahren"],
];

Deno.test("the requested procedure and the previous one are one, in tables of imports and of customs", () => {
  const cells = [[40, 0], ["40", "00"], ["42", 71], ["4051", 51], [7, 0], ["4000", "51"], [
    "4000",
    "",
  ]] as const;
  for (const set of [importTable, customsColumns]) {
    for (const [requested, previous] of pairs) {
      const table = numbered([
        ["MRN", "Item", "Release date", "CN code", "Origin", "Net mass (kg)", requested, previous],
        ...cells.map(([one, other], at) => [
          "26DE000000000001R1",
          at + 1,
          "2026-01-08",
          "72083900",
          "China",
          1000,
          one,
          other,
        ]),
      ]);
      const { rows, shape } = Either.getOrThrow(atOnce(sheetQuestion(set, table, nothingSaid)));
      const read = rows.map((row) => readTableRow(row, shape).strict?.members["procedure"]);
      assert.deepEqual(read, ["4000", "4000", "4271", "4051", "0700", "400051", "4000"], requested);
    }
  }
});

Deno.test("a procedure without the word for its part is the whole one", () => {
  assert.deepEqual(headingOf(importTable, "Verfahren"), { column: "procedure" });
});

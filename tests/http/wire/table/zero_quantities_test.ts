/** Exports put 0 where a quantity has no meaning: no energy beside a mass, and no mass beside energy. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { customsColumns } from "../../../../src/features/imports/sheets/customs_columns.ts";
import { importTable } from "../../../../src/features/imports/table/import_table.ts";
import { planTable } from "../../../../src/features/plans/table/columns.ts";
import { sheetQuestion } from "../../../../src/http/wire/table/question.ts";
import { readTableRow } from "../../../../src/http/wire/table/table_row.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { nothingSaid, numbered } from "../../../support/tables.ts";

Deno.test("0 beside the quantity of a row is none in every kind of table, 0 alone stays what it is", () => {
  for (const set of [shipmentTable, planTable, importTable, customsColumns]) {
    const hasItems = set === importTable || set === customsColumns;
    const rowOf = (...cells: ReadonlyArray<string | number>) =>
      hasItems ? ["26DE000000000001R1", 1, "2026-01-08", ...cells] : cells;
    const table = numbered([
      hasItems
        ? ["MRN", "Item", "Release date", "CN code", "Origin", "Net mass (kg)", "MWh"]
        : ["CN code", "Origin", "Net mass (kg)", "MWh"],
      rowOf("72083900", "China", 1000, 0),
      rowOf("27160000", "Serbia", "0.000", 5),
      rowOf("72083900", "China", 0, 0),
      rowOf("72083900", "China", "1 pallet", 0),
    ]);
    const { rows, shape } = Either.getOrThrow(atOnce(sheetQuestion(set, table, nothingSaid)));
    const read = rows.map((cells) => readTableRow(cells, shape).strict?.members);
    assert.deepEqual(
      read.map((members) => [members?.["net_mass_kg"], members?.["mwh"]]),
      [[1000, undefined], [undefined, 5], [0, 0], [undefined, undefined]],
    );
  }
});

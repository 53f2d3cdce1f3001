/** Merged cells of a workbook: their value holds for each of their rows, or the table is refused; no row is calculated without it. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import type { Cell, MergedCells } from "../../../../src/domain/documents/workbook.ts";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { sheetQuestion } from "../../../../src/http/wire/table/question.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { nothingSaid } from "../../../support/tables.ts";

const optional = shipmentTable.columns.filter(({ need }) => need === "optional");
const head = ["cn_code", "origin_country", "tonnage"];

const asked = (heading: string, cells: ReadonlyArray<Cell>, merged: ReadonlyArray<MergedCells>) => {
  const rows = [[...head, heading], ...cells.map((cell) => ["72083900", "CHN", 24.5, cell])];
  return atOnce(
    sheetQuestion(shipmentTable, { rows, numbers: rows.map((_, at) => at + 1), merged }, nothingSaid),
  );
};

Deno.test("a number other than a quantity that is merged with blank cells below it refuses the table, by its rows", () => {
  const numbers = optional.filter(({ isNumber }) => isNumber === true);
  assert.ok(numbers.length > 4);
  for (const { name, example } of numbers) {
    const refused = asked(name, [example, null], [{ column: 3, from: 2, to: 3 }]);
    assert.ok(Either.isLeft(refused), name);
    assert.deepEqual(refused.left.issues.map(({ path, code }) => [path, code]), [[name, "ambiguous"]]);
    assert.match(refused.left.message, /merged cells, in rows 2 to 3/);
    // Without a further row, with numbers of their own, or in another column the cells leave nothing open.
    assert.ok(Either.isRight(asked(name, [example], [{ column: 3, from: 2, to: 3 }])), name);
    assert.ok(Either.isRight(asked(name, [example, example], [{ column: 3, from: 2, to: 3 }])), name);
    assert.ok(Either.isRight(asked(name, [example, null], [{ column: 2, from: 2, to: 3 }])), name);
  }
});

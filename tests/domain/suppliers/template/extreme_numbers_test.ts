/** Numbers at the ends of double precision in every column of a communication template: it is read, whatever is said of them. */
import assert from "node:assert/strict";
import { readTemplate } from "../../../../src/domain/suppliers/template/reading.ts";
import { exactly } from "../../../../src/kernel/decimal.ts";
import { extremeNumbers } from "../../../support/extreme_numbers.ts";
import { cellsOfTemplate, madeTemplate, put } from "../../../support/template_workbook.ts";

const span = { least: exactly(0.3), most: exactly(4) };
const law = () => ({ standing: "goods", indirectCounts: true, span }) as const;

const columnsWithNumbers = (): ReadonlyArray<string> => [
  ...new Set(
    madeTemplate().sheets.flatMap(({ cells }) =>
      [...cells].flatMap(([key, { value }]) => typeof value === "number" ? [key.split(":")[1] ?? ""] : [])
    ),
  ),
];

Deno.test("a template is read with any number in all cells of a column that have one", () => {
  const columns = columnsWithNumbers();
  assert.ok(columns.length > 10, `${columns.length}`);
  for (const column of columns) {
    for (const value of extremeNumbers) {
      const template = madeTemplate();
      for (const { cells } of template.sheets) {
        for (const [key, cell] of cells) {
          if (key.endsWith(`:${column}`) && typeof cell.value === "number") {
            cells.set(key, { value, kind: "typed" });
          }
        }
      }
      assert.doesNotThrow(() => readTemplate(cellsOfTemplate(template), law), `${column}: ${value}`);
    }
  }
});

Deno.test("a typed total of any number beside other figures is read", () => {
  for (const value of extremeNumbers) {
    const template = madeTemplate();
    put(template, "Summary_Products", "K10", value);
    put(template, "Summary_Communication", "K26", value, "result");
    assert.ok(readTemplate(cellsOfTemplate(template), law) !== undefined, `${value}`);
  }
});

/** Numbers that a spreadsheet of another country may have made of texts, beside texts that it took for none. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import type { Cell } from "../../../../src/domain/documents/workbook.ts";
import type { TableOptions } from "../../../../src/http/wire/table/shape.ts";
import { nothingSaid, tableOfSheet } from "../../../support/tables.ts";

type Column = ReadonlyArray<Cell>;

const saidOf = (cells: Column, more: Partial<TableOptions> = {}): string =>
  Either.match(
    tableOfSheet([
      ["CN code", "Country of origin", "Net mass (kg)"],
      ...cells.map((cell) => ["72083900", "CHN", cell]),
    ], { ...nothingSaid, ...more }),
    { onLeft: ({ message }) => message, onRight: () => "" },
  );

const asks = (columns: ReadonlyArray<Column>): void => {
  for (const cells of columns) assert.match(saidOf(cells), /took for no number/, String(cells));
};

const asksNothing = (columns: ReadonlyArray<Column>): void => {
  for (const cells of columns) assert.doesNotMatch(saidOf(cells), /took for no number/, String(cells));
};

Deno.test("a number beside a text with another decimal mark is asked about with both rows, and the mark answers", () => {
  assert.equal(
    saidOf([24.5, 750, "1.204.500"]),
    'The column "Net mass (kg)" has a text that a spreadsheet took for no number ("1.204.500" in row 4) beside numbers that it may ' +
      'have read with another decimal mark ("24.5" in row 2): correct them, or send decimal=comma or decimal=point for the ' +
      "mark of the texts if the numbers are right.",
  );
  assert.match(
    saidOf(["0,75", 0, 7, 12.25]),
    /\("0,75" in row 2\) beside .* another decimal mark \("7" in row 4\)/,
  );
  for (const cells of [[24.5, 750, "1.204.500"], [24.5, "850,5", 12.25]]) {
    assert.equal(saidOf(cells, { decimal: "comma" }), "");
  }
  assert.equal(saidOf(["124.5", 18_375, "0.75"], { decimal: "point" }), "");
});

Deno.test("of grouped thousands a spreadsheet makes fractions: 24.500 is 24.5, and 7.000 is 7", () => {
  asks([
    [24.5, "850,5", 12.25],
    [24.5, "850.5", 12.25],
    [7, "850,5"],
    [7.001, "1850,5"],
    [-24.5, "-850,5"],
    [24.500000000000004, "850,5"],
    [24.5, 1_204, "850,5"],
    [1.204, "1.204.500,00"],
    [24.5, "1,204,500"],
    [24, 750, "1.204.500"],
    [-1.5, "1.204,50"],
  ]);
});

Deno.test("of three decimals it makes thousands: 18.375 is 18375", () => {
  asks([
    ["124.5", 18_375, "0.75"],
    ["124,5", 18_375, 0],
    ["1.204,5", 18_375],
    [1_234_500, "850,5"],
    ["24 500,5", 18_375],
    ["24 500,5", 750],
    [750_000, "24.500,000"],
    [750_000, 12, "24\u202f500,000"],
    [750_000, "24’500.000"],
  ]);
});

Deno.test("nothing is asked where a number shows that the spreadsheet knew the mark, and where no text shows another", () => {
  asksNothing([
    [24.5, 24_500.5, "850,5"],
    [24.5, 0.5, "850,5"],
    [24.5, 1.0625, "850,5"],
    [24.5, 24_500.5, "1.204.500"],
    [24.5625, "1.204.500"],
    [750_000.5, "24.500,000"],
    [24.5, "24 500,5"],
    [24_500, "1.204.500"],
    [0, "850,5"],
    [24.5, "0,750"],
    [24.5, "1204,500"],
    [24.5, "24.500"],
    [24.5, "24 500"],
    [24.5, "850"],
    [24, "0.12345678901234567"],
    [24.5, "850,5 kg"],
    [24.5, "850,5-"],
    [24.5, "1.204.500 kg"],
    ["24,5", "1.204.500"],
    ["24.5", "850,5"],
  ]);
});

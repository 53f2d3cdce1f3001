/** Words above the headings and beside them: units, titles of several columns, and facts about the whole table. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import type { Cell, Cells } from "../../../../src/domain/documents/workbook.ts";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { recognise } from "../../../../src/features/cbam/pages/tables/recognise.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { foundHeader, headerCells } from "../../../../src/http/wire/table/columns/header.ts";
import { headingOf } from "../../../../src/http/wire/table/columns/headings.ts";
import { unitsAround } from "../../../../src/http/wire/table/columns/units/unit_issues.ts";
import { workbookFacts } from "../../../../src/http/wire/table/question.ts";
import { saidUnderOwnHeadings } from "../../../support/named_by_hand.ts";
import { nothingSaid, numbered, tableOfSheet } from "../../../support/tables.ts";

/** What a table is refused for, by the API and by the page alike; empty where it is read. */
const refusal = (rows: ReadonlyArray<Cells>): string => {
  const said = Either.match(tableOfSheet(rows, { ...nothingSaid, keepsExtraColumns: true }), {
    onLeft: ({ message }) => message,
    onRight: () => "",
  });
  const page = atOnce(recognise(numbered(rows), workbookFacts, undefined));
  assert.equal(Either.isLeft(page) ? page.left.message : "", said);
  assert.equal(saidUnderOwnHeadings(numbered(rows)), said, "named by hand");
  return said;
};

const good: Cells = ["72083900", "CHN", 24.5];

Deno.test("words of a form above the headings are no units, a number of a post code is no multiple, and a word above a quantity is one", () => {
  const headings = ["CN code", "Origin", "Tonnes"];
  for (
    const above of [
      ["Country of destination", "LT"],
      ["Section", "G"],
      ["Country of destination", "KG"],
      ["Office in 1000 Brussels"],
    ]
  ) {
    assert.equal(refusal([above, headings, good]), "", above.join());
  }
  const inKilograms = ["CN code", "Origin", "Net mass (kg)"];
  for (const word of ["MT", "TO"]) {
    assert.equal(refusal([["Country", word], inKilograms, good]), "", word);
  }
  for (
    const above of [
      ["kg"],
      [null, "kg"],
      ["Imports", null, "kg"],
      ["Imports", "(kg)"],
      ["Imports", "in kg"],
      ["in 1000"],
      ["in 1000 t"],
      ["in 1000t netto"],
    ]
  ) {
    assert.match(
      refusal([above, [], headings, good]),
      /Row 1 .* names another unit than the column "Tonnes"/,
      above.join(),
    );
  }
});

Deno.test("the full number of the element of a net mass stands beside its words, and marks of order and choice beside any", () => {
  for (
    const text of [
      "18 01 000 000 Net mass (kg)",
      "Net mass (kg) (18 01 000 000)",
      "Net mass (kg) [18/01/000/000]",
      "Net mass (kg) ↓",
      "✓ Net mass (kg)",
    ]
  ) {
    assert.deepEqual(headingOf(shipmentTable, text), { column: "net_mass_kg" }, text);
  }
  for (const text of ["CN code ↑", "CN code ✔", "CN code ⇩", "18 09 057 000 Commodity code"]) {
    assert.deepEqual(headingOf(shipmentTable, text), { column: "cn_code" }, text);
  }
  for (
    const text of ["18 04 000 000 Net mass (kg)", "18 01 000 Net mass (kg)", "Net mass (kg) (1 000 000)"]
  ) {
    assert.ok(!("column" in headingOf(shipmentTable, text)), text);
  }
});

Deno.test("a title of several columns holds for each of them; facts about the table hold for none", () => {
  const over = (above: Cells, below: Cells): unknown =>
    foundHeader(shipmentTable, [above, below])?.cells.map((cell) => headingOf(shipmentTable, String(cell)));
  const mass = { column: "net_mass_kg" };
  const code = { column: "cn_code" };
  const unknown = { unknown: true };
  const below = ["CN code", "Value (EUR)", "Net mass (kg)"];
  assert.deepEqual(over([null, "Forecast", null], below), [code, unknown, unknown]);
  assert.deepEqual(over(["Goods", "Weight of a piece", null], ["CN code", "lbs", "kg"]), [
    code,
    unknown,
    unknown,
  ]);
  assert.deepEqual(over([null, "Goods", null], below), [code, unknown, mass]);
  assert.deepEqual(over(["Forecast of imports", null, null], below), [code, unknown, mass]);
  const origin = { column: "origin_country" };
  for (
    const above of [
      ["Importer: ACME", null, "Currency: EUR"],
      ["Currency", "EUR", null],
      ["Raport", null, "Stan na 31.12.2026"],
      ["Liste", null, "Préparé par Jean"],
      ["Préparé par Jean", null, "Page 1"],
    ]
  ) {
    assert.deepEqual(
      over(above, ["CN code", "Origin", "Net mass (kg)"]),
      [code, origin, mass],
      above.join(),
    );
  }
  for (
    const text of ["Masse par pièce", "Waga na sztukę", "Forecast: 2027", "Plan", "Stan na 31.12.2026 %"]
  ) {
    assert.deepEqual(
      over(["Goods", null, text], ["CN code", "Origin", "Net mass (kg)"]),
      [code, origin, unknown],
      text,
    );
  }
});

Deno.test("of two hundred columns of one quantity only the first is looked for in the rows", () => {
  const headings = Array.from({ length: 198 }, () => "Tonnes");
  let looks = 0;
  const row = new Proxy<Array<Cell>>([], {
    get: (cells, at) => {
      looks++;
      return Reflect.get(cells, at);
    },
  });
  const header = headerCells(shipmentTable, headings, []);
  const below = { rows: [row, row], numbers: [2, 3] };
  assert.deepEqual(
    atOnce(unitsAround(shipmentTable, header, { above: { rows: [], numbers: [] }, below })),
    [],
  );
  assert.equal(looks, 2);
});

Deno.test("headings of another unit are looked for in the first rows that have one, not in thousands", () => {
  const header = headerCells(shipmentTable, ["CN code", "Origin", "Tonnes"], []);
  const said = (count: number): number => {
    const rows = Array.from({ length: count }, () => ["CN code", "Origin", "kg"]);
    const numbers = rows.map((_, at) => at + 2);
    return atOnce(
      unitsAround(shipmentTable, header, { above: { rows: [], numbers: [] }, below: { rows, numbers } }),
    ).length;
  };
  assert.equal(said(20), 0);
  assert.equal(said(21), 1);
});

/** Words and columns that say of which unit, and of which mass, a number is: none of them is passed over. */
import assert from "node:assert/strict";
import * as Either from "effect/Either";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { customsColumns } from "../../../../src/features/imports/sheets/customs_columns.ts";
import { readable } from "../../../../src/features/cbam/pages/tables/named_table.ts";
import { importTable } from "../../../../src/features/imports/table/import_table.ts";
import { planTable } from "../../../../src/features/plans/table/columns.ts";
import type { ColumnSet } from "../../../../src/http/wire/table/columns/column_set.ts";
import { headingOf } from "../../../../src/http/wire/table/columns/headings.ts";
import { sheetQuestion } from "../../../../src/http/wire/table/question.ts";
import { readTableRow } from "../../../../src/http/wire/table/table_row.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import type { Cell, Cells } from "../../../../src/domain/documents/workbook.ts";
import {
  goodTable,
  nothingSaid,
  numbered,
  refused,
  tableOfCsv,
  tableOfSheet,
} from "../../../support/tables.ts";

const keeping = { ...nothingSaid, keepsExtraColumns: true };
const sets: Readonly<Record<string, ColumnSet>> = { shipmentTable, importTable, customsColumns, planTable };

const needed = ({ columns }: ColumnSet): ReadonlyArray<readonly [string, Cell]> =>
  columns.filter(({ need, name }) => need === "required" || name === "cn_code").map(({ name, example }) =>
    [name, example] as const
  );

/** What is said of a table with these headings and cells beside those that it needs. */
const saidOf = (set: ColumnSet, headings: ReadonlyArray<string>, ...rows: ReadonlyArray<Cells>): string => {
  const others = needed(set);
  const sheet = [
    [...others.map(([name]) => name), ...headings],
    ...rows.map((cells) => [...others.map(([, example]) => example), ...cells]),
  ];
  const asked = atOnce(sheetQuestion(set, numbered(sheet), keeping));
  return Either.match(asked, { onLeft: ({ message }) => message, onRight: () => "read" });
};

Deno.test("net emissions of an answer that is sent back are no net mass, net tonnes of other files are", () => {
  for (const set of [shipmentTable, importTable]) {
    for (const figure of ["cost_eur", "before_eur", "embedded_t", "has_own_price"]) {
      assert.match(saidOf(set, ["net_t", figure], [3.5, 1]), /is missing|net_t/, figure);
    }
  }
  assert.equal(saidOf(importTable, ["net_t", "order"], [3.5, 1]), "read");
});

Deno.test("a unit of a row that its heading contradicts refuses every kind of table, by both columns, row and unit", () => {
  for (const [name, set] of Object.entries(sets)) {
    if (set.unitColumn === undefined) continue;
    const differs = (unit: string) =>
      new RegExp(`names one unit, and the column "ME" another in row \\d, "${unit}"`);
    assert.match(saidOf(set, ["Eigenmasse (kg)", "ME"], [24500, "kg"], [24.5, "t"]), differs("t"), name);
    assert.match(saidOf(set, ["Tonnen", "ME"], [24500, "KGM"], [3, "Stk"]), differs("KGM"), name);
    assert.match(saidOf(set, ["ME", "Tonnen"], ["kg", 24500]), differs("kg"), name);
    assert.match(saidOf(set, ["MWh", "ME"], [24500, "kWh"]), differs("kWh"), name);
    for (const unit of ["kg", "KGM", "", "Stk"]) {
      assert.equal(saidOf(set, ["Eigenmasse (kg)", "ME"], [24500, unit]), "read", `${name} ${unit}`);
    }
    assert.equal(saidOf(set, ["Menge", "ME"], [24500, "kg"], [24.5, "t"]), "read", name);
    assert.equal(saidOf(set, ["Eigenmasse (kg)", "ME"], ["24.5 t", "t"]), "read", name);
    assert.equal(
      saidOf(set, ["Menge", "ME", "Eigenmasse (kg)", "Gewichtseinheit"], [3, "t", 24500, "kg"]),
      "read",
    );
  }
});

Deno.test("a mass is read by the column of its units, or by those in its cells, also beside a column of electricity", () => {
  for (const [name, set] of Object.entries(sets)) {
    if (set.unitColumn === undefined || !set.quantities.has("mwh")) continue;
    for (const electricity of ["mwh", "Strom (MWh)", "Energia (MWh)"]) {
      for (const mwh of [null, 20]) {
        const at = `${name} ${electricity} ${mwh}`;
        const other: Cells = [null, mwh, null];
        assert.equal(
          saidOf(set, ["Net mass", "Unit", electricity], ["12,5", "t", null], [null, null, mwh]),
          "read",
          at,
        );
        assert.equal(
          saidOf(set, ["Unit", "Net mass", electricity], ["t", "12,5", null], [null, null, mwh]),
          "read",
          at,
        );
        assert.equal(
          saidOf(set, [electricity, "Net mass", "Unit"], [null, "12,5", "t"], [mwh, null, null]),
          "read",
          at,
        );
        assert.equal(saidOf(set, ["Net mass", electricity, "Unit"], ["12,5", null, "kg"], other), "read", at);
        assert.equal(saidOf(set, ["Net mass", electricity], ["12,5 t", null], [null, mwh]), "read", at);
      }
    }
  }
});

Deno.test("a column of nothing but units is one whatever its heading says, unless its words are countries of the Union", () => {
  for (const [name, set] of Object.entries(sets)) {
    const differs = (unit: string) =>
      new RegExp(`names one unit, and the column "Feld 7" another in row \\d, "${unit}"`);
    assert.match(
      saidOf(set, ["Eigenmasse (kg)", "Feld 7"], [24500, "KG"], [24.5, "TO"]),
      differs("TO"),
      name,
    );
    assert.match(saidOf(set, ["Feld 7", "Tonnen"], [null, 24500], ["kg", 24500]), differs("kg"), name);
    assert.match(saidOf(set, ["Eigenmasse (kg)", "Feld 7"], [24500, "g"]), differs("g"), name);
    for (
      const cells of [["KG", null], ["KG", "Stk"], ["MT", "MT"], ["LT", null], ["TO", "CN"], [null, null]]
    ) {
      const rows = cells.map((cell) => [24500, cell]);
      assert.equal(saidOf(set, ["Eigenmasse (kg)", "Feld 7"], ...rows), "read", `${name} ${cells}`);
    }
  }
});

Deno.test("a mass whose own unit is another than that of its row, and a second one in the same unit, are errors of the row", () => {
  const complaints = (text: string) =>
    goodTable(text, keeping).rows.map(({ strict }) => strict?.complaints.map(({ message }) => message));
  const [differing, same] = complaints(
    "Warennummer;Ursprungsland;Menge;ME\n72083900;CN;24,5 t;kg\n72083900;CN;24,5 t;TNE\n",
  );
  assert.match(String(differing), /must be in kg or in t .*found "24,5 t kg"/);
  assert.deepEqual(same, []);
  const names = ["cn_code", "origin_country", "net_mass_kg", "tonnage", "mass_unit"];
  const cells = ["72083900", "CHN", 24500, 24.5, "kg"];
  const asked = atOnce(readable({ names, rows: [cells] }));
  assert.ok(Either.isRight(asked) && "shape" in asked.right);
  const named = readTableRow(cells, asked.right.shape).strict;
  assert.deepEqual(named?.complaints.map(({ code }) => code), ["ambiguous"]);
  assert.equal(named?.members["net_mass_kg"], 24500);
});

Deno.test("numbers that a heading counts in hundreds, thousands or millions are of no known column", () => {
  for (
    const heading of [
      ...["Tonnes (1 000)", "Tonnen (1.000)", "kg (1 000 000)", "Eigenmasse (kg) (1.000)", "MWh (1 000)"],
      ...["Verified direct (1.000)", "1 000 MWh", "1.000 MWh", "10 000 MWh", "100 MWh"],
    ]
  ) assert.deepEqual(headingOf(shipmentTable, heading), { unknown: true }, heading);
  for (const heading of ["Massa netta (18 01)", "38 Eigenmasse (kg)", "18 01 Net mass (kg)"]) {
    assert.deepEqual(headingOf(shipmentTable, heading), { column: "net_mass_kg" }, heading);
  }
});

Deno.test("the largest mass of a group is not what the group comes to, its last day is one", () => {
  for (const heading of ["Max of Net mass (kg)", "Maximum von Eigenmasse (kg)", "Max de Masse nette (kg)"]) {
    assert.deepEqual(headingOf(shipmentTable, heading), { unknown: true }, heading);
  }
  for (const heading of ["Max of Import date", "Maximum von Einfuhrdatum", "Max de Date d'importation"]) {
    assert.deepEqual(headingOf(shipmentTable, heading), { column: "import" }, heading);
  }
});

Deno.test("a unit below words for another mass, and a mass above words that make another of it, are no net mass", () => {
  const of = (upper: ReadonlyArray<string>, lower: ReadonlyArray<string>, cells: Cells) =>
    tableOfSheet([
      ["Warennummer", "Ursprungsland", ...upper],
      ["", "", ...lower],
      ["72083900", "CN", ...cells],
    ], keeping);
  for (
    const above of ["Bruttogewicht inkl. Palette", "St\u00fcckgewicht", "Tara", "Menge in Tsd.", "Vorjahr"]
  ) {
    for (const unit of ["kg", "Tonnen", "lbs"]) {
      assert.ok(Either.isLeft(of([above], [unit], [24.5])), `${above} ${unit}`);
      const below = tableOfSheet([["", "", above], ["Warennummer", "Ursprungsland", unit], [
        "72083900",
        "CN",
        24.5,
      ]], keeping);
      assert.ok(Either.isLeft(below), `${above} above all, ${unit}`);
    }
  }
  for (const below of ["je St\u00fcck", "in Tsd.", "lt. Vorjahr"]) {
    for (const mass of ["Eigenmasse (kg)", "Tonnen"]) {
      const two = `Waren-;Ursprungs-;${mass}\nnummer;land;${below}\n72083900;CN;24,5\n`;
      assert.match(refused(two, keeping).message, /tonnage is missing/, `${mass} ${below}`);
    }
  }
  const beside = of(["Tara", "Eigenmasse"], ["kg", "t"], [500, 24.5]);
  assert.ok(Either.isRight(beside));
  assert.equal(beside.right.rows[0]?.strict?.members["tonnage"], 24.5);
  const titled = "Einfuhren Januar;;\nWarennummer;Ursprungsland;kg\n72083900;CN;24500\n";
  assert.ok(Either.isRight(tableOfCsv(titled)));
  assert.match(
    refused("Warennummer;Ursprungsland;Tara\n;;kg\n72083900;CN;24500\n").message,
    /tonnage is missing/,
  );
});

Deno.test("a quantity whose column of units has one that no mass is read in is told with both columns, row and unit", () => {
  const told = (row: number, unit: string) =>
    new RegExp(
      `^The column "Menge" can't be read as the net mass: its unit in the column "ME" is "${unit}" in row ${row}, and kg`,
    );
  for (const [name, set] of Object.entries(sets)) {
    if (set.unitColumn === undefined) continue;
    assert.match(saidOf(set, ["Menge", "ME"], [24, "PCE"]), told(2, "PCE"), name);
    assert.match(saidOf(set, ["Menge", "ME"], [24_500, "KG"], [24_500_000, "G"]), told(3, "G"), name);
    assert.match(saidOf(set, ["ME", "Menge"], ["ST", 24]), told(2, "ST"), name);
    assert.equal(saidOf(set, ["Menge", "ME", "Eigenmasse (kg)"], [24, "PCE", 24_500]), "read", name);
  }
  const unkept = atOnce(sheetQuestion(
    shipmentTable,
    numbered([["cn_code", "origin_country", "Menge", "ME"], ["72083900", "CHN", 24, "PCE"]]),
    nothingSaid,
  ));
  assert.ok(Either.isLeft(unkept));
  assert.match(unkept.left.message, told(2, "PCE"));
  assert.doesNotMatch(unkept.left.message, /is not known/);
});

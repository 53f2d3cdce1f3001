/** Numbers of a workbook that its people see as others: in thousands, with another unit, or as days from another day. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import type { Cell, SheetRows } from "../../../../src/domain/documents/workbook.ts";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { recognise } from "../../../../src/features/cbam/pages/tables/recognise.ts";
import { importTable } from "../../../../src/features/imports/table/import_table.ts";
import { sheetQuestion, workbookFacts } from "../../../../src/http/wire/table/question.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { saidUnderOwnHeadings } from "../../../support/named_by_hand.ts";
import { nothingSaid } from "../../../support/tables.ts";

type Facts = Omit<SheetRows, "rows" | "numbers">;

const sheet = (heading: string, cells: ReadonlyArray<Cell>, facts: Facts): SheetRows => {
  const rows = [["cn_code", "origin_country", heading], ...cells.map((cell) => ["72083900", "CHN", cell])];
  return { rows, numbers: rows.map((_, at) => at + 1), ...facts };
};

/** What the table is refused for, by the API, by the page, and under names that a person gives, alike; empty where it is read. */
const refused = (sent: SheetRows): string => {
  const asked = atOnce(sheetQuestion(shipmentTable, sent, nothingSaid));
  const page = atOnce(recognise(sent, workbookFacts, undefined));
  const said = Either.isLeft(asked) ? asked.left.message : "";
  assert.equal(Either.isLeft(page) ? page.left.message : "", said);
  assert.equal(saidUnderOwnHeadings(sent), said, "named by hand");
  return said;
};

const shown = (unit: string, { thousands = 0, row = 3, column = 2 } = {}): Facts => ({
  shown: [{ row, column, unit, thousands }],
});

Deno.test("a quantity that is shown with another unit than that of its column refuses the table, by column, row and unit", () => {
  const of = (heading: string, facts: Facts) => refused(sheet(heading, [24.5, 900], facts));
  for (
    const [heading, unit] of [
      ["Tonnage", "kg"],
      ["Net mass (kg)", "t"],
      ["Tonnage", "lbs"],
      ["MWh", "kWh"],
      [
        "net_mass_lb",
        "KG",
      ],
      ["Tonnage", "kt"],
      ["Tonnage", "EUR"],
      ["Tonnage", "€"],
      ["Tonnage", "t brutto"],
      ["Tonnage", "t/Stk"],
      ["Tonnage", "Tsd. t"],
      [
        "Tonnage",
        "%",
      ],
      ["Net mass (kg)", "kg/m"],
    ] as const
  ) {
    assert.equal(
      of(heading, shown(unit)),
      `The column "${heading}" has a number in row 3 that its cell shows with the unit "${unit}", and the number alone would be read: give the cells a format that shows it as it is, and correct the heading where it is of another unit.`,
    );
  }
  for (
    const [heading, unit] of [
      ["Tonnage", "t"],
      ["Tonnage", "MT"],
      ["Tonnage", "t netto"],
      ["Net mass (kg)", "KGM"],
      ["Net mass (kg)", "Netto kg"],
      ["MWh", "MWh"],
      ["Tonnage", "netto"],
    ] as const
  ) {
    assert.equal(of(heading, shown(unit)), "", `${heading} ${unit}`);
  }
  assert.equal(of("Tonnage", shown("kg", { row: 1 })), "", "above the rows");
});

Deno.test("a quantity that is shown in thousands refuses the table, but for kilograms that are shown as tonnes", () => {
  const of = (heading: string, facts: Facts) => refused(sheet(heading, [24_500, 900], facts));
  for (
    const [heading, unit, thousands] of [
      ["Tonnage", "", 1],
      ["Tonnage", "t", 1],
      ["Net mass (kg)", "", 1],
      ["Net mass (kg)", "kg", 1],
      ["Net mass (kg)", "t", 2],
      ["MWh", "GWh", 1],
    ] as const
  ) {
    assert.match(
      of(heading, shown(unit, { thousands })),
      /in row 3 that its cell shows in thousands, /,
      heading,
    );
  }
  assert.equal(of("Net mass (kg)", shown("t", { thousands: 1 })), "");
});

Deno.test("an amount of euros that is shown in another currency, and any number that is shown in thousands, refuse the table", () => {
  for (const set of [shipmentTable, importTable]) {
    const needed = set.columns.filter(({ name, need }) => need === "required" || name === "net_mass_kg");
    const numbers = set.columns.filter(({ isNumber, need }) => isNumber === true && need === "optional");
    assert.ok(numbers.some(({ name }) => name.includes("_eur")));
    for (const { name } of numbers) {
      const head = [...needed.map((each) => each.name).filter((each) => each !== name), name];
      const rows = [
        head,
        head.map((each) => set.columns.find((column) => column.name === each)?.example ?? null),
      ];
      const of = (unit: string, thousands = 0) => {
        const facts = shown(unit, { thousands, row: 2, column: head.length - 1 });
        const sent = { rows, numbers: [1, 2], ...facts };
        const asked = atOnce(sheetQuestion(set, sent, nothingSaid));
        const said = Either.isLeft(asked) ? asked.left.message : "";
        if (set === shipmentTable) assert.equal(saidUnderOwnHeadings(sent), said, `${name} ${unit}`);
        return said;
      };
      for (const unit of ["$", "¥", "₺", "CNY", "USD", "TRY", "g", "per mille", "t brutto"]) {
        assert.match(of(unit), /shows with the unit/, `${name} ${unit}`);
      }
      assert.equal(/shows/.test(of("%")), name !== "assume_cscf", name);
      for (const unit of ["€", "EUR"]) {
        assert.equal(/shows/.test(of(unit)), !name.includes("_eur"), `${name} ${unit}`);
      }
      assert.match(of("", 1), /shows in thousands/, name);
    }
  }
});

Deno.test("beside a column of units a shown unit must be that of its row; in columns of anything else formats say nothing", () => {
  const rows = [
    ["cn_code", "origin_country", "Net weight", "UoM", "Note"],
    ["72083900", "CHN", 24.5, "t", 1],
    ["72083900", "CHN", 900, "kg", 2],
    ["72083900", "CHN", 900, "", 2],
  ];
  const numbers = [1, 2, 3, 4];
  const said = (facts: Facts): string => {
    const sent = { rows, numbers, ...facts };
    const asked = atOnce(sheetQuestion(shipmentTable, sent, { ...nothingSaid, keepsExtraColumns: true }));
    const page = atOnce(recognise(sent, workbookFacts, undefined));
    const message = Either.isLeft(asked) ? asked.left.message : "";
    assert.equal(Either.isLeft(page) ? page.left.message : "", message);
    return message;
  };
  for (const [row, unit] of [[2, "t"], [2, "TNE"], [2, "netto"], [3, "KG"]] as const) {
    assert.equal(said(shown(unit, { row })), "", `${row} ${unit}`);
  }
  assert.equal(said(shown("kg", { row: 2, column: 4 })), "");
  for (const [row, unit] of [[2, "kg"], [3, "t"], [3, "Stk"], [3, "kg brutto"], [4, "kg"]] as const) {
    assert.match(said(shown(unit, { row })), /shows with the unit/, `${row} ${unit}`);
  }
  assert.match(said(shown("", { thousands: 1, row: 2 })), /shows in thousands/);
});

Deno.test("a format that may show another number refuses every column of numbers, and is named", () => {
  for (const set of [shipmentTable, importTable]) {
    for (const { name } of set.columns.filter(({ isNumber }) => isNumber === true)) {
      const heads = ["cn_code", "origin_country", ...(name === "net_mass_kg" ? [] : ["net_mass_kg"]), name];
      const rows = [heads, ["72083900", "CHN", ...(name === "net_mass_kg" ? [] : [1000]), 1]];
      const facts = {
        shown: [{ row: 2, column: heads.length - 1, unit: "", thousands: 0, format: '0"000"' }],
      };
      const sent = { rows, numbers: [1, 2], ...facts };
      const asked = atOnce(sheetQuestion(set, sent, nothingSaid));
      assert.ok(Either.isLeft(asked));
      if (set === shipmentTable) assert.equal(saidUnderOwnHeadings(sent), asked.left.message);
      assert.match(asked.left.message, /by the format "0\\"000\\"", which may show another number/, name);
    }
  }
});

Deno.test("cells that are struck out refuse the table where their column is read, by the first row and their number", () => {
  const of = (struck: ReadonlyArray<{ row: number; column: number }>) =>
    refused(sheet("Tonnage", [24.5, 900], { struck }));
  assert.match(of([{ row: 3, column: 2 }]), /"Tonnage" has a cell in row 3 that is struck out/);
  assert.match(
    of([{ row: 2, column: 0 }, { row: 3, column: 0 }]),
    /has 2 cells that are struck out, the first in row 2/,
  );
  assert.equal(of([{ row: 1, column: 2 }, { row: 2, column: 7 }]), "");
});

Deno.test("columns that a sheet hides are read, and said", () => {
  const sent = sheet("Tonnage", [24.5], { hiddenColumns: [2, 5] });
  const asked = atOnce(sheetQuestion(shipmentTable, sent, nothingSaid));
  assert.ok(Either.isRight(asked));
  assert.deepEqual(asked.right.warnings.map(({ message }) => message), [
    'The sheet hides columns, which were read like the others: "Tonnage".',
  ]);
});

Deno.test("the bare number of a day is refused in a workbook that counts days from 1904, in every column of days", () => {
  for (const set of [shipmentTable, importTable]) {
    const days = set.columns.filter(({ format }) => format === "day");
    assert.ok(days.length > 0);
    for (const { name } of days) {
      const of = (cell: Cell, isFrom1904: boolean) => {
        const made = sheet(name, ["2030-02-15", cell], { isFrom1904 });
        const sent = { ...made, rows: made.rows.map((cells, at) => [...cells, at === 0 ? "tonnage" : 1]) };
        const asked = atOnce(sheetQuestion(set, sent, { ...nothingSaid, keepsExtraColumns: true }));
        const said = Either.isLeft(asked) ? asked.left.message : "";
        if (set === shipmentTable) assert.equal(/1904/.test(saidUnderOwnHeadings(sent)), /1904/.test(said));
        return said;
      };
      assert.match(
        of(46_067, true),
        /has the bare number of a day in row 3, in a workbook that counts days from 1904/,
        name,
      );
      for (const [cell, isFrom1904] of [[46_067, false], [20_300_215, true], ["2030-02-16", true]] as const) {
        assert.doesNotMatch(of(cell, isFrom1904), /1904/, name);
      }
    }
  }
});

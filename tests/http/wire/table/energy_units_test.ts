/** To which number of its row a unit belongs, where a table has a mass, electricity and one column of units: the same in every order of them. */
import assert from "node:assert/strict";
import * as Either from "effect/Either";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { readable } from "../../../../src/features/cbam/pages/tables/named_table.ts";
import { customsColumns } from "../../../../src/features/imports/sheets/customs_columns.ts";
import { importTable } from "../../../../src/features/imports/table/import_table.ts";
import { planTable } from "../../../../src/features/plans/table/columns.ts";
import type { ColumnSet } from "../../../../src/http/wire/table/columns/column_set.ts";
import { sheetQuestion } from "../../../../src/http/wire/table/question.ts";
import { readTableRow } from "../../../../src/http/wire/table/table_row.ts";
import { isOtherEnergyUnit } from "../../../../src/http/wire/table/columns/units/energy_words.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import type { Cell } from "../../../../src/domain/documents/workbook.ts";
import { nothingSaid, numbered } from "../../../support/tables.ts";

const sets: Readonly<Record<string, ColumnSet>> = { shipmentTable, importTable, customsColumns, planTable };
const keeping = { ...nothingSaid, keepsExtraColumns: true };

/** A row's mass, unit and electricity. */
type Row = readonly [mass: Cell, unit: Cell, mwh: Cell];

const orders = [[0, 1, 2], [1, 0, 2], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 2, 0]] as const;

/** What is said of a table with the three columns in this order, or the masses and the electricity that are read. */
const readIn = (
  set: ColumnSet,
  order: typeof orders[number],
  headings: readonly [string, string, string],
  rows: ReadonlyArray<Row>,
): string => {
  const others = set.columns.filter(({ need, name }) => need === "required" || name === "cn_code");
  const sheet = [
    [...others.map(({ name }) => name), ...order.map((at) => headings[at])],
    ...rows.map((row) => [...others.map(({ example }) => example), ...order.map((at) => row[at])]),
  ];
  const asked = atOnce(sheetQuestion(set, numbered(sheet), keeping));
  return Either.match(asked, {
    onLeft: ({ message }) => message,
    onRight: ({ shape }) =>
      shape.rows.slice(shape.firstRow).map((row) => {
        const members = readTableRow(row, shape).strict?.members ?? {};
        const kilograms = Number(members["net_mass_kg"] ?? 0) + 1000 * Number(members["tonnage"] ?? 0);
        return `${kilograms} kg ${members["mwh"] ?? 0} MWh`;
      }).join(", "),
  });
};

/** What every kind of table and every order says of the rows. */
const readInEveryOrder = (
  headings: readonly [string, string, string],
  rows: ReadonlyArray<Row>,
): ReadonlyArray<string> =>
  Object.values(sets).flatMap((set) => orders.map((order) => readIn(set, order, headings, rows)));

const ownUnits = ["Net mass", "Unit", "mwh"] as const;
const kilograms = ["Eigenmasse (kg)", "ME", "Strom (MWh)"] as const;

Deno.test("another unit of energy refuses the table in every order of a mass, electricity and the units", () => {
  for (const unit of ["kWh", "GWh", "TJ", "Kilowattstunden"]) {
    for (const mass of [null, 0, "0,000"]) {
      for (
        const [headings, steel] of [[ownUnits, [12.5, "t", null]], [kilograms, [12_500, "kg", null]]] as const
      ) {
        const differs = new RegExp(
          `${headings[2].replaceAll(/[()]/g, "\\$&")}" names one unit, and the column "${
            headings[1]
          }" another in row 3, "${unit}"`,
        );
        for (const said of readInEveryOrder(headings, [steel, [mass, unit, 100_000]])) {
          assert.match(said, differs, `${headings[0]} ${unit} ${mass}`);
        }
      }
    }
  }
});

Deno.test("megawatt-hours, and units of the mass, are read in every order of a mass, electricity and the units", () => {
  const read = (headings: typeof ownUnits | typeof kilograms, rows: ReadonlyArray<Row>, expected: string) => {
    for (const said of readInEveryOrder(headings, rows)) assert.equal(said, expected);
  };
  for (const unit of ["MWh", "MWH", "1000 kWh", "kg", null]) {
    const expected = "12500 kg 0 MWh, 0 kg 20 MWh";
    read(ownUnits, [[12.5, "t", null], [null, unit, 20]], expected);
    read(kilograms, [[12_500, "kg", null], [null, unit, 20]], expected);
  }
  read(ownUnits, [[12.5, "t", null], [0, "kg", 20]], "12500 kg 0 MWh, 0 kg 20 MWh");
  read(ownUnits, [[12.5, "t", 3], [12_400, "kg", 20]], "12500 kg 3 MWh, 12400 kg 20 MWh");
  read(kilograms, [[12_500, "kg", 3], [0, "MWh", 20]], "12500 kg 3 MWh, 0 kg 20 MWh");
});

Deno.test("a unit that isn't the one of a mass's heading refuses the table beside electricity too, in every order", () => {
  for (const unit of ["t", "TNE", "lb", "g"]) {
    for (const said of readInEveryOrder(kilograms, [[12.5, unit, null], [null, "MWh", 20]])) {
      assert.match(said, /"Eigenmasse \(kg\)" names one unit, and the column "ME" another in row 2/, unit);
    }
  }
});

Deno.test("a unit of energy that a quantity without a unit stands beside is that quantity's", () => {
  const headings = [
    "cn_code",
    "origin_country",
    "release_date",
    "mrn",
    "Menge",
    "ME",
    "mwh",
    "Eigenmasse (kg)",
  ];
  const said = (menge: Cell): string => {
    const sheet = [headings, ["27160000", "RS", "2026-02-15", "26DE000000000001R1", menge, "kWh", 100, null]];
    return Either.match(atOnce(sheetQuestion(shipmentTable, numbered(sheet), keeping)), {
      onLeft: ({ message }) => message,
      onRight: () => "read",
    });
  };
  assert.equal(said(100_000), "read");
  for (const none of [null, 0]) {
    assert.match(said(none), /"mwh" names one unit, and the column "ME" another in row 2/);
  }
});

Deno.test("on the page, units of energy in a column that a person named count as in a table's own", () => {
  const names = ["cn_code", "origin_country", "net_mass_kg", "mass_unit", "mwh"];
  const said = (unit: string) => {
    const rows = [["72083900", "CHN", 12.5, "t", null], ["27160000", "RS", null, unit, 20]];
    return Either.match(atOnce(readable({ names, rows })), {
      onLeft: ({ message }) => message,
      onRight: () => "read",
    });
  };
  assert.equal(said("MWh"), "read");
  assert.match(said("kWh"), /"mwh" names one unit, and the column "mass_unit" another in row 2, "kWh"/);
});

Deno.test("units of energy are known by symbol, code and word; megawatt-hours and others are none of them", () => {
  for (
    const unit of [
      ...["kWh", "KWH", "kW h", "kW\u00b7h", "Wh", "GWh", "TWh", "MJ", "GJ", "TJ", "TJO", "toe"],
      ...[
        "Kilowattstunden",
        "kilowatt-hours",
        "kilowattheures",
        "chilowattora",
        "Kilovatios hora",
        "Gigajoule",
      ],
      ...["kilowatogodzina", "quilowatt-hora", "Terawattstunde"],
    ]
  ) assert.ok(isOtherEnergyUnit(unit), unit);
  for (
    const unit of ["MWh", "MWH", "Megawattstunden", "1000 kWh", "1 000 kWh", "kg", "t", "Stk", "g", "", "m3"]
  ) assert.ok(!isOtherEnergyUnit(unit), unit);
});

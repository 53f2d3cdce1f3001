/** Columns of the same codes beside each other: the CN code, TARIC, the Harmonised System. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { customsColumns } from "../../../../src/features/imports/sheets/customs_columns.ts";
import { importTable } from "../../../../src/features/imports/table/import_table.ts";
import { planTable } from "../../../../src/features/plans/table/columns.ts";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import type { ColumnSet } from "../../../../src/http/wire/table/columns/column_set.ts";
import { sheetQuestion } from "../../../../src/http/wire/table/question.ts";
import { readTableRow } from "../../../../src/http/wire/table/table_row.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import type { Cells } from "../../../../src/domain/documents/workbook.ts";
import { goodTable, nothingSaid, numbered, refused } from "../../../support/tables.ts";

const codesOf = (text: string): ReadonlyArray<unknown> =>
  goodTable(text).rows.map(({ strict }) =>
    strict?.members["cn_code"] ?? strict?.complaints.map(({ message }) => message).join(" ")
  );

Deno.test("a TARIC code beside the CN code is compared with it, row by row, in either order", () => {
  for (const headings of ["CN code;TARIC", "Warennummer;TARIC-Code", "Code NC;Code TARIC"]) {
    const [equal, blank, alone, other] = codesOf(
      `${headings};Origin;Net mass (kg)\n7208 39 00;7208390000;CN;1000\n72083900;;CN;1000\n;7601201000;CN;1000\n72083900;7208380000;CN;1000\n`,
    );
    assert.deepEqual([equal, blank, alone], ["72083900", "72083900", "76012010"]);
    assert.match(String(other), /two codes.*72083900 \/ 7208380000/);
  }
  assert.deepEqual(codesOf("TARIC;CN code;Origin;Net mass (kg)\n7208390000;72083900;CN;1000\n"), [
    "72083900",
  ]);
});

Deno.test("a code of six digits beside the CN code is compared with it, and headings that are repeated stay headings", () => {
  const header = "HS code;CN code;Origin;Net mass (kg)";
  const table = goodTable(`${header}\n7208.39;72083900;CN;1000\n${header}\n7601.20;76012010;CN;1000\n`);
  assert.deepEqual(table.rows.map(({ strict }) => strict?.members["cn_code"]), ["72083900", "76012010"]);
  assert.ok(table.readAs.includes("A row that repeats the headings was passed over."));
});

Deno.test("a column of codes that is empty throughout leaves the other one as it is", () => {
  assert.deepEqual(codesOf("cn_code,TARIC,Origin,kg\n72083900,,CN,1000\n"), ["72083900"]);
});

Deno.test("two columns of codes that agree nowhere refuse the table with both headings", () => {
  const { message } = refused("CN code;TARIC;Origin;Net mass (kg)\n72083900;7601201000;CN;1000\n");
  assert.match(message, /more than once \("CN code" and "TARIC"\)/);
});

Deno.test("more than four columns of codes are not compared", () => {
  const many = (text: string): string => Array.from({ length: 5 }, () => text).join(";");
  const table = `${many("CN code")};Origin;kg\n72083900;72083900;72083900;72083900;7208390000;CN;1\n`;
  assert.match(refused(table).message, /more than once/);
});

Deno.test("every kind of table compares columns of the same codes", () => {
  const rows: ReadonlyArray<Cells> = [
    ["MRN", "Item", "Release date", "HS code", "Commodity code", "Origin", "Net mass (kg)"],
    ["26DE000000000001R1", 1, "2026-01-08", 720839, 72083900, "China", 1000],
    ["26DE000000000001R1", 2, "2026-01-08", 720839, 76012010, "China", 1000],
  ];
  const withDays = (set: ColumnSet): ReadonlyArray<Cells> =>
    set === importTable || set === customsColumns ? rows : rows.map((cells) => cells.slice(3));
  for (const set of [shipmentTable, planTable, importTable, customsColumns]) {
    const table = Either.getOrThrow(atOnce(sheetQuestion(set, numbered(withDays(set)), nothingSaid)));
    const [first, second] = table.rows.map((cells) => readTableRow(cells, table.shape).strict);
    assert.equal(first?.members["cn_code"], "72083900");
    assert.match(second?.complaints.map(({ message }) => message).join(" ") ?? "", /two codes/);
  }
});

Deno.test("two columns that mean the same are one where they hold the same in every row, else they are asked about", () => {
  const header = "CN code;Origin;Net mass (kg);Annahmedatum;Überlassungsdatum";
  const rows = (other: string) =>
    `${header}\n72083900;CN;1000;15.02.2026;15.02.2026\n72083900;CN;1000;16.02.2026;${other}\n`;
  const { rows: read } = goodTable(rows("16.02.2026"));
  assert.deepEqual(read.map(({ strict }) => strict?.members["import"]), ["2026-02-15", "2026-02-16"]);
  assert.match(
    refused(rows("17.02.2026")).message,
    /more than once \("Annahmedatum" and "Überlassungsdatum"\)/,
  );
});

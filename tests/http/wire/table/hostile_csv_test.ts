/** Tables that want to be too much: each is refused in a small answer. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { goodTable, nothingSaid, refused, tableOfSheet } from "../../../support/tables.ts";

const smallBytes = 50_000;
const bodyBytes = 4 * 1_024 * 1_024;

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

Deno.test("a header of two million columns is one issue", () => {
  for (const separator of [",", ";", "\t"]) {
    const failure = refused(`cn_code${`${separator}a`.repeat(bodyBytes / 2)}\n1\n`);
    assert.match(failure.message, /more than 200 columns/);
    assert.ok(sizeOf(failure.issues) < smallBytes);
  }
});

Deno.test("400 000 doubled columns, 4 MB of quotes and one endless heading are one issue each", () => {
  const known = "cn_code,origin_country,tonnage";
  const tables = [
    `${known}${",cn_code".repeat(400_000)}\n1\n`,
    `${known},${'"'.repeat(bodyBytes)}`,
    `${known},${"x".repeat(bodyBytes)}\n1,2,3,4\n`,
    `${"x".repeat(bodyBytes)}`,
    "\n".repeat(bodyBytes),
    `${known}\n${"\n".repeat(bodyBytes)}`,
    ",".repeat(bodyBytes),
  ];
  for (const table of tables) {
    const failure = refused(table);
    assert.ok(failure.issues.length <= 4, String(failure.issues.length));
    assert.ok(sizeOf(failure.issues) + failure.message.length < smallBytes, table.slice(0, 60));
  }
});

Deno.test("of more than a hundred wrong columns a hundred are named, and how many more there are", () => {
  const unknown = Array.from({ length: 150 }, (_, index) => `${"x".repeat(80)}${index}`);
  const failure = refused(`cn_code,origin_country,tonnage,${unknown.join(",")}\n1,2,3\n`);
  assert.equal(failure.issues.length, 101);
  assert.equal(failure.issues.at(-1)?.message, "And 50 more issues.");
  assert.ok(sizeOf(failure.issues) + failure.message.length < smallBytes);
});

const tableWith = (row: string): string => `cn_code,origin_country,tonnage\n${"1,2,3\n".repeat(9)}${row}\n`;

Deno.test("a row of 900 cells is one error with the row's known cells, also with blank ones behind", () => {
  for (const behind of ["", ",".repeat(10_000)]) {
    const { rows } = goodTable(tableWith(`${"1,".repeat(899)}1${behind}`));
    assert.deepEqual(rows[9]?.complaint, { kind: "tooManyCells", cells: 900, columns: 3 });
    assert.ok(sizeOf(rows[9]) < 1_000);
  }
});

Deno.test("a row of thousands of cells is no row, and four million separators are given up at the first slice", () => {
  for (const row of ["1,".repeat(2_000), "1,".repeat(200_000), ",".repeat(bodyBytes)]) {
    assert.match(refused(tableWith(row)).message, /more than 200 columns/);
  }
});

Deno.test("a row of more than a million characters is no row", () => {
  assert.match(refused(tableWith("x".repeat(2_000_000))).message, /more than 1048576 characters/);
});

Deno.test("of a million tiny rows no more are looked at than tell that they are too many", () => {
  const { rows } = goodTable(`cn_code,origin_country,tonnage\n${"1,2,3\n".repeat(600_000)}`);
  assert.ok(rows.length > 5_000 && rows.length < 5_100);
  const blank = goodTable(`cn_code,origin_country,tonnage\n${"1,2,3\n\n\n".repeat(3_000)}`);
  assert.equal(blank.rows.length, 3_000);
  assert.match(
    refused(`cn_code,origin_country,tonnage\n1,2,3\n${"\n".repeat(400_000)}1,2,3\n`).message,
    /100000 lines/,
  );
});

Deno.test("headings that are names of an object's own members are unknown columns", () => {
  const header = ["cn_code", "origin_country", "tonnage", "__proto__", "constructor", "toString"];
  const kept = tableOfSheet([header, ["72083900", "CHN", 1, "a", "b", "c"]], {
    ...nothingSaid,
    keepsExtraColumns: true,
  });
  const extra = Either.getOrThrow(kept).rows[0]?.extra ?? {};
  assert.deepEqual(Object.entries(extra), [["__proto__", "a"], ["constructor", "b"], ["toString", "c"]]);
});

/** CSV that is read in slices is read as the library reads it at once, wherever a slice ends. */
import * as Either from "effect/Either";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { readCsv, readCsvInTurns } from "../../../../src/http/wire/table/csv.ts";

const cells = [
  "72083900",
  '"a; ""quoted"" text"',
  '"two\nlines"',
  '"a, b"',
  "",
  "24,5",
  `"${"long ".repeat(300)}"`,
  "é€𝄞",
] as const;

/** A table of about 700 kB, with each kind of cell in each place. */
const tableOf = (separator: string, lineBreak: string): string => {
  const lines = [["cn_code", "origin_country", "tonnage", "a", "b"].join(separator)];
  for (let row = 0; row < 4_000; row++) {
    const five = Array.from({ length: 5 }, (_, column) => cells[(row * 3 + column * 5) % cells.length] ?? "");
    lines.push(row % 97 === 0 ? "" : five.join(separator));
  }
  return lines.join(lineBreak);
};

for (const lineBreak of ["\n", "\r\n", "\r"]) {
  Deno.test(`a table with line breaks ${JSON.stringify(lineBreak)} has the library's rows, at once and in turns`, async () => {
    const text = tableOf(";", lineBreak);
    const { data } = Papa.parse<Array<string>>(text, { delimiter: ";", skipEmptyLines: "greedy" });
    const bytes = new TextEncoder().encode(text);
    const { rows } = Either.getOrThrow(readCsv(shipmentTable, bytes));
    assert.equal(rows.length, data.length);
    assert.deepEqual(rows, data);
    assert.deepEqual(
      await Effect.runPromise(readCsvInTurns(shipmentTable, bytes)),
      Either.getOrThrow(readCsv(shipmentTable, bytes)),
    );
  });
}

Deno.test("a table whose lines end by CR LF here and by LF there has the rows of one in which all end by LF", async () => {
  const lines = tableOf(";", "\u0000").split("\u0000");
  const even = Either.getOrThrow(readCsv(shipmentTable, new TextEncoder().encode(lines.join("\n"))));
  const mixtures = [
    (row: number) => row === 0 ? "\r\n" : "\n",
    (row: number) => row < 2_000 ? "\r\n" : "\n",
    (row: number) => row < 2_000 ? "\n" : "\r\n",
    (row: number) => row % 3 === 0 ? "\n" : "\r\n",
  ];
  for (const endOf of mixtures) {
    const text = lines.map((line, row) => row === lines.length - 1 ? line : `${line}${endOf(row)}`).join("");
    const bytes = new TextEncoder().encode(text);
    const read = Either.getOrThrow(readCsv(shipmentTable, bytes));
    assert.deepEqual(read.rows, even.rows);
    assert.deepEqual(read.numbers, even.numbers);
    assert.deepEqual(await Effect.runPromise(readCsvInTurns(shipmentTable, bytes)), read);
  }
});

Deno.test("quotes that don't close are named by their row, wherever the slices end", () => {
  const text = `${tableOf(";", "\n")}\n72083900;"CHN;1;2;3\n`;
  const { errors } = Papa.parse(text, { delimiter: ";" });
  const read = readCsv(shipmentTable, new TextEncoder().encode(text));
  assert.ok(Either.isLeft(read));
  const rowsBefore = errors[0]?.row ?? assert.fail();
  assert.match(read.left.message, new RegExp(`Row ${rowsBefore + 1} of the table has quotes`));
  const quotes = readCsv(shipmentTable, new TextEncoder().encode(`a,b\n"${"x".repeat(1_100_000)}`));
  assert.match(Either.getOrThrow(Either.flip(quotes)).message, /Row 2 of the table has quotes/);
});

Deno.test("a cell is cut one character behind the longest that is read", () => {
  const text = `cn_code,origin_country,tonnage\n1,2,${"3".repeat(900_000)}\n`;
  const { rows } = Either.getOrThrow(readCsv(shipmentTable, new TextEncoder().encode(text)));
  assert.deepEqual(rows[1]?.map((cell) => cell.length), [1, 1, 4_001]);
});

Deno.test("each row has the number that a spreadsheet shows beside it, blank ones counted", () => {
  const text = 'cn_code,origin_country,tonnage\n\n1,2,3\n1,"two\nlines",3\n,,\n1,2,3\n';
  const { numbers } = Either.getOrThrow(readCsv(shipmentTable, new TextEncoder().encode(text)));
  assert.deepEqual(numbers, [1, 3, 4, 6]);
});

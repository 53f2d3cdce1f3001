/** Answered tables as CSV, read back by another reader's rules. Decisions, "Bulk rows and CSV". */
import assert from "node:assert/strict";
import Papa from "papaparse";
import { type CsvAnswer, csvPieces } from "../../../../src/features/cbam/table/bulk_csv.ts";
import { harmless, unguarded } from "../../../../src/http/wire/table/cells/guarded.ts";
import {
  type CsvDialect,
  csvText,
  linePieces,
  plainDialect,
} from "../../../../src/http/wire/table/csv_answer.ts";
import { answeredHead, answeredRows } from "../../../support/answered_batches.ts";

const german: CsvDialect = { separator: ";", decimalMark: "comma", hasByteOrderMark: true };

const textOf = (more: Partial<CsvAnswer> = {}): string =>
  [...csvPieces({
    head: answeredHead,
    rows: answeredRows(),
    extraNames: [],
    dialect: plainDialect,
    hasSumRow: false,
    ...more,
  })].join("");

const linesOf = (text: string, delimiter: string): ReadonlyArray<Record<string, string>> =>
  Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ""), {
    header: true,
    delimiter,
    skipEmptyLines: true,
  }).data;

Deno.test("a table is answered in the dialect of the question: separator, decimal mark, byte order mark", () => {
  const text = textOf({ dialect: german });
  assert.ok(text.startsWith("\ufeffrow_index;client_ref;cn_code;"));
  const [first] = linesOf(text, ";");
  assert.equal(first?.["net_cost_eur"], "163,53");
  assert.equal(first?.["net_emissions_t"], "2,16995");
  assert.equal(first?.["import"], "2026-02-15");
  assert.ok(text.includes(";163,53;"), "a decimal comma needs no quotes there");
  const [plain] = linesOf(textOf(), ",");
  assert.equal(plain?.["net_cost_eur"], "163.53");
  const [quoted] = linesOf(textOf({ dialect: { ...german, separator: "," } }), ",");
  assert.equal(quoted?.["net_cost_eur"], "163,53");
});

Deno.test("a row says what was read as what, one with an error shows what was sent, kept columns come last", () => {
  const lines = linesOf(textOf({ extraNames: ["Lieferant", "=Art"] }), ",");
  assert.equal(lines[0]?.["read_as"], 'cn_code: "7208 39 00" was read as 72083900.');
  assert.deepEqual(
    ["client_ref", "cn_code", "origin_country", "tonnage", "import", "status"].map((name) =>
      lines[1]?.[name]
    ),
    ["order 2", "7208", "CHN", "1.204 kg", "x", "error"],
  );
  assert.deepEqual(lines.map((line) => [line["Lieferant"], line["'=Art"]]), [["Wu & Co", "007"], [
    "Böhm",
    "12",
  ], ["", ""]]);
});

Deno.test("a row of sums adds up what has no error, exactly, and only where it is asked for", () => {
  assert.equal(linesOf(textOf(), ",").length, 3);
  const sums = linesOf(textOf({ hasSumRow: true }), ",").at(-1);
  assert.equal(sums?.["row_index"], "Total");
  assert.equal(sums?.["tonnage"], "1.2");
  assert.equal(sums?.["net_cost_eur"], "163.53");
  assert.equal(sums?.["certificate_price_eur_per_tco2e"], "");
});

Deno.test("no cell is a formula, whichever separator a spreadsheet takes the text apart at", () => {
  const texts = [
    "=1+1",
    "+a",
    "-b",
    "@c",
    "\t=1",
    "A;=1+1",
    'A;"=1+1"',
    "A,=1+1;",
    "A\t@x",
    "A\n=1",
    "A\r-1",
    "＝1",
  ];
  for (const clientRef of texts) {
    for (const dialect of [plainDialect, german]) {
      const text = textOf({ rows: answeredRows(clientRef), dialect });
      const own = linesOf(text, dialect.separator)[0]?.["client_ref"];
      assert.equal(own?.replaceAll("'", ""), clientRef, JSON.stringify(clientRef));
      for (const separator of [",", ";", "\t"]) {
        const cells = text.split(/\r\n|[\r\n]/).flatMap((line) => line.split(separator)).map((cell) =>
          cell.replace(/^"+/, "")
        );
        const formulas = cells.filter((cell) => /^[=+@＝]|^-(?!\d)/.test(cell));
        assert.deepEqual(
          formulas,
          [],
          `${JSON.stringify(clientRef)} taken apart at ${JSON.stringify(separator)}`,
        );
      }
    }
  }
});

const signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "﹦", "﹢", "﹣", "﹫"];
const unseen = [
  " ",
  "\u00a0",
  "\u3000",
  "\u200b",
  "\ufeff",
  "\u2060",
  "\u202e",
  "\t",
  "\r",
  "\n",
  "\0",
  "  \u200b ",
];

Deno.test("whatever nobody sees before a sign, the cell has an apostrophe at its beginning in every dialect", () => {
  for (const sign of signs) {
    for (const before of ["", ...unseen]) {
      const text = `${before}${sign}cmd|' /C calc'!A0`;
      assert.ok(harmless(text).startsWith("'"), JSON.stringify(text));
      for (const dialect of [plainDialect, german]) {
        assert.match(csvText([[text]], dialect), /^"?'/, JSON.stringify(text));
      }
      const hidden = /^[ \0]/.test(before) ? "" : before;
      for (const separator of [",", ";", "\t", "\n"]) {
        const behind = `A${separator}${hidden}${sign}1`;
        assert.ok(harmless(behind).endsWith(`'${sign}1`), JSON.stringify(behind));
        assert.equal(unguarded(harmless(behind)), behind);
      }
    }
  }
});

Deno.test("numbers of the service's own stay numbers, also below zero", () => {
  assert.equal(
    csvText([[-1, -0.5, -1e-7, 1e21]], plainDialect),
    "-1,-0.5,-0.0000001,1000000000000000000000\r\n",
  );
  assert.equal(csvText([[-1.5]], german), "-1,5\r\n");
  for (const text of ["-5", "+24.5", " -1 204,5", "-12,5 %".replace(" ", "")]) {
    assert.equal(harmless(text), text);
  }
});

Deno.test("ordinary texts and negative numbers leave as they are", () => {
  for (const text of ["Wu & Co", "a - b", "a, b; c", "1-2", "x=y", "info@example.org", "Coil, +/- 2 mm"]) {
    assert.equal(harmless(text), text);
  }
});

Deno.test("a cell with any separator is quoted in every dialect", () => {
  for (const separator of [",", ";", "\t"] as const) {
    const text = textOf({ rows: answeredRows("A;B,C\tD"), dialect: { ...plainDialect, separator } });
    assert.ok(text.includes('"A;B,C\tD"'), separator);
  }
});

Deno.test("lines leave a hundred at a time, long ones fewer, so that no piece takes long to make", () => {
  const pieceLengths = (characters: number): ReadonlyArray<number> =>
    [...linePieces(Array.from({ length: 250 }, () => ["x".repeat(characters), 1]), plainDialect)]
      .map((piece) => piece.split("\r\n").length - 1);
  assert.deepEqual(pieceLengths(10), [100, 100, 50]);
  assert.deepEqual(pieceLengths(5_000), [...Array.from({ length: 17 }, () => 14), 12]);
  assert.deepEqual(pieceLengths(100_000), Array.from({ length: 250 }, () => 1));
  assert.deepEqual([...linePieces([], plainDialect)], []);
});

/** Rows of a text with quotes are the library's, up to the first broken quote, and take time in proportion to the text. */
import assert from "node:assert/strict";
import * as FastCheck from "effect/FastCheck";
import Papa from "papaparse";
import * as Either from "effect/Either";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { lineBreakOf, type Marks, rowsOfText } from "../../../../src/http/wire/table/columns/text_rows.ts";
import { readCsv } from "../../../../src/http/wire/table/csv.ts";

const marks = FastCheck.record<Marks>({
  separator: FastCheck.constantFrom(",", ";", "\t", "|"),
  lineBreak: FastCheck.constantFrom("\n", "\r\n", "\r"),
});
const pieces = ['"', '""', "x", " ", "\u00a0", ",", ";", "\t", "|", "\n", "\r\n", "\r"];
const text = FastCheck.array(FastCheck.constantFrom(...pieces), { maxLength: 24 }).map((each) =>
  each.join("")
);

Deno.test("rows of any text are the library's as far as it finds no broken quote, and broken where it finds one", () =>
  FastCheck.assert(
    FastCheck.property(text, marks, (given, { separator, lineBreak }) => {
      const { data, errors } = Papa.parse<Array<string>>(given, { delimiter: separator, newline: lineBreak });
      const first = errors.find(({ type }) => type === "Quotes");
      const { rows, isBroken } = rowsOfText(given, { separator, lineBreak }, true);
      assert.equal(isBroken, first !== undefined);
      assert.deepEqual(rows, data.slice(0, first?.row));
    }),
    { numRuns: 20_000 },
  ));

Deno.test("rows that end in a part of a text are the first ones of the whole, and a part is broken only where the whole is", () =>
  FastCheck.assert(
    FastCheck.property(text, text, marks, (begun, rest, each) => {
      const whole = rowsOfText(`${begun}${rest}`, each, true);
      const part = rowsOfText(begun, each, false);
      if (begun.endsWith("\r") && rest.startsWith("\n")) return;
      if (begun.endsWith('"') && rest.startsWith('"')) return;
      assert.deepEqual(part.rows, whole.rows.slice(0, part.rows.length));
      if (part.isBroken) assert.deepEqual([whole.isBroken, whole.rows.length], [true, part.rows.length]);
    }),
    { numRuns: 5_000 },
  ));

Deno.test("the line break of a text is the library's", () =>
  FastCheck.assert(
    FastCheck.property(text, (given) => {
      assert.equal(lineBreakOf(given), Papa.parse(given, { delimiter: "," }).meta.linebreak);
    }),
    { numRuns: 5_000 },
  ));

Deno.test("a heading row with a broken quote keeps its separator and is refused, whatever another separator makes of it", () => {
  const table = 'cn_code;origin_country;"a"b;tonnage,cn\n72083900;CHN;x;1,5\n';
  const read = readCsv(shipmentTable, new TextEncoder().encode(table));
  assert.match(Either.getOrThrow(Either.flip(read)).message, /Row 1 of the table has quotes/);
});

/** Reading at the pace of the text takes some milliseconds; looking from each quote to the end of the text, half a minute and more. */
const mostMs = 5_000;
const half = 500_000;

for (const again of ['"x', '""', '"', '" ', '"\r', '"\n', '"\t', '",', ',"', "\r"]) {
  for (const behind of [" ", "\r", "\n", "\t", "\u00a0", '"', ",", "x"]) {
    Deno.test(`a cell of ${JSON.stringify(again)} and ${JSON.stringify(behind)} again and again is read or refused at once`, () => {
      const begun = performance.now();
      for (const lineBreak of ["\n", "\r\n"]) {
        const row = `"${again.repeat(half / again.length)}${behind.repeat(half)},CHN,1,2026-02-15`;
        const table = ["cn_code,origin_country,tonnage,import_date", row, "72083900,CHN,1,2026-02-15"];
        const read = readCsv(shipmentTable, new TextEncoder().encode(table.join(lineBreak)));
        assert.ok(Either.isLeft(read) || read.right.rows.length > 0);
      }
      assert.ok(performance.now() - begun < mostMs);
    });
  }
}

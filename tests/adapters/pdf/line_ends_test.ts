/** Places at which no line ends: inside measures and names of standards, and before what closes. */
import assert from "node:assert/strict";
import { renderDocument } from "../../../src/adapters/pdf/render.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import { invoiceOf } from "../../support/invoices.ts";
import { testWith, textOf } from "../../support/poppler.ts";
import { wordsOf } from "../../../src/adapters/pdf/fonts/words.ts";
import { inlinesOf, linesOf } from "../../../src/adapters/pdf/layout/inlines.ts";

/** Returns the pieces between which a line may end. */
const pieces = (text: string): ReadonlyArray<string> =>
  wordsOf(text, { lineEnds: "words" }).reduce<ReadonlyArray<string>>(
    (before, { text: word, end }, index, all) => {
      const joined = index > 0 && all[index - 1]?.end === "no";
      const last = joined ? `${before.at(-1)}${word}` : word;
      assert.ok(end === "no" || end === "may");
      return joined ? [...before.slice(0, -1), last] : [...before, last];
    },
    [],
  ).map((piece) => piece.trim());

const whole: ReadonlyArray<readonly [text: string, pieces: ReadonlyArray<string>]> = [
  ["paper 80 g/m² white", ["paper", "80 g/m²", "white"]],
  ["motor 1 450 rpm, 12 345 678 kg net", ["motor", "1 450 rpm,", "12 345 678 kg", "net"]],
  ["screw DIN 933 zinc", ["screw", "DIN 933", "zinc"]],
  ["bolt DIN EN ISO 4017 steel", ["bolt", "DIN EN ISO 4017", "steel"]],
  ["at 10 m/s or 36 km/h wind", ["at", "10 m/s", "or", "36 km/h", "wind"]],
  ["painted RAL 5010, Nr. 5", ["painted", "RAL 5010,", "Nr. 5"]],
  ["and/or 2 pumps", ["and/", "or", "2", "pumps"]],
];

for (const [text, expected] of whole) {
  Deno.test(`a line ends nowhere inside a measure or a standard: ${text}`, () => {
    assert.deepEqual(pieces(text), expected);
  });
}

Deno.test("a mark that is too wide for its column is not broken before a closing bracket", () => {
  const text = "「部品番号「一二三四」」部品「五六七八」".repeat(4);
  for (let width = 20; width < 120; width += 7) {
    const lines = linesOf(
      inlinesOf(text, { fontSize: 8, bold: false, lineEnds: "spaces", language: "ja" }),
      width,
    );
    const texts = lines.map(({ inlines }) => inlines.map((inline) => inline.text).join(""));
    assert.equal(texts.join(""), text);
    if (width > 40) assert.ok(texts.every((line) => !line.startsWith("」")), texts.join("|"));
  }
});

Deno.test(
  testWith(["pdftotext"], "what a line feed separates stays apart when it is copied", async () => {
    const marks = "PO 882311-40/44\nMADE IN CHINA";
    const pdf = renderDocument(
      printableDocument("packing-list", invoiceOf(1, () => ({ marksAndNumbers: marks }))),
    );
    for (
      const { inlines } of linesOf(inlinesOf(marks, { fontSize: 8, bold: false, lineEnds: "spaces" }), 400)
        .slice(0, 1)
    ) {
      assert.equal(inlines.at(-1)?.text.at(-1), " ");
    }
    assert.match(await textOf(pdf), /PO 882311-40\/44\s+MADE IN CHINA/);
  }),
);

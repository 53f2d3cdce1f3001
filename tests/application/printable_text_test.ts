/** Texts of people on signed documents: what no font has is a question mark, and nothing beside it changes. */
import assert from "node:assert/strict";
import { missingCharacters } from "../../src/adapters/pdf/fonts/font_runs.ts";
import { printableText } from "../../src/application/documents/printable_text.ts";

const shown = (text: string): string => printableText(text, missingCharacters);

Deno.test("what no font has is shown as a question mark at its own place, whatever letters of several signs stand before it", () => {
  assert.equal(shown("Zubehör 4711🚀 GmbH".normalize("NFD")), "Zubehör 4711? GmbH");
  assert.equal(shown("किरण स्टील 2026-17 🚀 Ltd"), "किरण स्टील 2026-17 ? Ltd");
  assert.equal(shown("שָׁלוֹם 12🚀3"), "שָׁלוֹם 12?3");
  assert.equal(shown(`A${"\u0300".repeat(40)} 5`), "? 5");
  assert.equal(shown("a\u202eb\tc"), "a b c");
});

Deno.test("a text that fonts have is shown as it is", () => {
  for (const text of ["Müller & Söhne 12/3", "किरण स्टील", "鋼鐵 2026", "برغي 10"]) {
    assert.equal(shown(text), text);
  }
});

Deno.test("joiners shape letters, signs of no width leave no blank behind, and what no font has is never a blank", () => {
  assert.equal(shown("شش\u200cگوش"), "شش\u200cگوش");
  assert.equal(shown("क्\u200dष"), "क्\u200dष");
  assert.equal(shown("Stahl\u00adwerk Zel\u200blen\u2060bau\ufeff 12"), "Stahlwerk Zellenbau 12");
  assert.equal(shown("12\ue0003 \ud800 4\u03785"), "12?3 ? 4?5");
});

const sourcesBelow = (directory: string): ReadonlyArray<string> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) =>
    isDirectory ? sourcesBelow(`${directory}/${name}`) : /\.tsx?$/.test(name) ? [`${directory}/${name}`] : []
  );

Deno.test("whatever has a page printed asks what the fonts have of people's texts; of an invoice that is asked where it comes in", () => {
  const printing = sourcesBelow("src").filter((path) => {
    const source = Deno.readTextFileSync(path);
    return source.includes("PdfRenderer") && /\brender\(print/.test(source) ||
      path.startsWith("src/application/") && source.includes("printableDeclaration(");
  });
  assert.ok(printing.length >= 4, "the files are found");
  assert.deepEqual(printing.filter((path) => !Deno.readTextFileSync(path).includes("missingCharacters")), [
    "src/application/invoices/create_invoice.ts",
  ]);
});

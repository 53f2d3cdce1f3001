/** Figures with a language's marks, those of documents and those of sentences on pages. */
import assert from "node:assert/strict";
import { printedNumber } from "../../../src/domain/documents/printed_number.ts";
import { groupedDigits, markedFigure } from "../../../src/kernel/text/grouped_digits.ts";
import { germanFigure } from "../../../src/web/issue_sentences/de/shown.ts";
import { englishNumber } from "../../../src/web/issue_sentences/en/shown.ts";
import { frenchFigure } from "../../../src/web/issue_sentences/fr/shown.ts";

Deno.test("digits of every length stand in groups of three from their end, behind their sign", () => {
  const digits = "1234567890123";
  const grouped = ["1", "12", "123", "1,234", "12,345", "123,456", "1,234,567", "12,345,678", "123,456,789"];
  for (const [index, text] of grouped.entries()) {
    assert.equal(groupedDigits(digits.slice(0, index + 1), ","), text);
    assert.equal(groupedDigits(`-${digits.slice(0, index + 1)}`, ","), `-${text}`);
  }
});

Deno.test("what is no whole number stays as it is", () => {
  for (const text of ["", "-", "about 1000", "1000 t", "1e400", "12345x", "--1234"]) {
    assert.equal(groupedDigits(text, ","), text);
  }
});

Deno.test("documents and the sentences of each language group the same digits with their own marks", () => {
  assert.equal(printedNumber(1_234_567.5, 2), "1,234,567.50");
  assert.equal(printedNumber(-1234, 0), "\u22121,234");
  assert.equal(printedNumber(999.25, 0), "999.25");
  assert.equal(englishNumber(1_234_567.5), "1,234,567.5");
  assert.equal(germanFigure("-1234567.5"), "-1.234.567,5");
  assert.equal(frenchFigure("1234567.05"), "1\u202f234\u202f567,05");
  assert.equal(markedFigure("0.125", { thousands: ".", decimals: "," }), "0,125");
});

Deno.test("a figure of 100 000 digits is grouped at once", () => {
  const groups = groupedDigits("1".repeat(99_999), ",").split(",");
  assert.equal(groups.length, 33_333);
  assert.ok(groups.every((group) => group === "111"));
});

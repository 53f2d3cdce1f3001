/** Figures as pages write them in each language. */
import assert from "node:assert/strict";
import { euros, groupedDigits, inEuros, longDay } from "../../src/web/words/figures.ts";
import { eurosIn } from "../support/euros.ts";

Deno.test("money has its currency behind it as EUR in every language, and none under a heading that names it", () => {
  assert.equal(euros(16352.74, "de"), eurosIn("de-DE", 16352.74));
  assert.equal(euros(16352.74, "en"), "16,352.74\u00a0EUR");
  assert.equal(euros(-16352.74, "fr"), "-16\u202f352,74\u00a0EUR");
  assert.equal(euros(0.000123, "de"), "0,000123\u00a0EUR");
  assert.equal(inEuros(5, "de"), "5,00");
});

Deno.test("a decimal in a sentence is grouped as the language does it, and keeps each of its digits", () => {
  assert.equal(groupedDigits("57537.50", "de"), "57.537,50");
  assert.equal(groupedDigits("5000", "en"), "5,000");
  assert.equal(groupedDigits("1234567.001", "fr"), "1\u202f234\u202f567,001");
  assert.equal(groupedDigits("999.12345", "de"), "999,12345");
});

Deno.test("a day that no calendar has stays as it was written", () => {
  assert.equal(longDay("2026-02-28", "en"), "28 February 2026");
  for (const none of ["2026-02-30", "2026-13-01", "0000-01-01", "30.02.2026", ""]) {
    assert.equal(longDay(none, "de"), none);
  }
});

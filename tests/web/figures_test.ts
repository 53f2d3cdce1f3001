/** Figures as pages write them in each language. */
import assert from "node:assert/strict";
import { namedDay } from "../../src/kernel/lenient/month_names.ts";
import { withFirstOfMonth } from "../../src/web/words/first_of_month.ts";
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

Deno.test("the first day of a month is an ordinal in French, and French days are read back", () => {
  assert.equal(longDay("2026-03-01", "fr"), "1er mars 2026");
  for (const [day, written] of [["2026-03-11", "11 mars 2026"], ["2026-08-31", "31 août 2026"]] as const) {
    assert.equal(longDay(day, "fr"), written);
  }
  assert.equal(longDay("2026-03-01", "de"), "1. März 2026");
  assert.equal(longDay("2026-03-01", "en"), "1 March 2026");
  assert.equal(withFirstOfMonth("1 janv. 2026", "fr-FR"), "1er janv. 2026");
  for (const month of ["01", "02", "03", "08", "12"]) {
    const named = namedDay(longDay(`2026-${month}-01`, "fr"));
    assert.deepEqual([named?.year, Number(named?.month), Number(named?.day)], ["2026", Number(month), 1]);
  }
});

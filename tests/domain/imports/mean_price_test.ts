/** Mean price of a year: the prices of its own periods, whose first weekly one bears the name of the year before. */
import assert from "node:assert/strict";
import { meanPrice } from "../../../src/domain/imports/declaration/quarters.ts";
import { law } from "../../support/law.ts";
import { price } from "../../support/prices.ts";
import { written } from "../../support/importer_year.ts";

const quarters = ["2026-Q1 75.36 2026-04-07", "2026-Q2 75.28 2026-07-06", "2026-Q3 82.32 2026-10-05"];
const lastQuarter = "2026-Q4 81.20 2027-01-04";
const firstWeeks = ["2026-W53 82.10 2027-01-04", "2027-W01 84.10 2027-01-11"];

/** The mean, EUR, and whether it is that of the whole year. */
const meanOf = (year: number, lines: ReadonlyArray<string>) => {
  const { meanPriceEur, isMeanOfYear } = meanPrice(
    { ...law, prices: { ...law.prices, prices: lines.map(price) } },
    year,
  );
  return [meanPriceEur && written(meanPriceEur, 2), isMeanOfYear];
};

Deno.test("the mean price of 2026 is that of its four quarters, also when weeks have prices", () => {
  const whole = [...quarters, lastQuarter];
  for (const lines of [whole, [...whole, ...firstWeeks]]) {
    assert.deepEqual(meanOf(2026, lines), ["78.54", true]);
  }
  assert.deepEqual(meanOf(2026, quarters), ["77.65", false]);
  assert.deepEqual(meanOf(2026, [...quarters, ...firstWeeks]), ["77.65", false]);
});

Deno.test("2026-W53 is one of the prices of 2027, whose mean has all weeks that have one", () => {
  assert.deepEqual(meanOf(2027, [lastQuarter, ...firstWeeks]), ["83.10", false]);
  assert.deepEqual(meanOf(2027, [lastQuarter]), [undefined, false]);
});

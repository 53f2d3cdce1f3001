/** Prices in sentences of notes and refusals: with cents, whatever digits they were recorded with. */
import assert from "node:assert/strict";
import { catchesOfEntry, catchOfRetraction, samePrice } from "../../../../src/domain/cbam/law/price_catch.ts";
import { farOffRemarks } from "../../../../src/domain/plans/plan_remarks.ts";
import { decimal } from "../../../support/law.ts";
import { day } from "../../../support/importer_year.ts";

const price = { period: "2026-Q1", priceEurPerTco2e: decimal("80.5"), publishedAt: day("2026-04-07") };

Deno.test("prices in remarks and refusals have cents", () => {
  const far = { ...price, priceEurPerTco2e: decimal("805") };
  const said = [
    ...farOffRemarks([{ year: 2027, priceEurPerTco2e: decimal("805.5") }], price.priceEurPerTco2e),
    ...catchesOfEntry(far, { known: [price], shipped: [] }, price.publishedAt),
    ...catchesOfEntry(far, { known: [price], shipped: [price] }, price.publishedAt),
    catchOfRetraction(price, [price]),
    samePrice(price, [price]),
  ];
  assert.equal(said.filter((each) => each !== undefined).length, 5);
  for (const each of said) {
    const text = JSON.stringify(each);
    assert.match(text, /"80\.50"/);
    assert.doesNotMatch(text, /"\d+\.\d"/);
  }
});

Deno.test("a price that is published after today has to be confirmed, beside whatever else has; on its day it needn't be", () => {
  const next = { period: "2026-Q2", priceEurPerTco2e: decimal("80.5"), publishedAt: day("2026-07-06") };
  const kinds = (eur: string, today: string) =>
    catchesOfEntry({ ...next, priceEurPerTco2e: decimal(eur) }, { known: [price], shipped: [] }, day(today))
      .map(({ kind }) => kind);
  assert.deepEqual(kinds("80.5", "2026-07-06"), []);
  assert.deepEqual(kinds("80.5", "2026-07-05"), ["publishedLater"]);
  assert.deepEqual(kinds("805", "2026-07-05"), ["farOff", "publishedLater"]);
});

/** Prices in sentences of notes and refusals: with cents, whatever digits they were recorded with. */
import assert from "node:assert/strict";
import { catchOfEntry, catchOfRetraction, samePrice } from "../../../../src/domain/cbam/law/price_catch.ts";
import { farOffRemarks } from "../../../../src/domain/plans/plan_remarks.ts";
import { decimal } from "../../../support/law.ts";
import { day } from "../../../support/importer_year.ts";

const price = { period: "2026-Q1", priceEurPerTco2e: decimal("80.5"), publishedAt: day("2026-04-07") };

Deno.test("prices in remarks and refusals have cents", () => {
  const far = { ...price, priceEurPerTco2e: decimal("805") };
  const said = [
    ...farOffRemarks([{ year: 2027, priceEurPerTco2e: decimal("805.5") }], price.priceEurPerTco2e),
    catchOfEntry(far, { known: [price], shipped: [] }),
    catchOfEntry(far, { known: [price], shipped: [price] }),
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

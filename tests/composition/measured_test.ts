import assert from "node:assert/strict";
import { ageOfPrices } from "../../src/composition/measured.ts";
import type { PriceEntry } from "../../src/domain/cbam/law/price.ts";
import { price } from "../support/prices.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const withdrawn: PriceEntry = { ...price("2026-Q3 82.90 2026-11-20"), retractedMs: now - 1 };

Deno.test("the age of prices is that of the newest one that counts: withdrawn and future ones have none", () => {
  const shipped = price("2026-Q3 82.32 2026-10-05");
  assert.equal(ageOfPrices([shipped], now), 49);
  assert.equal(ageOfPrices([shipped, withdrawn, price("2026-Q4 81.20 2027-01-05")], now), 49);
  assert.ok(Number.isNaN(ageOfPrices([withdrawn], now)));
});

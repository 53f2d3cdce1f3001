/** Prices of a plan's years once weeks have prices: imports of 2026 keep those of its quarters. */
import assert from "node:assert/strict";
import { planNoteText } from "../../../src/kernel/findings/plan_notes.ts";
import { decimalOfText, toText } from "../../../src/kernel/decimal.ts";
import type { PricePath } from "../../../src/contract/values/plans/price_path.ts";
import { goodsRemarks } from "../../../src/domain/plans/plan_remarks.ts";
import { type PlanAssumptions, planYears } from "../../../src/domain/plans/plan_years.ts";
import { law } from "../../support/law.ts";
import { price } from "../../support/prices.ts";

const quarter = price("2026-Q4 90.00 2027-01-04");
const week = price("2027-W05 70.00 2027-02-08");
const laterLaw = { ...law, prices: { ...law.prices, prices: [...law.prices.prices, quarter, week] } };

const decimal = (text: string) => {
  const read = decimalOfText(text);
  assert.ok(read !== undefined);
  return read;
};

const planned = (members: Partial<PlanAssumptions>) => {
  const assumptions = {
    firstYear: 2026,
    lastYear: 2028,
    pricePath: undefined,
    assumedCscf: undefined,
    ...members,
  };
  const plan = planYears(laterLaw, assumptions);
  assert.ok(plan !== undefined);
  return {
    prices: plan.years.map(({ priceEurPerTco2e, basis }) => `${toText(priceEurPerTco2e)} ${basis}`),
    notes: goodsRemarks({ ...plan, law: laterLaw, assumptions }, []).map(planNoteText).join("\n"),
  };
};

const ofQuarters = /For 2026 the newest price of its own quarters counts: 90.00 EUR of 2026-Q4/;
const isHeld = /the newest published one, 70.00 EUR of 2027-W05, is held/;

Deno.test("a plan that begins in 2026 has the price of its quarters there, and the newest week's in later years", () => {
  const whole = planned({});
  assert.deepEqual(whole.prices, ["90 published", "70 published", "70 published"]);
  assert.match(whole.notes, isHeld);
  assert.match(whole.notes, ofQuarters);
  const alone = planned({ lastYear: 2026 });
  assert.deepEqual(alone.prices, ["90 published"]);
  assert.match(alone.notes, ofQuarters);
  assert.doesNotMatch(alone.notes, isHeld);
  const later = planned({ firstYear: 2027 });
  assert.deepEqual(later.prices, ["70 published", "70 published"]);
  assert.doesNotMatch(later.notes, ofQuarters);
});

Deno.test("paths keep what the caller says of 2026, and its quarters' price where they say nothing of it", () => {
  const growth = { kind: "growth", startEur: undefined, yearly: decimal("0.1") } as const;
  assert.deepEqual(planned({ pricePath: growth }).prices, ["90 published", "70 published", "77 grown"]);
  assert.deepEqual(
    planned({ pricePath: { ...growth, startEur: decimal("80") } }).prices,
    ["80 given", "88 grown", "96.8 grown"],
  );
  const later = planned({ pricePath: { kind: "years", pricesEur: new Map([[2028, decimal("100")]]) } });
  assert.deepEqual(later.prices, ["90 published", "70 published", "100 given"]);
  assert.match(later.notes, ofQuarters);
  assert.match(later.notes, /2027: the newest published price, 70.00 EUR of 2027-W05, counts/);
});

Deno.test("the price of 2026-W53, the first week of 2027, grows from 2027, and 2026 keeps that of its quarters", () => {
  const first = price("2026-W53 70.00 2027-01-04");
  const lawThen = { ...law, prices: { ...law.prices, prices: [...law.prices.prices, quarter, first] } };
  const pricePath = { kind: "growth", startEur: undefined, yearly: decimal("0.1") } as const;
  const { years } =
    planYears(lawThen, { firstYear: 2026, lastYear: 2028, assumedCscf: undefined, pricePath }) ??
      assert.fail("no price");
  assert.deepEqual(
    years.map(({ priceEurPerTco2e, basis }) => `${toText(priceEurPerTco2e)} ${basis}`),
    ["90 published", "70 published", "77 grown"],
  );
});

Deno.test("a price grows from its own year on, the newest published one from that of its week: years before have published ones", () => {
  const week = price("2028-W10 100.00 2028-03-13");
  const law2028 = { ...laterLaw, prices: { ...laterLaw.prices, prices: [...laterLaw.prices.prices, week] } };
  const pricesFrom = (firstYear: number, pricePath: PricePath) => {
    const span = { firstYear, lastYear: 2030, assumedCscf: undefined };
    const { years } = planYears(law2028, { ...span, pricePath }) ?? assert.fail("no price");
    return years.map(({ priceEurPerTco2e, basis }) => `${toText(priceEurPerTco2e)} ${basis}`);
  };
  const growth = { kind: "growth", startEur: undefined, yearly: decimal("0.1") } as const;
  const ofStart = { ...growth, startEur: decimal("80"), startYear: 2028 } as const;
  const before = ["90 published", "100 published"];
  const cases = [
    [growth, [...before, "100 published", "110 grown", "121 grown"]],
    [ofStart, [...before, "80 given", "88 grown", "96.8 grown"]],
  ] as const;
  for (const [path, expected] of cases) {
    for (const firstYear of [2026, 2027, 2028, 2029, 2030]) {
      assert.deepEqual(pricesFrom(firstYear, path), expected.slice(firstYear - 2026));
    }
  }
  const ofPlan = { ...growth, startEur: decimal("80") } as const;
  assert.deepEqual(pricesFrom(2029, ofPlan), ["80 given", "88 grown"]);
});

Deno.test("a year has one grown price, whichever year a plan begins in", () => {
  const pricePath = { kind: "growth", startEur: undefined, yearly: decimal("0.1") } as const;
  const pricesFrom = (firstYear: number) => planned({ firstYear, lastYear: 2030, pricePath }).prices;
  const whole = pricesFrom(2026);
  assert.deepEqual(whole, ["90 published", "70 published", "77 grown", "84.7 grown", "93.17 grown"]);
  for (const firstYear of [2027, 2028, 2029, 2030]) {
    assert.deepEqual(pricesFrom(firstYear), whole.slice(firstYear - 2026));
  }
});

Deno.test("prices by year are the same whichever year a plan begins in", () => {
  const pricesEur = new Map([[2030, decimal("110")], [2027, decimal("85")]]);
  const from = (firstYear: number) =>
    planned({ firstYear, lastYear: 2032, pricePath: { kind: "years", pricesEur } });
  const whole = from(2026).prices.map((each) => each.split(" ")[0]);
  assert.deepEqual(whole, ["90", "85", "85", "85", "110", "110", "110"]);
  for (const firstYear of [2027, 2028, 2029, 2030, 2031, 2032]) {
    const { prices, notes } = from(firstYear);
    assert.deepEqual(prices.map((each) => each.split(" ")[0]), whole.slice(firstYear - 2026));
    assert.doesNotMatch(notes, /newest published price/);
  }
  assert.deepEqual(from(2029).prices.slice(0, 2), ["85 held", "110 given"]);
});

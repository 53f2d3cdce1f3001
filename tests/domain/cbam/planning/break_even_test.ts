/** The verified intensity at which goods cost as much as with their default value. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { breakEvenOf } from "../../../../src/domain/cbam/planning/break_even.ts";
import type { Precursor } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { day, expectedYear, written } from "../../../support/importer_year.ts";
import { cn, decimal, law, origin } from "../../../support/law.ts";

const precursorsOf = (text: string): ReadonlyArray<Precursor> =>
  text === "simple" ? [] : text.split("|").map((each) => {
    const [code = "", route = "", ratio = ""] = each.split(":");
    return {
      cnCode: cn(code),
      productionRoute: route === "" ? undefined : route,
      tonnesPerTonne: decimal(ratio),
      freeAllocationTPerT: undefined,
    };
  });

const goods = expectedYear.trajectory.map(({ cn_code, origin: country, route, precursors }) => ({
  cnCode: cn(cn_code),
  origin: origin(country),
  productionRoute: route === "" ? undefined : route,
  precursors: precursorsOf(precursors),
}));

const at = (each: typeof goods[number], year: number) => {
  const assumed = year > 2030 && year < 2034 ? { assumedCscf: decimal("1") } : {};
  const found = breakEvenOf(law, { ...each, ...assumed, time: { day: day(`${year}-02-15`) } });
  assert.ok(Either.isRight(found), Either.isLeft(found) ? JSON.stringify(found.left) : "");
  return found.right;
};

Deno.test("the break-even of the known goods in 2026 is what it should be, also above the default value", () => {
  for (const expected of expectedYear.break_even_2026) {
    const each = goods.find(({ cnCode, origin: country }) =>
      cnCode === expected.cn_code && country === expected.origin
    ) ?? assert.fail(expected.cn_code);
    const found = at(each, 2026);
    assert.deepEqual({
      cn_code: expected.cn_code,
      origin: expected.origin,
      break_even: written(found.intensityTPerT, 6),
      default_with_mark_up: written(found.defaultTPerT, 6),
      free_column_b: written(found.defaultFreeTPerT, 6),
      free_column_a: written(found.verifiedFreeTPerT, 6),
    }, expected);
  }
});

Deno.test("the break-even of every year until 2034 is that of the known trajectories", () => {
  for (const [index, { years, cn_code }] of expectedYear.trajectory.entries()) {
    const each = goods[index] ?? assert.fail();
    for (const { year, break_even } of years) {
      assert.equal(written(at(each, year).intensityTPerT, 6), break_even, `${cn_code} ${year}`);
    }
  }
});

Deno.test("goods without a default value have no break-even, and the sentence says why", () => {
  const power = { cnCode: cn("27160000"), origin: origin("UKR"), productionRoute: undefined, precursors: [] };
  const found = breakEvenOf(law, { ...power, time: { day: day("2026-02-15") } });
  assert.ok(Either.isLeft(found) && typeof found.left === "string" && found.left.includes("default value"));
});

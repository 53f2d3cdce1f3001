/** The verified intensity at which goods cost as much as with their default value. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { calculate } from "../../../../src/domain/cbam/calculation/calculation.ts";
import type { Precursor, Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { breakEvenAt, breakEvenTerms } from "../../../../src/domain/cbam/planning/break_even.ts";
import { zero } from "../../../../src/kernel/decimal.ts";
import { lawText } from "../../../../src/kernel/findings/law/law_text.ts";
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

const calculated = (shipment: Shipment) => {
  const found = Either.getOrThrow(calculate(law, shipment));
  return found.status === "ok" ? found : assert.fail(lawText(found.reason));
};

/** The terms and the break-even of goods in a year. */
const at = ({ cnCode, origin, productionRoute, precursors }: typeof goods[number], year: number) => {
  const byDefault: Shipment = {
    cnCode,
    origin,
    productionRoute,
    time: { day: day(`${year}-02-15`) },
    assumedCscf: year > 2030 && year < 2034 ? decimal("1") : undefined,
    tonnage: decimal("1"),
    verifiedDirectTPerT: undefined,
    verifiedIndirectTPerT: undefined,
    originCarbonPriceEurPerT: undefined,
    precursors: undefined,
  };
  const byValue = { ...byDefault, verifiedDirectTPerT: zero, verifiedIndirectTPerT: zero, precursors };
  const terms = breakEvenTerms(calculated(byDefault), calculated(byValue));
  return { intensityTPerT: breakEvenAt(terms), ...terms };
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

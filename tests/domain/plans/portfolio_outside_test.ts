/** A portfolio counts a year in which CBAM does not reach goods nowhere. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { lawInForce } from "../../../src/domain/cbam/law/law.ts";
import { trajectoryMaker } from "../../../src/domain/plans/make_trajectory.ts";
import { planYears } from "../../../src/domain/plans/plan_years.ts";
import { portfolioTally } from "../../../src/domain/plans/portfolio.ts";
import { toText } from "../../../src/kernel/decimal.ts";
import { given } from "../../support/answered.ts";
import { askedAtMs, cn, decimal, origin } from "../../support/law.ts";
import { lawToCome } from "../../support/law_to_come.ts";

const law = lawInForce(lawToCome.tables, lawToCome.prices, askedAtMs);

const sumsTo = (lastYear: number, direct: string | undefined) => {
  const flat = { kind: "flat", priceEur: decimal("100") } as const;
  const { years } = given(
    planYears(law, { firstYear: 2026, lastYear, pricePath: flat, assumedCscf: undefined }),
  );
  const goods = {
    cnCode: cn("72083900"),
    origin: origin("GBR"),
    tonnage: decimal("10"),
    unit: undefined,
    productionRoute: undefined,
    verified: direct === undefined ? undefined : {
      directTPerT: decimal(direct),
      indirectTPerT: undefined,
      freeAllocationTPerT: undefined,
      unitContent: undefined,
      year: 2026,
      originCarbonPriceEurPerT: undefined,
    },
    precursors: undefined,
  };
  const trajectory = Either.getOrThrow(trajectoryMaker(law, years)(goods));
  assert.ok(trajectory.status === "ok");
  const tally = portfolioTally(years.map(({ year }) => year), []);
  tally.add({ supplier: "UK", goods, trajectory });
  return { trajectory, ...tally.sums() };
};

Deno.test("a tenth of a tonne is worth nothing in years in which CBAM does not reach the goods", () => {
  for (const direct of [undefined, "1.9"]) {
    const [first, all] = [sumsTo(2026, direct), sumsTo(2029, direct)];
    for (const { whole, bySupplier, byCode } of [first, all]) {
      for (const { rows, tenthEur, knownEur } of [whole, ...bySupplier, ...byCode]) {
        assert.deepEqual([rows, toText(tenthEur)], [1, "100"]);
        assert.equal(toText(knownEur), toText(first.whole.knownEur));
      }
    }
    assert.deepEqual(all.byYear.map(({ rows }) => rows), [1, 0, 0, 0]);
    assert.deepEqual(
      all.trajectory.years.map(({ breakEvenTPerT, markUp }) => [breakEvenTPerT, markUp].includes(undefined)),
      [false, true, true, true],
    );
  }
});

/**
 * Actual values of white or grey goods by a production route, without a TARIC code: where default values take their place, they are
 * those of the goods that the route names, as with the TARIC code. Of every country. Decision 0233.
 */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { otherCountries } from "../../../src/domain/cbam/calculation/intensity.ts";
import { calculationOfMany } from "../../../src/domain/cbam/calculation/of_many.ts";
import { assumedRouteIn } from "../../../src/domain/cbam/calculation/notes/assumed_route.ts";
import { savingOf } from "../../../src/domain/cbam/planning/saving.ts";
import { type Basis, figuresOfImport, hasFigures } from "../../../src/domain/imports/figures/figures.ts";
import { examinedFacts } from "../../../src/domain/imports/figures/refusals.ts";
import { savingOfImport } from "../../../src/domain/imports/figures/saving.ts";
import { basisOfImport } from "../../../src/domain/imports/holding/basis.ts";
import type { ImportFacts } from "../../../src/domain/imports/ledger/entry.ts";
import { defaultShipment } from "../../../src/domain/plans/make_trajectory.ts";
import { toMoneyText, toText } from "../../../src/kernel/decimal.ts";
import { codesOfVariants } from "../../../src/kernel/lenient/cn_code.ts";
import { entries, importTables, yearLaw } from "../../support/importer_year.ts";
import { cn, decimal, origin, outcomeOf, settledOf, shipment } from "../../support/law.ts";

const { dataSet } = yearLaw;
const variants = { "(B)": "10", "(A)": "90" } as const;
const routes = ["(A)", "(B)"] as const;
const first = entries.find(({ facts }) => facts.determination === "actual") ?? assert.fail();

const factsOf = (cnCode: string, country: string, more: Partial<ImportFacts>): ImportFacts => ({
  ...first.facts,
  cnCode: cn(cnCode),
  origin: origin(country),
  netMassT: decimal("60"),
  carbonPrice: null,
  actual: {
    ...first.facts.actual ?? assert.fail(),
    directTPerT: decimal("1.2"),
    indirectTPerT: decimal("0.05"),
    precursors: null,
    freeAllocationTPerT: null,
  },
  ...more,
});

/** What the ledger says of an import on every basis. */
const toldOf = (facts: ImportFacts) => {
  const live = { id: "1", entry: { ...first, facts }, history: [] };
  const terms = { law: yearLaw, imports: importTables };
  const figures = (basis: Basis) => {
    const found = figuresOfImport(terms, live, basis);
    return hasFigures(found) ? `${toText(found.netT)} ${toText(found.costEur)}` : found.reasons.join();
  };
  const held = basisOfImport(yearLaw, calculationOfMany(yearLaw), live);
  const saving = savingOfImport(terms, figuresOfImport(terms, live));
  return {
    determined: figures("determined"),
    byDefault: figures("by_default"),
    fileable: figures("fileable"),
    held: "netT" in held ? toText(held.netT) : held.reasons.join(),
    saving: saving === undefined ? undefined : toText(saving.savingEur),
  };
};

const direct = { verifiedDirectTPerT: decimal("1.2") };
const both = { ...direct, verifiedIndirectTPerT: decimal("0.05") };

Deno.test("a route of white or grey goods gives the default value that their TARIC code gives, at every place that default values take", () => {
  let others = 0;
  for (const code of codesOfVariants) {
    for (const country of [...dataSet.lines.keys()].filter((name) => name !== otherCountries)) {
      if (settled(code, country) === undefined) continue;
      for (const route of routes) {
        const taricCode = `${code}${variants[route]}`;
        const own = dataSet.lines.get(country)?.get(code);
        if (own !== undefined && own.every(({ goodsLine }) => goodsLine !== taricCode)) others++;
        const named = `${taricCode} ${country}`;
        assert.deepEqual(
          toldOf(factsOf(code, country, { productionRoute: route, taricCode: null })),
          toldOf(factsOf(code, country, { productionRoute: route, taricCode })),
          named,
        );
        const asked = shipment([code, country, "60", "2026-03-01"], { productionRoute: route });
        const withCode = { ...asked, taricCode };
        for (const values of [direct, { verifiedIndirectTPerT: decimal("0.05") }, both]) {
          assert.deepEqual(
            settledOf({ ...asked, ...values }, yearLaw).terms,
            settledOf({ ...withCode, ...values }, yearLaw).terms,
            named,
          );
        }
        assert.deepEqual(defaultTerms(asked), defaultTerms(withCode), named);
        assert.deepEqual(plannedTerms(asked), plannedTerms(withCode), named);
      }
    }
  }
  assert.ok(others > 100, String(others));
});

/** The default side of a saving; undefined where the Regulation does not apply to the origin. */
const defaultTerms = (asked: ReturnType<typeof shipment>) => {
  const saving = savingOf(yearLaw, { ...asked, ...both });
  return Either.isRight(saving) ? saving.right.byDefault.terms : undefined;
};

const settled = (code: string, country: string) =>
  defaultTerms(shipment([code, country, "60", "2026-03-01"], { productionRoute: "(A)" }));

/** The default side of plans and offers. */
const plannedTerms = ({ time, ...goods }: ReturnType<typeof shipment>) => {
  const verified = { directTPerT: direct.verifiedDirectTPerT, indirectTPerT: both.verifiedIndirectTPerT };
  const planned = defaultShipment(
    yearLaw,
    {
      ...goods,
      unit: "t",
      precursors: undefined,
      verified: {
        ...verified,
        originCarbonPriceEurPerT: undefined,
        freeAllocationTPerT: undefined,
        year: 2026,
      },
    },
    { time, assumedCscf: undefined },
  );
  return settledOf(planned, yearLaw).terms;
};

Deno.test("white clinker of a country with a line of grey clinker alone: by its route the other countries' line, 1.37", () => {
  const asked = shipment(["25231000", "ALB", "60", "2026-03-01"], { productionRoute: "(B)" });
  assert.equal(toText(defaultTerms(asked)?.intensity.embeddedTPerT ?? assert.fail()), "1.507");
  const grey = defaultTerms({ ...asked, productionRoute: "(A)" }) ?? assert.fail();
  assert.equal(toText(grey.intensity.embeddedTPerT), "0.957");
  assert.deepEqual(defaultTerms({ ...asked, productionRoute: undefined }), grey);
});

Deno.test("asked for by default values, a route of which the country has no line is refused as before", () => {
  const asked = { determination: "default", actual: null, taricCode: null } as const;
  const refused = (country: string, productionRoute: string) =>
    examinedFacts(yearLaw, factsOf("25231000", country, { ...asked, productionRoute })).issues
      .map(({ path, code }) => `${path} ${code}`);
  assert.deepEqual(refused("ALB", "(B)"), ["production_route choice"]);
  assert.deepEqual(refused("CAN", "(A)"), ["production_route choice"]);
  assert.deepEqual(refused("ALB", "(A)"), []);
});

Deno.test("routes of steel and aluminium name no other goods: the country's line counts, whichever the actual values have", () => {
  for (
    const [code, country, one, other] of [
      ["73181595", "TUR", "(C)", "(E)"],
      ["76042990", "IND", "(K)", "(L)"],
    ] as const
  ) {
    const asked = shipment([code, country, "60", "2026-03-01"], { productionRoute: one });
    assert.deepEqual(defaultTerms({ ...asked, productionRoute: other }), defaultTerms(asked), code);
    assert.deepEqual(plannedTerms({ ...asked, productionRoute: other }), plannedTerms(asked), code);
  }
});

Deno.test("what the other routes cost, beside an assumed one, is what the calculation answers once that route is named", () => {
  let others = 0;
  const goods = [...codesOfVariants, "73181595", "72142000"];
  const verified = [direct, { verifiedIndirectTPerT: decimal("0.05") }, both];
  for (
    const [code, country] of goods.flatMap((code) =>
      ["ALB", "CAN", "CHN", "TUR"].map((at) => [code, at] as const)
    )
  ) {
    for (const values of verified) {
      const asked = shipment([code, country, "100", "2026-03-12"], values);
      const made = outcomeOf(asked, yearLaw);
      const assumed = made.status === "ok" ? assumedRouteIn(made.notes) : undefined;
      for (const [route = "", cost] of assumed?.costs.map((each) => each.split(" ")) ?? []) {
        others++;
        const named = settledOf({ ...asked, productionRoute: route }, yearLaw).figures.netCostEur;
        assert.equal(cost, toMoneyText(named), `${code} ${country} ${route}`);
      }
    }
  }
  assert.ok(others > 20, String(others));
});

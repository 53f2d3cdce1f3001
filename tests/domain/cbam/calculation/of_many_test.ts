/** Calculation of many shipments: the same terms as one by one, whatever differs between them. */
import * as Either from "effect/Either";
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { exactJson } from "../../../../src/adapters/postgres/exact_json.ts";
import { calculate } from "../../../../src/domain/cbam/calculation/calculation.ts";
import {
  calculationOfMany,
  calculationUnder,
  type TermsOutcome,
} from "../../../../src/domain/cbam/calculation/of_many.ts";
import { type Law, lawInForce } from "../../../../src/domain/cbam/law/law.ts";
import type { Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { shipmentByActual, shipmentByDefault } from "../../../../src/domain/imports/figures/shipments.ts";
import { day, entries, yearLaw } from "../../../support/importer_year.ts";
import { decimal, reference } from "../../../support/law.ts";

const { array, constantFrom, integer, oneof, option, tuple } = FastCheck;

/** Shipments of the fixture's year, each by default and by actual values, with other masses, days and prices paid. */
const shipments = entries.flatMap(({ facts }) =>
  [shipmentByDefault(facts), shipmentByActual(facts) ?? []].flat()
);

const shipment: FastCheck.Arbitrary<Shipment> = tuple(
  constantFrom(...shipments),
  oneof(
    integer({ min: 1, max: 99_999 }).map((kg) => decimal(`${kg}.001`)),
    constantFrom(decimal("12"), decimal("9999.999"), decimal("10000"), decimal("20000")),
  ),
  constantFrom("2026-02-03", "2026-08-09", "2026-12-31", "2027-01-01", "2028-05-06").map(day),
  option(integer({ min: 0, max: 90 }).map((eur) => decimal(String(eur))), { nil: undefined, freq: 4 }),
  option(constantFrom(undefined, "(C)", "none such"), { freq: 3 }),
).map(([one, tonnage, on, paid, route]) => ({
  ...one,
  tonnage,
  time: { day: on },
  originCarbonPriceEurPerT: paid,
  productionRoute: route === null ? one.productionRoute : route,
}));

const told = (outcome: TermsOutcome): unknown =>
  Either.isLeft(outcome) ? outcome.left : outcome.right.status === "ok"
    ? exactJson({
      status: "ok",
      sector: outcome.right.sector,
      terms: outcome.right.terms,
      notes: outcome.right.notes,
    })
    : outcome.right;

Deno.test("of many shipments each has the terms and notes, the reason or the issues that it has alone", () => {
  const seen = new Set<string>();
  FastCheck.assert(
    FastCheck.property(array(shipment, { minLength: 20, maxLength: 60 }), (many) => {
      const calculateOne = calculationOfMany(yearLaw);
      for (const one of many) {
        const outcome = calculateOne(one);
        assert.deepEqual(told(outcome), told(calculate(yearLaw, one)));
        seen.add(Either.isLeft(outcome) ? "issues" : outcome.right.status);
      }
    }),
    { numRuns: 40 },
  );
  assert.deepEqual([...seen].sort(), ["issues", "needs_data", "ok", "out_of_scope"]);
});

/** Laws of one price list and of others, of which some differ by the moment alone. */
const laws: ReadonlyArray<Law> = [
  yearLaw,
  { ...yearLaw, asOfMs: yearLaw.asOfMs + 1 },
  lawInForce(reference.tables, reference.prices, Date.parse("2026-02-03T12:00:00Z")),
  lawInForce(
    reference.tables,
    [...reference.prices, {
      period: "2026-Q3",
      priceEurPerTco2e: decimal("99.01"),
      publishedAt: day("2026-10-06"),
      knownFromMs: 0,
    }],
    yearLaw.asOfMs,
  ),
  ...[...yearLaw.tables.dataSets.values()].map((dataSet) => ({ ...yearLaw, dataSet, isDataSetNamed: true })),
];

Deno.test("from call to call each shipment has the terms and notes that it has under the law of its call, whichever was asked about before", () => {
  FastCheck.assert(
    FastCheck.property(
      array(tuple(constantFrom(...laws), shipment), { minLength: 20, maxLength: 60 }),
      (calls) => {
        for (const [law, one] of calls) {
          assert.deepEqual(told(calculationUnder(law)(one)), told(calculate(law, one)));
        }
      },
    ),
    { numRuns: 40 },
  );
});

Deno.test("what was calculated is remembered while nothing but the moment of a day is another one", () => {
  const later = { ...yearLaw, asOfMs: yearLaw.asOfMs + 1 };
  const tomorrow = { ...yearLaw, asOf: day("2031-01-01") };
  assert.equal(calculationUnder(later), calculationUnder(yearLaw));
  for (
    const other of [tomorrow, { ...yearLaw, isDataSetNamed: true }, {
      ...yearLaw,
      tables: { ...yearLaw.tables },
    }]
  ) {
    assert.notEqual(calculationUnder(other), calculationUnder(yearLaw));
  }
});

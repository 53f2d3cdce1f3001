/** Every figure held against a second computation: any goods, origin, time, moment, history of prices and inputs. */
import * as Either from "effect/Either";
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { calculate } from "../../../../src/domain/cbam/calculation/calculation.ts";
import type { Outcome } from "../../../../src/domain/cbam/calculation/outcome.ts";
import { lawAt } from "../../../../src/domain/cbam/law/law.ts";
import type { PriceEntry } from "../../../../src/domain/cbam/law/price.ts";
import { toJsonNumber } from "../../../../src/kernel/decimal.ts";
import { decimal, reference, shipment } from "../../../support/law.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";
import {
  benchmarkRoutes,
  cnCodes,
  type Expected,
  expected,
  type OracleQuestion,
  publishedPrices,
  tableCountries,
} from "../../../support/oracle.ts";
import type { OraclePrice } from "../../../support/oracle_prices.ts";
import { price } from "../../../support/prices.ts";

const dayMs = 86_400_000;
const firstDayMs = Date.parse("2026-01-01");
const dayText = (number: number): string => new Date(firstDayMs + number * dayMs).toISOString().slice(0, 10);
const daysUntil = (text: string): number => (Date.parse(text) - firstDayMs) / dayMs;

const weeksOf = (year: number): ReadonlyArray<string> =>
  Array.from({ length: 52 }, (_, index) => `${year}-W${String(index + 1).padStart(2, "0")}`);
const periods = ["2026-Q1", "2026-Q2", "2026-Q3", "2026-Q4", "2026-W53", ...weeksOf(2027), ...weeksOf(2028)];

const decimalText = (whole: number, places: number) =>
  FastCheck.tuple(FastCheck.nat(whole), FastCheck.nat(10 ** places - 1)).map(([units, part]) =>
    `${units}.${String(part).padStart(places, "0")}`
  );

/** A price with a day of publication, when it was entered, and perhaps when it was retracted. */
const entry: FastCheck.Arbitrary<OraclePrice> = FastCheck.record({
  period: FastCheck.oneof(
    FastCheck.constantFrom(...periods.slice(0, 12)),
    FastCheck.constantFrom(...periods),
  ),
  cents: FastCheck.integer({ min: 1, max: 20_000 }),
  published: FastCheck.nat(1_200),
  delay: FastCheck.oneof(FastCheck.constant(-20), FastCheck.nat(60)),
  lasts: FastCheck.option(FastCheck.nat(500)),
}).map(({ period, cents, published, delay, lasts }) => ({
  period,
  eur: (cents / 100).toFixed(2),
  publishedAt: dayText(published),
  knownFrom: dayText(Math.max(0, published + delay)),
  retractedAt: lasts === null ? undefined : dayText(Math.max(0, published + delay) + lasts),
}));

const day = (last: string) => FastCheck.nat(daysUntil(last)).map(dayText);

const asked: FastCheck.Arbitrary<OracleQuestion> = FastCheck.record({
  cnCode: FastCheck.oneof(
    { weight: 12, arbitrary: FastCheck.constantFrom(...cnCodes) },
    { weight: 1, arbitrary: FastCheck.constantFrom("27160000", "25231000", "73082010", "87032110") },
  ),
  country: FastCheck.constantFrom(...tableCountries, "DEU", "CHE", "FJI"),
  time: FastCheck.oneof(
    day("2026-12-31"),
    day("2028-12-31"),
    day("2036-12-31"),
    FastCheck.integer({ min: 2026, max: 2036 }).map(String),
  ),
  tonnage: decimalText(999_999, 4).map((text) => text.startsWith("0.0000") ? "1" : text),
  verified: FastCheck.option(FastCheck.tuple(decimalText(6, 4), decimalText(3, 4)), {
    nil: undefined,
    freq: 2,
  }),
  route: FastCheck.nat(9),
  originCarbon: FastCheck.option(decimalText(150, 2), { nil: undefined }),
  assumedCscf: FastCheck.oneof(
    { weight: 5, arbitrary: FastCheck.constant(undefined) },
    { weight: 1, arbitrary: FastCheck.constantFrom("1", "0.95", "0.8") },
  ),
  hasElectricity: FastCheck.boolean(),
  asOf: FastCheck.oneof(day("2026-12-31"), day("2029-12-31")).filter((text) => text >= "2026-02-04"),
  prices: FastCheck.array(entry, { maxLength: 12 }).map((entries) => [...publishedPrices, ...entries]),
}).map(({ route, ...rest }) => {
  const named = rest.verified === undefined ? [] : benchmarkRoutes(rest.cnCode);
  const needsRoute = rest.cnCode === "25231000" || rest.cnCode === "25239000";
  const ofDefaults = needsRoute ? ["(A)", "(B)"][route] : undefined;
  return { ...rest, route: rest.verified === undefined ? ofDefaults : named[route] };
});

const entryOf = ({ period, eur, publishedAt, knownFrom, retractedAt }: OraclePrice): PriceEntry => ({
  ...price(`${period} ${eur} ${publishedAt}`),
  knownFromMs: Date.parse(knownFrom),
  ...(retractedAt === undefined ? undefined : { retractedMs: Date.parse(retractedAt) }),
});

/** What the service says to the same question. */
const found = (given: OracleQuestion): Expected => {
  const { tables } = given.hasElectricity === true ? withElectricity : reference;
  const asOfMs = Date.parse(`${given.asOf}T20:00:00Z`);
  const law = lawAt(tables, given.prices.map(entryOf), { asOfMs, datasetVersion: undefined });
  assert.ok(Either.isRight(law));
  const isYear = given.time.length === 4;
  const goods = shipment(
    [given.cnCode, given.country, given.tonnage, isYear ? "2026-01-01" : given.time],
    {
      productionRoute: given.route,
      verifiedDirectTPerT: given.verified && decimal(given.verified[0]),
      verifiedIndirectTPerT: given.verified && decimal(given.verified[1]),
      originCarbonPriceEurPerT: given.originCarbon === undefined ? undefined : decimal(given.originCarbon),
      assumedCscf: given.assumedCscf === undefined ? undefined : decimal(given.assumedCscf),
    },
  );
  const outcome: Either.Either<Outcome, unknown> = calculate(
    law.right,
    isYear ? { ...goods, time: { year: Number(given.time) } } : goods,
  );
  if (Either.isLeft(outcome)) return { status: "refused" };
  if (outcome.right.status !== "ok") return { status: outcome.right.status };
  const { netEmissionsT, freeAllocationT, netCostEur } = outcome.right.figures;
  return {
    status: "ok",
    net: toJsonNumber(netEmissionsT),
    free: toJsonNumber(freeAllocationT),
    cost: toJsonNumber(netCostEur),
  };
};

const runs = Number(Deno.env.get("PROPERTY_RUNS") ?? 4_000);

Deno.test("any calculation, as of any day and under any history of prices, equals a second one in rational numbers", () => {
  const counts: Record<string, number> = {};
  FastCheck.assert(
    FastCheck.property(asked, (given) => {
      const should = expected(given);
      assert.deepEqual(found(given), should);
      counts[should.status] = (counts[should.status] ?? 0) + 1;
    }),
    { numRuns: runs },
  );
  for (const status of ["ok", "needs_data", "out_of_scope", "refused"]) assert.ok(counts[status], status);
  Deno.stdout.writeSync(new TextEncoder().encode(`    ${JSON.stringify(counts)}\n`));
});

/** Questions about the law itself: prices, data sets, routes, scope. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import {
  askCalculation,
  askDataSets,
  askPrices,
  askRoutes,
} from "../../../src/application/cbam/cbam_queries.ts";
import { dayAsked, makeCbamContext } from "../../../src/application/cbam/cbam_context.ts";
import { routeOfSeveralGrades } from "../../../src/domain/cbam/law/production_route.ts";
import { searchIndex } from "../../../src/domain/cbam/search/search.ts";
import { toJsonNumber } from "../../../src/kernel/decimal.ts";
import { momentOfText } from "../../../src/kernel/time/moment.ts";
import { askedAtMs, cn, decimal, origin, reference, settledOf, shipment } from "../../support/law.ts";
import { withElectricity } from "../../support/law_with_electricity.ts";

const cbam = makeCbamContext({
  tables: reference.tables,
  searchIndex: searchIndex(reference.tables, reference.searchWords),
  prices: reference.prices,
}, askedAtMs);

Deno.test("what names no day is asked for the day of as_of, whenever it is asked; without one for today", () => {
  const later = makeCbamContext(cbam, Date.parse("2027-02-20T10:00:00Z"));
  assert.equal(dayAsked(later, momentOfText("2026-05-01")), "2026-05-01");
  assert.equal(dayAsked(later, momentOfText("2026-05-01T21:59:59Z")), "2026-05-01");
  assert.equal(dayAsked(later, undefined), "2027-02-20");
});

Deno.test("prices lists periods with their days, prices and days of publication, as of a moment", () => {
  const now = askPrices(undefined, cbam);
  assert.ok(Either.isRight(now));
  assert.deepEqual(now.right.prices, [
    {
      period: "2026-Q3",
      first_day: "2026-07-01",
      last_day: "2026-09-30",
      price_eur_per_tco2e: 82.32,
      published_at: "2026-10-05",
    },
    {
      period: "2026-Q2",
      first_day: "2026-04-01",
      last_day: "2026-06-30",
      price_eur_per_tco2e: 75.28,
      published_at: "2026-07-06",
    },
    {
      period: "2026-Q1",
      first_day: "2026-01-01",
      last_day: "2026-03-31",
      price_eur_per_tco2e: 75.36,
      published_at: "2026-04-07",
    },
  ]);
  assert.equal(now.right.versions.prices.version, "2026-10-05");
  assert.equal(now.right.disclosure.informational_only, true);
  const july = askPrices(momentOfText("2026-07-06"), cbam);
  assert.ok(Either.isRight(july));
  assert.deepEqual(july.right.prices.map(({ period }) => period), ["2026-Q2", "2026-Q1"]);
  assert.ok(Either.isLeft(askPrices(momentOfText("2026-01-01"), cbam)));
});

Deno.test("the hash of the prices is that of the file that ships with them", () => {
  const file = reference.folders[0]?.manifest.files.find(({ name }) => name === "certificate-prices.csv");
  const now = askPrices(undefined, cbam);
  assert.ok(Either.isRight(now));
  assert.equal(now.right.versions.prices.sha256, file?.sha256);
});

Deno.test("datasets lists data sets, editions of the shared tables and, where they are on, electricity's", () => {
  const off = askDataSets(cbam);
  assert.deepEqual(
    off.datasets.map((set) => [set.version, set.in_force_from, set.in_force_until, set.applies_from]),
    [["2026-08-06", "2026-08-06", null, "2026-01-01"], [
      "2026-02-04",
      "2026-02-04",
      "2026-08-05",
      "2026-01-01",
    ]],
  );
  assert.equal(off.shared_tables[0]?.tables.benchmarks.sha256.length, 64);
  assert.equal(off.shared_tables[0]?.applies_from, "2026-01-01");
  assert.deepEqual([off.electricity, off.versions.electricity], [[], undefined]);
  const on = askDataSets(makeCbamContext({ ...cbam, tables: withElectricity.tables }, askedAtMs));
  assert.match(on.electricity[0]?.notice ?? "", /IEA, CC BY-NC-SA 4\.0/);
  assert.equal(on.versions.electricity?.sha256, on.electricity[0]?.sha256);
  assert.notEqual(cbam.tables.fingerprint, withElectricity.tables.fingerprint);
});

Deno.test("routes has the routes that a verified value may name beside the default ones, with the year's benchmarks", () => {
  const ask = (cnCode: string, country: string, year: number, tables = cbam.tables) =>
    askRoutes(
      { cnCode: cn(cnCode), country: origin(country), time: { year } },
      makeCbamContext({ ...cbam, tables }, askedAtMs),
    );
  const coil = ask("72083900", "CHN", 2026);
  assert.deepEqual(coil.routes.map((route) => route.production_route), ["(C)"]);
  assert.deepEqual(
    coil.benchmark_routes.map((
      route,
    ) => [route.production_route, route.column_a_t_per_t, route.column_b_t_per_t]),
    [["(C)", 0.044, 1.37], ["(D)", 0.044, 0.481], ["(E)", 0.044, 0.072]],
  );
  assert.match(coil.benchmark_routes[0]?.source.label ?? "", /2025\/2620/);
  assert.deepEqual(ask("72083900", "DEU", 2026).benchmark_routes, []);
  assert.deepEqual(ask("27160000", "SRB", 2026).routes, []);
  const [power] = ask("27160000", "SRB", 2026, withElectricity.tables).routes;
  assert.deepEqual([power?.value_for_year, power?.unit], [1.041, "tCO2e/MWh"]);
});

Deno.test("after the last year of benchmarks routes names the same ones, which calculate takes", () => {
  for (const year of [2031, 2034]) {
    const { benchmark_routes: routes } = askRoutes(
      { cnCode: cn("72083900"), country: origin("CHN"), time: { year } },
      cbam,
    );
    assert.deepEqual(routes.map((route) => route.production_route), ["(C)", "(D)", "(E)"]);
    for (const { production_route: productionRoute, column_b_t_per_t: columnB } of routes) {
      const { terms } = settledOf(shipment(["72083900", "CHN", "1", `${year}-06-01`], {
        verifiedDirectTPerT: decimal("1"),
        assumedCscf: decimal("1"),
        productionRoute,
      }));
      assert.equal(terms.intensity.route, productionRoute);
      const { benchmark } = terms.freeAllocation;
      assert.equal(
        benchmark === undefined ? undefined : toJsonNumber(benchmark.columnB),
        year === 2031 ? columnB : undefined,
      );
    }
  }
});

Deno.test("an answer cites the row that its exemption, benchmark and factors stand in", () => {
  const sourcesOf = (country: string) => {
    const options = { isExplained: false, datasetVersion: undefined };
    const answer = askCalculation(shipment(["72083900", country, "1", "2026-02-15"]), options, cbam);
    assert.ok(Either.isRight(answer));
    return answer.right.sources.map(({ label }) => label);
  };
  assert.deepEqual(sourcesOf("REU").slice(1), ["Regulation (EU) No 952/2013 Art. 4(1)"]);
  assert.deepEqual(sourcesOf("CHE").slice(1), ["Regulation (EU) 2023/956 Annex III point 1"]);
  const cited = sourcesOf("CHN");
  for (
    const label of [
      "Implementing Regulation (EU) 2025/2620 Annex",
      "Directive 2003/87/EC Art. 10a(1a)",
      "Implementing Decision (EU) 2026/1862",
    ]
  ) assert.ok(cited.includes(label), label);
});

Deno.test("the route of several steel grades is the one that the tables have grades beside", () => {
  const graded = [...reference.tables.routes].filter(([, { gradesBeside }]) => gradesBeside.length > 0);
  assert.deepEqual(graded.map(([route]) => route), [routeOfSeveralGrades]);
});

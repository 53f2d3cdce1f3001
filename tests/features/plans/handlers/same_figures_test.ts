/**
 * Plans beside `calculate`, for any goods: where a comparison, a trajectory, an indication or a portfolio asks what a
 * calculation asks, it has the same figures to the last digit, or lacks them alike.
 */
import * as Effect from "effect/Effect";
import * as FastCheck from "effect/FastCheck";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { BulkAnswer } from "../../../../src/contract/answers/bulk.ts";
import { Calculation } from "../../../../src/contract/answers/calculation.ts";
import { IndicationAnswer } from "../../../../src/contract/answers/plans/indication.ts";
import { PortfolioAnswer } from "../../../../src/contract/answers/plans/portfolio.ts";
import type { TrajectoryRowRecord } from "../../../../src/contract/answers/plans/trajectories.ts";
import { isRecord } from "../../../../src/kernel/text/json.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importHolder } from "../../../support/import_calls.ts";
import { reference } from "../../../support/law.ts";
import { comparisonOf, trajectoryOf } from "../../../support/plans.ts";
import { getJson } from "../../../support/service.ts";
import { services } from "../../../support/whole_service.ts";

const readIndication = Schema.decodeUnknownSync(IndicationAnswer);
const readPortfolio = Schema.decodeUnknownSync(PortfolioAnswer);
const readCalculation = Schema.decodeUnknownSync(Calculation);
const readBulk = Schema.decodeUnknownSync(BulkAnswer);

const codes = [...reference.tables.goods.keys()].sort();
const countries = [...[...reference.tables.dataSets.values()].at(-1)?.lines.keys() ?? []]
  .filter((country) => country.length === 3).sort();

const decimals = (most: number, places: number) =>
  FastCheck.integer({ min: 0, max: most * 10 ** places })
    .map((value) => Number((value / 10 ** places).toFixed(places)));

/** Goods with a day of import, and values of their producer. */
const purchases = FastCheck.record({
  code: FastCheck.constantFrom(...codes),
  country: FastCheck.constantFrom(...countries, "CHE", "AND"),
  quantity: decimals(40_000, 3).map((value) => value + 0.001),
  day: FastCheck.record({
    year: FastCheck.integer({ min: 2026, max: 2034 }),
    month: FastCheck.integer({ min: 1, max: 12 }),
  }).map(({ year, month }) => `${year}-${String(month).padStart(2, "0")}-15`),
  direct: FastCheck.option(decimals(6, 4), { nil: undefined }),
  indirect: FastCheck.option(decimals(3, 4), { nil: undefined }),
  paid: FastCheck.option(decimals(120, 3), { nil: undefined }),
  pick: FastCheck.nat(9),
}).map(({ quantity, ...goods }) => ({ ...goods, quantity: Number(quantity.toFixed(3)) }));

type Purchase = typeof purchases extends FastCheck.Arbitrary<infer Made> ? Made : never;

const isPower = ({ code }: Purchase): boolean => code === "27160000";
const hasValues = ({ direct, indirect }: Purchase): boolean => direct !== undefined || indirect !== undefined;

const queryOf = (members: Readonly<Record<string, string | number | undefined>>): string =>
  new URLSearchParams(
    Object.entries(members).flatMap(([name, value]) => value === undefined ? [] : [[name, String(value)]]),
  ).toString();

const goodsOf = (bought: Purchase) => ({
  cn: bought.code,
  country: bought.country,
  [isPower(bought) ? "mwh" : "tonnage"]: bought.quantity,
});

const valuesOf = (bought: Purchase) => ({
  verified_direct: bought.direct,
  verified_indirect: bought.indirect,
  origin_carbon: hasValues(bought) ? bought.paid : undefined,
});

/** No act has set the correction factor of these years. */
const assumedIn = (day: string): { readonly assume_cscf?: number } =>
  ["2031", "2032", "2033"].includes(day.slice(0, 4)) ? { assume_cscf: 1 } : {};

const calculated = async (members: Readonly<Record<string, string | number | undefined>>) => {
  const query = queryOf(members);
  const { status, body } = await getJson(`/api/v1/cbam/calculate?${query}`);
  assert.ok(status === 200 && isRecord(body), `${query}: ${JSON.stringify(body)}`);
  return body;
};

/** A route of the goods where they have several, as the purchase picks it. */
const routeOf = async (bought: Purchase): Promise<string | undefined> => {
  const { production_routes: routes = [] } = readCalculation(
    await calculated({
      ...goodsOf(bought),
      ...valuesOf(bought),
      import: bought.day,
      ...assumedIn(bought.day),
    }),
  );
  return routes[bought.pick % routes.length]?.production_route;
};

const named = (route: string | null): string | undefined =>
  route === null || route === "default" ? undefined : route;

Deno.test("a trajectory has in every year the emissions and the cost of calculate, for any goods", async () => {
  await FastCheck.assert(
    FastCheck.asyncProperty(purchases, async (bought) => {
      const route = await routeOf(bought);
      const plan = await trajectoryOf(
        queryOf({ ...goodsOf(bought), ...valuesOf(bought), production_route: route }),
      );
      for (const year of plan.years) {
        const day = { import: `${year.year}-12-30`, ...assumedIn(`${year.year}`) };
        if (year.default !== null) {
          const own = await calculated({
            ...goodsOf(bought),
            production_route: named(plan.production_route),
            ...day,
          });
          assert.deepEqual(
            [year.default.net_emissions_t, year.default.net_cost_eur],
            [own["net_emissions_t"], own["net_cost_eur"]],
          );
        }
        if (year.verified !== null) {
          const own = await calculated({
            ...goodsOf(bought),
            ...valuesOf(bought),
            production_route: route,
            ...day,
          });
          assert.deepEqual(
            [year.verified.net_emissions_t, year.verified.net_cost_eur],
            [own["net_emissions_t"], own["net_cost_eur"]],
          );
        }
        assert.equal(year.verified === null, !hasValues(bought));
      }
      const alone = await calculated({
        ...goodsOf(bought),
        ...valuesOf(bought),
        production_route: route,
        import: "2026-12-30",
      });
      assert.equal(plan.status, alone["status"]);
      assert.equal(plan.years.length, plan.status === "ok" ? 9 : 0);
    }),
    { numRuns: 120 },
  );
});

Deno.test("an indication has the cost of calculate and of its default value, for any goods and day", async () => {
  await FastCheck.assert(
    FastCheck.asyncProperty(purchases, async (bought) => {
      const route = await routeOf(bought);
      const asked = { ...goodsOf(bought), ...valuesOf(bought), production_route: route, import: bought.day };
      const answer = await getJson(`/api/v1/cbam/indication?${queryOf(asked)}`);
      const told = readIndication(answer.body);
      const own = await calculated({ ...asked, ...assumedIn(bought.day) });
      assert.equal(told.status, own["status"]);
      if (told.status === "needs_data") return;
      assert.deepEqual(told.total_eur, own["net_cost_eur"]);
      if (told.by_default === null) return;
      const tonne = { ...goodsOf(bought), [isPower(bought) ? "mwh" : "tonnage"]: 1 };
      const day = { import: bought.day, ...assumedIn(bought.day) };
      const plain = await calculated({ ...tonne, ...day });
      const byDefault = plain["status"] === "ok"
        ? plain
        : await calculated({ ...tonne, production_route: route, ...day });
      assert.equal(told.by_default.cost_eur_per_t, byDefault["net_cost_eur"]);
    }),
    { numRuns: 150 },
  );
});

Deno.test("a comparison has for each origin and route the figures of calculate, for any goods and day", async () => {
  await FastCheck.assert(
    FastCheck.asyncProperty(purchases, async (bought) => {
      const { country: _, ...goods } = goodsOf(bought);
      const day = { import: bought.day, ...assumedIn(bought.day) };
      const verified = hasValues(bought)
        ? {
          verified_direct: bought.direct,
          verified_indirect: bought.indirect,
          verified_country: bought.country,
        }
        : {};
      const found = await comparisonOf(queryOf({ ...goods, ...verified, ...day }));
      const costs = found.origins.map((row) => row.net_cost_eur ?? Infinity);
      assert.deepEqual(costs, costs.toSorted((one, other) => one - other));
      for (const row of found.origins.filter((_, at) => at % 17 === bought.pick)) {
        const own = await calculated({
          ...goods,
          country: row.origin_country_iso3,
          production_route: named(row.production_route),
          ...day,
        });
        assert.deepEqual(
          [row.status, row.net_emissions_t, row.net_cost_eur],
          [own["status"], own["net_emissions_t"] ?? null, own["net_cost_eur"] ?? null],
        );
      }
      if (found.verified === undefined) return;
      const own = await calculated({
        ...goods,
        country: bought.country,
        verified_direct: bought.direct,
        verified_indirect: bought.indirect,
        ...day,
      });
      assert.deepEqual([found.verified.status, found.verified.net_cost_eur], [
        own["status"],
        own["net_cost_eur"] ?? null,
      ]);
    }),
    { numRuns: 60 },
  );
});

const rowOf = (bought: Purchase) => ({
  cn_code: bought.code,
  origin_country: bought.country,
  [isPower(bought) ? "mwh" : "tonnage"]: bought.quantity,
  verified_direct_intensity: bought.direct,
  verified_indirect_intensity: bought.indirect,
  origin_carbon_price_eur_per_t: hasValues(bought) ? bought.paid : undefined,
});

/** Years whose correction factor is set, so that rows of a bulk call may have them without an assumption. */
const setYears = [2026, 2027, 2028, 2029, 2030];

const knownOf = ({ years }: TrajectoryRowRecord, year: number) => {
  const found = years.find((each) => each.year === year);
  return found?.verified ?? found?.default;
};

onOneDatabase((test) => {
  test(
    "rows of a portfolio have in every year the figures of a bulk call of the same goods, and its sums are theirs",
    Effect.gen(function* () {
      const { post } = yield* importHolder(["cbam:bulk"]);
      const bought = FastCheck.sample(purchases, 150);
      const rows = bought.map((each, at) => ({ ...rowOf(each), supplier: `supplier ${at % 7}` }));
      const portfolio = readPortfolio(
        (yield* post("/api/v1/cbam/portfolio?last_year=2030", { rows })).body,
      );
      const shipments = bought.flatMap((each) =>
        setYears.map((year) => ({ ...rowOf(each), import: `${year}-12-30` }))
      );
      const { results } = readBulk((yield* post("/api/v1/cbam/bulk", { shipments })).body);
      for (const [at, row] of portfolio.results.entries()) {
        for (const [step, year] of setYears.entries()) {
          const output = results[at * setYears.length + step]?.output;
          const told = JSON.stringify(rows[at]);
          assert.ok(output !== undefined && output.status === row.status, `${told} ${row.message}`);
          if (output.status !== "ok") continue;
          const known = knownOf(row, year);
          assert.deepEqual(
            [known?.net_emissions_t, known?.net_cost_eur],
            [output.net_emissions_t, output.net_cost_eur],
            `${told} ${year}`,
          );
        }
      }
      const { summary, by_supplier: suppliers, by_code: byCode, by_year: byYear, prices } = portfolio;
      const sum = (values: ReadonlyArray<number>): number => values.reduce((all, each) => all + each, 0);
      const ofRows = sum(
        portfolio.results.flatMap((row) => setYears.map((year) => knownOf(row, year)?.net_cost_eur ?? 0)),
      );
      const sums = [suppliers, byCode, byYear].map((groups) => sum(groups.map((group) => group.known_eur)));
      for (const each of [...sums, ofRows, prices[1]?.known_eur ?? 0]) {
        assert.ok(Math.abs(each - summary.known_eur) < 0.005 * rows.length * setYears.length, `${each}`);
      }
    }).pipe(Effect.provide(services)),
  );
});

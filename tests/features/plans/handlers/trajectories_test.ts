/**
 * `POST /api/v1/cbam/trajectory`: the known answers of two independent computations, rows that stand for themselves, who may
 * call, and how many rows.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import type { TrajectoryRowRecord } from "../../../../src/contract/answers/plans/trajectories.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importHolder, precursorsOf } from "../../../support/import_calls.ts";
import { knownPlans, readTrajectories } from "../../../support/plans.ts";
import { services } from "../../../support/whole_service.ts";

const path = "/api/v1/cbam/trajectory";
const planner = importHolder(["cbam:bulk"]);
const number = (text: string): number => Number(text);

/** The known goods as rows; an intensity that holds both parts is sent as direct emissions. */
const knownRows = knownPlans.trajectory.map((known, at) => ({
  client_ref: String(at),
  cn_code: known.cn_code,
  origin_country: known.origin,
  tonnage: 1,
  verified_direct_intensity: Number(known.verified_see),
  verified_indirect_intensity: 0,
  precursors: precursorsOf(known.precursors),
  ...(known.route === "" ? undefined : { production_route: known.route }),
}));

const steel = { cn_code: "72083900", origin_country: "CHN", tonnage: 100 };

const rowAt = (rows: ReadonlyArray<TrajectoryRowRecord>, at: number): TrajectoryRowRecord =>
  rows[at] ?? assert.fail(`no row ${at}`);

onOneDatabase((test) => {
  test(
    "every known trajectory and break-even comes out, year by year and in its sums",
    Effect.gen(function* () {
      const { post } = yield* planner;
      const sent = yield* post(path, { rows: knownRows, price_path: 82.32 });
      assert.equal(sent.status, 200, JSON.stringify(sent.body));
      const { years, results } = readTrajectories(sent.body);
      for (const [at, known] of knownPlans.trajectory.entries()) {
        const row = rowAt(results, at);
        assert.equal(row.status, "ok", known.cn_code);
        assert.deepEqual(
          row.years.map((year, index) => [
            year.year,
            years[index]?.cscf_assumed,
            year.benchmark_assumed,
            year.mark_up,
            years[index]?.cbam_factor,
            year.default?.embedded_t_per_t,
            year.default?.free_allocation_t_per_t,
            year.default?.net_emissions_t,
            year.default?.net_cost_eur,
            year.verified?.free_allocation_t_per_t,
            year.verified?.net_emissions_t,
            year.verified?.net_cost_eur,
            year.saving_eur,
            year.break_even_t_per_t,
          ]),
          known.years.map((year) => [
            year.year,
            year.assumed_cscf,
            year.assumed_benchmark,
            ...[
              year.mark_up,
              year.factor,
              year.default_see,
              year.default_free,
              year.default_net,
              year.default_eur,
              year.verified_free,
              year.verified_net,
              year.verified_eur,
              year.saving_eur,
              year.break_even,
            ].map(number),
          ]),
          known.cn_code,
        );
        assert.deepEqual(row.sums, {
          default_eur: Number(known.sum_default_eur),
          verified_eur: Number(known.sum_verified_eur),
          saving_eur: Number(known.sum_saving_eur),
        });
      }
      for (const [at, known] of knownPlans.break_even_2026.entries()) {
        assert.equal(results[at]?.cn_code, known.cn_code);
        assert.equal(results[at]?.years[0]?.break_even_t_per_t, Number(known.break_even));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "rows stand for themselves: wrong ones say why, exempt ones cost 0, and the summary counts them",
    Effect.gen(function* () {
      const { post } = yield* planner;
      const rows = [
        steel,
        { ...steel, origin_country: "CHE" },
        { ...steel, tonnage: -1 },
        { ...steel, tonnage: undefined },
        { ...steel, net_mass_kg: 5 },
        { ...steel, colour: "grey" },
        { ...steel, production_route: "K" },
        { ...steel, verified_free_allocation: 1 },
        { cn_code: "25231000", origin_country: "DZA", tonnage: 1 },
        "steel",
        {
          ...steel,
          verified_direct_intensity: 1.9,
          precursors: [{ cn_code: "72071111", tonnes_per_tonne: 1.05 }],
        },
        { ...steel, tonnage: undefined, net_mass_kg: 100_000, supplier: "Mill" },
        { ...steel, client_ref: "half", supplier: "a NUL \0" },
        JSON.parse("[".repeat(20) + "]".repeat(20)),
      ];
      const sent = yield* post(path, { rows, price_path: [80, 90] });
      assert.equal(sent.status, 200, JSON.stringify(sent.body));
      const { results, summary, years } = readTrajectories(sent.body);
      assert.deepEqual(
        results.map(({ status }) => status),
        "ok out_of_scope error error error error error error needs_data error error ok error error".split(
          " ",
        ),
      );
      assert.deepEqual(
        results.flatMap(({ issues = [] }) => issues.map((issue) => [issue.path, issue.code])),
        [
          ["/rows/2/tonnage", "range"],
          ["/rows/3/tonnage", "missing"],
          ["/rows/4/net_mass_kg", "conflict"],
          ["/rows/5/colour", "unknown"],
          ["/rows/6/production_route", "choice"],
          ["/rows/7/verified_free_allocation", "conflict"],
          ["/rows/9", "format"],
          ["/rows/10/precursors/0/production_route", "missing"],
          ["/rows/12/supplier", "unreadable"],
          ["/rows/13/0/0/0/0/0/0/0/0/0/0/0/0", "unreadable"],
        ],
      );
      const { ok, out_of_scope: outside, needs_data: lacking, errors, total } = summary;
      assert.deepEqual([ok, outside, lacking, errors, total], [2, 1, 1, 10, 14]);
      assert.equal(rowAt(results, 1).sums?.default_eur, 0);
      assert.deepEqual(rowAt(results, 8).production_routes?.map((route) => route.production_route), [
        "(B)",
        "(A)",
      ]);
      assert.deepEqual(rowAt(results, 11).years, rowAt(results, 0).years);
      assert.equal(rowAt(results, 11).supplier, "Mill");
      assert.deepEqual([rowAt(results, 12).client_ref, rowAt(results, 12).supplier], ["half", null]);
      const one = rowAt(results, 0).sums?.default_eur ?? 0;
      assert.equal(summary.default_eur, Math.round(one * 200) / 100);
      assert.deepEqual(
        years.slice(0, 3).map((year) => [year.certificate_price_eur_per_tco2e, year.price_basis]),
        [[80, "given"], [90, "given"], [90, "held"]],
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "a verification report's free allocations of a year shrink with the factors in the others",
    Effect.gen(function* () {
      const { post } = yield* planner;
      const verified = { ...steel, tonnage: 1, verified_direct_intensity: 1.9 };
      const rows = [
        { ...verified, verified_free_allocation: 1.425, verified_year: 2027 },
        {
          ...verified,
          production_route: "C",
          precursors: [{ cn_code: "72071111", tonnes_per_tonne: 1, free_allocation_t_per_t: 0.975 }],
        },
        {
          ...steel,
          tonnage: 817177.7,
          verified_direct_intensity: 3.3427,
          verified_free_allocation: 1.743,
          verified_year: 2026,
        },
      ];
      const { results, notes } = readTrajectories((yield* post(path, { rows })).body);
      const free = (at: number) =>
        rowAt(results, at).years.map((year) => year.verified?.free_allocation_t_per_t);
      assert.deepEqual(free(0), [1.4625, 1.425, 1.35, 1.1625, 0.7725, 0.585, 0.3975, 0.21, 0]);
      const [first = 0, second = 0] = free(1);
      assert.ok(Math.abs(second / first - 0.95 / 0.975) < 1e-5);
      const net = rowAt(results, 2).years.map(({ verified }) => verified?.net_emissions_t);
      assert.equal(net[1], 1343760.723898);
      assert.ok(
        notes.some((note) => note.includes("that of 2027")) &&
          notes.some((note) => note.includes("that of 2026")),
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "who may not calculate tables is refused, and more rows than a call may have are 422",
    Effect.gen(function* () {
      const reader = yield* importHolder(["cbam:read"]);
      assert.equal((yield* reader.post(path, { rows: [steel] })).status, 403);
      const small = yield* importHolder(["cbam:bulk"], "pro");
      assert.equal((yield* small.post(path, { rows: [steel] })).status, 402);
      const { post } = yield* planner;
      assert.equal((yield* post(path, { rows: Array(5_001).fill(steel) })).status, 422);
      for (
        const [body, at] of [
          [{ rows: [] }, "/rows"],
          [{}, "/rows"],
          [{ rows: [steel], price_path: "" }, "/price_path"],
          [{ rows: [steel], price_path: [] }, "/price_path"],
          [{ rows: [steel], price_path: -1 }, "/price_path"],
          [{ rows: [steel], first_year: 2030, last_year: 2029 }, "/last_year"],
          [{ rows: [steel], first_year: 2025 }, "/first_year"],
          [{ rows: [steel], as_of: "2031-01-01" }, "/as_of"],
        ] as const
      ) {
        const refused = yield* post(path, body);
        assert.equal(refused.status, 400, JSON.stringify(body));
        assert.deepEqual(refused.problem.issues?.map((issue) => issue.path), [at], JSON.stringify(body));
      }
    }).pipe(Effect.provide(services)),
  );
});

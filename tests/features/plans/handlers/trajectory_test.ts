/** `GET /api/v1/cbam/trajectory`: figures of calculate year by year, paths of prices, assumptions that are said, refusals. */
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { isRecord } from "../../../../src/kernel/text/json.ts";
import { refusedAt, trajectoryOf } from "../../../support/plans.ts";
import { getJson } from "../../../support/service.ts";

const readCost = Schema.decodeUnknownSync(
  Schema.Struct({
    net_cost_eur: Schema.Number,
    certificate_price: Schema.Struct({ price_eur_per_tco2e: Schema.Number }),
  }),
);

const steel = "cn=72083900&country=CHN&tonnage=100";

Deno.test("trajectory has for each year the figures of calculate at the same price", async () => {
  const goods = `${steel}&verified_direct=1.9`;
  const { years } = await trajectoryOf(goods);
  assert.deepEqual(years.map(({ year }) => year), [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034]);
  for (const year of years) {
    const assumed = year.cscf_assumed ? "&assume_cscf=1" : "";
    const calculated = async (query: string) => {
      const { body } = await getJson(
        `/api/v1/cbam/calculate?${query}&import=${year.year}-12-30${assumed}`,
      );
      assert.ok(isRecord(body));
      return [body["net_emissions_t"], body["net_cost_eur"]];
    };
    assert.deepEqual([year.default?.net_emissions_t, year.default?.net_cost_eur], await calculated(steel));
    assert.deepEqual([year.verified?.net_emissions_t, year.verified?.net_cost_eur], await calculated(goods));
  }
});

Deno.test("trajectory takes prices as one number, year after year, by year, and growing", async () => {
  const cases = [
    ["0", [[0, "given"], [0, "given"], [0, "given"]]],
    ["10000", [[10000, "given"], [10000, "given"], [10000, "given"]]],
    ["85.5", [[85.5, "given"], [85.5, "given"], [85.5, "given"]]],
    ["80, 90", [[80, "given"], [90, "given"], [90, "held"]]],
    ["2027:85", [[82.32, "published"], [85, "given"], [85, "held"]]],
    ["2028:100, 2026:70", [[70, "given"], [70, "held"], [100, "given"]]],
    ["growth:0.03", [[82.32, "published"], [84.79, "grown"], [87.33, "grown"]]],
    ["80,growth:-0.5", [[80, "given"], [40, "grown"], [20, "grown"]]],
  ] as const;
  for (const [path, expected] of cases) {
    const { years } = await trajectoryOf(`${steel}&last_year=2028&price_path=${encodeURIComponent(path)}`);
    assert.deepEqual(
      years.map((year) => [year.certificate_price_eur_per_tco2e, year.price_basis]),
      expected,
      path,
    );
    for (const { default: cost, certificate_price_eur_per_tco2e: price } of years) {
      assert.ok(cost !== null && Math.abs(cost.net_cost_eur - cost.net_emissions_t * price) < 0.01);
    }
  }
});

Deno.test("trajectory says what is assumed, and nothing that is not", async () => {
  const all = (await trajectoryOf(steel)).notes.join("\n");
  for (
    const said of [
      /known on 2026-11-20: the default values 2026-08-06/,
      /82\.32 EUR of 2026-Q3, is held/,
      /correction factor of 2031 to 2033 is not set: 1 is assumed/,
      /No benchmarks are set for 2031 to 2033/,
      /From 2034 there is no free allocation/,
      /column B/,
    ]
  ) assert.match(all, said);
  const { notes } = await trajectoryOf(`${steel}&first_year=2027&last_year=2030&price_path=80`);
  assert.doesNotMatch(notes.join("\n"), /is held for every year|is not set|No benchmarks|From 2034/);
  const half = await trajectoryOf(`${steel}&first_year=2031&last_year=2031&assume_cscf=0.5`);
  assert.match(half.notes.join("\n"), /of 2031 is not set: 0\.5 is assumed/);
  assert.equal(half.years[0]?.cscf, 0.5);
  const later = await trajectoryOf(`${steel}&price_path=2028:90`);
  assert.match(later.notes.join("\n"), /2026 and 2027: the newest published price/);
});

Deno.test("a price far from the newest published one is noted with both, the first year of it; others are not", async () => {
  const farOff = async (path: string) =>
    (await trajectoryOf(`${steel}&last_year=2028&price_path=${path}`)).notes.filter((note) =>
      note.includes("check its decimal mark")
    );
  assert.deepEqual(await farOff("8232"), [
    "The price of 2026, 8232.00 EUR per tCO2e, is more than five times the newest published price, 82.32 EUR: check its decimal mark.",
  ]);
  assert.match(
    (await farOff("2026:80,2028:8"))[0] ?? "",
    /^The price of 2028, 8\.00 EUR .* less than a fifth of/,
  );
  for (const path of ["411.6", "16.464", "growth:0.3"]) assert.deepEqual(await farOff(path), [], path);
});

Deno.test("trajectory of exempt, uncovered and undecided goods has no years and says why", async () => {
  const exempt = await trajectoryOf("cn=72083900&country=CHE&tonnage=1");
  assert.deepEqual([exempt.status, exempt.years.length, exempt.sums?.default_eur], ["out_of_scope", 0, 0]);
  assert.match(exempt.message ?? "", /Annex III/);
  const clinker = await trajectoryOf("cn=25231000&country=DZA&tonnage=1");
  assert.deepEqual([clinker.status, clinker.production_routes?.length, clinker.sums], [
    "needs_data",
    2,
    null,
  ]);
  const one = await trajectoryOf("cn=25231000&country=DZA&tonnage=1&production_route=A");
  assert.deepEqual([one.status, one.production_route, one.years.length], ["ok", "(A)", 9]);
});

Deno.test("trajectory takes a verified value of another route than the default value's", async () => {
  const { years, production_route: route } = await trajectoryOf(
    `${steel}&verified_direct=0.4&production_route=E`,
  );
  const plain = await trajectoryOf(steel);
  assert.equal(route, "(C)");
  assert.deepEqual(years.map((year) => year.default), plain.years.map((year) => year.default));
  assert.equal(years[0]?.verified?.free_allocation_t_per_t, 0.0702);
});

Deno.test("trajectory deducts a carbon price paid abroad from the cost with verified values alone", async () => {
  const { years } = await trajectoryOf(`${steel}&verified_direct=2&origin_carbon=10&last_year=2026`);
  const paid = await trajectoryOf(`${steel}&verified_direct=2&last_year=2026`);
  assert.equal(years[0]?.default?.net_cost_eur, paid.years[0]?.default?.net_cost_eur);
  const less = Number(paid.years[0]?.verified?.net_cost_eur) - Number(years[0]?.verified?.net_cost_eur);
  assert.equal(Math.round(less * 100) / 100, 2000);
});

Deno.test("trajectory refuses paths and years that can't be, and names the parameter", async () => {
  const cases = [
    ["price_path=", "price_path", "format"],
    ["price_path=,", "price_path", "format"],
    ["price_path=-5", "price_path", "format"],
    ["price_path=1000001", "price_path", "format"],
    ["price_path=2025:80", "price_path", "range"],
    ["price_path=2027:80,2035:90", "price_path", "range"],
    ["price_path=2027:80,2027:90", "price_path", "format"],
    ["price_path=2027:", "price_path", "format"],
    ["price_path=82,32", "price_path", "format"],
    ["price_path=1,085.50", "price_path", "format"],
    ["price_path=1.085,50", "price_path", "format"],
    ["price_path=82,35,%2085,40", "price_path", "format"],
    ["price_path=growth:", "price_path", "format"],
    ["price_path=growth:-1.5", "price_path", "format"],
    ["price_path=growth:11", "price_path", "format"],
    ["price_path=1,2,3,4,5,6,7,8,9,10", "price_path", "format"],
    ["price_path=1e3", "price_path", "format"],
    ["first_year=2025", "first_year", "range"],
    ["last_year=2035", "last_year", "range"],
    ["first_year=2030&last_year=2029", "last_year", "range"],
    ["verified_free_allocation=1", "verified_free_allocation", "conflict"],
    ["origin_carbon=1", "origin_carbon", "conflict"],
    ["unit_content=1", "unit_content", "conflict"],
    ["production_route=K", "production_route", "choice"],
    ["as_of=2026-01-10", "as_of", "range"],
  ] as const;
  for (const [more, path, code] of cases) {
    const { status, problem } = await refusedAt(`/api/v1/cbam/trajectory?${steel}&${more}`);
    assert.equal(status, 400, more);
    assert.deepEqual(problem.issues?.map((issue) => [issue.path, issue.code]), [[path, code]], more);
  }
});

Deno.test("trajectory prints the cost that calculate prints, to the cent, also where a carbon price is deducted", async () => {
  const goods = "cn=76011090&country=IND&verified_direct=1.7";
  for (let tonnage = 1.001; tonnage < 1.06; tonnage += 0.001) {
    const more = `tonnage=${tonnage.toFixed(3)}&origin_carbon=3.335`;
    const { years } = await trajectoryOf(
      `${goods}&${more}&first_year=2028&last_year=2028&price_path=82.32`,
    );
    const { body } = await getJson(`/api/v1/cbam/calculate?${goods}&${more}&import=2028-06-01`);
    const { net_cost_eur: cost, certificate_price: price } = readCost(body);
    assert.equal(price.price_eur_per_tco2e, 82.32);
    assert.equal(years[0]?.verified?.net_cost_eur, cost, more);
  }
});

Deno.test("notes of a trajectory name an assumed route, and no cost of one tonne at another price", async () => {
  const { notes } = await trajectoryOf(
    "cn=72083900&country=CHN&tonnage=1000&verified_direct=1.9&price_path=50",
  );
  assert.ok(notes.some((note) => note.startsWith("No production route was named: (C)")), notes.join(" "));
  assert.doesNotMatch(notes.join(" "), /Net cost|net cost/);
});

Deno.test("a cost, and a saving, of exactly half a cent, by an allocation that is scaled from another year, is rounded up", async () => {
  const in2029 = async (direct: string) => {
    const goods = `cn=72085291&country=TUR&tonnage=100&verified_direct=${direct}`;
    const { years } = await trajectoryOf(
      `${goods}&verified_free_allocation=0.3965&verified_year=2028&price_path=90`,
    );
    const { verified, saving_eur: saving } = years.find(({ year }) => year === 2029) ?? {};
    return [verified?.net_cost_eur, saving];
  };
  // (3.646 - 0.3965 x 0.775 / 0.9) x 100 x 90 = 29741.125; by default 18851.85
  assert.deepEqual(await in2029("3.646"), [29_741.13, -10_889.28]);
  assert.deepEqual(await in2029("2"), [14_927.13, 3_924.73]);
});

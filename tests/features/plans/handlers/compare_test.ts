/** `GET /api/v1/cbam/compare`: the known rankings, ties, fall-backs, filters, verified goods, and what it refuses. */
import assert from "node:assert/strict";
import { calculate } from "../../../../src/contract/cbam.ts";
import { isRecord } from "../../../../src/kernel/text/json.ts";
import { comparisonOf, knownPlans, refusedAt } from "../../../support/plans.ts";
import { getJson, send } from "../../../support/service.ts";

const goods = "cn=72083900&tonnage=100&import=2026-08-15";

for (const [code, known] of Object.entries(knownPlans.comparison)) {
  Deno.test(`compare ranks ${known.length} origins of ${code} as two independent computations do`, async () => {
    const { origins, fallback_count } = await comparisonOf(`cn=${code}&tonnage=100&import=2026-08-15`);
    assert.deepEqual(
      origins.map((row) => [
        row.rank,
        row.origin_country_iso3,
        row.intensity_source === "default_country_year" ? "own" : "OTHER",
        row.production_route === "default" ? "" : row.production_route,
        row.embedded_t_per_t,
        row.free_allocation_t_per_t,
        row.net_emissions_t,
        row.net_cost_eur,
      ]),
      known.map((row) => [
        row.rank,
        row.origin,
        row.line,
        row.route,
        ...[row.see, row.sefa, row.net_t, row.cost_eur].map(Number),
      ]),
    );
    assert.equal(fallback_count, known.filter(({ line }) => line === "OTHER").length);
  });
}

Deno.test("compare has for each origin and route the figures that calculate has", async () => {
  const clinker = "cn=25231000&tonnage=7.5&import=2027-03-01";
  const { origins } = await comparisonOf(clinker);
  const routes = new Set(origins.map(({ production_route: route }) => route));
  assert.deepEqual(routes, new Set(["(A)", "(B)"]));
  for (const row of origins.filter((_, at) => at % 20 === 0)) {
    const { body } = await getJson(
      `${calculate.path}?${clinker}&country=${row.origin_country_iso3}&production_route=${row.production_route}`,
    );
    assert.ok(isRecord(body));
    assert.equal(row.net_emissions_t, body["net_emissions_t"]);
    assert.equal(row.net_cost_eur, body["net_cost_eur"]);
    assert.equal(row.intensity_source, body["intensity_source"]);
  }
});

Deno.test("verified white clinker is ranked among white clinker alone, by its route or its TARIC code, from whichever country", async () => {
  const query = "cn=25231000&tonnage=100&import=2026-05-05&countries=ALB,DZA,CHN&verified_direct=0.9";
  for (const country of ["ALB", "DZA", "CHN"]) {
    for (const [route, code] of [["(B)", "2523100010"], ["(A)", "2523100090"]] as const) {
      const ranked = async (named: string) => {
        const answer = await comparisonOf(`${query}&verified_country=${country}&${named}`);
        return [
          answer.origins.map((row) => [row.origin_country_iso3, row.production_route, row.net_cost_eur]),
          answer.verified?.rank,
        ];
      };
      const byRoute = await ranked(`production_route=${route}`);
      assert.deepEqual(byRoute, await ranked(`taric_code=${code}`), `${country} ${route}`);
      assert.doesNotMatch(JSON.stringify(byRoute), route === "(B)" ? /\(A\)/ : /\(B\)/);
    }
  }
  const { origins } = await comparisonOf(`${query}&verified_country=ALB`);
  assert.ok(new Set(origins.map(({ production_route: route }) => route)).size > 1);
});

Deno.test("the page of plans ranks the origins of the goods that all offers are of", async () => {
  const rowsOf = async (query: string): Promise<number | undefined> => {
    const page = await (await send(`/plan?mass=10&year=2027&${query}`)).text();
    const [, ranking = ""] = page.split("plan-ranking");
    return ranking.split("<details>")[1]?.match(/<th scope="row">/g)?.length;
  };
  const ranked = async (goods: string): Promise<number> =>
    (await comparisonOf(`tonnage=10&import=2027-06-01&${goods}`)).origins.length;
  const white = await ranked("cn=25231000&taric_code=2523100010");
  const both = await ranked("cn=25231000");
  assert.ok(white < both);
  assert.equal(await rowsOf("cn=2523100010&country_1=Albania"), white);
  assert.equal(await rowsOf("cn=2523100010&country_1=Albania&country_2=China"), white);
  assert.equal(await rowsOf("cn=25231000&country_1=Albania"), both);
});

Deno.test("compare gives equal costs one rank, and the next row the rank that counts them all", async () => {
  const { origins } = await comparisonOf(goods);
  const tied = origins.filter(({ rank }) => rank === 15).map((row) => row.origin_country_iso3);
  assert.deepEqual(tied, ["GBR", "NZL"]);
  assert.ok(!origins.some(({ rank }) => rank === 16));
  for (const [at, { rank }] of origins.entries()) {
    const first = origins.findIndex((row) => row.net_cost_eur === origins[at]?.net_cost_eur);
    assert.equal(rank, first + 1);
  }
});

Deno.test("compare of named countries has those alone, each once; an exempt one costs 0 and says why", async () => {
  const { origins, notes } = await comparisonOf(`${goods}&countries=TUR,CHE,CHN,TUR`);
  assert.deepEqual(
    origins.map((row) => [row.rank, row.origin_country_iso3, row.status, row.net_cost_eur]),
    [[1, "CHE", "out_of_scope", 0], [2, "TUR", "ok", 10990.13], [3, "CHN", "ok", 17863.03]],
  );
  assert.match(origins[0]?.message ?? "", /Annex III/);
  assert.match(notes[0] ?? "", /Article 27/);
  assert.ok(!notes.some((note) => note.includes("name them in countries")));
});

Deno.test("compare reads countries as papers have them where it is lenient, and says what it read", async () => {
  const { origins, read_as } = await comparisonOf(`${goods}&countries=China, T%C3%BCrkei&lenient=true`);
  assert.deepEqual(origins.map((row) => row.origin_country_iso3), ["TUR", "CHN"]);
  assert.deepEqual(read_as?.map(({ path, read }) => [path, read]), [["countries", "CHN,TUR"]]);
});

Deno.test("compare sets verified goods beside the ranking, with the rank that they would have", async () => {
  const { verified, origins, notes } = await comparisonOf(
    `${goods}&verified_direct=1.9&verified_country=CHN&production_route=C`,
  );
  assert.ok(verified !== undefined);
  assert.equal(verified.net_cost_eur, 4644.91);
  assert.equal(verified.rank, origins.filter((row) => Number(row.net_cost_eur) < 4644.91).length + 1);
  assert.equal(verified.intensity_source, "verified_direct");
  assert.match(verified.notes.map((at) => notes[at]).join(" "), /column B/);
  const reported = await comparisonOf(
    `${goods}&verified_direct=1.9&verified_country=CHN&verified_free_allocation=1.9`,
  );
  assert.deepEqual([reported.verified?.net_cost_eur, reported.verified?.rank], [0, 1]);
});

Deno.test("compare of goods outside Annex I, of a heading and of a year without a factor has no rows and says why", async () => {
  const cases = [
    ["cn=72044990&tonnage=1", "out_of_scope", /not listed in Annex I/],
    ["cn=72080000&tonnage=1", "needs_data", /heading/],
    ["cn=72083900&tonnage=1&import=2032-01-01", "needs_data", /assume_cscf/],
    ["cn=27160000&mwh=5", "needs_data", /27160000|electricity/],
  ] as const;
  for (const [query, status, message] of cases) {
    const answer = await comparisonOf(query);
    assert.equal(answer.status, status, query);
    assert.deepEqual(answer.origins, []);
    assert.match(answer.message ?? "", message);
  }
  const assumed = await comparisonOf("cn=72083900&tonnage=1&import=2032-01-01&assume_cscf=1");
  assert.equal(assumed.origins.length, 121);
  const free = await comparisonOf("cn=72083900&tonnage=1&import=2034-06-01");
  assert.ok(free.origins.every((row) => row.free_allocation_t_per_t === 0));
});

Deno.test("compare refuses what does not go together, and names the parameter", async () => {
  const cases = [
    [`${goods}&verified_direct=1`, "verified_country", "missing"],
    [`${goods}&verified_country=CHN`, "verified_country", "conflict"],
    [`${goods}&production_route=C`, "production_route", "conflict"],
    [`${goods}&verified_free_allocation=1`, "verified_free_allocation", "conflict"],
    [`${goods}&verified_direct=1&verified_country=CHN&production_route=K`, "production_route", "choice"],
    [`${goods}&countries=`, "countries", "format"],
    [`${goods}&countries=CHN,XYZ`, "countries", "format"],
    [`${goods}&mwh=1`, "mwh", "conflict"],
    [`${goods}&assume_cscf=1`, "assume_cscf", "conflict"],
    ["cn=72083900", "tonnage", "missing"],
    ["cn=72083900&mwh=1", "mwh", "conflict"],
    ["cn=72083900&tonnage=1&country=CHN", "country", "unknown"],
  ] as const;
  for (const [query, path, code] of cases) {
    const { status, problem } = await refusedAt(`/api/v1/cbam/compare?${query}`);
    assert.equal(status, 400, query);
    const { issues = [] } = problem;
    assert.deepEqual(issues.map((issue) => [issue.path, issue.code]), [[path, code]], query);
  }
});

Deno.test("compare under an older data set ranks with its values, and says which it was", async () => {
  const older = await comparisonOf(`${goods}&dataset_version=2026-02-04`);
  assert.equal(older.dataset_version, "2026-02-04");
  assert.equal(older.versions.dataset.version, "2026-02-04");
  assert.ok(older.notes.some((note) => note.includes("2026-08-06")));
});

/** Contract sections 2.2 and 4.2: the answers of GET and POST calculate, whole. */
import assert from "node:assert/strict";
import { Versions } from "../../../../src/contract/answers/members.ts";
import { given } from "../../../support/answered.ts";
import { getJson, postJson } from "../../../support/service.ts";

const cbam = "/api/v1/cbam";

Deno.test("GET calculate answers with every field of contract 2.2", async () => {
  const { status, calculation: body } = await getJson(
    `${cbam}/calculate?cn=72083900&country=chn&tonnage=1&import=2026-02-15`,
  );
  const { sources, disclosure, versions, ...rest } = body;
  assert.equal(status, 200);
  assert.deepEqual(
    Object.keys(versions).sort(),
    Object.keys(Versions.fields).filter((name) => name !== "electricity").sort(),
  );
  assert.equal(versions.as_of, "2026-11-20T12:00:00.000Z");
  assert.deepEqual(rest, {
    status: "ok",
    cn_code: "72083900",
    origin_country_iso3: "CHN",
    tonnage: 1,
    import: "2026-02-15",
    in_scope: true,
    sector: "iron_steel",
    production_route: "(C)",
    direct_emissions_t: 3.5057,
    indirect_emissions_t: 0,
    free_allocation_t: 1.33575,
    net_emissions_t: 2.16995,
    certificate_price: { period: "2026-Q1", price_eur_per_tco2e: 75.36, published_at: "2026-04-07" },
    gross_cost_eur: 163.53,
    origin_carbon_deduction_eur: 0,
    net_cost_eur: 163.53,
    intensity_source: "default_country_year",
    notes: [],
    dataset_version: "2026-08-06",
  });
  assert.ok(
    sources.every((source) => source.label && URL.canParse(source.url)),
  );
  assert.equal(disclosure.informational_only, true);
  assert.equal(disclosure.dataset_version, "2026-08-06");
  assert.equal(disclosure.generated_at, "2026-11-20T12:00:00.000Z");
  assert.ok(disclosure.legal_basis.length > 3);
});

Deno.test("GET calculate without a day takes today's price period", async () => {
  const { calculation: body } = await getJson(`${cbam}/calculate?cn=72083900&country=CHN&tonnage=1`);
  assert.equal(body.import, "2026-11-20");
  assert.equal(body.certificate_price?.period, "2026-Q3");
  assert.match(body.notes[0] ?? "", /2026-Q4.*stands in/);
});

Deno.test("GET calculate with explain=true traces each term with its value, unit and source", async () => {
  const { calculation: body } = await getJson(
    `${cbam}/calculate?cn=72083900&country=CHN&tonnage=2&import=2026-02-15&origin_carbon=5&explain=true`,
  );
  const values = Object.fromEntries(
    given(body.trace).map((row) => [row.term, row.value]),
  );
  const expected = {
    default_value_total: 3.187,
    mark_up: 0.1,
    embedded_emissions: 7.0114,
    cbam_factor: 0.975,
    benchmark: 1.37,
    free_allocation: 2.6715,
    net_emissions: 4.3399,
    gross_cost: 327.054864,
    origin_carbon_deduction: 35.057,
  };
  assert.deepEqual({ ...values, ...expected }, values);
  for (const row of given(body.trace)) {
    assert.ok(row.factor && row.unit && row.source.label && URL.canParse(row.source.url));
  }
});

Deno.test("GET calculate answers needs_data with the routes and null figures", async () => {
  const { status, calculation: body } = await getJson(
    `${cbam}/calculate?cn=25231000&country=DZA&tonnage=1&import=2026-08-15`,
  );
  assert.equal(status, 200);
  assert.equal(body.status, "needs_data");
  assert.equal(body.in_scope, true);
  assert.equal(body.sector, "cement");
  assert.match(body.message ?? "", /name one of \(B\), \(A\) in production_route/);
  assert.deepEqual(
    body.production_routes?.map(({ production_route }) => production_route),
    [
      "(B)",
      "(A)",
    ],
  );
  for (
    const name of [
      "direct_emissions_t",
      "free_allocation_t",
      "net_emissions_t",
      "certificate_price",
      "gross_cost_eur",
      "net_cost_eur",
      "intensity_source",
    ] as const
  ) assert.equal(body[name], null, name);
});

Deno.test("GET calculate answers out_of_scope with zero figures and the reason", async () => {
  const { calculation: body } = await getJson(`${cbam}/calculate?cn=72083900&country=DEU&tonnage=1`);
  assert.equal(body.status, "out_of_scope");
  assert.equal(body.in_scope, false);
  assert.equal(body.net_cost_eur, 0);
  assert.equal(body.certificate_price, null);
  assert.match(body.message ?? "", /Germany/);
});

Deno.test("POST calculate computes a complex good with its precursors", async () => {
  const { status, calculation: body } = await postJson(`${cbam}/calculate`, {
    cn_code: "73181552",
    origin_country: "CHN",
    tonnage: 620,
    client_ref: "PO-1",
    import: "2026-02-15",
    verified_direct_intensity: 3.7637,
    precursors: [{ cn_code: "72230019", tonnes_per_tonne: 3520 / 3240 }],
  });
  assert.equal(status, 200);
  assert.equal(body.client_ref, "PO-1");
  assert.equal(Math.round(given(body.net_emissions_t) * 10) / 10, 1506);
  assert.equal(body.intensity_source, "verified_direct");
});

Deno.test("POST calculate takes null for an optional member that is absent", async () => {
  const { status, calculation: body } = await postJson(`${cbam}/calculate`, {
    cn_code: "72083900",
    origin_country: "CHN",
    tonnage: 1,
    import: "2026-02-15",
    production_route: null,
    verified_direct_intensity: null,
    precursors: null,
    client_ref: null,
  });
  assert.equal(status, 200);
  assert.equal(body.net_cost_eur, 163.53);
});

Deno.test("POST calculate replays a calculation with a superseded data set", async () => {
  const asked = { cn_code: "26011200", origin_country: "AGO", tonnage: 1, import: "2026-02-15" };
  const { calculation: body } = await postJson(`${cbam}/calculate`, {
    ...asked,
    dataset_version: "2026-02-04",
  });
  assert.equal(body.dataset_version, "2026-02-04");
  assert.equal(body.disclosure.dataset_version, "2026-02-04");
  assert.match(body.notes[0] ?? "", /superseded/);
});

Deno.test("origins that CBAM does not apply to are out of scope by their code, and refused with why where they have none", async () => {
  const goods = `${cbam}/calculate?cn=72083900&tonnage=1&import=2026-02-15`;
  for (const country of ["ISL", "LIE", "NOR", "CHE"]) {
    const { calculation } = await getJson(`${goods}&country=${country}`);
    assert.deepEqual([calculation.status, calculation.net_cost_eur], ["out_of_scope", 0], country);
    assert.match(calculation.message ?? "", /Annex III/);
  }
  for (const lenient of ["", "&lenient=true"]) {
    for (
      const [country, said] of [
        ["EU", /name the member state/],
        ["Livigno", /Annex III, point 1/],
        ["XI", /write GBR.*Annex III, point 1/],
        ["Northern Ireland", /write GBR/],
      ] as const
    ) {
      const { status, problem } = await getJson(`${goods}&country=${country}${lenient}`);
      assert.equal(status, 400);
      assert.deepEqual(problem.issues?.map(({ path, code }) => [path, code]), [["country", "choice"]]);
      assert.match(problem.error, said);
    }
  }
});

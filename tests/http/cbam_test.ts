/** Contract sections 2 and 4: the answers of the four GET endpoints and of POST calculate, whole. */
import assert from "node:assert/strict";
import { getJson, postJson } from "../support/service.ts";

const cbam = "/api/v1/cbam";

Deno.test("GET calculate answers with every field of contract 2.2", async () => {
  const { status, body } = await getJson(
    `${cbam}/calculate?cn=72083900&country=chn&tonnage=1&import=2026-02-15`,
  );
  const { sources, disclosure, ...rest } = body;
  assert.equal(status, 200);
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
    sources.every((source: { label: string; url: string }) => source.label && URL.canParse(source.url)),
  );
  assert.equal(disclosure.informational_only, true);
  assert.equal(disclosure.dataset_version, "2026-08-06");
  assert.equal(disclosure.generated_at, "2026-11-20T12:00:00.000Z");
  assert.ok(disclosure.legal_basis.length > 3);
});

Deno.test("GET calculate without a day takes today's price period", async () => {
  const { body } = await getJson(`${cbam}/calculate?cn=72083900&country=CHN&tonnage=1`);
  assert.equal(body.import, "2026-11-20");
  assert.equal(body.certificate_price.period, "2026-Q3");
  assert.match(body.notes[0], /2026-Q4.*stands in/);
});

Deno.test("GET calculate with explain=true traces each term with its value, unit and source", async () => {
  const { body } = await getJson(
    `${cbam}/calculate?cn=72083900&country=CHN&tonnage=2&import=2026-02-15&origin_carbon=5&explain=true`,
  );
  const values = Object.fromEntries(
    body.trace.map((row: { term: string; value: number }) => [row.term, row.value]),
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
  for (const row of body.trace) {
    assert.ok(row.factor && row.unit && row.source.label && URL.canParse(row.source.url));
  }
});

Deno.test("GET calculate answers needs_data with the routes and null figures", async () => {
  const { status, body } = await getJson(
    `${cbam}/calculate?cn=25231000&country=DZA&tonnage=1&import=2026-08-15`,
  );
  assert.equal(status, 200);
  assert.equal(body.status, "needs_data");
  assert.equal(body.in_scope, true);
  assert.equal(body.sector, "cement");
  assert.match(body.message, /name one of \(B\), \(A\) in production_route/);
  assert.deepEqual(
    body.production_routes.map((route: { production_route: string }) => route.production_route),
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
    ]
  ) assert.equal(body[name], null, name);
});

Deno.test("GET calculate answers out_of_scope with zero figures and the reason", async () => {
  const { body } = await getJson(`${cbam}/calculate?cn=72083900&country=DEU&tonnage=1`);
  assert.equal(body.status, "out_of_scope");
  assert.equal(body.in_scope, false);
  assert.equal(body.net_cost_eur, 0);
  assert.equal(body.certificate_price, null);
  assert.match(body.message, /Germany/);
});

Deno.test("POST calculate computes a complex good with its precursors", async () => {
  const { status, body } = await postJson(`${cbam}/calculate`, {
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
  assert.equal(Math.round(body.net_emissions_t * 10) / 10, 1506);
  assert.equal(body.intensity_source, "verified_direct");
});

Deno.test("POST calculate takes null for an optional member that is absent", async () => {
  const { status, body } = await postJson(`${cbam}/calculate`, {
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
  const { body } = await postJson(`${cbam}/calculate`, { ...asked, dataset_version: "2026-02-04" });
  assert.equal(body.dataset_version, "2026-02-04");
  assert.equal(body.disclosure.dataset_version, "2026-02-04");
  assert.match(body.notes[0], /superseded/);
});

Deno.test("GET scope answers with every field of contract 2.1", async () => {
  const { body } = await getJson(`${cbam}/scope?cn=72083900&country=ie&tonnage=50.001`);
  const { sources, disclosure, recommendation, ...rest } = body;
  assert.deepEqual(rest, {
    cn_code: "72083900",
    country: "ie",
    in_scope: true,
    needs_manual_check: false,
    sector: "iron_steel",
    sector_label: "Iron and steel",
    description: "Hot-rolled coil, non-alloy steel, 600 mm or wider, not pickled, under 3 mm thick",
    nca: {
      country: "Ireland",
      authority: "Environmental Protection Agency (EPA)",
      email: "cbam@epa.ie",
      website:
        "https://www.epa.ie/our-services/licensing/climate-change/eu-carbon-border-adjustment-mechanism/",
      source_url:
        "https://www.epa.ie/our-services/licensing/climate-change/eu-carbon-border-adjustment-mechanism/",
      source_accessed_at: "2026-11-20T00:00:00Z",
    },
    regulation_ref: "Regulation (EU) 2023/956, Annex I",
    dataset_version: "2026-08-06",
  });
  assert.equal(recommendation.needs_authorised_declarant, true);
  assert.match(recommendation.rationale, /exceeds the threshold of 50 t.*calendar year.*Article 2a/);
  assert.ok(sources.length === 3 && disclosure.informational_only);
});

Deno.test("GET scope leaves out what wasn't asked", async () => {
  const { body } = await getJson(`${cbam}/scope?cn=01012100`);
  assert.equal(body.country, null);
  assert.equal(body.nca, null);
  assert.equal(body.recommendation, null);
  assert.equal(body.in_scope, false);
  assert.equal(body.sector, "none");
  assert.equal(body.sector_label, "Not covered by CBAM");
});

Deno.test("GET scope has a contact for each member state, blanks as null, and none for other countries", async () => {
  const members = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(
    " ",
  );
  for (const country of members) {
    const { body } = await getJson(`${cbam}/scope?cn=72083900&country=${country}`);
    assert.ok(body.nca.country, country);
    assert.ok(Object.values(body.nca).every((value) => value === null || value !== ""), country);
    assert.ok(
      body.sources.some(({ label }: { label: string }) => label.includes("national competent authorities")),
    );
  }
  assert.equal((await getJson(`${cbam}/scope?cn=72083900&country=RO`)).body.nca.authority, null);
  assert.equal((await getJson(`${cbam}/scope?cn=72083900&country=CN`)).body.nca, null);
});

Deno.test("GET scope asks for a manual check where eight digits don't decide", async () => {
  const manual = async (cn: string) => {
    const { body } = await getJson(`${cbam}/scope?cn=${cn}`);
    return [body.in_scope, body.needs_manual_check];
  };
  assert.deepEqual(await manual("25070080"), [true, true]);
  assert.deepEqual(await manual("72083901"), [true, true]);
  assert.deepEqual(await manual("72080000"), [true, true]);
  assert.deepEqual(await manual("72083900"), [true, false]);
  assert.deepEqual(await manual("72042100"), [false, false]);
  assert.deepEqual(await manual("31056000"), [false, false]);
});

Deno.test("GET scope recommends by tonnage, except for electricity and hydrogen", async () => {
  const needs = async (cn: string, tonnage: string) =>
    (await getJson(`${cbam}/scope?cn=${cn}&tonnage=${tonnage}`)).body.recommendation
      .needs_authorised_declarant;
  assert.equal(await needs("72083900", "50"), false);
  assert.equal(await needs("72083900", "50.000001"), true);
  assert.equal(await needs("28041000", "0.1"), true);
  assert.equal(await needs("27160000", "0.1"), true);
  assert.equal(await needs("01012100", "1000"), false);
});

Deno.test("GET search finds by first digits, in CN order, at most twelve", async () => {
  const { body } = await getJson(`${cbam}/search?q=7208`);
  const codes = body.results.map((item: { cn_code: string }) => item.cn_code);
  assert.equal(codes.length, 12);
  assert.equal(codes[0], "72080000");
  assert.deepEqual(codes, [...codes].sort());
  assert.deepEqual(Object.keys(body.results[0]), ["cn_code", "sector", "description"]);
  const grouped = await getJson(`${cbam}/search?q=${encodeURIComponent("7208 39")}`);
  assert.deepEqual(grouped.body.results.map((item: { cn_code: string }) => item.cn_code), ["72083900"]);
});

Deno.test("GET search falls back to the heading for eight digits without a row", async () => {
  const { body } = await getJson(`${cbam}/search?q=72089999`);
  assert.equal(body.results.length, 1);
  assert.equal(body.results[0].cn_code, "72080000");
  assert.equal(body.results[0].match_kind, "chapter_fallback");
  assert.equal(body.results[0].user_typed_cn, "72089999");
  assert.deepEqual((await getJson(`${cbam}/search?q=01012100`)).body.results, []);
});

Deno.test("GET search finds by words, whatever their case and accents, matches at a word's start first", async () => {
  const plain = await getJson(`${cbam}/search?q=${encodeURIComponent("stainless WIRE")}`);
  const accented = await getJson(`${cbam}/search?q=${encodeURIComponent("stáinless wíre")}`);
  assert.ok(plain.body.results.length > 0);
  assert.deepEqual(accented.body.results, plain.body.results);
  for (const { description } of plain.body.results) {
    assert.match(description, /stainless.*wire|wire.*stainless/i);
  }
  const { body } = await getJson(`${cbam}/search?q=ron`);
  assert.ok(body.results.every(({ description }: { description: string }) => /ron/i.test(description)));
});

Deno.test("GET routes lists the routes of a pair with their figures for the year", async () => {
  const { body, headers } = await getJson(`${cbam}/routes?cn=25231000&country=CHN&import=2027`);
  assert.equal(headers.get("cache-control"), "public, max-age=3600");
  assert.equal(body.year, 2027);
  assert.equal(body.country_iso3, "CHN");
  assert.deepEqual(body.routes[0], {
    production_route: "(B)",
    description: "White clinker or cement",
    value_for_year: 1.56,
    direct_t_per_t: 1.488,
    indirect_t_per_t: 0.072,
    source: "eu_default",
    match_quality: "country",
  });
});

Deno.test("GET routes defaults to today's year and says why a list is empty", async () => {
  const one = await getJson(`${cbam}/routes?cn=72083900&country=CHN`);
  assert.equal(one.body.year, 2026);
  assert.equal(one.body.routes.length, 1);
  const other = await getJson(`${cbam}/routes?cn=72083900&country=FJI&import=2026-05-01`);
  assert.equal(other.body.routes[0].match_quality, "other_countries");
  for (
    const query of [
      "cn=27160000&country=UKR",
      "cn=72083900&country=DEU",
      "cn=01012100&country=CHN",
      "cn=72080000&country=CHN",
    ]
  ) {
    const none = await getJson(`${cbam}/routes?${query}`);
    assert.deepEqual(none.body.routes, [], query);
    assert.ok(none.body.message.length > 20, query);
  }
});

Deno.test("GET datasets lists the versions with their acts and hashes", async () => {
  const { body } = await getJson(`${cbam}/datasets`);
  assert.deepEqual(
    body.datasets.map((set: { version: string; is_in_force: boolean }) => [set.version, set.is_in_force]),
    [
      ["2026-08-06", true],
      ["2026-02-04", false],
    ],
  );
  assert.match(body.datasets[0].files[0].sha256, /^[0-9a-f]{64}$/);
});

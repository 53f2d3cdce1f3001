/** Contract sections 2 and 4: the answers of scope, search, routes and datasets, whole. */
import assert from "node:assert/strict";
import { given } from "../../../support/answered.ts";
import { getJson } from "../../../support/service.ts";

const cbam = "/api/v1/cbam";

Deno.test("GET scope answers with every field of contract 2.1", async () => {
  const { scope: body } = await getJson(`${cbam}/scope?cn=72083900&country=ie&tonnage=50.001`);
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
      note: "The mailbox was seen on a consultancy's page, not on the authority's own.",
      source_url:
        "https://www.epa.ie/our-services/licensing/climate-change/eu-carbon-border-adjustment-mechanism/",
      source_accessed_at: "2026-11-20T00:00:00Z",
    },
    regulation_ref: "Regulation (EU) 2023/956, Annex I",
    dataset_version: "2026-08-06",
  });
  assert.equal(recommendation?.needs_authorised_declarant, true);
  assert.match(recommendation?.rationale, /exceeds the threshold of 50 t.*calendar year.*Article 2a/);
  assert.ok(sources.length === 3 && disclosure.informational_only);
});

Deno.test("GET scope leaves out what wasn't asked", async () => {
  const { scope: body } = await getJson(`${cbam}/scope?cn=01012100`);
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
    const { scope: body } = await getJson(`${cbam}/scope?cn=72083900&country=${country}`);
    assert.ok(body.nca?.country, country);
    assert.ok(Object.values(given(body.nca)).every((value) => value === null || value !== ""), country);
    assert.ok(
      body.sources.some(({ label }) => label.includes("national competent authorities")),
    );
  }
  const nca = given((await getJson(`${cbam}/scope?cn=72083900&country=RO`)).scope.nca);
  assert.deepEqual([nca.authority, nca.email, nca.website], ["Ministry of Finance", null, null]);
  assert.match(nca.note ?? "", /third party's page/);
  const { scope: abroad } = await getJson(`${cbam}/scope?cn=72083900&country=CN`);
  assert.equal(abroad.nca, null);
  assert.match(
    abroad.note ?? "",
    /^China is no member state .* where the goods are imported, .* origin, which may be exempt\.$/,
  );
  assert.equal((await getJson(`${cbam}/scope?cn=72083900&country=RO`)).scope.note, undefined);
});

Deno.test("GET scope never calls a heading or digits that are no code uncovered", async () => {
  for (const code of ["25230000", "26010000", "77083900", "27083900", "99999999"]) {
    const { scope: body } = await getJson(`${cbam}/scope?cn=${code}&country=US`);
    assert.deepEqual([body.in_scope, body.sector], [false, "none"], code);
    assert.equal(body.sector_label, "Not decided by these digits", code);
    assert.match(body.note ?? "", /^\d{8} is no .* United States is no member state/, code);
  }
});

Deno.test("GET scope asks for a manual check where eight digits don't decide", async () => {
  const manual = async (cn: string) => {
    const { scope: body } = await getJson(`${cbam}/scope?cn=${cn}`);
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
    (await getJson(`${cbam}/scope?cn=${cn}&tonnage=${tonnage}`)).scope.recommendation
      ?.needs_authorised_declarant;
  assert.equal(await needs("72083900", "50"), false);
  assert.equal(await needs("72083900", "50.000001"), true);
  assert.equal(await needs("28041000", "0.1"), true);
  assert.equal(await needs("27160000", "0.1"), true);
  assert.equal(await needs("01012100", "1000"), false);
});

Deno.test("GET search finds by first digits, in CN order, at most twelve", async () => {
  const { search: body } = await getJson(`${cbam}/search?q=7208`);
  const codes = body.results.map(({ cn_code }) => cn_code);
  assert.equal(codes.length, 12);
  assert.equal(codes[0], "72081000");
  assert.deepEqual(codes, [...codes].sort());
  assert.deepEqual(Object.keys(given(body.results[0])), ["cn_code", "sector", "description", "kind"]);
  assert.ok(body.results.every(({ kind }) => kind === "code"));
  const grouped = await getJson(`${cbam}/search?q=${encodeURIComponent("7208 39")}`);
  assert.deepEqual(grouped.search.results.map(({ cn_code }) => cn_code), ["72083900"]);
});

Deno.test("GET search finds nothing by digits that does not begin with them: a heading by its own, with the codes below it named", async () => {
  for (const digits of ["72080000", "720800", "25230000", "7", "7202", "73181552", "2716000"]) {
    const { search: body } = await getJson(`${cbam}/search?q=${digits}`);
    assert.ok(body.results.length > 0 && body.results.length <= 12, digits);
    for (const found of body.results) {
      assert.ok(found.cn_code.startsWith(digits), `${found.cn_code} for ${digits}`);
      assert.ok(!("match_kind" in found) && !("user_typed_cn" in found), digits);
    }
  }
  for (const digits of ["72080000", "720800"]) {
    const { search: body } = await getJson(`${cbam}/search?q=${digits}`);
    assert.deepEqual(body.results.map(({ cn_code, kind }) => [cn_code, kind]), [["72080000", "heading"]]);
    assert.match(
      body.message ?? "",
      /^72080000 is no code of goods but a heading; the tables have 72081000, /,
    );
  }
});

Deno.test("GET search falls back to the heading for eight digits without a row", async () => {
  const { search: body } = await getJson(`${cbam}/search?q=72089999`);
  assert.equal(body.results.length, 1);
  assert.equal(body.results[0]?.cn_code, "72080000");
  assert.equal(body.results[0]?.match_kind, "chapter_fallback");
  assert.equal(body.results[0]?.user_typed_cn, "72089999");
  assert.equal(body.results[0]?.kind, "heading");
  assert.match(body.message ?? "", /no subheading 720899/);
});

Deno.test("GET scope and calculate of a heading and of a code that doesn't exist say so in one sentence, without a cost", async () => {
  for (
    const [code, inScope, note] of [
      ["25230000", false, /^25230000 is no code of goods but a heading; /],
      ["77083900", false, /^77083900 is no CN code: .* no chapter 77/],
      ["72080000", true, /^72080000 is no code of goods but a heading; the tables have /],
    ] as const
  ) {
    const { scope } = await getJson(`${cbam}/scope?cn=${code}`);
    assert.deepEqual([scope.in_scope, scope.needs_manual_check], [inScope, true], code);
    assert.match(scope.note ?? "", note);
    const query = `cn=${code}&country=CHN&tonnage=1&import=2026-02-15`;
    const { calculation: answer } = await getJson(`${cbam}/calculate?${query}`);
    assert.deepEqual(
      [answer.status, answer.in_scope, answer.net_cost_eur],
      ["needs_data", inScope, null],
      code,
    );
    assert.equal(answer.message, scope.note);
  }
});

Deno.test("GET search says of a code outside Annex I that CBAM doesn't cover it", async () => {
  const outside = await getJson(`${cbam}/search?q=01012100`);
  assert.deepEqual(outside.search.results, []);
  assert.match(outside.search.message ?? "", /^CN code 01012100 .*live animals.* is not covered by CBAM/);
  const excluded = await getJson(`${cbam}/search?q=72022100`);
  assert.equal(excluded.search.results[0]?.match_kind, "chapter_fallback");
  assert.match(excluded.search.message ?? "", /^CN code 72022100 .* is not covered by CBAM/);
});

Deno.test("GET search reads ten digits of TARIC as their first eight", async () => {
  const { search: body } = await getJson(`${cbam}/search?q=${encodeURIComponent("7208.39.00.10")}`);
  assert.deepEqual(body.results.map(({ cn_code }) => cn_code), ["72083900"]);
  const fallback = await getJson(`${cbam}/search?q=7208999910`);
  assert.equal(fallback.search.results[0]?.user_typed_cn, "72089999");
});

Deno.test("GET search finds by words, whatever their case and accents, and by words of the trade", async () => {
  const plain = await getJson(`${cbam}/search?q=${encodeURIComponent("stainless WIRE")}`);
  const accented = await getJson(`${cbam}/search?q=${encodeURIComponent("stáinless wíre")}`);
  assert.ok(plain.search.results.length > 0);
  assert.deepEqual(accented.search.results, plain.search.results);
  for (const { description } of plain.search.results) {
    assert.match(description, /stainless.*wire|wire.*stainless/i);
  }
  const german = await getJson(`${cbam}/search?q=${encodeURIComponent("Edelstahldraht")}`);
  assert.match(german.search.results[0]?.description ?? "", /^Stainless steel wire/);
  const unknown = await getJson(`${cbam}/search?q=${encodeURIComponent("gadgets")}`);
  assert.deepEqual(unknown.search.results, []);
  assert.match(unknown.search.message ?? "", /"gadgets"/);
});

Deno.test("GET routes lists the routes of a pair with their figures for the year", async () => {
  const { routes: body, headers } = await getJson(`${cbam}/routes?cn=25231000&country=CHN&import=2027`);
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
  assert.equal(one.routes.year, 2026);
  assert.equal(one.routes.routes.length, 1);
  const other = await getJson(`${cbam}/routes?cn=72083900&country=FJI&import=2026-05-01`);
  assert.equal(other.routes.routes[0]?.match_quality, "other_countries");
  for (
    const query of [
      "cn=27160000&country=UKR",
      "cn=72083900&country=DEU",
      "cn=01012100&country=CHN",
      "cn=72080000&country=CHN",
    ]
  ) {
    const none = await getJson(`${cbam}/routes?${query}`);
    assert.deepEqual(none.routes.routes, [], query);
    assert.ok((none.routes.message ?? "").length > 20, query);
  }
});

Deno.test("GET datasets lists the versions with their acts and hashes", async () => {
  const { dataSets: body } = await getJson(`${cbam}/datasets`);
  assert.deepEqual(
    body.datasets.map((set) => [set.version, set.is_in_force]),
    [
      ["2026-08-06", true],
      ["2026-02-04", false],
    ],
  );
  assert.match(body.datasets[0]?.files[0]?.sha256 ?? "", /^[0-9a-f]{64}$/);
});

/** Every wrong input: the right status, and a sentence that names it and says what would be right. */
import assert from "node:assert/strict";
import { getJson, postJson } from "../support/service.ts";

const fine: Readonly<Record<string, string>> = {
  cn: "72083900",
  country: "CHN",
  tonnage: "1",
  import: "2026-02-15",
};

const calculate = (change: Readonly<Record<string, string | undefined>>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...fine, ...change })) {
    if (value !== undefined) query.set(name, value);
  }
  return getJson(`/api/v1/cbam/calculate?${query}`);
};

const refusals: ReadonlyArray<readonly [Readonly<Record<string, string | undefined>>, string, RegExp]> = [
  [{ cn: "1234" }, "cn", /8 digits.*found "1234"/],
  [{ cn: "7208390a" }, "cn", /8 digits/],
  [{ cn: "720839000" }, "cn", /8 digits/],
  [{ cn: "７２０８３９００" }, "cn", /8 digits/],
  [{ cn: undefined }, "cn", /cn is missing/],
  [{ cn: "" }, "cn", /8 digits.*found ""/],
  [{ country: "XX" }, "country", /alpha-3.*found "XX"/],
  [{ country: "CN" }, "country", /write CHN/],
  [{ country: "XYZ" }, "country", /alpha-3/],
  [{ country: "OTHER" }, "country", /alpha-3/],
  [{ country: undefined }, "country", /country is missing/],
  [{ tonnage: "0" }, "tonnage", /positive/],
  [{ tonnage: "-5" }, "tonnage", /positive/],
  [{ tonnage: "1e3" }, "tonnage", /plain decimal/],
  [{ tonnage: "1,5" }, "tonnage", /plain decimal such as 24\.5, found "1,5"/],
  [{ tonnage: "NaN" }, "tonnage", /positive/],
  [{ tonnage: "1000000000000" }, "tonnage", /up to 1000000000/],
  [{ tonnage: "1000000000.1" }, "tonnage", /up to 1000000000/],
  [{ tonnage: `0.${"1234567890".repeat(4)}` }, "tonnage", /more digits than can be given back exactly/],
  [{ tonnage: undefined }, "tonnage", /tonnage is missing/],
  [{ import: "2025-12-31" }, "import", /not be before 2026-01-01: CBAM certificates are due from that day/],
  [{ import: "2026-02-30" }, "import", /calendar date/],
  [{ import: "2026" }, "import", /calendar date/],
  [{ import: "15/02/2026" }, "import", /calendar date/],
  [{ production_route: "(I)" }, "production_route", /"\(I\)" is not a route.*valid: \(C\)/],
  [{ production_route: "(E)" }, "production_route", /valid: \(C\)/],
  [{ production_route: "" }, "production_route", /route code/],
  [{ production_route: "(C) and more than eight" }, "production_route", /"\(C\) and" is not a route/],
  [{ verified_direct: "-1" }, "verified_direct", /from 0 to 1000000/],
  [{ verified_indirect: "abc" }, "verified_indirect", /plain decimal/],
  [{ origin_carbon: "1.2.3" }, "origin_carbon", /EUR per tCO2e/],
  [{ explain: "yes" }, "explain", /true or false/],
  [{ dataset_version: "1999-01-01" }, "dataset_version", /one of 2026-02-04, 2026-08-06/],
  [{ verified_drect: "1" }, "verified_drect", /not known here; known: .*verified_direct/],
];

for (const [change, path, sentence] of refusals) {
  const [[name, value] = ["", ""]] = Object.entries(change);
  Deno.test(`GET calculate answers 400 and names ${path} for ${name}=${value?.slice(0, 30) ?? "(missing)"}`, async () => {
    const { status, problem: body } = await calculate(change);
    assert.equal(status, 400);
    assert.deepEqual(body.issues?.map(({ path }) => path), [path]);
    const [first] = body.issues ?? [];
    assert.match(first?.message ?? "", sentence);
    assert.ok(first !== undefined && body.error.includes(first.message));
  });
}

Deno.test("GET calculate reports every wrong parameter at once, by name", async () => {
  const { status, problem: body } = await getJson(
    "/api/v1/cbam/calculate?cn=1&country=X&tonnage=x&import=x&explain=x",
  );
  assert.equal(status, 400);
  const paths = body.issues?.map(({ path }) => path).sort();
  assert.deepEqual(paths, ["cn", "country", "explain", "import", "tonnage"]);
});

Deno.test("a parameter that is given twice is refused", async () => {
  const { status, problem: body } = await getJson("/api/v1/cbam/scope?cn=72083900&cn=72083900");
  assert.equal(status, 400);
  assert.match(body.error, /cn is given more than once/);
});

Deno.test("a member that a body has twice is refused: no one can know which value counts", async () => {
  const { status, problem: body } = await postJson(
    "/api/v1/cbam/calculate",
    '{"cn_code":"72083900","origin_country":"CHN","tonnage":1,"import":"2026-02-15","tonnage":100}',
  );
  assert.equal(status, 400);
  assert.deepEqual(body.issues, [
    { path: "/tonnage", code: "duplicate", message: "tonnage is given more than once: give it once." },
  ]);
});

Deno.test("GET search refuses an empty query and one over 100 characters", async () => {
  for (const q of ["", "   ", "x".repeat(101), "x".repeat(8_000)]) {
    const { status, problem: body } = await getJson(`/api/v1/cbam/search?q=${encodeURIComponent(q)}`);
    assert.equal(status, 400);
    assert.match(body.error, /1 to 100 characters/);
  }
  assert.equal((await getJson("/api/v1/cbam/search")).status, 400);
});

Deno.test("GET search takes signs and emoji as a query that finds nothing", async () => {
  for (const q of ["%", "🚢", "_", "'; drop table", "\\"]) {
    const { status, search: body } = await getJson(`/api/v1/cbam/search?q=${encodeURIComponent(q)}`);
    assert.equal(status, 200, q);
    assert.deepEqual(body.results, [], q);
  }
});

Deno.test("GET scope and routes refuse what calculate refuses", async () => {
  for (
    const path of [
      "scope",
      "scope?cn=1234",
      "scope?cn=72083900&country=DEU",
      "scope?cn=72083900&country=XX",
      "scope?cn=72083900&tonnage=0",
      "scope?cn=72083900&country=",
      "routes?cn=72083900",
      "routes?cn=72083900&country=CN",
      "routes?cn=72083900&country=CHN&import=2025",
      "routes?cn=72083900&country=CHN&import=2026-13-01",
    ]
  ) assert.equal((await getJson(`/api/v1/cbam/${path}`)).status, 400, path);
});

const body = { cn_code: "73181552", origin_country: "CHN", tonnage: 620, import: "2026-02-15" };

Deno.test("POST calculate refuses wrong members by their path", async () => {
  const cases: ReadonlyArray<readonly [unknown, string, RegExp]> = [
    [{ ...body, tonnage: "620" }, "tonnage", /a number, not text: write it without quotes, found "620"/],
    [{ ...body, cn_code: 73181552 }, "cn_code", /8 digits.*found 73181552/],
    [{ ...body, tonnage: null }, "tonnage", /missing/],
    [{ ...body, tonage: 1 }, "tonage", /not known/],
    [{ ...body, client_ref: "x".repeat(201) }, "client_ref", /at most 200/],
    [{ ...body, explain: "true" }, "explain", /true or false/],
    [{ ...body, precursors: [] }, "precursors", /only with verified values/],
    [{ ...body, precursors: "none" }, "precursors", /array/],
    [{ ...body, precursors: [7] }, "precursors/0", /object/],
    [{ ...body, precursors: [{ cn_code: "72230019" }] }, "precursors/0/tonnes_per_tonne", /missing/],
    [
      { ...body, verified_direct_intensity: 3, precursors: [{ cn_code: "72083900", tonnes_per_tonne: 1 }] },
      "precursors/0/production_route",
      /is missing: it must be one of \(C\), \(D\), \(E\); or give the precursor's free_allocation_t_per_t/,
    ],
    [
      {
        ...body,
        verified_direct_intensity: 3,
        precursors: [{ cn_code: "72083900", tonnes_per_tonne: 1, production_route: "(Z)" }],
      },
      "precursors/0/production_route",
      /must be one of \(C\), \(D\), \(E\), found "\(Z\)"/,
    ],
    [
      { ...body, verified_direct_intensity: 3, precursors: [{ cn_code: "01012100", tonnes_per_tonne: 1 }] },
      "precursors/0",
      /no benchmark/,
    ],
  ];
  for (const [value, path, sentence] of cases) {
    const answer = await postJson("/api/v1/cbam/calculate", value);
    assert.equal(answer.status, 400, path);
    assert.deepEqual(answer.issues.map(({ path }) => path), [`/${path}`]);
    assert.match(answer.issues[0]?.message ?? "", sentence);
  }
});

Deno.test("a parameter with NUL is refused by its name, whatever else is right", async () => {
  const answer = await getJson("/api/v1/cbam/search?q=wire%00", {});
  assert.deepEqual([answer.status, answer.issues.map(({ path }) => path)], [400, ["q"]]);
  assert.equal(answer.issues[0]?.message, "q has NUL in it: leave it out.");
});

Deno.test("POST calculate refuses a body that is no JSON object", async () => {
  for (const text of ["", "{", "[]", "7", "null", '"text"', '{"cn_code":"7"', "\u0000"]) {
    const answer = await postJson("/api/v1/cbam/calculate", text);
    assert.equal(answer.status, 400, text);
    assert.match(answer.problem.error, /JSON|^The body must be an object with cn_code/);
  }
  const broken = await getJson("/api/v1/cbam/calculate", {
    method: "POST",
    body: new Uint8Array([0x7b, 0xff, 0x7d]),
  });
  assert.equal(broken.status, 400);
});

Deno.test("POST calculate answers 415 to other media types and compressed bodies", async () => {
  const send = (headers: Record<string, string>) =>
    getJson("/api/v1/cbam/calculate", { method: "POST", headers, body: JSON.stringify(body) });
  assert.equal((await send({ "content-type": "text/plain" })).status, 415);
  assert.equal((await send({ "content-type": "application/json", "content-encoding": "gzip" })).status, 415);
  assert.equal((await send({ "content-type": "application/json; charset=utf-8" })).status, 200);
});

Deno.test("POST calculate answers 413 above 64 KiB, also when chunked", async () => {
  const large = JSON.stringify({ ...body, client_ref: "x".repeat(70_000) });
  const whole = await postJson("/api/v1/cbam/calculate", large);
  assert.equal(whole.status, 413);
  assert.equal(whole.headers.get("retry-after"), "0");
  const chunks = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < large.length; at += 10_000) {
        controller.enqueue(new TextEncoder().encode(large.slice(at, at + 10_000)));
      }
      controller.close();
    },
  });
  const chunked = await getJson("/api/v1/cbam/calculate", { method: "POST", body: chunks });
  assert.equal(chunked.status, 413);
});

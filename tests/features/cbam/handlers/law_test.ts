/** The law of a moment through the front door: as_of, versions, prices, electricity, assumed factors. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as Reference from "../../../../src/adapters/reference/layer.ts";
import { calculatedRow, given, refusedRow } from "../../../support/answered.ts";
import { bulkHolder, bulkPath, newKey, row } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";
import { getJson, postJson } from "../../../support/service.ts";
import { services } from "../../../support/whole_service.ts";

const cbam = "/api/v1/cbam";
const coil = `${cbam}/calculate?cn=72083900&country=CHN&tonnage=1`;

const figures = ({ net_cost_eur, certificate_price, dataset_version }: Record<string, unknown>) => ({
  net_cost_eur,
  certificate_price,
  dataset_version,
});

Deno.test("answers about the law are what is declared", async () => {
  assert.ok((await getJson(`${coil}&import=2026-02-15&explain=true`)).calculation);
  assert.ok((await getJson(`${cbam}/calculate?cn=72083900&country=DEU&tonnage=1`)).calculation);
  assert.ok((await getJson(`${cbam}/calculate?cn=25231000&country=CHN&tonnage=1`)).calculation);
  assert.ok((await getJson(`${cbam}/prices`)).prices);
  assert.ok((await getJson(`${cbam}/datasets`)).dataSets);
  assert.ok((await getJson(`${cbam}/routes?cn=72083900&country=CHN`)).routes);
  assert.ok((await getJson(`${cbam}/scope?cn=72083900&country=IE&tonnage=60`)).scope);
});

Deno.test("with as_of and no day of import the day is that of as_of, so that the answer repeats itself", async () => {
  const asked = await getJson(`${coil}&as_of=2026-05-01&dataset_version=2026-02-04`);
  assert.equal(asked.calculation.import, "2026-05-01");
  const { calculation } = await getJson(`${coil}&as_of=2026-05-01T10:00:00.000Z`);
  assert.equal(calculation.import, "2026-05-01");
  const posted = await postJson(`${cbam}/calculate`, {
    cn_code: "72083900",
    origin_country: "CHN",
    tonnage: 1,
    as_of: "2026-05-01",
  });
  assert.equal(posted.calculation.import, "2026-05-01");
});

Deno.test("electricity takes the route that it is answered with, and no other", async () => {
  const asked =
    `${cbam}/calculate?cn=27160000&country=TUR&mwh=5&verified_direct=1&verified_indirect=0&import=2026-05-05`;
  const plain = (await getJson(asked)).calculation;
  const named = (await getJson(`${asked}&production_route=default`)).calculation;
  assert.deepEqual([named.net_cost_eur, named.production_route], [plain.net_cost_eur, "default"]);
  const refused = await getJson(`${asked}&production_route=K`);
  assert.equal(refused.status, 400);
  assert.match(refused.problem.detail, /default/);
});

Deno.test("a route that is cut to its length is read like any other", async () => {
  const { calculation } = await getJson(
    `${coil}&import=2026-02-15&production_route=C%20%20%20%20%20%20%20zzz`,
  );
  assert.equal(calculation.production_route, "(C)");
});

Deno.test("a precursor whose benchmark is the same for every route takes the route that it is known by", async () => {
  const screws = { cn_code: "73181552", tonnes_per_tonne: 0.1 };
  const asked = {
    cn_code: "73181595",
    origin_country: "CHN",
    tonnage: 1,
    import: "2026-02-15",
    verified_direct_intensity: 2,
    verified_indirect_intensity: 0.1,
  };
  const [named, plain, wrong] = await Promise.all(
    [{ ...screws, production_route: "(C)" }, screws, { ...screws, production_route: "(Z)" }]
      .map((precursor) => postJson(`${cbam}/calculate`, { ...asked, precursors: [precursor] })),
  );
  assert.equal(named?.calculation.net_cost_eur, plain?.calculation.net_cost_eur);
  assert.equal(wrong?.status, 400);
});

Deno.test("GET calculate with as_of answers with the data set and the prices of that day, and says so", async () => {
  const { status, calculation: body } = await getJson(`${coil}&import=2026-05-15&as_of=2026-07-01`);
  assert.equal(status, 200);
  assert.deepEqual(
    [body.certificate_price?.period, body.dataset_version, body.versions.dataset.version],
    ["2026-Q1", "2026-02-04", "2026-02-04"],
  );
  assert.deepEqual([body.versions.as_of, body.versions.prices.version], [
    "2026-07-01T21:59:59.999Z",
    "2026-04-07",
  ]);
  assert.match(body.notes.join(" "), /No certificate price is published yet for 2026-Q2/);
  const named = await getJson(`${coil}&import=2026-05-15&as_of=2026-07-01&dataset_version=2026-08-06`);
  assert.equal(named.calculation.dataset_version, "2026-08-06");
  assert.match(named.calculation.notes.join(" "), /2026-02-04 was in force/);
});

Deno.test("an answer's as_of and data set repeat it, by query and by JSON", async () => {
  const { calculation: first } = await getJson(`${coil}&import=2026-08-15`);
  const { as_of: asOf, dataset } = first.versions;
  const again = await getJson(`${coil}&import=2026-08-15&as_of=${asOf}&dataset_version=${dataset.version}`);
  const inJson = await postJson(`${cbam}/calculate`, {
    cn_code: "72083900",
    origin_country: "CHN",
    tonnage: 1,
    import: "2026-08-15",
    as_of: asOf,
    dataset_version: dataset.version,
  });
  assert.deepEqual([again.calculation, inJson.calculation], [first, first]);
});

Deno.test("a moment that is none, is to come or was before the first data set is a 400 with its code", async () => {
  const issueOf = async (asOf: string) => {
    const { status, problem: body } = await getJson(`${coil}&as_of=${asOf}`);
    assert.equal(status, 400, asOf);
    const { path, code, suggestion } = given(body.issues?.[0]);
    return [path, code, suggestion];
  };
  assert.deepEqual(await issueOf("21.11.2026"), ["as_of", "format", "2026-11-21"]);
  assert.deepEqual(await issueOf("2026-11-21"), ["as_of", "range", "2026-11-20"]);
  assert.deepEqual(await issueOf("2026-02-03"), ["as_of", "range", undefined]);
  const { status, problem: body } = await postJson(`${cbam}/calculate`, {
    cn_code: "72083900",
    origin_country: "CHN",
    tonnage: 1,
    as_of: "2027-01-01",
  });
  assert.deepEqual([status, body.issues?.[0]?.path], [400, "/as_of"]);
  assert.equal((await getJson(`${cbam}/prices?as_of=2026-11-21`)).status, 400);
});

Deno.test("GET prices lists what counted at the moment, the newest first", async () => {
  const periodsOf = async (query: string) =>
    (await getJson(`${cbam}/prices${query}`)).prices.prices.map(({ period }) => period);
  assert.deepEqual(await periodsOf(""), ["2026-Q3", "2026-Q2", "2026-Q1"]);
  assert.deepEqual(await periodsOf("?as_of=2026-10-04"), ["2026-Q2", "2026-Q1"]);
  assert.deepEqual(await periodsOf("?as_of=2026-03-01"), []);
});

Deno.test("assume_cscf computes a year that has no correction factor, and is a conflict for one that has", async () => {
  const open = await getJson(`${coil}&import=2032-06-01`);
  assert.deepEqual([open.calculation.status, open.calculation.net_cost_eur], ["needs_data", null]);
  const assumed = await getJson(`${coil}&import=2032-06-01&assume_cscf=1`);
  assert.equal(assumed.calculation.status, "ok");
  assert.match(
    assumed.calculation.notes.join(" "),
    /is not set yet: the figures assume 1, and that the benchmarks of 2030/,
  );
  const refused = await getJson(`${coil}&import=2027-06-01&assume_cscf=1`);
  assert.deepEqual([refused.status, refused.issues[0]?.code], [400, "conflict"]);
  const beyond = await getJson(`${coil}&import=2032-06-01&assume_cscf=1.01`);
  assert.deepEqual([beyond.status, beyond.issues[0]?.code], [400, "range"]);
  assert.equal((await getJson(`${coil}&import=2034-06-01`)).calculation.status, "ok");
});

Deno.test("exactly one of tonnage and mwh is asked for, beside every other issue", async () => {
  const issuesOf = async (query: string) =>
    (await getJson(`${cbam}/calculate?${query}`)).issues.map(({ path, code }) => [path, code]);
  assert.deepEqual(await issuesOf("cn=1&country=CHN"), [["cn", "format"], ["tonnage", "missing"]]);
  assert.deepEqual(await issuesOf("cn=27160000&country=SRB&tonnage=1&mwh=1"), [["mwh", "conflict"]]);
  assert.deepEqual(await issuesOf("cn=27160000&country=SRB&mwh=0"), [["mwh", "range"]]);
  assert.deepEqual(await issuesOf("cn=72083900&country=CHN&mwh=1"), [["mwh", "conflict"]]);
  const off = await getJson(`${cbam}/calculate?cn=27160000&country=SRB&mwh=1000`);
  assert.equal(off.calculation.status, "needs_data");
  assert.match(off.calculation.message ?? "", /ELECTRICITY_DEFAULTS=on/);
});

Deno.test("a missing quantity is told once, with mwh for electricity, and not beside one that could not be read", async () => {
  const issuesOf = async (query: string) =>
    (await getJson(`${cbam}/calculate?${query}`)).issues.map(({ path, code, message }) => ({
      path,
      code,
      message,
    }));
  assert.deepEqual(await issuesOf("cn=27160000&country=UKR"), [{
    path: "tonnage",
    code: "missing",
    message:
      "tonnage is missing: it must be a positive number of tonnes up to 1000000000, or mwh for electricity.",
  }]);
  const written = "cn=2716.00.00&country=Ukraine&lenient=true&verified_direct=1&verified_indirect=0";
  const unread = await issuesOf(`${written}&mwh=1.000`);
  assert.deepEqual(unread.map(({ path, code }) => [path, code]), [["mwh", "ambiguous"]]);
  assert.deepEqual((await issuesOf(written)).map(({ path, code }) => [path, code]), [["tonnage", "missing"]]);
});

Deno.test("a precursor's origin_country is read, and noted where it counts nothing", async () => {
  const ask = (origin: string) =>
    postJson(`${cbam}/calculate`, {
      cn_code: "73181552",
      origin_country: "CHN",
      tonnage: 620,
      import: "2026-02-15",
      verified_direct_intensity: 3.7637,
      precursors: [{ cn_code: "72230019", tonnes_per_tonne: 1.08642, origin_country: origin }],
    });
  const { calculation: body } = await ask("ITA");
  assert.match(body.notes.join(" "), /was made in Italy.*Annex IV, point 3/);
  assert.deepEqual(figures(body), figures((await ask("IND")).calculation));
  const wrong = await ask("IT");
  assert.deepEqual(wrong.issues.map(({ path }) => path), [
    "/precursors/0/origin_country",
  ]);
});

onOneDatabase((test) => {
  test(
    "a bulk call under as_of calculates every row then, keeps its versions, and sums by period",
    Effect.gen(function* () {
      const { authorization, get, post } = yield* bulkHolder;
      const { import_year: _year, ...shipment } = row;
      const shipments = [
        { ...shipment, import: "2026-02-15" },
        { ...shipment, import: "2026-05-15" },
        { ...shipment, import: "2026-05-16" },
      ];
      const body = JSON.stringify({ shipments });
      const sent = yield* post(body, { "x-request-id": "as-of-1" }, "?as_of=2026-07-06");
      assert.equal(sent.status, 200, sent.text);
      assert.equal(sent.bulk.versions?.as_of, "2026-07-06T21:59:59.999Z");
      assert.equal(sent.bulk.dataset_version, "2026-02-04");
      assert.deepEqual(
        sent.bulk.results.map((each) => calculatedRow(each).certificate_price?.period),
        ["2026-Q1", "2026-Q2", "2026-Q2"],
      );
      assert.deepEqual(
        sent.bulk.summary.by_period.map(({ period, rows }) => [period, rows]),
        [["2026-Q1", 1], ["2026-Q2", 2]],
      );
      const kept = yield* get(`${bulkPath}/as-of-1`);
      assert.deepEqual(kept.batch.versions, sent.bulk.versions);
      assert.deepEqual(kept.batch.results[0]?.input.import, "2026-02-15");
      const wrong = yield* post(body, {}, "?as_of=2027-01-01&dataset_version=2026-08-06");
      assert.deepEqual([wrong.status, wrong.issues[0]?.path], [400, "as_of"]);
      assert.ok(authorization.startsWith("Bearer cik_"));
    }).pipe(Effect.provide(services)),
  );

  test(
    "the same bulk call under another as_of is another call to an Idempotency-Key",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const key = newKey();
      const body = JSON.stringify({ shipments: [row] });
      assert.equal((yield* post(body, key, "?as_of=2026-11-01")).status, 200);
      assert.equal((yield* post(body, key, "?as_of=2026-11-02")).status, 422);
      assert.equal((yield* post(body, key, "?as_of=2026-11-01")).headers.get("idempotent-replayed"), "true");
    }).pipe(Effect.provide(services)),
  );

  test(
    "rows of electricity take mwh where the operator switched its default values on",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const { bulk: body } = yield* postRows([
        { cn_code: "27160000", origin_country: "SRB", mwh: 1000, import: "2026-02-15" },
        { cn_code: "27160000", origin_country: "SRB", import: "2026-02-15" },
      ]);
      const output = calculatedRow(body.results[0]);
      assert.deepEqual([output.mwh, output.net_emissions_t, output.net_cost_eur], [1000, 1041, 78449.76]);
      assert.deepEqual(refusedRow(body.results[1]).errors.map(({ path }) => path), [
        "/shipments/1/tonnage",
      ]);
    }).pipe(
      Effect.provide(Layer.merge(services, Reference.layer(withElectricity))),
    ),
  );
});

/**
 * `GET` and `POST /api/v1/cbam/indication`: figures of a tonne as `calculate` has them, what is not settled, sentences in three
 * languages, and what is refused.
 */
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import {
  IndicationAnswer,
  type IndicationRecord,
} from "../../../../src/contract/answers/plans/indication.ts";
import { AskedCalculation } from "../../../../src/contract/answers/calculation.ts";
import { Problem } from "../../../../src/contract/problems.ts";
import { getJson, postJson } from "../../../support/service.ts";
import { refusedAt, trajectoryOf } from "../../../support/plans.ts";

const path = "/api/v1/cbam/indication";
const read = Schema.decodeUnknownSync(IndicationAnswer, { onExcessProperty: "error" });
const readCalculation = Schema.decodeUnknownSync(AskedCalculation, { onExcessProperty: "error" });

const readProblem = Schema.decodeUnknownSync(Problem);

const indicationOf = async (query: string): Promise<IndicationRecord> => {
  const { status, body } = await getJson(`${path}?${query}`);
  assert.equal(status, 200, `${query}: ${JSON.stringify(body)}`);
  return read(body);
};

const calculationOf = async (query: string): Promise<typeof AskedCalculation.Type> => {
  const { status, body } = await getJson(`/api/v1/cbam/calculate?${query}`);
  assert.equal(status, 200, `${query}: ${JSON.stringify(body)}`);
  return readCalculation(body);
};

/** Goods of every sector, of a country that falls back, with verified values and a carbon price paid. */
const shipments = [
  "cn=72083900&country=TUR&import=2026-02-15",
  "cn=72083900&country=AGO&import=2026-08-15",
  "cn=25232900&country=DZA&import=2027-01-15",
  "cn=76011090&country=IND&import=2028-12-31&verified_direct=1.7&origin_carbon=5.55",
  "cn=31021019&country=EGY&import=2029-05-05",
  "cn=28041000&country=GBR&import=2030-03-01",
  "cn=27160000&country=UKR&import=2026-04-01&verified_direct=0.9&verified_indirect=0",
  "cn=72083900&country=CHN&import=2034-02-15&verified_direct=1.9&production_route=(C)",
];

Deno.test("the figures of an indication are those of calculate, of a tonne and of the whole quantity", async () => {
  for (const shipment of shipments) {
    const quantity = shipment.includes("27160000") ? "mwh" : "tonnage";
    const { cost, total_eur: total, certificate_price_eur_per_tco2e: price } = await indicationOf(
      `${shipment}&${quantity}=123.457`,
    );
    const one = await calculationOf(`${shipment}&${quantity}=1`);
    const all = await calculationOf(`${shipment}&${quantity}=123.457`);
    assert.equal(one.status, "ok", shipment);
    assert.equal(cost?.cost_eur_per_t, one.net_cost_eur, shipment);
    assert.equal(cost.gross_cost_eur_per_t, one.gross_cost_eur, shipment);
    assert.equal(cost.origin_carbon_deduction_eur_per_t, one.origin_carbon_deduction_eur, shipment);
    assert.equal(cost.net_emissions_t_per_t, one.net_emissions_t, shipment);
    assert.equal(cost.free_allocation_t_per_t, one.free_allocation_t, shipment);
    assert.equal(total, all.net_cost_eur, shipment);
    assert.equal(price, one.certificate_price?.price_eur_per_tco2e, shipment);
  }
});

Deno.test("not_settled names what may still change: nothing in a quarter with its price, all of it after 2030", async () => {
  const coil = "cn=72083900&country=TUR&tonnage=1";
  const openOn = async (day: string, more = "") =>
    (await indicationOf(`${coil}&import=${day}${more}`)).not_settled;
  assert.deepEqual(await openOn("2026-02-15"), []);
  assert.deepEqual(await openOn("2026-11-15"), ["price"]);
  assert.deepEqual(await openOn("2026-02-15", "&price_path=90"), ["price"]);
  assert.deepEqual(await openOn("2027-02-15"), ["price", "benchmarks"]);
  assert.deepEqual(await openOn("2028-01-01"), ["price", "benchmarks", "default_values"]);
  const late = ["price", "correction_factor", "benchmarks", "default_values"];
  assert.deepEqual(await openOn("2032-02-15"), late);
  assert.deepEqual(await openOn("2034-02-15"), ["price", "default_values"]);
  assert.deepEqual(await openOn("2026-02-15", "&verified_direct=1.9"), ["values"]);
  assert.deepEqual(await openOn("2026-02-15", "&verified_direct=1.9&confirmed=true"), []);
  const confirmed = await openOn("2028-02-15", "&verified_direct=1.9&confirmed=true");
  assert.deepEqual(confirmed, ["price", "benchmarks"]);
});

Deno.test("values that nobody has verified stand beside the default value that counts until then", async () => {
  const goods = "cn=72083900&country=CHN&tonnage=250";
  const own = await indicationOf(`${goods}&import=2028-03-15&verified_direct=1.9&price_path=2028:90`);
  const plan = await trajectoryOf(
    "cn=72083900&country=CHN&tonnage=250&verified_direct=1.9&first_year=2028&last_year=2028&price_path=90",
  );
  const [year] = plan.years;
  assert.equal(own.values, "not_verified");
  assert.equal(own.price_basis, "given");
  assert.equal(own.price_period, null);
  assert.equal(own.total_eur, year?.verified?.net_cost_eur);
  assert.ok(own.by_default !== null);
  assert.equal(own.by_default.embedded_t_per_t, year?.default?.embedded_t_per_t);
  assert.equal(own.by_default.mark_up, 0.3);
  assert.equal(own.cost?.mark_up, null);
  assert.equal(own.by_default.cost_eur_per_t, Math.round(own.by_default.net_emissions_t_per_t * 9_000) / 100);
  const { values, by_default: other } = await indicationOf(`${goods}&import=2028-03-15`);
  assert.deepEqual([values, other], ["default", null]);
  const angola = await indicationOf("cn=72083900&country=AGO&tonnage=250&import=2028-03-15");
  assert.equal(angola.values, "default_of_others");
});

Deno.test("sentences say cost, basis and what is not settled in the language that is asked for", async () => {
  const goods = "cn=72083900&country=TUR&tonnage=250&import=2028-03-15";
  const words = {
    en: [
      /^CBAM certificates for CN 7208 39 00 from Türkiye, imported on 15 March 2028: about 158\.33\sEUR per tonne, 39,583\.57\sEUR for 250\st\./,
      /Not settled yet: the certificate price, the benchmarks of free allocation, the EU default value\./,
    ],
    de: [
      /^CBAM-Zertifikate für KN 7208 39 00, Ursprung Türkei, Einfuhr am 15\. März 2028: rund 158,33\sEUR je Tonne/,
      /Noch nicht fest: der Zertifikatspreis/,
    ],
    fr: [
      /^Certificats MACF pour NC 7208 39 00, origine Turquie, importation le 15 mars 2028\u00a0: environ 158,33\sEUR par tonne/,
      /Pas encore fixé\u00a0: le prix du certificat/,
    ],
  } as const;
  for (const [language, patterns] of Object.entries(words)) {
    const { sentence, notes } = await indicationOf(`${goods}&lang=${language}`);
    for (const pattern of patterns) assert.match(sentence, pattern);
    if (language !== "en") assert.doesNotMatch(notes.join(" "), / the | of /);
    if (language === "fr") assert.doesNotMatch(notes.join(" "), /[^\u00a0\u202f] ?[:;?!](?=\s)/u);
  }
  const { sentence } = await indicationOf("cn=72083900&country=TUR&tonnage=250&import=2026-02-15");
  assert.doesNotMatch(sentence, /about|Not settled/);
});

Deno.test("goods that CBAM does not reach cost nothing; goods without a value say what is missing", async () => {
  const exempt = await indicationOf("cn=72083900&country=CHE&tonnage=250&import=2028-03-15");
  assert.deepEqual([exempt.status, exempt.total_eur, exempt.cost?.cost_eur_per_t], ["out_of_scope", 0, 0]);
  assert.match(exempt.sentence, /no CBAM certificates are due/);
  const routes = await indicationOf("cn=25231000&country=DZA&tonnage=1&import=2027-03-15");
  assert.deepEqual([routes.status, routes.cost, routes.total_eur], ["needs_data", null, null]);
  assert.ok((routes.production_routes?.length ?? 0) > 1);
  const page = await getJson(`${path}?cn=25231000&country=DZA&tonnage=1&import=2027-03-15`, {
    headers: { accept: "application/pdf" },
  });
  assert.equal(page.status, 400);
  const far = await indicationOf("cn=72083900&country=TUR&tonnage=1&import=2099-03-15");
  assert.equal(far.status, "needs_data");
});

Deno.test("an indication refuses a missing day, what counts with verified values only, and wrong words", async () => {
  const goods = "cn=72083900&country=TUR&tonnage=250";
  const wrong: ReadonlyArray<readonly [query: string, path: string, code: string]> = [
    [goods, "import", "missing"],
    [`${goods}&import=2025-12-31`, "import", "range"],
    [`${goods}&import=2028-02-30`, "import", "format"],
    [`${goods}&import=2028-02-01&confirmed=true`, "confirmed", "conflict"],
    [`${goods}&import=2028-02-01&origin_carbon=5`, "origin_carbon", "conflict"],
    [`${goods}&import=2028-02-01&lang=it`, "lang", "choice"],
    [`${goods}&import=2028-02-01&assume_cscf=1`, "assume_cscf", "conflict"],
    [`${goods}&import=2028-02-01&price_path=`, "price_path", "format"],
    [`${goods}&import=2028-02-01&price_path=2035:80`, "price_path", "range"],
    [`${goods}&import=2028-02-01&mwh=3`, "mwh", "conflict"],
  ];
  for (const [query, at, code] of wrong) {
    const { status, problem } = await refusedAt(`${path}?${query}`);
    assert.equal(status, 400, query);
    assert.deepEqual(problem.issues?.map((issue) => [issue.path, issue.code])[0], [at, code], query);
  }
});

Deno.test("prices of 0 and of 10 000 are taken as they are, with a note", async () => {
  const goods = "cn=72083900&country=TUR&tonnage=250&import=2028-03-15";
  const free = await indicationOf(`${goods}&price_path=0`);
  assert.deepEqual([free.cost?.cost_eur_per_t, free.total_eur], [0, 0]);
  const dear = await indicationOf(`${goods}&price_path=10000`);
  assert.equal(dear.cost?.cost_eur_per_t, 19_234);
  assert.match(dear.notes.join(" "), /price of 2028, 10000\.00 EUR .* more than five times .* 82\.32 EUR/);
  assert.match(free.notes.join(" "), /price of 2028, 0\.00 EUR .* less than a fifth/);
});

const coil = {
  cn_code: "72083900",
  origin_country: "CHN",
  production_route: "(C)",
  verified_direct_intensity: 1.9122,
  precursors: [{ cn_code: "72071111", production_route: "(C)", tonnes_per_tonne: 1.05 }],
};

Deno.test("a body with precursors and a reporting period has the figures of calculate, beside the default value of the same period", async () => {
  const shipment = { ...coil, import: "2029-03-15", reporting_period: 2027 };
  const { status, body } = await postJson(path, { ...shipment, tonnage: 250, confirmed: true });
  assert.equal(status, 200, JSON.stringify(body));
  const { cost, by_default: other, total_eur: total, reporting_period: period, notes } = read(body);
  const calculated = readCalculation(
    (await postJson("/api/v1/cbam/calculate", { ...shipment, tonnage: 250 })).body,
  );
  assert.equal(total, calculated.net_cost_eur);
  assert.equal(cost?.free_allocation_t_per_t, (calculated.free_allocation_t ?? 0) / 250);
  assert.equal(period, 2027);
  assert.match(notes.join(" "), /reporting period 2027/);
  const byDefault = await indicationOf(
    "cn=72083900&country=CHN&production_route=(C)&import=2029-03-15&reporting_period=2027&tonnage=250",
  );
  assert.deepEqual(other, byDefault.cost);
  const asQuery = await indicationOf(
    "cn=72083900&country=CHN&production_route=(C)&import=2029-03-15&tonnage=250&verified_direct=1.9122&reporting_period=2027",
  );
  assert.ok((asQuery.cost?.net_emissions_t_per_t ?? 0) !== cost.net_emissions_t_per_t);
});

Deno.test("a body is refused by the names of its own members", async () => {
  const offer = { ...coil, import: "2028-03-15", tonnage: 1 };
  const wrong: ReadonlyArray<readonly [body: object, path: string, code: string]> = [
    [{ ...offer, import: undefined }, "/import", "missing"],
    [{ ...offer, reporting_period: 2029 }, "/reporting_period", "range"],
    [{ ...offer, verified_direct_intensity: undefined }, "/precursors", "conflict"],
    [{ ...offer, price_path: [] }, "/price_path", "format"],
    [
      { ...offer, precursors: [{ cn_code: "72071111", tonnes_per_tonne: -1 }] },
      "/precursors/0/tonnes_per_tonne",
      "range",
    ],
    [{ ...offer, mwh: 1 }, "/mwh", "conflict"],
    [{ ...offer, client_ref: "x" }, "/client_ref", "unknown"],
  ];
  for (const [body, at, code] of wrong) {
    const answer = await postJson(path, body);
    assert.equal(answer.status, 400, at);
    const { issues } = readProblem(answer.body);
    assert.deepEqual(
      issues?.map((issue) => [issue.path, issue.code])[0],
      [at, code],
      JSON.stringify(answer.body),
    );
  }
});

/**
 * Goods whose TARIC code decides which default values they have, at every door that calculates: ten digits in the place of the CN code
 * and `taric_code` beside it give the figures that the ledger has. Decision 0239.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { OpenApi } from "@effect/platform";
import { api } from "../../../../src/contract/api.ts";
import { recordOf } from "../../../../src/kernel/text/json.ts";
import { csv } from "../../../../src/contract/values/media_types.ts";
import { answered } from "../../../support/answered.ts";
import { bulkHolder } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { getJson, postJson, send } from "../../../support/service.ts";
import { services } from "../../../support/whole_service.ts";

const cbam = "/api/v1/cbam";
const goods = "country=ALB&tonnage=10&import=2026-02-15";
/** Net emissions of 10 t of clinker of Albania in 2026: the act prints a line for grey clinker, and white takes that of other countries. */
const white = 6.69475;
const grey = 3.0765;

/** The value at a place of an answer. */
const within = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce(
    (inner: unknown, name) =>
      typeof name === "number" ? Array.isArray(inner) ? inner[name] : undefined : recordOf(inner)[name],
    value,
  );

/** Values of members of each item of a list. */
const eachOf = (list: unknown, ...names: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<unknown>> =>
  Array.isArray(list) ? list.map((item) => names.map((name) => within(item, name))) : [];

const netOf = async (query: string): Promise<unknown> => {
  const { status, body, calculation } = await getJson(`${cbam}/calculate?${goods}&${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(calculation.cn_code, query.includes("72083900") ? "72083900" : "25231000");
  return calculation.net_emissions_t;
};

Deno.test("a calculation takes ten digits as papers have them, and the TARIC code beside eight", async () => {
  assert.equal(await netOf("cn=25231000"), grey);
  assert.equal(await netOf("cn=25231000&taric_code=2523100090"), grey);
  for (
    const asked of [
      "cn=25231000&taric_code=2523100010",
      "cn=2523100010&lenient=true",
      "cn_code=2523%2010%2000%2010&lenient=true",
      "cn=25231000100&lenient=true",
      "cn=2523100010&taric_code=2523100010&lenient=true",
      "cn=2523100010&lenient=true&production_route=(B)",
    ]
  ) assert.equal(await netOf(asked), white, asked);
  assert.equal(await netOf("cn=2523100000&lenient=true"), grey);
  const steel = await netOf("cn=72083900");
  assert.equal(await netOf("cn=7208390010&lenient=true".replace("cn=", "taric_code=7208390010&cn=")), steel);
  const { body } = await getJson(`${cbam}/calculate?${goods}&cn=2523100010&lenient=true`);
  assert.deepEqual(eachOf(within(body, "read_as"), "path", "read"), [
    ["cn", "25231000"],
    ["taric_code", "2523100010"],
  ]);
  const rows = { cn_code: "2523100010", origin_country: "ALB", tonnage: 10, import: "2026-02-15" };
  const sent = await postJson(`${cbam}/calculate?lenient=true`, rows);
  assert.equal(sent.calculation.net_emissions_t, white);
  const { body: routes } = await getJson(`${cbam}/routes?cn=2523100010&country=ALB&import=2026&lenient=true`);
  assert.deepEqual(eachOf(within(routes, "routes"), "production_route"), [["(B)"]]);
});

Deno.test("verified values of goods whose TARIC code has a route aren't told that none was named, nor what they cost by another", async () => {
  const notesOf = async (door: string, query: string): Promise<string> => {
    const { status, text } = await getJson(
      `${cbam}/${door}?country=ALB&tonnage=10&${query}&cn=25231000&verified_direct=1.2`,
    );
    assert.equal(status, 200, text);
    return text.match(/No production route (?:was|is) named[^"]*/)?.[0] ?? "";
  };
  for (const door of ["calculate", "trajectory"]) {
    assert.notEqual(await notesOf(door, ""), "", door);
    for (const named of ["taric_code=2523100010", "taric_code=2523100090", "production_route=(B)"]) {
      assert.equal(await notesOf(door, named), "", `${door} ${named}`);
    }
  }
});

Deno.test("a TARIC code of other goods, of another route, or beside another one is refused, and ten digits in a strict form say what to write", async () => {
  for (
    const asked of [
      "cn=72083900&taric_code=2523100010",
      "cn=25231000&taric_code=2523100010&production_route=(A)",
      "cn=25231000&taric_code=2523100010&production_route=(A)&verified_direct=1&verified_indirect=0.1",
      "cn=2523100010&taric_code=2523100090&lenient=true",
    ]
  ) {
    const { status, body } = await getJson(`${cbam}/calculate?${goods}&${asked}`);
    assert.equal(status, 400, asked);
    assert.deepEqual(
      eachOf(within(body, "issues"), "path", "code"),
      [["taric_code", "conflict"]],
      asked,
    );
  }
  const { body: strict } = await getJson(`${cbam}/calculate?${goods}&cn=2523100010`);
  assert.equal(within(strict, "issues", 0, "suggestion"), "25231000");
  assert.match(
    String(within(strict, "issues", 0, "message")),
    /write 25231000, and 2523100010 as taric_code/,
  );
  const { body: other } = await getJson(`${cbam}/calculate?${goods}&cn=7208390010`);
  assert.doesNotMatch(String(within(other, "issues", 0, "message")), /taric_code/);
});

Deno.test("plans, comparisons, offers, and the pages of the calculator and of plans take them too", async () => {
  for (const asked of ["cn=2523100010&lenient=true", "cn=25231000&taric_code=2523100010"]) {
    const plan = await getJson(`${cbam}/trajectory?country=ALB&tonnage=10&${asked}`);
    assert.equal(within(plan.body, "years", 0, "default", "net_emissions_t"), white, asked);
    const offer = await getJson(`${cbam}/indication?${goods}&${asked}`);
    assert.equal(within(offer.body, "cost", "net_emissions_t_per_t"), white / 10, asked);
    const compared = await getJson(`${cbam}/compare?countries=ALB&tonnage=10&import=2026-02-15&${asked}`);
    assert.deepEqual(
      eachOf(within(compared.body, "origins"), "net_emissions_t"),
      [[white]],
    );
  }
  const verified = "verified_direct=1.2&verified_indirect=0.05";
  const { body: alone } = await getJson(`${cbam}/calculate?${goods}&cn=2523100010&lenient=true&${verified}`);
  const { body: named } = await getJson(
    `${cbam}/calculate?${goods}&cn=25231000&production_route=(B)&${verified}`,
  );
  assert.equal(within(alone, "net_emissions_t"), within(named, "net_emissions_t"));
  const page = await (await send("/?cn=2523100010&country=Albania&mass=10&unit=t&import=2026-02-15")).text();
  assert.match(page, /6\.695|6\.69/);
  assert.match(page, /cn=25231000&amp;taric_code=2523100010/);
});

onOneDatabase((test) => {
  test(
    "rows of a bulk call, of a portfolio and of tables take them, each beside those of eight digits",
    Effect.gen(function* () {
      const { post, fetch } = yield* bulkHolder;
      const shipment = { origin_country: "ALB", tonnage: 10, import: "2026-02-15" };
      const nets = (results: ReadonlyArray<{ readonly output: unknown }>) =>
        results.map(({ output }) => within(output, "net_emissions_t"));
      const written = [{ ...shipment, cn_code: "2523100010" }, { ...shipment, cn_code: "25231000" }];
      const lenient = yield* post(JSON.stringify({ shipments: written }), {}, "?lenient=true");
      assert.deepEqual(nets(lenient.bulk.results), [white, grey]);
      const stated = [{ ...shipment, cn_code: "25231000", taric_code: "2523100010" }];
      const strict = yield* post(JSON.stringify({ shipments: stated }));
      assert.deepEqual(nets(strict.bulk.results), [white]);
      const table = "Warennummer,origin_country,tonnage,import\r\n" +
        "2523100010,ALB,10,2026-02-15\r\n25231000,ALB,10,2026-02-15\r\n25231000900,ALB,10,2026-02-15";
      const sent = yield* post(table, { "content-type": csv });
      assert.deepEqual(nets(sent.bulk.results), [white, grey, grey]);
      const portfolio = yield* fetch(`${cbam}/portfolio?first_year=2026&last_year=2026`, {
        method: "POST",
        headers: { "content-type": csv, accept: "application/json" },
        body: "Warennummer,origin_country,tonnage\r\n2523100010,ALB,10\r\n25231000,ALB,10",
      });
      const { body } = yield* answered(portfolio);
      const [one, two] = [0, 1].map((at) => Number(within(body, "results", at, "sums", "default_eur")));
      assert.ok(Math.abs((one ?? 0) / (two ?? 1) - white / grey) < 1e-4, `${one} ${two}`);
    }).pipe(Effect.provide(services)),
  );
});

/** Properties of an object's schema, and of those within it. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== "object" || value === null) return;
  if ("properties" in value && typeof value.properties === "object") yield recordOf(value.properties);
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

Deno.test("each request that has goods with a quantity and a route takes their TARIC code", () => {
  const { paths, components } = OpenApi.fromApi(api);
  const quantities = ["tonnage", "net_mass_kg", "mwh"];
  const ofQueries = Object.values(paths).flatMap((methods) => Object.values(recordOf(methods))).map((
    operation,
  ) => new Set(eachOf(within(operation, "parameters"), "name").flat().map(String)));
  const ofBodies = [...objectsIn(components.schemas)].map((properties) => new Set(Object.keys(properties)));
  const asked = [...ofQueries, ...ofBodies].filter((names) =>
    (names.has("cn") || names.has("cn_code")) && names.has("production_route") &&
    quantities.some((name) => names.has(name)) && !names.has("net_emissions_t") && !names.has("status") &&
    !names.has("id")
  );
  assert.ok(asked.length > 5, String(asked.length));
  for (const names of asked) assert.ok(names.has("taric_code"), [...names].join(" "));
});

/** Verified values of white or grey clinker by a route, without a TARIC code: doors that set default values beside them. Decision 0233. */
import assert from "node:assert/strict";
import { recordOf } from "../../../../src/kernel/text/json.ts";
import { getJson } from "../../../support/service.ts";

const cbam = "/api/v1/cbam";
const verified = "verified_direct=1.2&verified_indirect=0.05";
const cases = [
  ["ALB", "(B)", "2523100010"],
  ["ALB", "(A)", "2523100090"],
  ["CAN", "(A)", "2523100090"],
  ["TUR", "(B)", "2523100010"],
] as const;

/** A part of an answer. */
const partOf = async (path: string, ...names: ReadonlyArray<string>): Promise<unknown> => {
  const { status, body } = await getJson(`${cbam}/${path}`);
  assert.equal(status, 200, JSON.stringify(body));
  return names.reduce((inner: unknown, name) => recordOf(inner)[name], body);
};

Deno.test("plans, offers and one verified intensity rest on the default value of the goods that the route names", async () => {
  for (const [country, route, taric] of cases) {
    const goods = `cn=25231000&country=${country}&production_route=${route}`;
    const withCode = `${goods}&taric_code=${taric}`;
    const plan = (asked: string) => partOf(`trajectory?${asked}&tonnage=60&${verified}`);
    const [byRoute, byCode] = [recordOf(await plan(goods)), recordOf(await plan(withCode))];
    assert.equal(byRoute["production_route"], route);
    assert.deepEqual(byRoute["years"], byCode["years"], `${country} ${route}`);
    const offered = (asked: string) =>
      partOf(`indication?${asked}&tonnage=60&import=2026-02-15&${verified}`, "default_cost");
    assert.deepEqual(await offered(goods), await offered(withCode));
    for (const alone of ["verified_direct=1.2", "verified_indirect=0.05"]) {
      const net = (asked: string) =>
        partOf(`calculate?${asked}&tonnage=60&import=2026-02-15&${alone}`, "net_emissions_t");
      assert.equal(await net(goods), await net(withCode));
    }
  }
});

Deno.test("by default values a route of which the country has no line is refused as before", async () => {
  const { status, body } = await getJson(
    `${cbam}/calculate?cn=25231000&country=ALB&production_route=(B)&tonnage=60&import=2026-02-15`,
  );
  assert.equal(status, 400, JSON.stringify(body));
});

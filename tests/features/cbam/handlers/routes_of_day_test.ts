/** Routes are those of the day that is asked for, as `calculate` has them: tables that apply from a later day of the year change nothing. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { load } from "../../../../src/adapters/reference/files.ts";
import { amend } from "../../../support/law_to_come.ts";
import { withReferenceCopy } from "../../../support/reference_copy.ts";
import { service, servicesUnder } from "../../../support/service.ts";

/** The United Kingdom is exempt from December 2026 on; today is in November. */
const exemptSoon = await withReferenceCopy(async (copy) => {
  await amend(
    copy,
    { version: "2026-11-20", appliesFrom: "2026-12-01", table: "exempt-origins.csv" },
    (text) => `${text.trimEnd()}\nGBR,its trading system is linked,Regulation (EU) 2023/956 Annex III\n`,
  );
  return Effect.runPromise(load({ directory: copy.url }));
});

const send = await service(undefined, servicesUnder(exemptSoon));

const read = async (path: string): Promise<Readonly<Record<string, unknown>>> => {
  const answer = await send(path);
  assert.equal(answer.status, 200, path);
  return await answer.json();
};

Deno.test("routes take the law of the day that is given, of today without one, and of a year its last day", async () => {
  const goods = "country=GBR&cn=72083900";
  for (
    const [time, hasRoutes] of [
      ["", true],
      ["&import=2026-11-30", true],
      ["&import=2026-12-01", false],
      ["&import=2026", false],
      ["&import=2027", false],
    ] as const
  ) {
    const { routes, year, message } = await read(`/api/v1/cbam/routes?${goods}${time}`);
    assert.ok(Array.isArray(routes));
    assert.deepEqual([routes.length > 0, message === undefined], [hasRoutes, hasRoutes], time);
    assert.equal(year, time.endsWith("2027") ? 2027 : 2026);
    if (/^$|-/.test(time)) {
      const { in_scope: inScope } = await read(`/api/v1/cbam/calculate?${goods}&tonnage=1${time}`);
      assert.equal(inScope, hasRoutes, time);
    }
  }
});

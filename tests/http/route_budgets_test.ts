/**
 * What each route may cost those who have no key and no session. Every route of the table is called: each takes a place in
 * a window, or wants a key, before it does anything; those that do neither stand here, with the reason.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { countVisits, Visits } from "../../src/application/accounts/visits.ts";
import { RateLimiter } from "../../src/application/ports.ts";
import { router } from "../../src/composition/features.ts";
import type { Quota } from "../../src/domain/accounts/quota.ts";
import { openEdge, type Send, service, services } from "../support/service.ts";

/** Routes without a window of their own, and why they need none. */
const without: Readonly<Record<string, "constant" | "file in memory" | "signed link">> = {
  "GET /healthz": "constant",
  "GET /readyz": "constant",
  "GET /openapi.json": "file in memory",
  "GET /.well-known/cbam-report-keys.json": "constant",
  "GET /assets/:version/*": "file in memory",
  "GET /api/v1/invoices/files/*": "signed link",
  "GET /api/v1/cbam/reports/:id/download": "signed link",
  "GET /api/v1/cbam/imports/declaration/documents/:id/download": "signed link",
};

/** Windows of one call's kind, by address, beside the count of pages: what the dearest calls take. */
const dearest: ReadonlyArray<
  readonly [method: string, path: string, policies: ReadonlyArray<string>, body?: string]
> = [
  ["GET", "/docs/search?q=free+allocation", ["docs-searches"]],
  ["GET", "/goods?q=steel", ["page-searches"]],
  ["GET", "/?cn=72083900&country=CN&tonnage=1", ["page-answers"]],
  ["GET", "/plan?cn=72083900&country_1=CN&mass=1", ["page-plans"]],
  ["GET", "/plan/figures.csv?cn=72083900&country_1=CN&mass=1", ["page-plans"]],
  ["GET", "/plan/indication.pdf?cn=72083900&country_1=CN&mass=1", ["page-plans"]],
  ["POST", "/tables/read", ["page-tables"], "cn_code;origin_country;tonnage\n72083900;CN;1\n"],
  ["POST", "/tables/check", ["page-tables"], "{}"],
  ["POST", "/tables", ["page-tables"], "x"],
  ["POST", "/api/v1/cbam/verify", ["verify", "verify-report"], "{}"],
  ["POST", "/api/v1/cbam/imports/declaration/verify", ["verify", "verify-report"], "{}"],
  ["GET", "/inquiry?token=x", ["inquiry-pages"]],
  ["GET", "/inquiry/template.xlsx?token=x", ["inquiry-pages"]],
  ["POST", "/inquiry", ["inquiry-forms"], "{}"],
  ["POST", "/mcp", ["mcp"], '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
];

/** What was counted. */
interface Counted {
  readonly policies: Array<string>;
  pages: number;
}

const standing = (quota: Quota) => ({ ...quota, remaining: 1, resetSeconds: 1 });

/** A service of its own that notes which places are taken. */
const noted = async (): Promise<{ readonly send: Send; readonly counted: Counted }> => {
  const counted: Counted = { policies: [], pages: 0 };
  const visits = countVisits();
  const limiter = Layer.succeed(RateLimiter, {
    take: (quota: Quota) =>
      Effect.sync(() => {
        counted.policies.push(quota.policy);
        return standing(quota);
      }),
    takeNow: () => undefined,
    giveBack: () => Effect.void,
    peek: (windows) => Effect.succeed(windows.map(({ quota }) => standing(quota))),
  });
  const pages = Layer.succeed(Visits, {
    takeNow: (client: string, nowMs: number) => {
      counted.pages += 1;
      return visits.takeNow(client, nowMs);
    },
  });
  return { send: await service(openEdge, Layer.mergeAll(services, limiter, pages)), counted };
};

const json = (method: string): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: "{}",
});

const addressOf = (path: string): string => path.replace(/:\w+/g, "x").replace("*", "x");

Deno.test("every route takes a place in a window, wants a key, or stands in the table with its reason", async () => {
  const { send, counted } = await noted();
  const seen = new Set<string>();
  for (const { method, path } of router.routes) {
    const route = `${method} ${path}`;
    seen.add(route);
    counted.policies.length = 0;
    counted.pages = 0;
    const response = await send(addressOf(path), method === "GET" ? {} : json(method));
    await response.body?.cancel();
    const isCounted = counted.policies.length > 0 || counted.pages > 0 || response.status === 401;
    assert.equal(isCounted, !Object.hasOwn(without, route), `${route} answered ${response.status}`);
  }
  for (const route of Object.keys(without)) assert.ok(seen.has(route), `${route} is no route`);
});

for (const [method, path, policies, body] of dearest) {
  Deno.test(`${method} ${path} takes a place in ${policies.join(", ")}`, async () => {
    const { send, counted } = await noted();
    const headers = { "content-type": body?.startsWith("{") === true ? "application/json" : "text/csv" };
    const response = await send(path, body === undefined ? {} : { method, headers, body });
    await response.body?.cancel();
    assert.deepEqual(counted.policies, policies);
  });
}

Deno.test("a batch of messages takes a place for each, and is refused above twenty", async () => {
  const { send, counted } = await noted();
  const post = async (messages: number): Promise<number> => {
    const list = Array.from({ length: messages }, (_, id) => ({ jsonrpc: "2.0", id, method: "tools/list" }));
    const response = await send("/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", "accept": "application/json, text/event-stream" },
      body: JSON.stringify(list),
    });
    await response.body?.cancel();
    return response.status;
  };
  await post(20);
  assert.equal(counted.policies.length, 20);
  assert.equal(await post(21), 400);
  assert.equal(counted.policies.length, 20);
});

Deno.test("an address is served so many pages a minute, and others are served meanwhile", () => {
  const visits = countVisits({ policy: "pages", limit: 2, windowSeconds: 60 });
  assert.equal(visits.takeNow("192.0.2.1", 0), undefined);
  assert.equal(visits.takeNow("192.0.2.1", 30_000), undefined);
  assert.equal(visits.takeNow("192.0.2.1", 45_000)?.retryAfterSeconds, 15);
  assert.equal(visits.takeNow("192.0.2.2", 45_000), undefined);
  assert.equal(visits.takeNow("192.0.2.1", 60_000), undefined);
});

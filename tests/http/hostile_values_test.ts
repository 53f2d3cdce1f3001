/**
 * Values that take long to read where nobody counts: sent to every route, in every form that a body has. Each answer is
 * small and no failure of ours; that none holds others up is held by what is counted, in the tests of each reader.
 */
import assert from "node:assert/strict";
import { router } from "../../src/composition/features.ts";
import { xlsx } from "../../src/contract/values/media_types.ts";
import { service } from "../support/service.ts";
import { excelWorkbook } from "../support/workbooks.ts";

const digits = "9".repeat(4_000_000);
const names = Array.from({ length: 100_000 }, (_, index) => `name${index}`);

const json = "application/json";
const form = "application/x-www-form-urlencoded";

const bodies: Readonly<
  Record<string, readonly [contentType: string, body: string | Uint8Array<ArrayBuffer>]>
> = {
  "a number of 4 MB": [json, digits],
  "a text of 4 MB digits": [json, `{"tonnage":"${digits}","reportId":"${digits}"}`],
  "a table with a text of 4 MB digits": [
    json,
    `{"names":["cn_code","origin_country","tonnage"],"rows":[["72083900","CN","${digits}"]]}`,
  ],
  "a million empty rows": [json, `{"names":["cn_code"],"rows":[${"[],".repeat(1_000_000)}[]]}`],
  "a million empty shipments": [json, `{"shipments":[${"{},".repeat(1_000_000)}{}]}`],
  "100 000 names": [json, JSON.stringify({ names, rows: [["1"]] })],
  "100 000 members": [json, `{${names.map((name) => `"${name}":1`).join()}}`],
  "4 MB of brackets": [json, "[".repeat(4_000_000)],
  "4 MB of digits in CSV": ["text/csv", `cn_code,origin_country,tonnage\n72083900,CN,${digits}\n`],
  "4 MB of quotes in CSV": ["text/csv", `cn_code,origin_country,tonnage\n${'"'.repeat(4_000_000)}`],
  "a sheet of one text": [
    xlsx,
    new Uint8Array(
      excelWorkbook(`<row>${'<c t="s"><v>0</v></c>'.repeat(40)}</row>`.repeat(5_000), ["x".repeat(32_000)]),
    ),
  ],
  "a form of one value": [form, `email=${digits.slice(0, 1_000_000)}`],
  "a form of 100 000 names": [form, names.map((name) => `${name}=1`).join("&").slice(0, 1_000_000)],
};

const longQuery = new URLSearchParams({
  q: "x1 ".repeat(400),
  cn: "9".repeat(2_000),
  tonnage: "9".repeat(2_000),
  country: "é".repeat(200),
  lenient: "true",
}).toString();

const addressOf = (path: string): string => path.replace(/:\w+/g, "x").replace("*", "x");

/** Answers to a million wrong values are no longer than this. */
const mostCharacters = 600_000;
/** They need a signature first, which the tests' service has none to hold against. */
const signed: ReadonlySet<string> = new Set([
  "/api/v1/invoices/files/*",
  "/api/v1/cbam/reports/:id/download",
  "/api/v1/cbam/verify",
  "/api/v1/cbam/imports/declaration/documents/:id/download",
  "/api/v1/cbam/imports/declaration/verify",
]);

for (const [what, [contentType, body]] of Object.entries(bodies)) {
  Deno.test(`${what}: no route that takes a body fails over it, and each answer is small`, async () => {
    const send = await service();
    for (const { method, path } of router.routes) {
      if (method !== "POST" || signed.has(path)) continue;
      const response = await send(addressOf(path), {
        method,
        headers: { "content-type": contentType, "sec-fetch-site": "same-origin" },
        body,
      });
      const text = await response.text();
      assert.ok(response.status < 500, `${path}: ${response.status} ${text.slice(0, 200)}`);
      assert.ok(text.length < mostCharacters, `${path}: ${text.length} characters`);
    }
  });
}

Deno.test("a query of 8 000 characters is no failure of ours anywhere", async () => {
  const send = await service();
  for (const { method, path } of router.routes) {
    if (method !== "GET" || signed.has(path)) continue;
    const response = await send(`${addressOf(path)}?${longQuery}`);
    await response.body?.cancel();
    assert.ok(response.status < 500, `${path}: ${response.status}`);
  }
});

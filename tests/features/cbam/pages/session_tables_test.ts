/** Tables of who is signed in: the session's rights, and nobody else's tables. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../../support/databases.ts";
import { account, type Browser, browser, signedIn, valueOf } from "../../../support/session_browser.ts";
import { client, freshPeer, holder, services } from "../../../support/whole_service.ts";

const sheet = "cn_code;origin_country;net_mass_kg;import;note\n7208 39 00;China;24.500,5;15.02.2026;kept\n";
const own = { "origin": "http://service.test", "sec-fetch-site": "same-origin" };

const cookies = ({ jar }: Browser): string => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

/** Sends the sheet as the page's module does. */
const sending = (it: Browser, headers: Readonly<Record<string, string>>) =>
  Effect.gen(function* () {
    const send = yield* client(freshPeer());
    const response = yield* send("/tables/calculate?decimal=comma", {
      method: "POST",
      headers: { "content-type": "text/csv", "cookie": cookies(it), ...headers },
      body: sheet,
    });
    return { status: response.status, body: yield* Effect.promise(() => response.json()) };
  });

const tokenOf = (it: Browser) => Effect.map(it.get("/tables"), (page) => valueOf(page, "form_token"));

onOneDatabase((test) => {
  test(
    "who is signed in calculates a table without a key, and only that account downloads it",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const { status, body } = yield* sending(it, { ...own, "x-form-token": yield* tokenOf(it) });
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal(body.summary.in_scope, 1);
      assert.deepEqual(body.results[0].input.extra, { note: "kept" });
      const path = `/tables/calculated/${body.request_id}`;
      const table = yield* it.get(path, { accept: "text/csv" });
      assert.match(table.text, /72083900/);
      assert.equal((yield* it.get(`${path}/reports.zip`)).status, 200);
      const other = yield* signedIn(yield* account());
      assert.equal((yield* other.get(path)).status, 404);
      assert.equal((yield* (yield* browser()).get(path)).status, 303);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a table is refused without the form's token, from another site, without a session, and on a tier without tables",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const token = yield* tokenOf(it);
      const foreign = { "origin": "https://evil.example", "sec-fetch-site": "cross-site" };
      assert.equal((yield* sending(it, own)).status, 403);
      assert.equal((yield* sending(it, { ...foreign, "x-form-token": token })).status, 403);
      const stranger = yield* browser();
      assert.equal((yield* sending(stranger, { ...own, "x-form-token": token })).status, 401);
      const { key } = yield* holder("enterprise", ["cbam:bulk"]);
      assert.equal((yield* sending(stranger, { ...own, authorization: `Bearer ${key}` })).status, 401);
      const pro = yield* signedIn(yield* account("pro"));
      const proToken = yield* tokenOf(pro);
      assert.equal((yield* sending(pro, { ...own, "x-form-token": proToken })).status, 402);
    }).pipe(Effect.provide(services)),
  );
});

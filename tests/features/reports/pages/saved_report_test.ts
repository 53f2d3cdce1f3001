/** A calculation of the page that becomes a report of who is signed in. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../../support/databases.ts";
import { account, browser, type Seen, signedIn, valueOf } from "../../../support/session_browser.ts";
import { services } from "../../../support/whole_service.ts";

const address = "/?cn=72083900&country=CN&mass=100&unit=t&import=2026-02-15";

/** The form's values as they stand on the page. */
const formOn = (page: Seen): Record<string, string> => {
  const form = /<form method="post" action="\/reports".*?<\/form>/s.exec(page.text)?.[0] ?? "";
  const names = [...form.matchAll(/name="([^"]+)"/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, valueOf({ ...page, text: form }, name)]));
};

onOneDatabase((test) => {
  test(
    "who is signed in saves an answer as a report, which is issued and stands in the account's list",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const page = yield* it.get(address);
      const saved = yield* it.post("/reports", formOn(page));
      assert.equal(saved.status, 303, saved.text);
      const told = saved.headers.get("location") ?? "";
      const list = yield* it.get(told);
      assert.match(list.text, /CBAM-[0-9a-f-]{36}/);
      assert.match(list.text, /class="notice good"/);
      const other = yield* (yield* signedIn(yield* account())).get(told);
      assert.doesNotMatch(other.text, /class="notice good"/, "of another account's report nothing is said");
      const [pdf = ""] = /\/account\/reports\/[0-9a-f-]{36}\/pdf/.exec(list.text) ?? [];
      const link = (yield* it.get(pdf)).headers.get("location") ?? "";
      assert.match(link, /^\/api\/v1\/cbam\/reports\/[0-9a-f-]{36}\/download\?/);
      assert.equal((yield* (yield* signedIn(yield* account())).get(pdf)).status, 404);
      assert.equal(
        (yield* (yield* browser()).get(pdf)).headers.get("location")?.startsWith("/sign-in"),
        true,
      );
      for (
        const [lang, q] of [["en", "China"], ["de", "chin"], ["en", "7208 39 00"], ["fr", "Chine"]] as const
      ) {
        const query = new URLSearchParams({ lang, q });
        assert.match((yield* it.get(`/account/reports?${query}`)).text, /CBAM-[0-9a-f-]{36}/, q);
      }
      assert.doesNotMatch((yield* it.get("/account/reports?lang=en&q=India")).text, /CBAM-[0-9a-f-]{36}/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a report is not saved without a session, without the form's token, from another site, or on a tier without reports",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const form = formOn(yield* it.get(address));
      const stranger = yield* browser();
      assert.match((yield* stranger.get(address)).text, /href="\/sign-in\?next=[^"]+">Save as a report/);
      const held = yield* stranger.post("/reports", form);
      assert.equal(held.status, 403);
      assert.match(held.text, /You were signed out.*href="\/sign-in"/);
      assert.equal((yield* it.post("/reports", { ...form, form_token: "x" })).status, 403);
      const foreign = { "origin": "https://evil.example", "sec-fetch-site": "cross-site" };
      assert.equal((yield* it.post("/reports", form, foreign)).status, 403);
      const pro = yield* signedIn(yield* account("pro"));
      const shown = yield* pro.get(address);
      assert.deepEqual(formOn(shown), {});
      const token = valueOf(yield* pro.get("/account"), "form_token");
      assert.equal((yield* pro.post("/reports", { ...form, form_token: token })).status, 402);
      assert.doesNotMatch((yield* it.get("/account/reports")).text, /CBAM-[0-9a-f-]{36}/);
    }).pipe(Effect.provide(services)),
  );
});

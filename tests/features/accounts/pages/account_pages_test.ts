/** An account's own pages, on both databases: keys, lists, and what keeps one account's apart from another's. */
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { permissions } from "../../../../src/contract/access.ts";
import { account, type Browser, browser, signedIn, valueOf } from "../../../support/session_browser.ts";
import { client, freshPeer } from "../../../support/whole_service.ts";
import { onPages } from "../../../support/page_tests.ts";
import { leap } from "../../../support/leap.ts";

const keysPath = "/settings/api-keys";

/** Makes a key as the page's form does. */
const makeKey = (it: Browser, ...may: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const form_token = valueOf(yield* it.get(keysPath), "form_token");
    const pairs = may.map((permission): [string, string] => ["permission", permission]);
    return yield* it.post(keysPath, [["form_token", form_token], ...pairs]);
  });

const keyOn = (text: string): string => /cik_[0-9a-f]{48}/.exec(text)?.[0] ?? "";

const isSignedIn = (it: Browser) => Effect.map(it.get("/account"), ({ status }) => status === 200);

onPages((testPages) => {
  testPages(
    "a key that the page makes is shown once, works, and is refused after it was revoked",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const made = yield* makeKey(it, "cbam:read", "cbam:bulk");
      const key = keyOn(made.text);
      assert.equal(made.headers.get("cache-control"), "no-store");
      const list = yield* it.get(keysPath);
      assert.equal(keyOn(list.text), "");
      assert.match(list.text, new RegExp(`cik_…${key.slice(-4)}`));
      const ask = yield* client(freshPeer());
      const call = ask("/api/v1/cbam/scope?cn=72083900", { headers: { authorization: `Bearer ${key}` } });
      assert.equal((yield* call).status, 200);
      const path = /href="(\/settings\/api-keys\/[^"]+\/revoke)"/.exec(list.text)?.[1] ?? "";
      const asked = yield* it.get(path);
      assert.match(asked.text, /refused within two seconds/);
      assert.equal((yield* call).status, 200);
      const revoked = yield* it.post(path, { form_token: valueOf(asked, "form_token") });
      assert.equal(revoked.headers.get("location"), `${keysPath}?revoked=${key.slice(-4)}`);
      yield* TestClock.adjust("2 seconds");
      assert.equal((yield* call).status, 401);
    }),
  );

  testPages(
    "the form of a key that is sent again, as a reload does, makes no second key and shows none",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const form = yield* it.get(keysPath);
      const values = {
        form_token: valueOf(form, "form_token"),
        form_id: valueOf(form, "form_id"),
        permission: "cbam:read",
      };
      const once = it.post(keysPath, values);
      const answers = yield* Effect.all([once, once, once], { concurrency: 3 });
      const shown = answers.map(({ text }) => keyOn(text)).filter((key) => key !== "");
      assert.equal(shown.length, 1);
      const again = yield* it.post(keysPath, values);
      const noted = `${keysPath}?made=${shown[0]?.slice(-4)}`;
      assert.deepEqual([again.status, again.headers.get("location"), keyOn(again.text)], [303, noted, ""]);
      const list = yield* it.get(noted);
      assert.match(list.text, /was made already; it is not shown again/);
      assert.equal(list.text.split("cik_…").length, 2);
      assert.equal((yield* it.get("/account/activity")).text.split("Made an API key").length, 2);
      const other = yield* signedIn(yield* account());
      const form_token = valueOf(yield* other.get(keysPath), "form_token");
      const foreign = yield* other.post(keysPath, { ...values, form_token });
      assert.equal(foreign.status, 200);
      assert.ok(keyOn(foreign.text) !== "" && !shown.includes(keyOn(foreign.text)), "a key of its own");
      assert.equal((yield* it.get(keysPath)).text.split("cik_…").length, 2);
    }),
  );

  testPages(
    "a form without the session's own token is refused: none, made up, another session's",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const other = yield* signedIn(yield* account());
      const foreign = valueOf(yield* other.get(keysPath), "form_token");
      for (const form_token of ["", "x", foreign, foreign.slice(2), it.jar.get("session") ?? ""]) {
        const refused = yield* it.post(keysPath, { form_token, permission: "cbam:read" });
        assert.equal(refused.status, 403);
        assert.equal(keyOn(refused.text), "");
      }
      assert.match((yield* it.get(keysPath)).text, /No key yet/);
    }),
  );

  testPages(
    "a form's token is another text on every page, and each of them is good",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const one = valueOf(yield* it.get(keysPath), "form_token");
      const other = valueOf(yield* it.get(keysPath), "form_token");
      assert.notEqual(one, other);
      for (const form_token of [one, other]) {
        const made = yield* it.post(keysPath, { form_token, permission: "cbam:read" });
        assert.notEqual(keyOn(made.text), "");
      }
    }),
  );

  testPages(
    "another account's key is not there: not to look at, not to revoke",
    Effect.gen(function* () {
      const owner = yield* signedIn(yield* account());
      const key = keyOn((yield* makeKey(owner, "cbam:read")).text);
      const path =
        /href="(\/settings\/api-keys\/[^"]+\/revoke)"/.exec((yield* owner.get(keysPath)).text)?.[1] ?? "";
      const other = yield* signedIn(yield* account());
      const form_token = valueOf(yield* other.get(keysPath), "form_token");
      assert.equal((yield* other.get(path)).status, 404);
      assert.equal((yield* other.post(path, { form_token })).status, 404);
      assert.match((yield* owner.get(keysPath)).text, new RegExp(`${path}"`));
      assert.notEqual(key, "");
    }),
  );

  testPages(
    "an API key is no session, and a session is no API key, wherever either is put",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const session = it.jar.get("session") ?? "";
      const key = keyOn((yield* makeKey(it, ...permissions)).text);
      const stranger = yield* browser();
      for (const name of ["session", "__Host-session", "authorization"]) stranger.jar.set(name, key);
      assert.ok(!(yield* isSignedIn(stranger)));
      assert.equal((yield* stranger.get("/account", { authorization: `Bearer ${key}` })).status, 303);
      const ask = yield* client(freshPeer());
      const reports = (headers: Record<string, string>) =>
        ask("/api/v1/invoices/validate", {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: "{}",
        });
      assert.equal((yield* reports({ authorization: `Bearer ${key}` })).status, 200);
      assert.equal((yield* reports({ authorization: `Bearer ${session}` })).status, 401);
      assert.equal((yield* reports({ cookie: `session=${session}` })).status, 401);
      assert.equal((yield* reports({ cookie: `session=${key}` })).status, 401);
    }),
  );

  testPages(
    "the overview says how much of each running limit is used and when a place frees, and uses none of it",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const key = keyOn((yield* makeKey(it, ...permissions)).text);
      const windows = () =>
        Effect.map(it.get("/account"), ({ text }) => {
          const rows = text.split("<h2>Used in the last hour</h2>")[1]?.split("</section>")[0] ?? "";
          return rows.replaceAll("</tr>", "\n").replace(/<[^>]+>/g, " ").replace(/[^\S\n]+/g, " ");
        });
      assert.match(yield* windows(), /No call in the last hour/);
      const ask = yield* client(freshPeer());
      const headers = { authorization: `Bearer ${key}` };
      for (let call = 0; call < 3; call++) yield* ask("/api/v1/cbam/scope?cn=72083900", { headers });
      yield* leap("20 minutes");
      yield* ask("/api/v1/cbam/scope?cn=72083900", { headers });
      const used = new RegExp(`cik_…${key.slice(-4)} CBAM calls 4 of [\\d,]+ in 40 min`);
      assert.match(yield* windows(), used);
      assert.match(yield* windows(), used);
      const other = yield* signedIn(yield* account());
      assert.match((yield* other.get("/account")).text, /No call in the last hour/);
    }),
  );

  testPages(
    "the list of reports shows the account's own, newest first, and is searched by number, reference and code",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const key = keyOn((yield* makeKey(it, ...permissions)).text);
      const ask = yield* client(freshPeer());
      const report = (cn_code: string, client_ref: string) =>
        ask("/api/v1/cbam/reports", {
          method: "POST",
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
          body: JSON.stringify({
            cn_code,
            origin_country: "CHN",
            tonnage: 24.5,
            import: "2026-02-15",
            client_ref,
          }),
        });
      yield* report("72083900", "PO-100%");
      yield* TestClock.adjust("1 second");
      yield* report("76011010", "PO-1000");
      const found = (query: string) =>
        Effect.map(
          it.get(`/account/reports${query}`),
          ({ text }) => [...text.matchAll(/PO-100[0%]/g)].map(([ref]) => ref),
        );
      assert.deepEqual(yield* found(""), ["PO-1000", "PO-100%"]);
      assert.deepEqual(yield* found("?q=100%25"), ["PO-100%"]);
      assert.deepEqual(yield* found("?q=760110"), ["PO-1000"]);
      assert.deepEqual(yield* found("?q=po-1"), ["PO-1000", "PO-100%"]);
      const none = yield* it.get(
        `/account/reports?${new URLSearchParams({ q: "<script>alert(1)</script>'" })}`,
      );
      assert.doesNotMatch(none.text, /<script>alert/);
      assert.match(none.text, /Nothing was found/);
      const other = yield* signedIn(yield* account());
      assert.match((yield* other.get("/account/reports")).text, /No report yet/);
    }),
  );

  testPages(
    "a list of more than a page leads to the older ones",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const key = keyOn((yield* makeKey(it, ...permissions)).text);
      const ask = yield* client(freshPeer());
      for (let number = 0; number < 27; number++) {
        yield* TestClock.adjust("1 second");
        yield* ask("/api/v1/cbam/bulk", {
          method: "POST",
          headers: {
            "authorization": `Bearer ${key}`,
            "content-type": "application/json",
            "x-request-id": `call-${String(number).padStart(2, "0")}`,
          },
          body: JSON.stringify({
            shipments: [{ cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-02-15" }],
          }),
        });
      }
      const calls = (text: string) => [...text.matchAll(/>(call-\d\d)</g)].map(([, call]) => call);
      const first = yield* it.get("/account/batches");
      assert.deepEqual([calls(first.text).length, calls(first.text)[0]], [25, "call-26"]);
      const older = /rel="next" href="([^"]+)"/.exec(first.text)?.[1] ?? "";
      const second = yield* it.get(older);
      assert.deepEqual(calls(second.text), ["call-01", "call-00"]);
      assert.doesNotMatch(second.text, /rel="next"/);
    }),
  );
});

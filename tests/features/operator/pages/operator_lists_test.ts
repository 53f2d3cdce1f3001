/** Lists of the operator's pages, on both databases: what is looked for, what counts no longer, what a tier allows. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operators } from "../../../../src/application/accounts/operator_ports.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { account, type Seen, signedIn, valueOf } from "../../../support/session_browser.ts";
import { operator } from "../../../support/operator_browser.ts";
import { accountTexts } from "../../../../src/features/accounts/texts/account.ts";
import { onPages } from "../../../support/page_tests.ts";

/** Rows of the page's table, as texts of their cells. */
const rowsOf = (
  { text }: Seen,
): ReadonlyArray<{ readonly cells: ReadonlyArray<string>; readonly isPast: boolean }> =>
  [...text.matchAll(/<tr role="row"( class="past")?><th scope="row".*?<\/tr>/gs)].map(([row, past]) => ({
    isPast: past !== undefined,
    cells: [...row.matchAll(/<(?:th|td)[^>]*>(.*?)<\/(?:th|td)>/gs)]
      .map(([, cell = ""]) => cell.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ").trim()),
  }));

onPages((testPages) => {
  testPages(
    "keys are found by account, name and end, those that count apart from revoked ones, which are grey",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const target = yield* account();
      const form_token = valueOf(yield* it.get("/operator"), "form_token");
      for (const name of ["Warehouse", "Broker"]) {
        const values = {
          do: "key create",
          account: target,
          permission: "cbam:read",
          name,
          confirmed: "yes",
          form_token,
        };
        assert.equal((yield* it.post("/operator/do", values)).status, 200);
      }
      const { keys, ...acts } = yield* Operator;
      const broker = (yield* keys).find(({ account: of, name }) => of === target && name === "Broker");
      yield* acts.revokeKey(broker?.id ?? "");
      const found = (query: string) => Effect.map(it.get(`/operator/keys?${query}`), rowsOf);
      const of = encodeURIComponent(target.toUpperCase());
      const all = yield* found(`q=${of}`);
      assert.deepEqual(all.map(({ cells, isPast }) => [cells[1], isPast]).toSorted(), [["Broker", true], [
        "Warehouse",
        false,
      ]]);
      assert.deepEqual((yield* found(`q=${of}&state=good`)).map(({ cells }) => cells[1]), ["Warehouse"]);
      assert.deepEqual((yield* found(`q=${of}&state=revoked`)).map(({ cells }) => cells[1]), ["Broker"]);
      assert.equal((yield* found(`q=${of}&state=nonsense`)).length, 2);
      assert.equal((yield* found(`q=${broker?.lastFour}&state=revoked`)).length >= 1, true);
      assert.match((yield* it.get("/operator/keys?q=nobody%27s")).text, /No entry fits the search/);
      const accounts = yield* it.get(`/operator?q=${of}&made=open`);
      assert.deepEqual(rowsOf(accounts).map(({ cells }) => cells[0]), [target]);
      assert.deepEqual(rowsOf(yield* it.get(`/operator?q=${of}&made=closed`)), []);
    }),
  );

  testPages(
    "a confirmation counts the keys that are live and the accounts that are open, in any case of an address",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const target = yield* account();
      const { accounts, createKey, revokeKey } = yield* Operator;
      yield* createKey(target, ["cbam:read"]);
      yield* revokeKey((yield* createKey(target, ["cbam:read"])).id);
      const form_token = valueOf(yield* it.get("/operator"), "form_token");
      const closing = { do: "account close", email: target.toUpperCase(), form_token };
      assert.match((yield* it.post("/operator/do", closing)).text, /\b1 live key/);
      const { tier } = (yield* accounts).find(({ email }) => email === target) ?? {};
      const open = (yield* accounts).filter((one) => one.tier === tier && one.closedAt === null);
      assert.equal(yield* (yield* Operators).openAccounts(tier ?? "pro"), open.length);
      const none = yield* (yield* Operators).liveKeys(`not-${target}`);
      assert.equal(none, 0);
    }),
  );

  testPages(
    "an account's keys are listed fifty a page, live ones first, and the address of a page is on it once, cut",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const target = yield* account();
      const { createKey, revokeKey } = yield* Operator;
      const first = yield* createKey(target, ["cbam:read"], { name: "Still good" });
      for (let made = 0; made < 51; made += 1) {
        yield* revokeKey((yield* createKey(target, ["cbam:read"])).id);
      }
      const of = encodeURIComponent(target);
      const page = (number: number) => it.get(`/operator/keys?q=${of}&page=${number}&x=${"y".repeat(3_000)}`);
      const [one, two] = [yield* page(1), yield* page(2)];
      assert.deepEqual([rowsOf(one).length, rowsOf(two).length], [50, 2]);
      assert.deepEqual(rowsOf(one).map(({ isPast }) => isPast).indexOf(false), 0);
      assert.match(one.text, new RegExp(first.id));
      assert.ok(one.text.length < 100_000, `${one.text.length} characters`);
      assert.equal(one.text.split('name="back"').length, 2);
      const own = yield* it.get(`/operator/account?email=${of}&page=2`);
      assert.equal(rowsOf(own).length, 2);
      const form = {
        form_token: valueOf(one, "form_token"),
        do: "key revoke",
        back: valueOf(one, "back"),
        row: `id=${first.id}`,
      };
      assert.match((yield* it.post("/operator/do", form)).text, new RegExp(`name="id" value="${first.id}"`));
      assert.equal((yield* it.post("/operator/do", { ...form, confirmed: "yes" })).status, 303);
      const signed = yield* signedIn(target);
      assert.equal(rowsOf(yield* signed.get("/settings/api-keys?page=2")).length, 2);
    }),
  );

  testPages(
    "a tier without rows allows no bulk calculations, whatever else it allows, and its limits are changed in one form",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const tiers = yield* (yield* Operator).tiers;
      const page = yield* it.get("/operator/tiers");
      const shown = new Map(rowsOf(page).map(({ cells }) => [cells[0], cells]));
      const { tierNames } = accountTexts.en;
      for (const { name, cbamApi, cbamBulkRows } of tiers) {
        const mayBulk = cbamApi && cbamBulkRows !== 0;
        assert.equal(shown.get(tierNames[name])?.[2], cbamApi ? "Yes" : "No", name);
        assert.equal(shown.get(tierNames[name])?.[3] === "No", !mayBulk, name);
      }
      assert.doesNotMatch(page.text, /name="cbam_bulk_rows"/);
      const form = (yield* it.get("/operator/tiers?tier=cbam_pro")).text;
      assert.equal(form.split('name="cbam_bulk_rows"').length, 2);
      assert.match(form, /Limits of CBAM Pro/);
    }),
  );

  testPages(
    "a day as the end of an account is its first moment in Brussels",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const email = yield* account();
      const form_token = valueOf(yield* it.get("/operator"), "form_token");
      const values = { do: "account set-expiry", email, expires_at: "2099-07-01", form_token };
      const asked = yield* it.post("/operator/do", values);
      assert.match(asked.text, /From 1 July 2099, 00:00 \(Brussels\) on/);
      assert.equal((yield* it.post("/operator/do", { ...values, confirmed: "yes" })).status, 303);
      const found = (yield* (yield* Operator).accounts).find((one) => one.email === email);
      assert.equal(Date.parse(found?.expiresAt ?? ""), Date.parse("2099-06-30T22:00:00Z"));
    }),
  );
});

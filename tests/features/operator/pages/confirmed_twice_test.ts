/** Confirmations of the operator's pages: one that is sent twice does its work once, one about the own account says so, and none asks for what is refused. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operator } from "../../../../src/application/ports.ts";
import { account, type Browser, valueOf } from "../../../support/session_browser.ts";
import { operator } from "../../../support/operator_browser.ts";
import { onPages } from "../../../support/page_tests.ts";

const ownSentence = /This is your own account: you are signed out with it/;

/** Sends a command's form. */
const ask = (it: Browser, values: Record<string, string>) =>
  Effect.gen(function* () {
    const form_token = valueOf(yield* it.get("/operator"), "form_token");
    return yield* it.post("/operator/do", { ...values, form_token });
  });

/** Values of the confirmation as its form has them. */
const valuesOf = (html: string): Record<string, string> => {
  const form = /<form[^>]*action="\/operator\/do"[^]*?<\/form>/.exec(html)?.[0] ?? "";
  const hidden = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = "", value = ""]) => [name, value]));
};

onPages((testPages) => {
  testPages(
    "the confirmation of a key that is sent twice, one after the other or at once, makes one key and says so",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const target = yield* account();
      const keysOf = Effect.map(
        (yield* Operator).keys,
        (keys) => keys.filter((key) => key.account === target),
      );
      const values = { do: "key create", account: target, permission: "cbam:read", name: "ERP" };
      const confirmation = valuesOf((yield* ask(it, values)).text);
      const first = yield* it.post("/operator/do", confirmation);
      assert.match(first.text, /cik_[0-9a-f]{48}/);
      const again = yield* it.post("/operator/do", confirmation);
      const [key] = yield* keysOf;
      assert.match(again.text, new RegExp(`The key that ends in ${key?.lastFour} was made already`));
      assert.equal((yield* keysOf).length, 1);

      const other = valuesOf((yield* ask(it, values)).text);
      const both = yield* Effect.all([it.post("/operator/do", other), it.post("/operator/do", other)], {
        concurrency: 2,
      });
      assert.deepEqual(both.map(({ status }) => status), [200, 200]);
      assert.deepEqual(both.map(({ text }) => /cik_[0-9a-f]{48}/.test(text)).toSorted(), [false, true]);
      assert.equal((yield* keysOf).length, 2);
    }),
  );

  testPages(
    "a key without permissions is refused before anybody confirms it",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const asked = yield* ask(it, { do: "key create", account: yield* account(), name: "ERP" });
      assert.equal(asked.status, 400);
      assert.match(asked.text, /A key needs at least one permission/);
      assert.ok(!asked.text.includes('name="confirmed"'));
    }),
  );

  testPages(
    "closing or ending the own account is told to be that, in whatever case its address is written; of others nothing is",
    Effect.gen(function* () {
      const { it, email } = yield* operator;
      const target = yield* account();
      for (const own of [email, email.toUpperCase()]) {
        assert.match((yield* ask(it, { do: "account close", email: own })).text, ownSentence);
        const ended = { do: "account set-expiry", email: own, expires_at: "2027-01-01" };
        assert.match((yield* ask(it, ended)).text, ownSentence);
        const endless = { ...ended, expires_at: "" };
        assert.doesNotMatch((yield* ask(it, endless)).text, ownSentence);
      }
      assert.doesNotMatch((yield* ask(it, { do: "account close", email: target })).text, ownSentence);
    }),
  );
});

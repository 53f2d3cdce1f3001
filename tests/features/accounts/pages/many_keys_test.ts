/** Keys without end are calls without end: how many an account may have at once, and make in a day. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { mostKeys } from "../../../../src/application/accounts/own_account.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { leap } from "../../../support/leap.ts";
import { onPages } from "../../../support/page_tests.ts";
import { account, type Browser, signedIn, valueOf } from "../../../support/session_browser.ts";

const keysPath = "/settings/api-keys";

const makeKey = (it: Browser, form_token: string) =>
  it.post(keysPath, { form_token, form_id: crypto.randomUUID(), permission: "cbam:read" });

const liveKeys = (it: Browser) =>
  Effect.map(
    it.get(keysPath),
    ({ text }) => [
      ...new Set([...text.matchAll(/\/settings\/api-keys\/[^"]+\/revoke/g)].map(([path]) => path)),
    ],
  );

onPages((testPages) => {
  testPages(
    "of keys that are made at the same moment no more are made than the account has places for",
    Effect.gen(function* () {
      const email = yield* account();
      const { createKey } = yield* Operator;
      const free = 5;
      yield* Effect.repeatN(createKey(email, ["cbam:read"]), mostKeys - free - 1);
      const it = yield* signedIn(email);
      const form_token = valueOf(yield* it.get(keysPath), "form_token");
      const answers = yield* Effect.all(Array.from({ length: 3 * free }, () => makeKey(it, form_token)), {
        concurrency: "unbounded",
      });
      assert.equal(answers.filter(({ text }) => /cik_[0-9a-f]{48}/.test(text)).length, free);
      const refused = answers.filter(({ status }) => status === 400);
      assert.equal(refused.length, 2 * free);
      for (const { text } of refused) assert.match(text, /An account has at most 50 keys/);
      assert.equal((yield* liveKeys(it)).length, mostKeys);
    }),
  );

  testPages(
    "keys that are made and revoked in turn end with the day's fiftieth, and go on a day later",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const form_token = valueOf(yield* it.get(keysPath), "form_token");
      for (let made = 0; made < mostKeys; made += 1) {
        assert.equal((yield* makeKey(it, form_token)).status, 200);
        const [path = ""] = yield* liveKeys(it);
        yield* it.post(path, { form_token });
      }
      const late = yield* makeKey(it, form_token);
      assert.equal(late.status, 429);
      assert.ok(Number(late.headers.get("retry-after")) > 80_000, late.headers.get("retry-after") ?? "");
      assert.deepEqual(yield* liveKeys(it), []);
      yield* leap("24 hours");
      const again = valueOf(yield* it.get(keysPath), "form_token");
      assert.equal((yield* makeKey(it, again)).status, 200);
    }),
  );
});

/** API keys of members who are removed: listed before, revoked by the same button or left valid and marked. Decision 0150. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { Operator } from "../../../../../src/application/ports.ts";
import { leap } from "../../../../support/leap.ts";
import { freshAddress, joined, memberId, sent } from "../../../../support/members.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { account, type Browser, signedIn } from "../../../../support/session_browser.ts";
import { client, freshPeer } from "../../../../support/whole_service.ts";

const listPath = "/account/members";
const keysPath = "/settings/api-keys";

const keyMade = (it: Browser, name: string) =>
  Effect.map(sent(it, keysPath, { permission: "cbam:read", name }), ({ text }) => {
    const [, key] = /<code[^>]*>(cik_[^<]+)<\/code>/.exec(text) ?? [];
    assert.ok(key !== undefined, text);
    return key;
  });

/** Statuses of calls with the keys, once no look-up of before is remembered. */
const statuses = (...keys: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    yield* leap("3 seconds");
    const ask = yield* client(freshPeer());
    const calls = keys.map((key) =>
      ask("/api/v1/cbam/scope?cn=72083900", { headers: { authorization: `Bearer ${key}` } })
    );
    return (yield* Effect.all(calls)).map(({ status }) => status);
  });

onPages((testPages) => {
  testPages(
    "removing a member lists the valid keys that this person made in the account, and one button revokes just those",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const leaver = yield* joined(holder, "administrator");
      const elsewhere = yield* joined(yield* account(), "administrator", leaver.email);
      const stays = [yield* keyMade(it, "Ours"), yield* keyMade(elsewhere.it, "Elsewhere")];
      const goes = [yield* keyMade(leaver.it, "Warehouse <1>"), yield* keyMade(leaver.it, "ERP")];
      const path = `${listPath}/${yield* memberId(it, leaver.email)}`;
      const page = (yield* it.get(path)).text;
      for (const key of goes) assert.ok(page.includes(`cik_…${key.slice(-4)}`));
      for (const name of ["Warehouse &lt;1>", "ERP"]) {
        assert.match(page, new RegExp(`2 API keys that still work.*${name}.*revoke 2 keys`, "s"));
      }
      assert.doesNotMatch(page, /Ours|Elsewhere/);
      assert.deepEqual(yield* statuses(...goes, ...stays), [200, 200, 200, 200]);
      const removed = yield* sent(it, `${path}/remove`, { keys: "revoke" });
      assert.equal(removed.headers.get("location"), `${listPath}?done=removedWithKeys`);
      assert.match((yield* it.get(`${listPath}?done=removedWithKeys`)).text, /that they made are revoked/);
      assert.deepEqual(yield* statuses(...goes, ...stays), [401, 401, 200, 200]);
      const acts = (yield* it.get("/account/activity")).text;
      assert.match(acts, /Revoked an API key.*ERP …/s);
      assert.match(acts, /Revoked an API key.*Warehouse &lt;1> …/s);
    }),
  );

  testPages(
    "who is removed, or no administrator any more, makes no key with a call that began before",
    Effect.gen(function* () {
      const { createKey } = yield* Operator;
      const holder = yield* account();
      const it = yield* signedIn(holder);
      for (const change of ["remove", "role"]) {
        const leaver = yield* joined(holder, "administrator");
        const id = yield* memberId(it, leaver.email);
        assert.equal((yield* createKey(holder, ["cbam:read"], { madeBy: id })).madeBy, leaver.email);
        yield* sent(it, `${listPath}/${id}/${change}`, { role: "clerk", holding: "administrator" });
        const late = yield* Effect.either(createKey(holder, ["cbam:read"], { madeBy: id }));
        assert.ok(Either.isLeft(late), change);
      }
    }),
  );

  testPages(
    "who leaves is asked about the keys that they made as an administrator, and told that they stay in another role",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const [first, second] = [
        yield* joined(holder, "administrator"),
        yield* joined(holder, "administrator"),
      ];
      const [goes, stays] = [yield* keyMade(first.it, "Robot"), yield* keyMade(second.it, "Press")];
      const page = (yield* first.it.get("/account/leave")).text;
      assert.match(
        page,
        /an API key that still works.*Robot.*Leave and revoke the key.*the key stays valid/s,
      );
      assert.doesNotMatch(page, /Press/);
      yield* sent(first.it, "/account/leave", { keys: "revoke" });
      const id = yield* memberId(it, second.email);
      yield* sent(it, `${listPath}/${id}/role`, { role: "clerk", holding: "administrator" });
      const told = (yield* second.it.get("/account/leave")).text;
      assert.match(told, /It belongs to the account and stays valid; an administrator can revoke it.*Press/s);
      assert.doesNotMatch(told, /value="revoke"/);
      yield* sent(second.it, "/account/leave", { keys: "revoke" });
      assert.deepEqual(yield* statuses(goes, stays), [401, 200]);
      const acts = (yield* it.get("/account/activity")).text;
      assert.match(acts, /Revoked an API key.*Robot …/s);
      assert.match(acts, /Administrator → Clerk/);
    }),
  );

  testPages(
    "the operator's hand-over revokes the keys of the holder before where it says so, and counts those that are left",
    Effect.gen(function* () {
      const { handOver } = yield* Operator;
      const [first, second, third] = [yield* account(), freshAddress(), freshAddress()];
      const key = yield* keyMade(yield* signedIn(first), "Robot");
      assert.equal((yield* handOver(first, second, "stay")).keysLeft, 1);
      const later = yield* keyMade(yield* signedIn(second), "Press");
      assert.equal((yield* handOver(second, third, "revoked")).keysLeft, 0);
      assert.deepEqual(yield* statuses(key, later), [200, 401]);
    }),
  );

  testPages(
    "keys that are left valid are marked until their maker is a member again, and are listed at the next removal",
    Effect.gen(function* () {
      const holder = yield* account();
      const it = yield* signedIn(holder);
      const leaver = yield* joined(holder, "administrator");
      const key = yield* keyMade(leaver.it, "Robot");
      const removal = (keys: string) =>
        Effect.flatMap(
          memberId(it, leaver.email),
          (id) => sent(it, `${listPath}/${id}/remove`, { keys }),
        );
      assert.equal(
        (yield* removal("keep")).headers.get("location"),
        `${listPath}?done=removedKeysStay`,
      );
      assert.deepEqual(yield* statuses(key), [200]);
      assert.match((yield* it.get(keysPath)).text, /no longer a member/);
      yield* joined(holder, "viewer", leaver.email.toUpperCase());
      assert.doesNotMatch((yield* it.get(keysPath)).text, /no longer a member/);
      const id = yield* memberId(it, leaver.email.toUpperCase());
      assert.match((yield* it.get(`${listPath}/${id}`)).text, /Robot/);
      yield* sent(it, `${listPath}/${id}/remove`, { keys: "revoke" });
      assert.deepEqual(yield* statuses(key), [401]);
    }),
  );
});

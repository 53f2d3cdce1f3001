/** Passkeys: added, used and removed; and answers of devices that prove nothing. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { Outbox } from "../../../../src/application/documents/document_ports.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { challengeMs, mostPasskeys } from "../../../../src/domain/accounts/passkey.ts";
import { type Device, device, type DeviceFacts } from "../../../support/authenticator.ts";
import { isIn, joined, memberId, sent } from "../../../support/members.ts";
import { onPages } from "../../../support/page_tests.ts";
import { sentMails } from "../../../support/whole_service.ts";
import { account, type Browser, browser, type Seen, signedIn } from "../../../support/session_browser.ts";

const path = "/account/passkeys";

const offerOf = Schema.decodeUnknownSync(Schema.parseJson(Schema.Struct({
  challenge: Schema.String,
  user: Schema.optionalWith(Schema.Struct({ id: Schema.String }), { exact: true }),
  userVerification: Schema.optionalWith(Schema.String, { exact: true }),
})));

const offered = (it: Browser) => Effect.map(sent(it, `${path}/options`), ({ text }) => offerOf(text));

/** Adds the device's passkey. */
const add = (it: Browser, key: Device, said: Partial<DeviceFacts> = {}, name = "Laptop") =>
  Effect.gen(function* () {
    const offer = yield* offered(it);
    return yield* sent(it, path, { name, challenge: offer.challenge, credential: key.make(offer, said) });
  });

const asked = (it: Browser) =>
  Effect.map(it.post("/sign-in/passkey/options", {}), ({ text }) => offerOf(text));

/** Signs in with the device's passkey, in a browser that has no session. */
const enter = (key: Device, said: Partial<DeviceFacts> = {}) =>
  Effect.gen(function* () {
    const it = yield* browser();
    const offer = yield* asked(it);
    const page = yield* it.post("/sign-in/passkey", {
      challenge: offer.challenge,
      credential: key.use(offer, said),
      next: "/account/reports",
    });
    return { it, page };
  });

const isAdded = ({ headers }: Seen): boolean => headers.get("location") === `${path}?done=added`;

const isRefused = ({ page, it }: { readonly page: Seen; readonly it: Browser }): void => {
  assert.equal(page.status, 400, page.text);
  assert.match(page.text, /You are not signed in/);
  assert.ok(!it.jar.has("session"));
};

onPages((testPages) => {
  testPages(
    "a passkey is added, listed, signs its member in without an address, and no more once it is removed",
    Effect.gen(function* () {
      const holder = yield* account();
      const { it, email } = yield* joined(holder, "viewer");
      const key = device();
      assert.ok(isAdded(yield* add(it, key)));
      const listed = yield* it.get(path);
      assert.match(listed.text, /Laptop/);
      assert.match(listed.text, /Not yet/);
      const entered = yield* enter(key);
      assert.equal(entered.page.headers.get("location"), "/account/reports");
      const own = yield* entered.it.get("/account");
      assert.ok(
        own.text.includes(`You are signed in as ${email}`) && own.text.includes(`Account: ${holder}`),
      );
      assert.doesNotMatch((yield* it.get(path)).text, /Not yet/);
      const id = /passkeys\/([0-9a-f-]{36})\/remove/.exec(listed.text)?.[1] ?? "";
      const other = yield* signedIn(holder);
      assert.equal((yield* sent(other, `${path}/${id}/remove`)).status, 404);
      assert.equal((yield* sent(it, `${path}/${id}/remove`)).headers.get("location"), `${path}?done=removed`);
      isRefused(yield* enter(key));
      yield* (yield* Outbox).deliverDue;
      const mails = sentMails.filter(({ to, subject }) => to === email && /passkey/i.test(subject));
      // Two that are due in one moment leave in either order.
      assert.deepEqual(mails.map(({ subject }) => subject).sort(), [
        "A passkey was added on service.test",
        "A passkey was removed on service.test",
      ]);
      assert.ok(mails.every(({ text }) => /“Laptop” was .* UTC\./.test(text) && text.includes(`${path}\n`)));
      const acts = (yield* other.get("/account/activity")).text;
      assert.ok(acts.includes("Added a passkey") && acts.includes("Removed a passkey"));
    }),
  );

  testPages(
    "a challenge is good once, for five minutes, for the browser that asked and for what it asked",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const key = device();
      assert.ok(isAdded(yield* add(it, key)));
      const guest = yield* browser();
      const offer = yield* asked(guest);
      const answer = { challenge: offer.challenge, credential: key.use(offer) };
      const thief = yield* browser();
      yield* asked(thief);
      isRefused({ it: thief, page: yield* thief.post("/sign-in/passkey", answer) });
      const nobody = yield* browser();
      isRefused({ it: nobody, page: yield* nobody.post("/sign-in/passkey", answer) });
      assert.equal((yield* guest.post("/sign-in/passkey", answer)).status, 303);
      guest.jar.delete("session");
      isRefused({ it: guest, page: yield* guest.post("/sign-in/passkey", answer) });

      const late = yield* browser();
      const old = yield* asked(late);
      yield* TestClock.adjust(challengeMs);
      const tooLate = { challenge: old.challenge, credential: key.use(old) };
      isRefused({ it: late, page: yield* late.post("/sign-in/passkey", tooLate) });

      const adding = yield* offered(it);
      const made = { name: "x", challenge: adding.challenge, credential: device().make(adding) };
      const elsewhere = yield* signedIn(yield* account());
      assert.equal((yield* sent(elsewhere, path, made)).status, 400);
      assert.ok(isAdded(yield* sent(it, path, made)));
      assert.equal((yield* sent(it, path, made)).status, 400);
      const crossed = yield* asked(it);
      const signIn = { challenge: crossed.challenge, credential: device().make(crossed) };
      assert.equal((yield* sent(it, path, signIn)).status, 400);
      const rows = yield* (yield* SqlClient.SqlClient).unsafe(
        "select c::text as row from passkey_challenge c",
      );
      assert.ok(!JSON.stringify(rows).includes(crossed.challenge));
    }),
  );

  testPages(
    "what another site, device or member signed, without the person or with an earlier count, signs nobody in",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const key = device();
      for (
        const said of [
          { origin: "https://evil.example" },
          { site: "evil.example" },
          { isVerified: false },
          { hasCertificates: true },
          { id: "AAAA" },
        ]
      ) assert.equal((yield* add(it, key, said)).status, 400, JSON.stringify(said));
      assert.ok(isAdded(yield* add(it, key)));
      assert.equal((yield* enter(key, { counter: 7 })).page.status, 303);
      for (
        const said of [
          { origin: "https://evil.example" },
          { origin: "http://service.test.evil.example" },
          { site: "evil.example" },
          { isVerified: false },
          { counter: 7 },
          { counter: 3 },
          { counter: 0 },
          { userHandle: "AAAA" },
          { id: "AAAA" },
        ]
      ) isRefused(yield* enter(key, { counter: 8, ...said }));
      const stranger = device();
      isRefused(yield* enter(stranger, { counter: 9 }));
      for (const credential of ["", "{}", "null", "[".repeat(4_000), '{"id":1}']) {
        const guest = yield* browser();
        const { challenge } = yield* asked(guest);
        isRefused({ it: guest, page: yield* guest.post("/sign-in/passkey", { challenge, credential }) });
      }
      assert.equal((yield* enter(key, { counter: 8 })).page.status, 303);
      const foreign = { "origin": "https://evil.example", "sec-fetch-site": "cross-site" };
      const guest = yield* browser();
      assert.equal((yield* guest.post("/sign-in/passkey/options", {}, foreign)).status, 403);
      assert.equal((yield* guest.post("/sign-in/passkey", {}, foreign)).status, 403);
    }),
  );

  testPages(
    "a passkey whose public key is on no curve is refused by a sentence of its own, and not listed",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      for (const y of ["A".repeat(43), "_".repeat(42) + "8"]) {
        const refused = yield* add(it, device(), { y }, "Broken");
        assert.equal(refused.status, 400);
        assert.match(refused.text, /the key that the device made signs nobody in/);
      }
      assert.doesNotMatch((yield* it.get(path)).text, /Broken/);
    }),
  );

  testPages(
    "passkeys end with the membership and with the account, and the session of one is ended like any other",
    Effect.gen(function* () {
      const holder = yield* account();
      const administrator = yield* signedIn(holder);
      const person = yield* joined(holder, "clerk");
      const key = device();
      yield* add(person.it, key);
      const own = device();
      yield* add(administrator, own);
      const { it } = yield* enter(key);
      assert.ok(yield* isIn(it));
      yield* sent(administrator, `/account/members/${yield* memberId(administrator, person.email)}/remove`);
      assert.ok(!(yield* isIn(it)));
      isRefused(yield* enter(key));
      assert.equal((yield* enter(own)).page.status, 303);
      yield* (yield* Operator).closeAccount(holder);
      isRefused(yield* enter(own));
      assert.equal(
        (yield* (yield* SqlClient.SqlClient).unsafe(
          "select 1 from passkey p join member m on m.id = p.member_id where m.left_at is not null",
        )).length,
        0,
      );
    }),
  );

  testPages(
    "a member has so many passkeys, and of one answer that is sent four times at once one session begins",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const key = device();
      yield* add(it, key);
      for (let more = 1; more < mostPasskeys; more++) assert.ok(isAdded(yield* add(it, device())));
      const full = yield* add(it, device());
      assert.equal(full.status, 400);
      assert.match(full.text, /You have 10 passkeys/);
      const guest = yield* browser();
      const offer = yield* asked(guest);
      const answer = { challenge: offer.challenge, credential: key.use(offer) };
      const answers = yield* Effect.all(
        [1, 2, 3, 4].map(() => guest.post("/sign-in/passkey", answer)),
        { concurrency: "unbounded" },
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 400, 400, 400]);
    }),
  );
});

/** Signing in by a mailed link, on both databases. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operator } from "../../../../src/application/ports.ts";
import { leap } from "../../../support/leap.ts";
import { account, browser, type Seen, signedIn, valueOf } from "../../../support/session_browser.ts";
import { isSignedIn, mailedLink, noMailTo } from "../../../support/sign_in.ts";
import { sentMails } from "../../../support/whole_service.ts";
import { onPages } from "../../../support/page_tests.ts";

/** What a page says, without what is new on every page. */
const plain = ({ text }: Seen, email: string): string =>
  text.replaceAll(email, "EMAIL").replaceAll(encodeURIComponent(email), "EMAIL");

onPages((testPages) => {
  testPages(
    "a person asks for a link, presses its button and is signed in; opening the link alone uses nothing up",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* browser();
      const asked = yield* it.post("/sign-in", { email: email.toUpperCase(), next: "/settings/api-keys" });
      assert.equal(asked.status, 200);
      const link = yield* mailedLink(email);
      for (let looks = 0; looks < 3; looks++) {
        const looked = yield* it.get(link);
        assert.equal(looked.status, 200);
        assert.match(looked.text, new RegExp(`<strong>${email}</strong>`));
        assert.equal(looked.headers.get("set-cookie"), null);
      }
      const page = yield* it.get(link);
      const entered = yield* it.post("/sign-in/link", {
        token: valueOf(page, "token"),
        next: valueOf(page, "next"),
      });
      assert.equal(entered.status, 303);
      assert.equal(entered.headers.get("location"), "/settings/api-keys");
      const cookie = entered.headers.get("set-cookie") ?? "";
      assert.match(cookie, /^session=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
      assert.ok(isSignedIn(yield* it.get("/sign-in")));
    }),
  );

  testPages(
    "a link works once, for fifteen minutes, and no longer when another one was used",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* browser();
      const links: Array<string> = [];
      for (let count = 0; count < 3; count++) {
        yield* it.post("/sign-in", { email });
        links.push(yield* mailedLink(email));
        yield* leap("5 minutes");
      }
      const tokens = links.map((link) => new URL(link, "http://x").searchParams.get("token") ?? "");
      const [over = "", second = "", first = ""] = tokens;
      yield* leap("4 minutes");
      assert.equal((yield* it.post("/sign-in/link", { token: first })).status, 303);
      const thief = yield* browser();
      for (const token of [over, first, second, `${first.slice(0, -1)}_`, "", "%00"]) {
        const refused = yield* thief.post("/sign-in/link", { token });
        assert.equal(refused.status, 410);
        assert.equal(thief.jar.size, 0);
      }
      yield* it.post("/sign-in", { email });
      const late = new URL(yield* mailedLink(email), "http://x").searchParams.get("token") ?? "";
      yield* leap("15 minutes");
      assert.equal((yield* thief.post("/sign-in/link", { token: late })).status, 410);
    }),
  );

  testPages(
    "the page of an unused link says what may be the reason, also that its account has ended since",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* browser();
      yield* it.post("/sign-in", { email });
      const link = yield* mailedLink(email);
      yield* (yield* Operator).setExpiry(email, new Date(1_000).toISOString());
      for (
        const [language, sentence] of [
          ["en", /or its account has ended/],
          ["de", /oder sein Konto ist beendet/],
          ["fr", /ou son compte a pris fin/],
        ] as const
      ) {
        const looked = yield* it.get(`${link}&lang=${language}`);
        assert.equal(looked.status, 410);
        assert.match(looked.text, sentence);
      }
    }),
  );

  testPages(
    "one link pressed twice at the same moment begins one session",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* browser();
      yield* it.post("/sign-in", { email });
      const token = new URL(yield* mailedLink(email), "http://x").searchParams.get("token") ?? "";
      const answers = yield* Effect.all([1, 2, 3, 4].map(() => it.post("/sign-in/link", { token })), {
        concurrency: "unbounded",
      });
      assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 410, 410, 410]);
    }),
  );

  testPages(
    "an unknown address, a closed account and a known one get the same page, and only the known one a mail",
    Effect.gen(function* () {
      const known = yield* account();
      const closed = yield* account();
      yield* (yield* Operator).closeAccount(closed);
      const unknown = `${crypto.randomUUID()}@example.com`;
      const pages: Array<Seen> = [];
      for (const email of [unknown, closed, known]) {
        const page = yield* (yield* browser()).post("/sign-in", { email });
        pages.push({ ...page, text: plain(page, email) });
      }
      const [first] = pages;
      for (const page of pages) {
        assert.equal(page.status, 200);
        assert.equal(page.text, first?.text);
        assert.deepEqual([...page.headers.keys()], [...first?.headers.keys() ?? []]);
      }
      yield* mailedLink(known);
      assert.ok(!sentMails.some(({ to }) => to === unknown || to === closed));
    }),
  );

  testPages(
    "the sixth link that a client asks for an address within an hour is refused, known or not; every other client's isn't",
    Effect.gen(function* () {
      for (const email of [yield* account(), `${crypto.randomUUID()}@example.com`]) {
        const attacker = yield* browser();
        for (let count = 0; count < 5; count++) {
          assert.equal((yield* attacker.post("/sign-in", { email })).status, 200);
        }
        const refused = yield* attacker.post("/sign-in", { email: email.toUpperCase() });
        assert.equal(refused.status, 429);
        assert.ok(Number(refused.headers.get("retry-after")) > 3_000);
        for (let count = 0; count < 30; count++) {
          assert.equal((yield* (yield* browser()).post("/sign-in", { email })).status, 200);
        }
      }
    }),
  );

  testPages(
    "however often others ask, an address gets one mail in five minutes, the same answer, and its owner signs in",
    Effect.gen(function* () {
      const email = yield* account();
      const first = yield* (yield* browser()).post("/sign-in", { email });
      const link = yield* mailedLink(email);
      const pages = yield* Effect.all(
        Array.from({ length: 25 }, () => Effect.flatMap(browser(), (it) => it.post("/sign-in", { email }))),
        { concurrency: "unbounded" },
      );
      for (const page of pages) {
        assert.deepEqual([page.status, plain(page, email)], [200, plain(first, email)]);
      }
      yield* noMailTo(email);
      const owner = yield* browser();
      const token = new URL(link, "http://x").searchParams.get("token") ?? "";
      assert.equal((yield* owner.post("/sign-in/link", { token })).status, 303);
      yield* owner.post("/sign-in", { email });
      yield* mailedLink(email);
      yield* leap("5 minutes");
      yield* owner.post("/sign-in", { email });
      yield* mailedLink(email);
    }),
  );

  testPages(
    "who is signed in asks for links of the own address from a client that others have used up, and for no other address",
    Effect.gen(function* () {
      const email = yield* account();
      const own = yield* signedIn(email);
      const peer = "203.0.113.77";
      const others = yield* browser(peer);
      for (let count = 0; count < 21; count++) {
        yield* others.post("/sign-in", { email: `${crypto.randomUUID()}@example.com` });
      }
      const here = yield* browser(peer);
      here.jar.set("session", own.jar.get("session") ?? "");
      assert.equal((yield* here.post("/sign-in", { email })).status, 200);
      assert.equal((yield* here.post("/sign-in", { email: `x${email}` })).status, 429);
      yield* mailedLink(email);
    }),
  );

  testPages(
    "the 21st mail that a client asks for within an hour is refused, whatever the addresses",
    Effect.gen(function* () {
      const it = yield* browser();
      const ask = it.post("/sign-in", { email: `${crypto.randomUUID()}@example.com` });
      for (let count = 0; count < 20; count++) {
        const { status } = yield* it.post("/sign-in", { email: `${crypto.randomUUID()}@example.com` });
        assert.equal(status, 200);
      }
      assert.equal((yield* ask).status, 429);
      yield* leap("1 hour");
      assert.equal((yield* ask).status, 200);
    }),
  );
});

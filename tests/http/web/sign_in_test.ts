/** Signing in as people and as attackers do it, on both databases. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { Outbox } from "../../../src/application/documents/document_ports.ts";
import { Operator } from "../../../src/application/ports.ts";
import { account, browser, type Seen, signedIn, valueOf } from "../../support/session_browser.ts";
import { openEdge } from "../../support/service.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { sentMails, services, type WholeService } from "../../support/whole_service.ts";

/** Behind a proxy that speaks HTTPS. */
const behindTls = { ...openEdge, publicOrigin: "https://customs.example.com" };

/** The path of the newest link that was mailed to the address, once it was. */
const mailedLink = (email: string, expectedOrigin = "http://service.test") =>
  Effect.gen(function* () {
    const { deliverDue } = yield* Outbox;
    const newest = () => sentMails.findLast(({ to }) => to === email);
    const before = newest();
    for (let tries = 0; tries < 200 && newest() === before; tries++) {
      yield* deliverDue;
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 10)));
    }
    const mail = newest();
    assert.ok(mail !== undefined && mail !== before, `no mail to ${email}`);
    const found = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? "";
    const { origin, pathname, search } = new URL(found);
    assert.equal(origin, expectedOrigin);
    return `${pathname}${search}`;
  });

const isSignedIn = (page: Seen): boolean => page.status === 303;

/** What a page says, without what is new on every page. */
const plain = ({ text }: Seen, email: string): string =>
  text.replaceAll(email, "EMAIL").replaceAll(encodeURIComponent(email), "EMAIL");

onEachDatabase((test) => {
  const testPages = <E>(
    name: string,
    effect: Effect.Effect<void, E, WholeService | SqlClient.SqlClient>,
  ): void => test(name, Effect.provide(effect, services));

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
      }
      const tokens = links.map((link) => new URL(link, "http://x").searchParams.get("token") ?? "");
      const [first = "", second = ""] = tokens;
      yield* TestClock.adjust("14 minutes");
      assert.equal((yield* it.post("/sign-in/link", { token: first })).status, 303);
      const thief = yield* browser();
      for (const token of [first, second, `${first.slice(0, -1)}_`, "", "%00"]) {
        const refused = yield* thief.post("/sign-in/link", { token });
        assert.equal(refused.status, 410);
        assert.equal(thief.jar.size, 0);
      }
      yield* it.post("/sign-in", { email });
      const late = new URL(yield* mailedLink(email), "http://x").searchParams.get("token") ?? "";
      yield* TestClock.adjust("15 minutes");
      assert.equal((yield* thief.post("/sign-in/link", { token: late })).status, 410);
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
    "the sixth mail to an address within an hour is refused, known or not, from whatever client",
    Effect.gen(function* () {
      for (const email of [yield* account(), `${crypto.randomUUID()}@example.com`]) {
        for (let count = 0; count < 5; count++) {
          assert.equal((yield* (yield* browser()).post("/sign-in", { email })).status, 200);
        }
        const refused = yield* (yield* browser()).post("/sign-in", { email: email.toUpperCase() });
        assert.equal(refused.status, 429);
        assert.ok(Number(refused.headers.get("retry-after")) > 3_000);
      }
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
      yield* TestClock.adjust("1 hour");
      assert.equal((yield* ask).status, 200);
    }),
  );

  testPages(
    "signing in never goes on with the session that the browser had (fixation), and ends it",
    Effect.gen(function* () {
      const attacker = yield* signedIn(yield* account());
      const planted = attacker.jar.get("session") ?? "";
      const email = yield* account();
      const victim = yield* browser();
      victim.jar.set("session", planted);
      yield* victim.post("/sign-in", { email });
      const token = new URL(yield* mailedLink(email), "http://x").searchParams.get("token") ?? "";
      yield* victim.post("/sign-in/link", { token });
      assert.notEqual(victim.jar.get("session"), planted);
      assert.ok(isSignedIn(yield* victim.get("/sign-in")));
      assert.ok(!isSignedIn(yield* attacker.get("/sign-in")));
    }),
  );

  testPages(
    "a form that another site sends is refused, with every sign that browsers give, and changes nothing",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* signedIn(email);
      const foreign: ReadonlyArray<Record<string, string>> = [
        { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
        { origin: "https://evil.example" },
        { origin: "https://service.test" },
        { origin: "http://service.test:81", "sec-fetch-site": "same-site" },
        { origin: "http://service.test", "sec-fetch-site": "same-site" },
        { origin: "null" },
        { "sec-fetch-site": "none" },
        {},
      ];
      for (const headers of foreign) {
        for (const path of ["/sign-out", "/sign-out/everywhere", "/sign-in", "/sign-in/link"]) {
          const refused = yield* it.post(path, { email, token: "x" }, headers);
          assert.equal(refused.status, 403, `${path} ${JSON.stringify(headers)}`);
        }
      }
      assert.ok(isSignedIn(yield* it.get("/sign-in")));
    }),
  );

  testPages(
    "an address that leads elsewhere after signing in is not followed",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const elsewhere = [
        "https://evil.example/",
        "//evil.example/",
        "/\\evil.example/",
        "/\t/evil.example/",
        "\\\\evil.example",
        "javascript:alert(1)",
        "/%0d%0aset-cookie:%20a=b/../..//evil.example\r\n",
        "evil.example",
        "",
      ];
      for (const next of elsewhere) {
        const moved = yield* it.get(`/sign-in?${new URLSearchParams({ next })}`);
        assert.equal(moved.headers.get("location"), "/account", next);
      }
      const within = yield* it.get(`/sign-in?${new URLSearchParams({ next: "/account/reports?q=a b" })}`);
      assert.equal(within.headers.get("location"), "/account");
      const own = yield* it.get(`/sign-in?${new URLSearchParams({ next: "/account/reports?q=a" })}`);
      assert.equal(own.headers.get("location"), "/account/reports?q=a");
    }),
  );

  testPages(
    "no answer of a session is kept by anyone, and no other site frames a page",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const anonymous = yield* browser();
      for (const page of [yield* it.get("/sign-in"), yield* anonymous.get("/sign-in")]) {
        assert.equal(page.headers.get("cache-control"), "no-store");
        assert.match(page.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
      }
      const page = yield* anonymous.get("/sign-in");
      const policy = page.headers.get("content-security-policy") ?? "";
      assert.match(policy, /form-action 'self'/);
      assert.doesNotMatch(policy, /unsafe/);
      assert.match(page.headers.get("vary") ?? "", /Cookie/);
    }),
  );

  testPages(
    "nothing that is kept lets anyone in: tokens are hashes, and a mail that went out forgets its link",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* browser();
      yield* it.post("/sign-in", { email });
      const token = new URL(yield* mailedLink(email), "http://x").searchParams.get("token") ?? "";
      yield* it.post("/sign-in/link", { token });
      const session = it.jar.get("session") ?? "";
      const sql = yield* SqlClient.SqlClient;
      for (const table of ["sign_in_link", "browser_session", "mail", "rate_limit"]) {
        const rows = yield* sql.unsafe(`select t::text as row from ${table} t`);
        const text = JSON.stringify(rows);
        assert.ok(!text.includes(token), `${table} holds the link's token`);
        assert.ok(!text.includes(session), `${table} holds the session's token`);
      }
    }),
  );

  testPages(
    "under HTTPS the cookie is held to this host and to HTTPS, one of another name is none, and links lead to the public origin",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* browser(undefined, behindTls);
      yield* it.post("/sign-in", { email }, {
        "origin": "https://customs.example.com",
        "host": "evil.example",
      });
      const link = yield* mailedLink(email, "https://customs.example.com");
      const token = new URL(link, "http://x").searchParams.get("token") ?? "";
      const entered = yield* it.post("/sign-in/link", { token });
      assert.match(
        entered.headers.get("set-cookie") ?? "",
        /^__Host-session=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/,
      );
      assert.ok(isSignedIn(yield* it.get("/sign-in")));
      const session = it.jar.get("__Host-session") ?? "";
      const planted = yield* browser(undefined, behindTls);
      planted.jar.set("session", session);
      assert.ok(!isSignedIn(yield* planted.get("/sign-in")));
    }),
  );

  testPages(
    "a laptop's one click is not there on a service that is none",
    Effect.gen(function* () {
      const it = yield* browser("127.0.0.1");
      assert.doesNotMatch((yield* it.get("/sign-in")).text, /sign-in\/demonstration/);
      assert.equal((yield* it.post("/sign-in/demonstration", {})).status, 404);
    }),
  );

  testPages(
    "what is no address is said beside the field, and nothing is sent",
    Effect.gen(function* () {
      const it = yield* browser();
      const page = yield* it.post("/sign-in", { email: "a@b\r\nbcc: c@d.example" });
      assert.equal(page.status, 400);
      assert.match(page.text, /id="email-error"/);
    }),
  );

  testPages(
    "a page for anyone greets who is signed in, and only them",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const greeting = /href="\/account"/;
      assert.match((yield* it.get("/")).text, greeting);
      const stranger = yield* browser();
      assert.doesNotMatch((yield* stranger.get("/")).text, greeting);
      assert.match((yield* stranger.get("/")).headers.get("vary") ?? "", /Cookie/);
      assert.doesNotMatch((yield* it.get("/")).headers.get("cache-control") ?? "", /public/);
    }),
  );
});

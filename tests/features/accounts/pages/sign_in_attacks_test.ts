/** Signing in as attackers do it, on both databases. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { account, browser, signedIn } from "../../../support/session_browser.ts";
import { openEdge } from "../../../support/service.ts";
import { isSignedIn, mailedLink } from "../../../support/sign_in.ts";
import { onPages } from "../../../support/page_tests.ts";

/** Behind a proxy that speaks HTTPS. */
const behindTls = { ...openEdge, publicOrigin: "https://customs.example.com" };

onPages((testPages) => {
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
      for (
        const answer of [
          yield* it.get("/sign-in"),
          yield* it.get("/account"),
          yield* anonymous.get("/sign-in"),
        ]
      ) {
        assert.equal(answer.headers.get("cache-control"), "no-store");
      }
      for (const page of [yield* it.get("/account"), yield* anonymous.get("/sign-in")]) {
        const policy = page.headers.get("content-security-policy") ?? "";
        assert.match(policy, /form-action 'self'/);
        assert.match(policy, /frame-ancestors 'none'/);
        assert.doesNotMatch(policy, /unsafe/);
        assert.match(page.headers.get("vary") ?? "", /Cookie/);
      }
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
      const blanks = ["\u00a0", "\u0085", "\t", "  "];
      const others = blanks.flatMap((blank) => [`${blank}__Host-session`, `__Host-session${blank}`]);
      for (const name of ["session", "__host-session", "=__Host-session", ...others]) {
        const planted = yield* browser(undefined, behindTls);
        const cookie = (value: string) => ({ cookie: `language=en; ${name}=${value}` });
        assert.ok(!isSignedIn(yield* planted.get("/sign-in", cookie(session))), JSON.stringify(name));
        const kept = { cookie: `${cookie("x").cookie}; __Host-session=${session}` };
        assert.ok(
          isSignedIn(yield* planted.get("/sign-in", kept)),
          `the own one beside ${JSON.stringify(name)}`,
        );
      }
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

/** How long a session lasts and what ends it, on both databases. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operator } from "../../../../src/application/ports.ts";
import { hashOfToken } from "../../../../src/domain/accounts/session.ts";
import { leap } from "../../../support/leap.ts";
import { account, type Browser, browser, signedIn, valueOf } from "../../../support/session_browser.ts";
import { onPages } from "../../../support/page_tests.ts";

const keysPath = "/settings/api-keys";

/** Makes the browser's session older: jobs of the service would make all of their turns if the clock were set forward by days. */
const age = (it: Browser, interval: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.unsafe(
      `update browser_session set rotated_at = rotated_at - $2::interval, begun_at = begun_at - $2::interval,
         last_seen_at = last_seen_at - $2::interval where token_hash = $1`,
      [hashOfToken(it.jar.get("session") ?? ""), interval],
    ));

const isSignedIn = (it: Browser) => Effect.map(it.get("/account"), ({ status }) => status === 200);

onPages((testPages) => {
  testPages(
    "a session's token changes every day; the one before counts for a minute, and then ends the session for all",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const old = it.jar.get("session") ?? "";
      yield* age(it, "25 hours");
      assert.ok(yield* isSignedIn(it));
      assert.notEqual(it.jar.get("session"), old);
      const thief = yield* browser();
      thief.jar.set("session", old);
      assert.ok(yield* isSignedIn(thief));
      yield* age(it, "2 minutes");
      assert.ok(!(yield* isSignedIn(thief)));
      assert.ok(!(yield* isSignedIn(it)));
    }),
  );

  testPages(
    "an answer that brings the language's cookie changes no token, so that none is lost",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      yield* age(it, "25 hours");
      const before = it.jar.get("session");
      const page = yield* it.get("/account?lang=de");
      assert.match(page.headers.get("set-cookie") ?? "", /^lang=de/);
      assert.equal(it.jar.get("session"), before);
      yield* leap("5 minutes");
      assert.ok(yield* isSignedIn(it));
    }),
  );

  testPages(
    "a session ends after a week without use, after thirty days in any case, and when its account is closed",
    Effect.gen(function* () {
      const idle = yield* signedIn(yield* account());
      yield* age(idle, "8 days");
      assert.ok(!(yield* isSignedIn(idle)));
      const busy = yield* signedIn(yield* account());
      for (let days = 0; days < 30; days += 5) {
        assert.ok(yield* isSignedIn(busy), `after ${days} days`);
        yield* age(busy, "5 days");
      }
      assert.ok(!(yield* isSignedIn(busy)));
      const email = yield* account();
      const closed = yield* signedIn(email);
      yield* (yield* Operator).closeAccount(email);
      assert.ok(!(yield* isSignedIn(closed)));
    }),
  );

  testPages(
    "signing out ends this session, signing out everywhere ends all of the account's and no other's",
    Effect.gen(function* () {
      const email = yield* account();
      const [first, second, third] = [yield* signedIn(email), yield* signedIn(email), yield* signedIn(email)];
      const other = yield* signedIn(yield* account());
      const taken = first.jar.get("session") ?? "";
      const left = yield* first.post("/sign-out", {
        form_token: valueOf(yield* first.get("/account"), "form_token"),
      });
      assert.match(left.headers.get("set-cookie") ?? "", /^session=; Path=\/; Max-Age=0/);
      first.jar.set("session", taken);
      assert.ok(!(yield* isSignedIn(first)));
      assert.ok(yield* isSignedIn(second));
      const form_token = valueOf(yield* second.get("/account"), "form_token");
      yield* second.post("/sign-out/everywhere", { form_token });
      assert.ok(!(yield* isSignedIn(third)));
      assert.ok(yield* isSignedIn(other));
    }),
  );

  testPages(
    "who is not signed in is led to sign in and back, and no page of an account is kept by anyone",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const stranger = yield* browser();
      for (
        const path of ["/account", keysPath, "/account/reports", "/account/batches", "/account/invoices"]
      ) {
        const page = yield* it.get(path);
        assert.equal(page.status, 200);
        assert.equal(page.headers.get("cache-control"), "no-store");
        assert.match(page.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
        const led = yield* stranger.get(path);
        assert.equal(led.status, 303);
        assert.equal(led.headers.get("cache-control"), "no-store");
        assert.equal(led.headers.get("location"), `/sign-in?${new URLSearchParams({ next: path })}`);
      }
    }),
  );
});

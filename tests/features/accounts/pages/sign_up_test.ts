/** Accounts that people make for themselves by a mailed link: what is made when, within which limits, and what nobody learns by it. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { SignUpOptions } from "../../../../src/application/accounts/sign_up.ts";
import { Members } from "../../../../src/application/accounts/members.ts";
import { Operator } from "../../../../src/application/ports.ts";
import type { SignUpRules } from "../../../../src/domain/accounts/sign_up.ts";
import { leap } from "../../../support/leap.ts";
import { joined, sent } from "../../../support/members.ts";
import { account, type Browser, browser, membershipOf, type Seen } from "../../../support/session_browser.ts";
import { deliveredUntil, isSignedIn, mailedLink, noMailTo } from "../../../support/sign_in.ts";
import { freshPeer, sentMails } from "../../../support/whole_service.ts";
import { onPages } from "../../../support/page_tests.ts";

const roomy: SignUpRules = { tier: "cbam_pro", mostADay: 1_000, mostANetwork: 100, domains: [] };

/** The service with these rules. */
const allowing = (rules: Partial<SignUpRules> = {}) =>
  Effect.provideService(SignUpOptions, { rules: { ...roomy, ...rules } });

const fresh = (domain = "example.com", local: string = crypto.randomUUID()): string => `${local}@${domain}`;

const tokenOf = (link: string): string => new URL(link, "http://x").searchParams.get("token") ?? "";

/** Token of the link that is mailed to an address that asks for one. */
const asked = (it: Browser, email: string) =>
  Effect.gen(function* () {
    assert.equal((yield* it.post("/sign-in", { email })).status, 200);
    return tokenOf(yield* mailedLink(email));
  });

const accountOf = (email: string) =>
  Effect.map(
    Effect.flatMap(Operator, ({ accounts }) => accounts),
    (all) => all.filter((one) => one.email.toLowerCase() === email.toLowerCase()),
  );

/** Makes an account with a new address. @returns the answer */
const made = (email: string, it?: Browser) =>
  Effect.gen(function* () {
    const own = it ?? (yield* browser());
    return yield* own.post("/sign-up", { token: yield* asked(own, email), name: "Nord Steel" });
  });

/** Accounts and mails of earlier tests are those of another day. */
const nothingToday = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.zipRight(
    sql`update account set signed_up_at = signed_up_at - interval '1 year'`,
    sql`delete from rate_limit`,
  ));

/** Waits until so many mails went to such addresses. */
const mailed = (isMeant: (to: string) => boolean, count: number) =>
  Effect.gen(function* () {
    const sent = () => sentMails.filter(({ to }) => isMeant(to)).length;
    yield* deliveredUntil(() => sent() >= count);
    assert.equal(sent(), count);
  });

const plain = ({ text }: Seen, email: string): string =>
  text.replaceAll(email, "EMAIL").replaceAll(encodeURIComponent(email), "EMAIL");

onPages((testPages) => {
  testPages(
    "a link to an unknown address makes its account when its button is pressed, not before, and once",
    Effect.gen(function* () {
      const email = fresh();
      const it = yield* browser();
      const token = yield* asked(it, email);
      for (let looks = 0; looks < 3; looks++) {
        const looked = yield* it.get(`/sign-in/link?token=${token}`);
        assert.equal(looked.status, 200);
        assert.ok(looked.text.includes(`<strong>${email}</strong>`));
        assert.equal(looked.headers.get("set-cookie"), null);
      }
      assert.equal((yield* it.post("/sign-in/link", { token })).status, 410);
      for (const name of ["", "   ", "x".repeat(81), "a\u202eb"]) {
        const refused = yield* it.post("/sign-up", { token, name });
        assert.deepEqual(
          [refused.status, /id="name-error"|aria-invalid/.test(refused.text)],
          [400, true],
          name,
        );
        const [, elsewhere = ""] = / href="([^"]*)" lang="(?:de|fr)"/.exec(refused.text) ?? [];
        const again = yield* it.get(elsewhere.replaceAll("&amp;", "&"));
        assert.deepEqual(
          [again.status, again.text.includes(`<strong>${email}</strong>`)],
          [200, true],
          elsewhere,
        );
      }
      assert.deepEqual(yield* accountOf(email), []);
      const entered = yield* it.post("/sign-up", { token, name: "  Nord \n Steel ", next: "/tables" });
      assert.deepEqual([entered.status, entered.headers.get("location")], [303, "/tables"]);
      assert.ok(isSignedIn(yield* it.get("/sign-in")));
      const [found] = yield* accountOf(email);
      assert.deepEqual(
        [found?.name, found?.isSelfMade, found?.tier, found?.closedAt],
        ["Nord Steel", true, "cbam_pro", null],
      );
      const person = yield* membershipOf(email);
      assert.equal(person.role, "administrator");
      const acts = yield* (yield* Members).acts(person.accountId, undefined);
      assert.deepEqual(acts.records.map(({ act, subject }) => [act, subject]), [["account.made", email]]);
      const thief = yield* browser();
      for (const path of ["/sign-up", "/sign-in/link"]) {
        assert.equal((yield* thief.post(path, { token, name: "Thief" })).status, 410);
      }
      assert.equal((yield* thief.get(`/sign-in/link?token=${token}`)).status, 410);
      assert.equal(thief.jar.size, 0);
      const again = yield* asked(thief, email);
      assert.equal((yield* thief.post("/sign-in/link", { token: again })).status, 303);
    }).pipe(allowing()),
  );

  testPages(
    "an unknown address, a closed account, another domain and a known address get the same page",
    Effect.gen(function* () {
      const known = yield* account();
      const closed = yield* account();
      yield* (yield* Operator).closeAccount(closed);
      const [elsewhere, unknown] = [fresh("elsewhere.example"), fresh()];
      const pages: Array<Seen> = [];
      for (const email of [unknown, closed, elsewhere, known]) {
        const page = yield* (yield* browser()).post("/sign-in", { email });
        pages.push({ ...page, text: plain(page, email) });
      }
      const [first] = pages;
      for (const page of pages) {
        assert.deepEqual([page.status, page.text], [200, first?.text]);
        assert.deepEqual([...page.headers.keys()], [...first?.headers.keys() ?? []]);
      }
      yield* mailed((to) => to === known || to === unknown, 2);
      yield* noMailTo(closed);
      yield* noMailTo(elsewhere);
      assert.ok(!sentMails.some(({ to }) => to === closed || to === elsewhere));
    }).pipe(allowing({ domains: ["example.com"] })),
  );

  testPages(
    "where the operator does not allow it, an unknown address gets no mail, and no link makes an account",
    Effect.gen(function* () {
      const email = fresh();
      const token = yield* Effect.flatMap(browser(), (own) => asked(own, email)).pipe(allowing());
      const it = yield* browser();
      assert.equal((yield* it.get(`/sign-in/link?token=${token}`)).status, 410);
      assert.equal((yield* it.post("/sign-up", { token, name: "Nord" })).status, 410);
      const other = fresh();
      const page = yield* it.post("/sign-in", { email: other });
      assert.match(page.text, /If there is an account of/);
      yield* noMailTo(other);
      assert.deepEqual([yield* accountOf(email), yield* accountOf(other)], [[], []]);
    }),
  );

  testPages(
    "of several good links of one address, pressed at the same moment, one makes the account",
    Effect.gen(function* () {
      const email = fresh();
      const it = yield* browser();
      const tokens: Array<string> = [];
      for (const typed of [email, email.toUpperCase(), email]) {
        yield* it.post("/sign-in", { email: typed });
        tokens.push(tokenOf(yield* mailedLink(typed)));
        yield* leap("5 minutes");
      }
      const good = [...tokens.slice(1), ...tokens.slice(1)];
      const answers = yield* Effect.all(
        good.map((token) =>
          Effect.flatMap(browser(), (own) => own.post("/sign-up", { token, name: "Nord" }))
        ),
        { concurrency: "unbounded" },
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 410, 410, 410]);
      assert.equal((yield* accountOf(email)).length, 1);
    }).pipe(allowing()),
  );

  testPages(
    "a link whose button is pressed twice at the same moment takes one of its network's places",
    Effect.gen(function* () {
      const peer = freshPeer();
      const fromPeer = browser(peer);
      for (const pressed of [2, 1]) {
        const own = yield* fromPeer;
        const token = yield* asked(own, fresh(`${crypto.randomUUID()}.example`));
        const answers = yield* Effect.all(
          Array.from(
            { length: pressed },
            () => Effect.flatMap(fromPeer, (each) => each.post("/sign-up", { token, name: "Nord" })),
          ),
          { concurrency: "unbounded" },
        );
        assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 410].slice(0, pressed));
      }
      const third = yield* made(fresh(`${crypto.randomUUID()}.example`), yield* fromPeer);
      assert.equal(third.status, 409);
    }).pipe(allowing({ mostANetwork: 2 })),
  );

  testPages(
    "one mailbox makes one account, however its address is written, also after that was closed",
    Effect.gen(function* () {
      const local = crypto.randomUUID();
      const first = fresh("example.com", `${local}+one`);
      const second = fresh("EXAMPLE.com", `${local.toUpperCase()}+two`);
      const it = yield* browser();
      const late = yield* asked(it, second);
      assert.equal((yield* made(first)).status, 303);
      const refused = yield* it.get(`/sign-in/link?token=${late}`);
      assert.deepEqual([refused.status, /This mailbox has an account/.test(refused.text)], [409, true]);
      assert.ok(!refused.text.includes(first));
      assert.equal((yield* it.post("/sign-up", { token: late, name: "Nord" })).status, 409);
      yield* (yield* Operator).closeAccount(first);
      for (const email of [first, second, fresh("example.com", local)]) {
        yield* (yield* browser()).post("/sign-in", { email });
        yield* noMailTo(email);
      }
      const alike = fresh("example.com", `+${local}`);
      assert.equal((yield* made(alike)).status, 303);
    }).pipe(allowing()),
  );

  testPages(
    "a day makes so many accounts, a mail domain half of them, and the page says what to do; the day after goes on",
    Effect.gen(function* () {
      yield* nothingToday;
      const [mine, other] = [`${crypto.randomUUID()}.example`, `${crypto.randomUUID()}.example`];
      const waiting = yield* browser();
      const email = fresh(other);
      for (const domain of [mine, `below.${mine}`]) assert.equal((yield* made(fresh(domain))).status, 303);
      const ofDomain = yield* made(fresh(`other.${mine}`));
      assert.deepEqual([ofDomain.status, /No account can be made today/.test(ofDomain.text)], [409, true]);
      assert.match(ofDomain.text, /Ask for a new link tomorrow/);
      assert.equal((yield* made(fresh(other))).status, 303);
      assert.equal((yield* made(fresh(other))).status, 303);
      const token = yield* asked(waiting, email);
      assert.equal((yield* waiting.get(`/sign-in/link?token=${token}`)).status, 409);
      assert.equal((yield* waiting.post("/sign-up", { token, name: "Nord" })).status, 409);
      assert.deepEqual(yield* accountOf(email), []);
      yield* leap("24 hours");
      assert.equal((yield* made(email, waiting)).status, 303);
    }).pipe(allowing({ mostADay: 4 })),
  );

  testPages(
    "a network makes so many accounts a day, of whichever domains, and other networks are free",
    Effect.gen(function* () {
      const peer = freshPeer();
      for (const status of [303, 303, 409]) {
        const answer = yield* made(fresh(`${crypto.randomUUID()}.example`), yield* browser(peer));
        assert.equal(answer.status, status);
      }
      assert.equal((yield* made(fresh())).status, 303);
    }).pipe(allowing({ mostANetwork: 2 })),
  );

  testPages(
    "a thousand unknown addresses of one domain get as many mails as its share allows, and every asker the same page",
    Effect.gen(function* () {
      yield* nothingToday;
      const domain = `${crypto.randomUUID()}.example`;
      const emails = Array.from({ length: 14 }, () => fresh(domain));
      const pages: Array<string> = [];
      for (const email of emails) {
        pages.push(plain(yield* (yield* browser()).post("/sign-in", { email }), email));
      }
      assert.equal(new Set(pages).size, 1);
      yield* mailed((to) => emails.includes(to), 10);
      for (const email of emails) yield* noMailTo(email);
    }).pipe(allowing({ mostADay: 4 })),
  );

  testPages(
    "an address of letters that only look like Latin ones is refused; a domain's part is another domain",
    Effect.gen(function* () {
      for (const email of ["аdmin@example.com", "a@exаmple.com", "a@example.com.", "ａ@example.com"]) {
        assert.equal((yield* (yield* browser()).post("/sign-in", { email })).status, 400, email);
      }
      for (
        const domain of [
          "evilexample.com",
          "example.com.evil.example",
          "sub.example.com",
          "xn--xample-2of.com",
        ]
      ) {
        const email = fresh(domain);
        yield* (yield* browser()).post("/sign-in", { email });
        yield* noMailTo(email);
      }
      const upper = fresh("EXAMPLE.COM");
      assert.equal((yield* made(upper)).status, 303);
    }).pipe(allowing({ domains: ["example.com"] })),
  );

  testPages(
    "another site's form makes no account, and the session that the browser had ends with a sign-up",
    Effect.gen(function* () {
      const email = fresh();
      const it = yield* browser();
      const token = yield* asked(it, email);
      const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      assert.equal((yield* it.post("/sign-up", { token, name: "Nord" }, foreign)).status, 403);
      const { it: clerk } = yield* joined(yield* account(), "clerk");
      const planted = clerk.jar.get("session") ?? "";
      it.jar.set("session", planted);
      assert.equal((yield* it.post("/sign-up", { token, name: "Nord" })).status, 303);
      assert.notEqual(it.jar.get("session"), planted);
      assert.ok(!isSignedIn(yield* clerk.get("/sign-in")));
    }).pipe(allowing()),
  );

  testPages(
    "administrators name their account, and nobody else",
    Effect.gen(function* () {
      const holder = fresh();
      const it = yield* browser();
      yield* made(holder, it);
      assert.equal(
        (yield* sent(it, "/account/name", { name: "Nord <Stahl> GmbH", holding: "Nord Steel" })).status,
        303,
      );
      assert.ok((yield* it.get("/account/members")).text.includes("Nord &lt;Stahl> GmbH"));
      assert.equal((yield* sent(it, "/account/name", { name: " " })).status, 400);
      const { it: clerk } = yield* joined(holder, "clerk");
      assert.equal((yield* sent(clerk, "/account/name", { name: "Mine" })).status, 403);
      assert.equal((yield* membershipOf(holder)).accountName, "Nord <Stahl> GmbH");
    }).pipe(allowing()),
  );
});

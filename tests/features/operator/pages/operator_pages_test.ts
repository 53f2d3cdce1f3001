/** The operator's pages, on both databases: who gets in, what a confirmation says, what is recorded. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operators } from "../../../../src/application/accounts/operator_ports.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { leap } from "../../../support/leap.ts";
import { account, type Browser, signedIn, valueOf } from "../../../support/session_browser.ts";
import { client, freshPeer, holder } from "../../../support/whole_service.ts";
import { codeNow, enter, operator } from "../../../support/operator_browser.ts";
import { onPages } from "../../../support/page_tests.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import { dayInBrussels } from "../../../../src/kernel/time/day_in_brussels.ts";

/** Sends a command's form, and the confirmation's after it. */
const command = (it: Browser, values: Record<string, string>) =>
  Effect.gen(function* () {
    const form_token = valueOf(yield* it.get("/operator"), "form_token");
    const asked = yield* it.post("/operator/do", { ...values, form_token });
    const said = [...asked.text.matchAll(/<p>([^<]+)<\/p>/g)].map(([, sentence]) => sentence).join(" ");
    const confirm = it.post("/operator/do", { ...values, form_token, confirmed: "yes" });
    return { asked, said, confirm };
  });

onPages((testPages) => {
  testPages(
    "the pages are not there for other accounts, and ask an operator for the second factor first",
    Effect.gen(function* () {
      const other = yield* signedIn(yield* account());
      const email = yield* account();
      yield* (yield* Operators).mark(email);
      const it = yield* signedIn(email);
      for (const name of ["", "/keys", "/tiers", "/prices", "/mails", "/data-sets", "/acts"]) {
        assert.equal((yield* other.get(`/operator${name}`)).status, 404);
        const led = yield* it.get(`/operator${name}`);
        assert.equal(led.status, 303);
        assert.match(led.headers.get("location") ?? "", /^\/operator\/second-factor\?/);
      }
      const target = yield* account();
      const form_token = valueOf(yield* it.get("/account"), "form_token");
      const values = { "do": "account close", "email": target, "confirmed": "yes", form_token };
      assert.equal((yield* it.post("/operator/do", values)).status, 303);
      const accounts = yield* (yield* Operator).accounts;
      assert.equal(accounts.find((found) => found.email === target)?.closedAt, null);
    }),
  );

  testPages(
    "a code counts once, also in another session; a wrong one does not; five tries in a quarter of an hour",
    Effect.gen(function* () {
      const { it, email, secret } = yield* operator;
      assert.equal((yield* it.get("/operator")).status, 200);
      const again = yield* signedIn(email);
      assert.equal((yield* enter(again, yield* codeNow(secret))).status, 400);
      for (const code of ["000000", "12345", "abcdef"]) {
        assert.equal((yield* enter(again, code)).status, 400);
      }
      const { status } = yield* enter(again, "999999");
      assert.equal(status, 429);
      yield* leap("15 minutes");
      assert.equal((yield* enter(again, yield* codeNow(secret))).status, 303);
    }),
  );

  testPages(
    "the second factor gives the session another token, and ends with the mark and with a new secret",
    Effect.gen(function* () {
      const email = yield* account();
      const operators = yield* Operators;
      const { secret } = yield* operators.mark(email);
      const it = yield* signedIn(email);
      const before = it.jar.get("session");
      yield* enter(it, yield* codeNow(secret));
      assert.notEqual(it.jar.get("session"), before);
      const old = yield* signedIn(email);
      old.jar.set("session", before ?? "");
      assert.equal((yield* old.get("/account")).status, 303);
      yield* operators.mark(email);
      assert.equal((yield* it.get("/operator")).status, 303);
      yield* operators.unmark(email);
      assert.equal((yield* it.get("/operator")).status, 404);
    }),
  );

  testPages(
    "closing an account says what it costs, does nothing before it is confirmed, then does it and records who did",
    Effect.gen(function* () {
      const { it, email } = yield* operator;
      const key = yield* holder("enterprise", ["cbam:read"]);
      const { asked, said, confirm } = yield* command(it, { do: "account close", email: key.account });
      assert.equal(asked.status, 200);
      assert.match(said, /closed for good: its 1 live key is refused within two seconds/);
      const accounts = (yield* Operator).accounts;
      const closedAt = Effect.map(accounts, (all) => all.find((one) => one.email === key.account)?.closedAt);
      assert.equal(yield* closedAt, null);
      assert.equal((yield* confirm).status, 303);
      assert.notEqual(yield* closedAt, null);
      const { records: [act] } = yield* (yield* Operators).acts({});
      assert.deepEqual([act?.operator, act?.act, act?.subject], [email, "account close", key.account]);
      assert.match((yield* it.get("/operator/acts")).text, new RegExp(key.account));
      const refused = yield* command(it, { do: "account close", email: key.account });
      assert.equal((yield* refused.confirm).status, 400);
      const { records: [still] } = yield* (yield* Operators).acts({});
      assert.equal(still?.id, act?.id);
    }),
  );

  testPages(
    "acts of more than a page lead to the older ones, each act once, and back to the newest",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const email = yield* account();
      const form_token = valueOf(yield* it.get("/operator"), "form_token");
      const days = Array.from({ length: 27 }, (_, index) => `2027-01-${String(index + 1).padStart(2, "0")}`);
      for (const expires_at of days) {
        yield* leap("1 second");
        const values = { do: "account set-expiry", email, expires_at, confirmed: "yes", form_token };
        assert.equal((yield* it.post("/operator/do", values)).status, 303);
      }
      const count = (text: string): number => text.split(email).length - 1;
      const first = yield* it.get("/operator/acts");
      assert.equal(count(first.text), 25);
      const next = /href="(\/operator\/acts\?before=[^"]+)"/.exec(first.text)?.[1] ?? "";
      const second = yield* it.get(next);
      assert.equal(count(second.text), 2);
      assert.match(second.text, /href="\/operator\/acts">Back to the newest/);
      assert.equal((yield* it.get("/operator/acts?before=no-id")).status, 200);
      const found = yield* it.get("/operator/acts?q=2027-01-07&from=&to=");
      assert.equal(count(found.text), 1, "by what the act's details say");
      const many = yield* it.get(`/operator/acts?q=${encodeURIComponent(email.toUpperCase())}`);
      assert.match(many.text, /\/operator\/acts\?q=[^"]+&amp;before=/);
      const { records: [newest] } = yield* (yield* Operators).acts({ text: email });
      const day = dayInBrussels(Date.parse(newest?.doneAt ?? ""));
      assert.equal(
        count(
          (yield* it.get(`/operator/acts?q=${email}&from=${day}&to=${day}`)).text.replace(
            /<form[^]*?<\/form>/,
            "",
          ),
        ),
        25,
      );
      for (const none of ["from=2099-01-01", "to=2001-01-01", "q=%25", "q=nobody%27s"]) {
        assert.match((yield* it.get(`/operator/acts?${none}`)).text, /No entry fits/, none);
      }
    }),
  );

  testPages(
    "a price's confirmation says from which day it counts, what it was, and by how much calculations change",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const values = { do: "price add", period: "2026-Q1", price: "80.00", published_at: "2026-11-20" };
      const { asked, said, confirm } = yield* command(it, values);
      assert.match(said, /From 20 November 2026 on, certificates of Q1 2026 cost 80.00 EUR/);
      const cells = [...asked.text.matchAll(/<(?:th|td)[^>]*>(.*?)<\/(?:th|td)>/g)]
        .map(([, cell = ""]) => cell.replace(/<[^>]+>/g, ""));
      assert.deepEqual(cells.slice(0, 6), ["Period", "Until now", "New", "Difference", "Q1 2026", cells[5]]);
      assert.match(cells[6] ?? "", /^80(?:\.0+)?$/);
      assert.match(cells[7] ?? "", /^[+-][\d.]+\u00a0EUR \([+-]\d+\.\d\u00a0%\)$/);
      assert.match(said, /Reports that were issued stay as they are/);
      assert.equal((yield* confirm).status, 303);
      const retract = yield* command(it, { do: "price retract", period: "2026-Q1" });
      assert.match(
        retract.said,
        /80\.00 EUR, published on 20 November 2026, counts no longer within five seconds. 7\d[\d.]* EUR counts again/,
      );
      assert.equal((yield* retract.confirm).status, 303);
    }),
  );

  testPages(
    "a price's confirmation names the price before it with the change in per cent, and a decimal comma is read",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const values = { do: "price add", period: "2026-Q4", price: "181,20", published_at: "2027-01-04" };
      const { asked: shown, said, confirm } = yield* command(it, values);
      assert.match(said, /certificates of Q4 2026 cost 181\.20 EUR/);
      assert.match(shown.text, /Before \(Q3 2026\).*82\.32.*181\.2.*\(\+120\.1\u00a0%\)/s);
      assert.match(said, /That is far off/);
      assert.match(said, /It counts from a day to come/);
      assert.equal((yield* confirm).status, 303);
      const prices = yield* (yield* Operator).prices;
      const entered = prices.findLast(({ period }) => period === "2026-Q4");
      assert.equal(entered && toText(entered.priceEurPerTco2e), "181.2");
      const retract = { do: "price retract", period: "2026-Q4", entry: String(entered?.entry) };
      const asked = yield* command(it, retract);
      assert.match(asked.said, /181\.20 EUR, published on 4 January 2027, counts no longer/);
      assert.equal((yield* asked.confirm).status, 303);
      assert.equal((yield* command(it, retract)).asked.status, 400);
    }),
  );

  testPages(
    "what can't be right is refused before anyone is asked to confirm it",
    Effect.gen(function* () {
      const { it, email } = yield* operator;
      const price = { do: "price add", period: "2026-Q1", price: "80", published_at: "2026-11-20" };
      for (
        const [values, sentence] of [
          [{ ...price, period: "2026-Q5" }, /no period/],
          [{ ...price, price: "eighty" }, /EUR per tCO2e|positive|decimal/],
          [{ ...price, published_at: "" }, /day/],
          [{ ...price, published_at: "2026-03-01" }, /before/],
          [{ ...price, period: "2027-W30", published_at: "2027-08-02" }, /2026-Q4|Q4 2026/],
          [{ do: "account create", email: "no address", tier: "pro" }, /address/],
          [{ do: "account create", email: email.toUpperCase(), tier: "pro" }, /account/],
          [{ do: "account set-expiry", email, expires_at: "tomorrow" }, /tomorrow/],
        ] as const
      ) {
        const { asked } = yield* command(it, values);
        assert.equal(asked.status, 400, JSON.stringify(values));
        assert.match(asked.text, sentence);
        assert.doesNotMatch(asked.text, /name="confirmed"/);
      }
      const whole = yield* command(it, price);
      assert.match(whole.said, /cost 80\.00 EUR/);
      assert.equal((yield* whole.confirm).status, 303);
      assert.match((yield* it.get("/operator/prices")).text, />80\.00</);
      assert.equal(
        (yield* (yield* command(it, { do: "price retract", period: "2026-Q1" })).confirm).status,
        303,
      );
    }),
  );

  testPages(
    "a key that an operator makes is shown once, works, and its record holds no key",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const target = yield* account();
      const made = yield* command(it, { do: "key create", account: target, permission: "cbam:read" });
      const page = yield* made.confirm;
      const key = /cik_[0-9a-f]{48}/.exec(page.text)?.[0] ?? "";
      const ask = yield* client(freshPeer());
      const headers = { authorization: `Bearer ${key}` };
      assert.equal((yield* ask("/api/v1/cbam/scope?cn=72083900", { headers })).status, 200);
      const rows = yield* (yield* SqlClient.SqlClient).unsafe("select o::text as row from operator_act o");
      assert.ok(!JSON.stringify(rows).includes(key));
    }),
  );

  testPages(
    "what is no command of a form is refused: other commands, values that can't be read",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const wrong: ReadonlyArray<Record<string, string>> = [
        { do: "operator add", email: "a@example.com" },
        { do: "purge" },
        { do: "constructor" },
        { do: "account set-tier", email: "a@example.com", tier: "gold" },
        { do: "tier set", tier: "pro", api_rate_per_hour: "-1", cbam_bulk_rows: "" },
        { do: "key create", account: "a@example.com", permission: "all" },
      ];
      for (const values of wrong) {
        const { asked, confirm } = yield* command(it, values);
        assert.equal(asked.status, 400, JSON.stringify(values));
        assert.equal((yield* confirm).status, 400, JSON.stringify(values));
      }
    }),
  );

  testPages(
    "a mail that was given up is shown with its reason, without its text, and sent again when asked",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const sql = yield* SqlClient.SqlClient;
      const id = `test.${crypto.randomUUID()}`;
      yield* sql.unsafe(
        `insert into mail (message_id, receiver, subject, body, attachments, status, queued_at, due_at, attempts, last_failure)
         values ($1, 'nobody@example.com', 'Documents', 'the text', '[]', 'dead', now(), now(), 9, '550 no such user')`,
        [id],
      );
      const page = yield* it.get("/operator/mails");
      assert.match(page.text, /550 no such user/);
      assert.doesNotMatch(page.text, /the text/);
      const { said, confirm } = yield* command(it, { do: "mail retry", id, receiver: "nobody@example.com" });
      assert.match(said, /to nobody@example.com is tried again/);
      assert.equal((yield* confirm).status, 303);
      const [mail] = yield* sql<{ status: string }>`select status from mail where message_id = ${id}`;
      assert.notEqual(mail?.status, "dead");
    }),
  );
});

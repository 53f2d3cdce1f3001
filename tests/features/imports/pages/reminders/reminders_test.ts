/** Reminders of an importer's year by mail: what they say, to whom they go, once, and how a member switches them off. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { AccrualAnswer } from "../../../../../src/contract/answers/import_books.ts";
import { Outbox } from "../../../../../src/application/documents/document_ports.ts";
import { CertificatePrices } from "../../../../../src/application/ports.ts";
import { remindAllOfImports } from "../../../../../src/application/imports/reminders/reminding.ts";
import {
  exactly,
  minus,
  plus,
  roundHalfAwayFromZero,
  sumOf,
  times,
  toText,
} from "../../../../../src/kernel/decimal.ts";
import { onOneDatabase } from "../../../../support/databases.ts";
import { importsPath, people, peoplePaths, recorded } from "../../../../support/import_calls.ts";
import { importAccount, noonOf, sendForm, wordsOf } from "../../../../support/import_pages.ts";
import { leap } from "../../../../support/leap.ts";
import { decimal, reference } from "../../../../support/law.ts";
import { joined } from "../../../../support/members.ts";
import { price } from "../../../../support/prices.ts";
import { sentMails, services } from "../../../../support/whole_service.ts";

const accrualAnswer = Schema.decodeUnknownSync(AccrualAnswer);
const dayMs = 86_400_000;
const remindersPath = "/account/reminders";

/** Prices with one that was published the day before. */
const prices = [...reference.prices, { ...price("2026-Q4 90.25 2027-01-11"), entry: 4 }];

/** Mails of reminders to the address, once all that is due was handed over: two processes look at once, and one again. */
const remindersTo = (email: string, current = prices) =>
  Effect.gen(function* () {
    const remind = Effect.provideService(remindAllOfImports(), CertificatePrices, { current: () => current });
    yield* Effect.all([remind, remind], { concurrency: 2 });
    yield* remind;
    const { deliverDue } = yield* Outbox;
    while ((yield* deliverDue) > 0);
    return sentMails.filter(({ to, subject }) => to === email && /CBAM|MACF/.test(subject));
  });

const line = (item: number, release_date: string, net_mass_kg: number) => ({
  mrn: "26DE000000000001R1",
  item,
  release_date,
  cn_code: "72083900",
  origin_country: "CHN",
  net_mass_kg,
});

/** `1234.5` as `1,234.50`. */
const money = (text: string): string => {
  const [whole = "", cents = ""] = text.split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${cents.padEnd(2, "0")}`;
};

onOneDatabase((test) => {
  test(
    "a new price is told once to each member, with the cost of the year's imports before, now and the difference",
    Effect.gen(function* () {
      yield* noonOf("2027-01-12");
      const account = yield* importAccount;
      const who = yield* people(account.calls);
      const viewer = yield* joined(account.email, "viewer");
      const silent = yield* joined(account.email, "clerk");
      yield* viewer.it.get("/account?lang=de");
      const viewers = { remind: "prices", days: "14" };
      assert.equal((yield* sendForm(viewer.it, remindersPath, viewers)).status, 303);
      assert.equal((yield* sendForm(silent.it, remindersPath, { remind: "dates", days: "1" })).status, 303);
      const entries = [line(1, "2026-02-12", 30_000), line(2, "2026-11-10", 30_000)];
      const sent = yield* account.calls.post(importsPath, { ...who, entries });
      assert.equal(recorded(sent.body).summary.added, 2, sent.text);
      const [mail, ...none] = yield* remindersTo(account.email);
      assert.deepEqual(none, []);
      assert.equal(mail?.subject, "CBAM price of 2026-Q4: 90.25 EUR");
      const accrual = yield* account.calls.get(
        `/api/v1/cbam/imports/accrual?importer=${who.importer}&month=2026-11`,
      );
      const { months } = accrualAnswer(accrual.body);
      const tonnesOf = (month: string) =>
        sumOf(
          months.filter((each) => each.month === month).map((each) =>
            plus(exactly(each.priced_t), exactly(each.unpriced_t))
          ),
        );
      const eur = (month: string, price: string) =>
        roundHalfAwayFromZero(times(tonnesOf(month), decimal(price)), 2);
      const first = eur("2026-02", "75.36");
      const [before, after] = [eur("2026-11", "82.32"), eur("2026-11", "90.25")];
      assert.ok(
        mail?.text.includes(
          `Muster GmbH (DE123456789012345): 1 import gets its price. Cost of 2026: ${
            money(toText(plus(first, before)))
          } EUR before, ${money(toText(plus(first, after)))} EUR now, difference +${
            money(toText(minus(after, before)))
          } EUR.`,
        ),
        `${mail?.text} ${accrual.text}`,
      );
      assert.match(mail?.text ?? "", /https:\/\/customs\.example\.com\/account\/reminders/);
      const german = yield* remindersTo(viewer.email);
      assert.deepEqual(german.map(({ subject }) => subject), ["CBAM-Preis (4. Quartal 2026): 90,25 EUR"]);
      assert.match(
        german[0]?.text ?? "",
        /1 Einfuhr bekommt ihren Preis\. Kosten 2026: bisher [\d.]+,\d\d EUR/,
      );
      assert.deepEqual(yield* remindersTo(silent.email), []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the price of a week is told for the imports of every year whose certificates can still be bought",
    Effect.gen(function* () {
      yield* noonOf("2028-01-18");
      const account = yield* importAccount;
      const who = yield* people(account.calls);
      const entries = [
        line(1, "2026-11-10", 60_000),
        line(2, "2027-11-10", 60_000),
        line(3, "2028-01-12", 60_000),
      ];
      const sent = yield* account.calls.post(importsPath, { ...who, entries });
      assert.equal(recorded(sent.body).summary.added, 3, sent.text);
      const weeks = ["2028-W02 90.25 2028-01-10", "2028-W03 91.5 2028-01-17"];
      const weekly = [...prices, ...weeks.map((text, at) => ({ ...price(text), entry: 10 + at }))];
      const mails = yield* remindersTo(account.email, weekly);
      const mail = mails.find(({ subject }) => /week 3 of 2028: 91\.50 EUR/.test(subject));
      assert.ok(mail !== undefined, JSON.stringify(mails.map(({ subject }) => subject)));
      assert.match(
        mail.text,
        /^A certificate bought in week 3 of 2028 costs 91\.50 EUR .* Your imports of 2027 and 2028 are estimated at this price/,
      );
      for (const year of [2027, 2028]) {
        assert.ok(mail.text.includes(`1 import is estimated anew. Cost of ${year}: `), mail.text);
      }
      assert.doesNotMatch(mail.text, /Cost of 2026/);
      assert.match(mail.text, /\/imports\?year=2027\n/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "dates come the chosen days before, once, those that are near together; who switches them off gets none",
    Effect.gen(function* () {
      yield* noonOf("2027-09-15");
      const account = yield* importAccount;
      yield* people(account.calls);
      const quiet = yield* joined(account.email, "clerk");
      assert.equal((yield* sendForm(quiet.it, remindersPath, { remind: "prices", days: "60" })).status, 303);
      assert.equal((yield* sendForm(account.it, remindersPath, { remind: "dates", days: "14" })).status, 303);
      const subjects = Effect.map(remindersTo(account.email), (mails) => mails.map(({ subject }) => subject));
      const order = "CBAM, 2027-09-16: Order certificates for the end of 2027-Q3";
      assert.deepEqual(yield* subjects, [order]);
      yield* leap(dayMs);
      const two = [...yield* subjects];
      assert.equal(two.length, 2);
      assert.match(two[1] ?? "", /^CBAM, 2027-09-30: .* \(and 1 more\)$/);
      const text = (yield* remindersTo(account.email)).at(-1)?.text ?? "";
      assert.match(text, /2027-09-30 – CBAM declaration and surrender for 2026\./);
      assert.match(text, /2027-09-30 – Half of the year's emissions must be held at the end of 2027-Q3\./);
      assert.doesNotMatch(text, /Order certificates/);
      yield* leap(dayMs);
      assert.deepEqual(yield* subjects, two);
      assert.deepEqual(yield* remindersTo(quiet.email), []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "30 September is not told where every declarant's status is revoked: another day holds for them",
    Effect.gen(function* () {
      yield* noonOf("2027-09-20");
      const account = yield* importAccount;
      yield* people(account.calls);
      const declared = /CBAM declaration and surrender/;
      const states = [{ state: "revoked", from: "2027-09-01" }];
      const own = { eori: "DE123456789012345", name: "Muster GmbH", states };
      assert.equal((yield* account.calls.post(peoplePaths.declarants, own)).status, 200);
      const [first, ...none] = yield* remindersTo(account.email);
      assert.deepEqual(none, []);
      assert.match(first?.text ?? "", /Half of the year's emissions/);
      assert.doesNotMatch(first?.text ?? "", declared);
      const other = { eori: "DE999999999999999", name: "Andere GmbH" };
      assert.equal((yield* account.calls.post(peoplePaths.declarants, other)).status, 200);
      assert.match((yield* remindersTo(account.email)).at(-1)?.text ?? "", declared);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a declarant whose status is revoked is told of its own days of declaration and surrender, once, and nobody else is",
    Effect.gen(function* () {
      yield* noonOf("2027-03-29");
      const [account, other] = [yield* importAccount, yield* importAccount];
      for (const { calls } of [account, other]) yield* people(calls);
      const states = [{ state: "revoked", from: "2027-03-10" }];
      const own = { eori: "DE123456789012345", name: "Muster GmbH", states };
      assert.equal((yield* account.calls.post(peoplePaths.declarants, own)).status, 200);
      const told = Effect.map(
        remindersTo(account.email),
        (mails) => mails.map(({ text }) => text).filter((text) => text.includes("after a revocation")),
      );
      const [declared = "", ...none] = yield* told;
      assert.deepEqual(none, []);
      for (const year of [2026, 2027]) {
        assert.ok(
          declared.includes(`2027-04-10 – CBAM declaration for ${year} after a revocation.`),
          declared,
        );
      }
      yield* leap(13 * dayMs);
      const [, surrendered, ...more] = yield* told;
      assert.deepEqual(more, []);
      assert.match(surrendered ?? "", /2027-04-25 – Surrender for 2026 after a revocation\./);
      assert.ok((yield* remindersTo(other.email)).every(({ text }) => !text.includes("after a revocation")));
    }).pipe(Effect.provide(services)),
  );

  test(
    "the page shows what is chosen, refuses days that are none, and leaves the threshold's mail to who wants it",
    Effect.gen(function* () {
      yield* noonOf("2026-09-01");
      const account = yield* importAccount;
      const who = yield* people(account.calls);
      const viewer = yield* joined(account.email, "viewer");
      const usual = yield* account.it.get(remindersPath);
      assert.equal(usual.text.match(/type="checkbox"[^>]* checked/g)?.length, 3);
      for (const days of ["0", "61", "-1", "1.5", "x", ""]) {
        const wrong = yield* sendForm(account.it, remindersPath, { remind: "prices", days });
        assert.equal(wrong.status, 400, days);
        assert.match(wordsOf(wrong), /Enter a whole number of days from 1 to 60/);
      }
      const kept = yield* sendForm(account.it, remindersPath, { remind: "dates", days: "60" });
      assert.equal(kept.headers.get("location"), `${remindersPath}?saved=yes`);
      const after = yield* account.it.get(remindersPath);
      assert.equal(after.text.match(/type="checkbox"[^>]* checked/g)?.length, 1);
      assert.match(after.text, /name="days"[^>]*value="60"|value="60"[^>]*name="days"/);
      yield* account.calls.post(importsPath, { ...who, entries: [line(1, "2026-02-12", 51_000)] });
      yield* (yield* Outbox).deliverDue;
      const told = sentMails.filter(({ subject }) => /50 t exceeded/.test(subject)).map(({ to }) => to);
      assert.deepEqual(told.filter((to) => to === account.email || to === viewer.email), [viewer.email]);
    }).pipe(Effect.provide(services)),
  );
});

/** Days to order and to hold certificates are told of quarters alone that may have a duty: by page, calendar, call and mail. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { ImportLedger } from "../../../../../src/application/imports/import_ports.ts";
import { Outbox } from "../../../../../src/application/documents/document_ports.ts";
import { remindAllOfImports } from "../../../../../src/application/imports/reminders/reminding.ts";
import { onOneDatabase } from "../../../../support/databases.ts";
import { importsPath, people, recorded } from "../../../../support/import_calls.ts";
import { importAccount, noonOf, wordsOf } from "../../../../support/import_pages.ts";
import { hourMs } from "../../../../../src/kernel/time/durations.ts";
import { leap } from "../../../../support/leap.ts";
import { joined } from "../../../../support/members.ts";
import { sentMails, services } from "../../../../support/whole_service.ts";

const steel = { cn_code: "72083900", origin_country: "CHN", net_mass_kg: 200_000 };
const hydrogen = { cn_code: "28041000", origin_country: "USA", net_mass_kg: 1000 };
const early = { release_date: "2027-01-15" };

/** What each door says today, to a new account with these imports. */
const told = (goods: ReadonlyArray<typeof steel & typeof early>) =>
  Effect.gen(function* () {
    const account = yield* importAccount;
    const who = yield* people(account.calls);
    const entries = goods.map((each, at) => ({ mrn: "27DE000000000001R1", item: at + 1, ...each }));
    if (entries.length > 0) {
      const sent = yield* account.calls.post(importsPath, { ...who, entries });
      assert.equal(recorded(sent.body).summary.added, entries.length, sent.text);
    }
    const of = `year=2027&declarant=${who.declarant}`;
    const page = yield* account.it.get(`/imports?importer=${who.importer}&${of}`);
    const certificates = yield* account.it.get(`/imports/certificates?importer=${who.importer}&${of}`);
    const { text: call } = yield* account.calls.get(`${importsPath}/calendar?${of}`);
    const { text: file } = yield* account.calls.get(`${importsPath}/calendar.ics?${of}`);
    const { text: pageFile } = yield* account.it.get(`/imports/calendar.ics?${of}`);
    yield* remindAllOfImports();
    const { deliverDue } = yield* Outbox;
    while ((yield* deliverDue) > 0);
    const mails = sentMails.filter(({ to }) => to === account.email).map(({ text }) => text).join("\n");
    return { page: wordsOf(page), certificates: wordsOf(certificates), call, file, pageFile, mails };
  });

/** The quarters whose days of holding the call says. */
const quartersOfCall = (
  text: string,
): ReadonlyArray<string> => [
  ...new Set([...text.matchAll(/"kind":"holding","about":"2027-(Q\d)"/g)].map(([, name = ""]) => name)),
];

const all = ["Q1", "Q2", "Q3", "Q4"];

onOneDatabase((test) => {
  test(
    "who passed the limit in the first quarter is told of the second on",
    Effect.gen(function* () {
      yield* noonOf("2027-03-10");
      const { page, certificates, call, file, pageFile, mails } = yield* told([{ ...steel, ...early }]);
      assert.deepEqual(quartersOfCall(call), all.slice(1));
      for (const each of [file, pageFile]) assert.doesNotMatch(each, /2027-Q1/);
      assert.match(file, /2027-Q2/);
      assert.doesNotMatch(page, /end of Q1 2027/);
      assert.match(page, /end of Q2 2027/);
      assert.match(certificates, /Q1 2027 0 no duty yet/);
      assert.doesNotMatch(certificates, /17 March 2027/);
      assert.doesNotMatch(mails, /2027-03-17/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the second quarter is told once it comes",
    Effect.gen(function* () {
      yield* noonOf("2027-06-10");
      const { page, certificates, mails } = yield* told([{ ...steel, ...early }]);
      assert.match(page, /end of Q2 2027/);
      assert.match(certificates, /16 June 2027/);
      assert.match(mails, /2027-06-16/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "hydrogen is held for from its own quarter on, and without imports in the ledger every quarter is told",
    Effect.gen(function* () {
      yield* noonOf("2027-03-10");
      for (const goods of [[{ ...steel, ...early }, { ...hydrogen, ...early }], []]) {
        const { page, call, file, mails } = yield* told(goods);
        assert.deepEqual(quartersOfCall(call), all);
        assert.match(file, /2027-Q1/);
        assert.match(page, /end of Q1 2027/);
        assert.match(mails, /2027-03-17/);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "who stays below the limit is told of the quarter after this one on, as it may still be passed",
    Effect.gen(function* () {
      yield* noonOf("2027-05-10");
      const { call, page } = yield* told([{ ...steel, ...early, net_mass_kg: 20_000 }]);
      assert.deepEqual(quartersOfCall(call), ["Q3", "Q4"]);
      assert.doesNotMatch(page, /end of Q2 2027/);
      assert.match(page, /end of Q3 2027/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "days without a duty are looked for once an hour, whoever the account has and however often it is looked, and told once they have one",
    Effect.gen(function* () {
      yield* noonOf("2027-03-10");
      const account = yield* importAccount;
      const who = yield* people(account.calls);
      const viewer = yield* joined(account.email, "viewer");
      const record = (goods: typeof steel, item: number) =>
        Effect.map(
          account.calls.post(importsPath, {
            ...who,
            entries: [{ mrn: "27DE000000000001R1", item, ...early, ...goods }],
          }),
          ({ body, text }) => assert.equal(recorded(body).summary.added, 1, text),
        );
      yield* record(steel, 1);
      const ledger = yield* ImportLedger;
      let read = 0;
      const counted: ImportLedger["Type"] = {
        ...ledger,
        alikeOfDeclarant: (asked) => {
          if (asked.declarantId === who.declarant) read += 1;
          return ledger.alikeOfDeclarant(asked);
        },
      };
      const turn = Effect.provideService(remindAllOfImports(), ImportLedger, counted);
      const { deliverDue } = yield* Outbox;
      const told = Effect.gen(function* () {
        yield* turn;
        while ((yield* deliverDue) > 0);
        return [account.email, viewer.email].map((email) =>
          sentMails.filter(({ to, text }) => to === email && text.includes("2027-03-17")).length
        );
      });
      for (let at = 0; at < 3; at++) assert.deepEqual(yield* told, [0, 0]);
      assert.equal(read, 1);
      yield* leap(hourMs);
      assert.deepEqual(yield* told, [0, 0]);
      assert.equal(read, 2);
      yield* record(hydrogen, 2);
      assert.deepEqual(yield* told, [0, 0]);
      assert.equal(read, 2);
      yield* leap(hourMs);
      assert.deepEqual(yield* told, [1, 1]);
      assert.equal(read, 3);
      yield* leap(hourMs);
      assert.deepEqual(yield* told, [1, 1]);
    }).pipe(Effect.provide(services)),
  );
});

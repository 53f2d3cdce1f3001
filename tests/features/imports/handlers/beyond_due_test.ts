/** More certificates recorded as surrendered than a year's imports need: told where they are recorded, and where the year is shown. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { CertificatesAnswer } from "../../../../src/contract/answers/certificates.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importsPath, steelOf } from "../../../support/import_calls.ts";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../support/import_pages.ts";
import { services } from "../../../support/whole_service.ts";

const path = "/api/v1/cbam/certificates";
const account = Schema.decodeUnknownSync(CertificatesAnswer);

/** A year with an import, certificates that serve it, and the day on which it is looked at. */
const years = [
  { year: 2026, kind: "2026-Q4", price: 84.1, bought: "2027-03-01", today: "2027-09-20" },
  { year: 2027, kind: "weekly", price: 80, bought: "2027-03-01", today: "2028-09-20" },
];

onOneDatabase((test) => {
  for (const { year, kind, price, bought, today } of years) {
    test(
      `certificates recorded as surrendered beyond what the imports of ${year} need are told, by every door, until they are taken back`,
      Effect.gen(function* () {
        yield* noonOf(today);
        const { calls, it } = yield* importAccount;
        const { importer, declarant } = yield* withEntries({ calls }, [
          steelOf(year, { release_date: `${year}-11-02` }),
        ]);
        const send = (to: string, body: object) =>
          Effect.map(
            calls.post(`${path}/${to}`, { declarant, ...body }),
            ({ status, body: answer, text }) => {
              assert.equal(status, 200, text);
              return account(answer);
            },
          );
        const declared = `${importsPath}/declaration?declarant=${declarant}&year=${year}`;
        const whole = Schema.decodeUnknownSync(
          Schema.Struct({ totals: Schema.Struct({ certificates_rounded_once: Schema.Number }) }),
        );
        const due = whole((yield* calls.get(declared)).body).totals.certificates_rounded_once;
        assert.ok(due > 0);
        const lot = yield* send("lots", { kind, bought_on: bought, number: due + 20, unit_price_eur: price });
        const surrender = (number: number) =>
          send("moves", { lot: lot.recorded, kind: "surrendered", day: today, number, for_year: year });
        const whose = `importer=${importer}&declarant=${declarant}&year=${year}&lang=en`;
        const told = Effect.gen(function* () {
          return [
            account((yield* calls.get(`${path}?declarant=${declarant}`)).body).notes.join(" "),
            (yield* calls.get(declared)).text,
            ...(yield* Effect.forEach(
              ["/imports", "/imports/certificates", "/imports/declaration"],
              (page) => Effect.map(it.get(`${page}?${whose}`), wordsOf),
            )),
          ];
        });
        const beyond = new RegExp(`Recorded as surrendered for ${year}: ${due + 15}\\D.* need ${due}\\D`);
        const one = yield* surrender(due);
        for (const each of [one.notes.join(" "), ...(yield* told)]) {
          assert.doesNotMatch(each, /Recorded as surr/);
        }
        const other = yield* surrender(15);
        for (const each of [other.notes.join(" "), ...(yield* told)]) assert.match(each, beyond);
        const back = yield* send("withdrawals", { recorded: other.recorded });
        for (const each of [back.notes.join(" "), ...(yield* told)]) {
          assert.doesNotMatch(each, /Recorded as surr/);
        }
      }).pipe(Effect.provide(services)),
    );
  }

  test(
    "certificates recorded as surrendered for a year that still ran are told, by every door, until they are taken back; those for the year before are not",
    Effect.gen(function* () {
      yield* noonOf("2028-09-20");
      const { calls, it } = yield* importAccount;
      const { importer, declarant } = yield* withEntries({ calls }, [
        steelOf(2027, { release_date: "2027-11-02" }),
        steelOf(2028, { release_date: "2028-02-02", mrn: "28DE0000000000ABC1" }),
      ]);
      const send = (to: string, body: object) =>
        Effect.map(calls.post(`${path}/${to}`, { declarant, ...body }), ({ status, body: answer, text }) => {
          assert.equal(status, 200, text);
          return account(answer);
        });
      const lot = yield* send("lots", {
        kind: "weekly",
        bought_on: "2027-03-01",
        number: 50,
        unit_price_eur: 80,
      });
      const surrender = (year: number, number: number) =>
        send("moves", { lot: lot.recorded, kind: "surrendered", day: "2028-09-20", number, for_year: year });
      const whose = `importer=${importer}&declarant=${declarant}&year=2028`;
      const told = (language: string) =>
        Effect.forEach(
          ["/imports", "/imports/certificates", "/imports/declaration"],
          (page) => Effect.map(it.get(`${page}?${whose}&lang=${language}`), wordsOf),
        );
      const early = /while that year still ran/;
      const before = yield* surrender(2027, 20);
      for (const each of [before.notes.join(" "), ...(yield* told("en"))]) assert.doesNotMatch(each, early);
      const running = yield* surrender(2028, 5);
      assert.match(
        running.notes.join(" "),
        /imports of 2028 while that year still ran: 5 certificates\. .* by 2029-09-30 \(.*22\(1\)\)/,
      );
      for (const each of yield* told("en")) assert.match(each, early);
      for (const each of yield* told("de")) {
        assert.match(each, /als es noch lief: 5 Zertifikate.*30\.09\.2029/);
      }
      for (const each of yield* told("fr")) {
        assert.match(each, /n’était pas terminée : 5 certificats.*30\/09\/2029/);
      }
      const declared = yield* calls.get(`${importsPath}/declaration?declarant=${declarant}&year=2028`);
      assert.match(declared.text, early);
      const back = yield* send("withdrawals", { recorded: running.recorded });
      for (const each of [back.notes.join(" "), ...(yield* told("en"))]) assert.doesNotMatch(each, early);
    }).pipe(Effect.provide(services)),
  );
});

/** Certificates of 2026 of another quarter than the imports', or at another price than their quarter's, are told. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationReportAnswer } from "../../../../src/contract/answers/declaration.ts";
import { CertificatesAnswer } from "../../../../src/contract/answers/certificates.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importsPath, steelOf } from "../../../support/import_calls.ts";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../support/import_pages.ts";
import { services } from "../../../support/whole_service.ts";

const path = "/api/v1/cbam/certificates";
const account = Schema.decodeUnknownSync(CertificatesAnswer);
const issued = Schema.decodeUnknownSync(DeclarationReportAnswer);
const otherQuarter = /another quarter than theirs/;
const otherPrice = /published price of the quarter/;

/** A declarant with an import of the last quarter of 2026, which needs 131 certificates, on a day of 2027. */
const declarantOfQ4 = Effect.gen(function* () {
  yield* noonOf("2027-03-10");
  const { calls, it } = yield* importAccount;
  const { importer, declarant } = yield* withEntries({ calls }, [
    steelOf(2026, { release_date: "2026-11-02" }),
  ]);
  const sent = (to: string, body: object) =>
    Effect.map(calls.post(`${path}/${to}`, { declarant, ...body }), ({ status, body: answer, text }) => {
      assert.equal(status, 200, text);
      return account(answer);
    });
  const whose = `importer=${importer}&declarant=${declarant}&year=2026`;
  return {
    sent,
    buy: (kind: string, unit_price_eur: number, number = 131) =>
      sent("lots", { kind, bought_on: "2027-03-01", number, unit_price_eur }),
    surrender: (lot: string | undefined) =>
      sent("moves", { lot, kind: "surrendered", day: "2027-03-02", number: 131, for_year: 2026 }),
    /** Notes of the call, and words of the two pages. */
    told: Effect.gen(function* () {
      const { notes } = account((yield* calls.get(`${path}?declarant=${declarant}`)).body);
      const year = wordsOf(yield* it.get(`/imports?${whose}&lang=en`));
      const certificates = wordsOf(yield* it.get(`/imports/certificates?${whose}&lang=en`));
      const french = wordsOf(yield* it.get(`/imports?${whose}&lang=fr`));
      return { notes: notes.join(" "), year, certificates, french };
    }),
    /** Notes of the declaration, as the call, its table, its page and its signed document have them. */
    declared: Effect.gen(function* () {
      const asked = `${importsPath}/declaration?declarant=${declarant}&year=2026`;
      const { text: call } = yield* calls.get(asked);
      const page = wordsOf(yield* it.get(`/imports/declaration?${whose}&lang=en`));
      const { body } = yield* calls.post(`${importsPath}/declaration/documents`, { declarant, year: 2026 });
      return { call, page, document: issued(body).declaration.notes.join(" ") };
    }),
  };
});

onOneDatabase((test) => {
  test(
    "certificates of another quarter than the imports' are told by the purchase, the surrender, the account and the pages",
    Effect.gen(function* () {
      const { sent, buy, surrender, told, declared } = yield* declarantOfQ4;
      const bought = yield* buy("2026-Q1", 75.36);
      assert.match(
        bought.notes.join(" "),
        /On the account, .* theirs: 131 certificates \(2026-Q1 needs 0 and has 131; 2026-Q4 needs 131 and has 0\)/,
      );
      const held = yield* told;
      for (const each of [held.notes, held.year, held.certificates]) assert.match(each, otherQuarter);
      assert.match(held.year, /Q1 2026 needs 0 and has 131; Q4 2026 needs 131 and has 0/);
      assert.match(held.year, /Due for the year 131 .* On the account, for this year's imports 131/);
      const moved = yield* surrender(bought.recorded);
      assert.match(
        moved.notes.join(" "),
        /Surrendered for imports of another quarter than theirs: 131 certificates/,
      );
      const gone = yield* told;
      for (const each of [gone.notes, gone.year, gone.certificates]) {
        assert.match(each, /Surrendered for imports of another quarter than theirs/);
        assert.doesNotMatch(each, otherPrice);
      }
      assert.match(gone.french, /Pour des importations d’un autre trimestre que le leur/);
      for (const each of Object.values(yield* declared)) {
        assert.match(each, /Surrendered for imports of another quarter than theirs/);
      }
      yield* sent("withdrawals", { recorded: moved.recorded });
      const without = yield* sent("withdrawals", { recorded: bought.recorded });
      assert.doesNotMatch(without.notes.join(" "), otherQuarter);
      for (const each of Object.values(yield* declared)) assert.doesNotMatch(each, otherQuarter);
    }).pipe(Effect.provide(services)),
  );

  test(
    "certificates of the imports' own quarter are not told, nor those that are too many; another price is",
    Effect.gen(function* () {
      const { buy, surrender, told } = yield* declarantOfQ4;
      const own = yield* buy("2026-Q4", 84.1);
      yield* surrender(own.recorded);
      yield* buy("2026-Q2", 75.01, 20);
      const { notes, year, certificates } = yield* told;
      for (const each of [notes, year, certificates]) {
        assert.doesNotMatch(each, otherQuarter);
        assert.match(each, otherPrice);
      }
      assert.match(
        notes,
        /Certificates of 2026-Q2 are recorded at 75\.01 EUR each, .* price of the quarter is \d/,
      );
    }).pipe(Effect.provide(services)),
  );
});

/** A year that is looked at after its last day: what was due is past, and the penalty is that of what was missing. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationAnswer } from "../../../../../src/contract/answers/declaration.ts";
import { onOneDatabase } from "../../../../support/databases.ts";
import { importsPath, steelOf } from "../../../../support/import_calls.ts";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../../support/import_pages.ts";
import { leap } from "../../../../support/leap.ts";
import { services } from "../../../../support/whole_service.ts";

const answer = Schema.decodeUnknownSync(DeclarationAnswer);
const recorded = Schema.decodeUnknownSync(Schema.Struct({ recorded: Schema.String }));
const certificates = "/api/v1/cbam/certificates";

onOneDatabase((test) => {
  test(
    "a year that was surrendered in full has no penalty on its page, whose sentences are past, and a note beside the amount",
    Effect.gen(function* () {
      yield* noonOf("2027-09-29");
      const { calls, it } = yield* importAccount;
      const { declarant } = yield* withEntries({ calls }, [steelOf(2026, { release_date: "2026-11-02" })]);
      const declaration = Effect.map(
        calls.get(`${importsPath}/declaration?declarant=${declarant}&year=2026`),
        ({ body }) => answer(body),
      );
      const page = (lang: string) =>
        Effect.map(it.get(`/imports/declaration?declarant=${declarant}&year=2026&lang=${lang}`), wordsOf);
      const number = (yield* declaration).totals.certificates_rounded_once;
      assert.match(
        yield* page("en"),
        /surrender the certificates by 30 September 2027\..*If you surrender no/,
      );
      const lot = { declarant, kind: "2026-Q4", number, unit_price_eur: 84.1, bought_on: "2027-03-01" };
      const bought = recorded((yield* calls.post(`${certificates}/lots`, lot)).body);
      const move = {
        declarant,
        lot: bought.recorded,
        kind: "surrendered",
        day: "2027-09-29",
        for_year: 2026,
      };
      const done = yield* calls.post(`${certificates}/moves`, { ...move, number });
      assert.equal(done.status, 200, done.text);
      yield* leap(Date.parse("2027-10-02") - Date.parse("2027-09-29"));
      const { penalty, totals } = yield* declaration;
      assert.equal(totals.certificates_rounded_once, number);
      assert.deepEqual([penalty?.certificates, penalty?.most_eur], [number, number * 100]);
      const notes = penalty?.notes.join(" ") ?? "";
      assert.ok(
        notes.includes(`${number} of ${number} certificates are recorded as surrendered by 2027-09-30; for`),
        notes,
      );
      assert.doesNotMatch(notes, /still due/);
      const inLanguages = {
        en: [/was to be filed, and the certificates to be surrendered, by 30/, /Penalty of 0\.00\sEUR/],
        de: [/Erklärung und Zertifikate waren bis 30\. September 2027 abzugeben/, /Sanktion von 0,00\sEUR/],
        fr: [/était à déposer et les certificats à restituer/, /Sanction de 0,00\sEUR/],
      };
      for (const [language, sentences] of Object.entries(inLanguages)) {
        const words = yield* page(language);
        for (const sentence of sentences) assert.match(words, sentence);
      }
    }).pipe(Effect.provide(services)),
  );
});

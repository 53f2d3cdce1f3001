/** A declarant whose status is revoked is not told to file by 30 September, on pages and by the call. */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationAnswer } from "../../../../../src/contract/answers/declaration.ts";
import { onOneDatabase } from "../../../../support/databases.ts";
import { importsPath, peoplePaths, steelOf } from "../../../../support/import_calls.ts";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../../support/import_pages.ts";
import { leap } from "../../../../support/leap.ts";
import { services } from "../../../../support/whole_service.ts";

const answer = Schema.decodeUnknownSync(DeclarationAnswer);

/** Words of the year's pages and of the call, for a declarant with a state from a day on. */
const told = (today: string, state: string, from: string) =>
  Effect.gen(function* () {
    yield* noonOf(today);
    const account = yield* importAccount;
    const { importer, declarant } = yield* withEntries(account, [steelOf(2026)]);
    const changed = yield* account.calls.post(peoplePaths.declarants, {
      ...{ eori: "DE123456789012345", name: "Muster GmbH" },
      states: [{ state, from }],
    });
    assert.equal(changed.status, 200, changed.text);
    const whose = `importer=${importer}&declarant=${declarant}&year=2026`;
    const page = (path: string) => Effect.map(account.it.get(`${path}?${whose}`), wordsOf);
    return {
      declaration: yield* page("/imports/declaration"),
      year: yield* page("/imports"),
      document: (yield* account.calls.post(`${importsPath}/declaration/documents`, { declarant, year: 2026 }))
        .text,
      dates: (yield* account.calls.get(`${importsPath}/calendar?year=2027&declarant=${declarant}`)).text,
      file: (yield* account.it.get(`/imports/calendar.ics?year=2027&declarant=${declarant}`)).text,
      ownFile:
        (yield* account.calls.get(`${importsPath}/calendar.ics?year=2027&declarant=${declarant}`)).text,
      call: (yield* account.calls.get(`${importsPath}/declaration?declarant=${declarant}&year=2026`)).text,
    };
  });

const usual =
  /(?:surrender the certificates|was to be filed, and the certificates to be surrendered,) by 30 September 2027/;
const revoked =
  /is revoked since (2026-11-02|2 November 2026)\. 30 September is the day of declarants who have it/;

onOneDatabase((test) => {
  test(
    "a revocation is named with what holds after it, instead of 30 September",
    Effect.gen(function* () {
      const { declaration, year, call, document } = yield* told("2026-12-31", "revoked", "2026-11-02");
      for (const each of [declaration, year, call, document]) {
        assert.match(each, revoked);
        assert.match(each, /are surrendered by (2027-02-15|15 February 2027) \(Implementing Regulation/);
        assert.doesNotMatch(each, usual);
      }
      const { dates, file, ownFile } = yield* told("2026-12-31", "revoked", "2026-11-02");
      for (const each of [dates, file, ownFile]) {
        assert.match(each, /surrender_after_revocation/);
        assert.doesNotMatch(each, /declaration_and_surrender/);
      }
      assert.match(year, /15 February 2027 Surrender for 2026 after a revocation/);
      assert.doesNotMatch(year, /CBAM declaration and surrender for 2026/);
      const later = yield* told("2027-10-04", "revoked", "2027-03-01");
      for (const each of [later.declaration, later.year, later.call]) {
        assert.match(each, /surrendered within 15 days after that/);
        assert.doesNotMatch(each, /They were to be surrendered by 30 September/);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "30 September stays for a declarant who has the status, and for a year that it had to declare before the revocation",
    Effect.gen(function* () {
      for (const [state, from] of [["authorised", "2026-11-02"], ["revoked", "2027-10-01"]] as const) {
        const { declaration, year, call, document, dates, file } = yield* told("2027-10-04", state, from);
        for (const each of [dates, file]) assert.match(each, /declaration_and_surrender/);
        assert.match(declaration, usual);
        assert.match(year, /They were to be surrendered by 30 September 2027/);
        assert.doesNotMatch(call, /is revoked since/);
        assert.doesNotMatch(document, /is revoked since/);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "what is due for the year is counted on what could be filed once the declarant's own last day is over",
    Effect.gen(function* () {
      yield* noonOf("2027-04-26");
      const { calls, it } = yield* importAccount;
      const { importer, declarant } = yield* withEntries({ calls }, [{
        ...steelOf(2026),
        determination: "actual",
        actual_values: { direct_t_per_t: 1.5, installation: { id: "CN-1" } },
      }]);
      const changed = yield* calls.post(peoplePaths.declarants, {
        ...{ eori: "DE123456789012345", name: "Muster GmbH" },
        states: [{ state: "revoked", from: "2027-03-10" }],
      });
      assert.equal(changed.status, 200, changed.text);
      const certificates = (basis: string) =>
        Effect.map(
          calls.get(`${importsPath}/declaration?declarant=${declarant}&year=2026&basis=${basis}`),
          ({ body }) => String(answer(body).totals.certificates_rounded_once),
        );
      const [own, filed] = [yield* certificates("determined"), yield* certificates("fileable")];
      assert.notEqual(own, filed);
      const whose = `importer=${importer}&declarant=${declarant}&year=2026&lang=en`;
      const due = Effect.map(
        it.get(`/imports?${whose}`),
        (page) => /Due for the year (\d+)/.exec(wordsOf(page))?.[1],
      );
      assert.equal(yield* due, own);
      yield* leap(Duration.days(1));
      assert.equal(yield* due, filed);
    }).pipe(Effect.provide(services)),
  );
});

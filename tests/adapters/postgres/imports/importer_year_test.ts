/** A declarant's year from the ledger in the database, on both databases: the known answers from end to end. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import assert from "node:assert/strict";
import * as CertificateStore from "../../../../src/adapters/postgres/imports/certificates.ts";
import * as Ledger from "../../../../src/adapters/postgres/imports/ledger.ts";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import * as Values from "../../../../src/adapters/postgres/suppliers/values.ts";
import {
  Certificates,
  ImportLedger,
  ImportPeople,
} from "../../../../src/application/imports/import_ports.ts";
import { readHolding } from "../../../../src/application/holdings/holding_of_year.ts";
import { readDeclarantYear } from "../../../support/declarant_years.ts";
import { newId } from "../../../../src/application/new_id.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import {
  day,
  entriesOfYear,
  expectedYear,
  importTables,
  written,
  yearLaw,
} from "../../../support/importer_year.ts";
import { decimal } from "../../../support/law.ts";
import { type Newcomer, newcomer, withIds } from "../../../support/ledger.ts";

const services = Layer.mergeAll(
  Layer.fresh(Ledger.layer),
  Layer.fresh(People.layer),
  Layer.fresh(CertificateStore.layer),
  Layer.fresh(Values.layer),
);

const record = (who: Newcomer, year: number) =>
  Effect.flatMap(
    ImportLedger,
    (ledger) => ledger.record(who, withIds(entriesOfYear(year), who), { today: day(`${year}-12-31`) }),
  );

const asked = (who: Newcomer, year: number, asOf = `${year}-12-31`) => ({
  accountId: who.accountId,
  declarantId: who.declarantId,
  year,
  asOf: day(asOf),
  law: yearLaw,
  imports: importTables,
});

onEachDatabase((test) => {
  test(
    "the known year's declaration comes out of the database",
    Effect.gen(function* () {
      const who = yield* newcomer;
      yield* record(who, 2026);
      const year = yield* readDeclarantYear(asked(who, 2026));
      const { totals } = year.declaration;
      const { totals: expected } = expectedYear.declaration_2026;
      assert.equal(written(totals.netT, 6), expected["net_t"]);
      assert.equal(written(totals.costEur, 2), expected["cost_eur_with_stand_in"]);
      assert.equal(totals.certificatesRoundedByQuarter, expected.certificates_if_rounded_by_quarter);
      assert.deepEqual([...year.passedOn.values()], ["2026-04-14"]);
      const early = yield* readDeclarantYear(asked(who, 2026, "2026-03-18"));
      assert.deepEqual(early.figures.map(({ live }) => live.entry.facts.cnCode), ["28041000"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the holding of 2028 rests on the ledger of 2026 and on the account's certificates",
    Effect.gen(function* () {
      const who = yield* newcomer;
      yield* record(who, 2026);
      yield* record(who, 2028);
      const certificates = yield* Certificates;
      yield* certificates.buy(who.accountId, who.declarantId, {
        id: newId(1),
        kind: "weekly",
        boughtOn: day("2028-07-03"),
        number: 2000,
        unitPriceEur: decimal("90"),
        reference: null,
      });
      const answer = yield* readHolding({ ...asked(who, 2028), basis: "b" });
      const { holding } = Option.getOrThrow(answer);
      const expected = expectedYear.holding_2028.quarters;
      assert.deepEqual(
        holding.quarters.map(({ quarter, holdA, holdB }) => [quarter, holdA, holdB]),
        Object.entries(expected).map(([quarter, { a_hold, b_hold }]) => [quarter, a_hold, b_hold]),
      );
      assert.deepEqual(holding.quarters.map(({ due, held, short }) => [due, held, short]).slice(2), [
        [2142, 2000, 142],
        [2565, 2000, 565],
      ]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an importer whose only import of a declarant was cancelled is none of its importers any more",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const people = yield* ImportPeople;
      const other = yield* people.keepDeclarant(who.accountId, { eori: "DE2", name: "Other", account: null });
      const entries = withIds(entriesOfYear(2028), who);
      const cancelled = entries.find(({ kind }) => kind === "cancellation")?.refersTo ?? assert.fail();
      yield* (yield* ImportLedger).record(
        who,
        entries.map((entry) =>
          [entry.id, entry.refersTo].includes(cancelled) ? entry : { ...entry, declarantId: other.id }
        ),
        { today: day("2028-12-31") },
      );
      const holdingOn = (asOf: string) =>
        Effect.map(
          readHolding(asked(who, 2028, asOf)),
          (found) => Option.map(found, ({ year, holding }) => [year.thresholds.size, holding.firstQuarter]),
        );
      assert.deepEqual(yield* holdingOn("2028-05-04"), Option.some([1, "2028-Q2"]));
      assert.deepEqual(yield* holdingOn("2028-12-31"), Option.some([0, undefined]));
    }).pipe(Effect.provide(services)),
  );

  test(
    "a foreign declarant has no year and no holding",
    Effect.gen(function* () {
      const [who, other] = [yield* newcomer, yield* newcomer];
      yield* record(who, 2026);
      const foreign = { ...asked(who, 2026), accountId: other.accountId };
      assert.deepEqual((yield* readDeclarantYear(foreign)).imports, []);
      assert.ok(Option.isNone(yield* readHolding({ ...foreign, year: 2027 })));
    }).pipe(Effect.provide(services)),
  );
});

/** A declarant's certificates in the database: never more leave than there are, also from two processes. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import assert from "node:assert/strict";
import * as CertificateStore from "../../../../src/adapters/postgres/imports/certificates.ts";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import { type AccountWritten, Certificates } from "../../../../src/application/imports/import_ports.ts";
import { newId } from "../../../../src/application/new_id.ts";
import { heldOn, type Lot, type Move } from "../../../../src/domain/imports/certificates/lots.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { day } from "../../../support/importer_year.ts";
import { decimal } from "../../../support/law.ts";
import { newcomer } from "../../../support/ledger.ts";

const services = Layer.merge(Layer.fresh(CertificateStore.layer), Layer.fresh(People.layer));
const nowMs = Date.parse("2026-11-20T12:00:00Z");

const lot = (more: Partial<Lot> = {}): Lot => ({
  id: newId(nowMs),
  kind: "weekly",
  boughtOn: day("2027-03-01"),
  number: 100,
  unitPriceEur: decimal("80.1234"),
  reference: "order 1",
  ...more,
});
const move = (lotId: string, number: number): Move => ({
  id: newId(nowMs),
  lotId,
  kind: "surrendered",
  day: day("2028-09-30"),
  number,
  forYear: 2027,
});

/** Kinds of the findings; none where something was written. */
const kinds = (found: Option.Option<AccountWritten>) =>
  Either.match(Option.getOrThrow(found), {
    onLeft: (findings) => findings.map(({ kind }) => kind),
    onRight: () => [],
  });

onEachDatabase((test) => {
  test(
    "lots and moves come out as they went in, and what is left is what was bought less what left",
    Effect.gen(function* () {
      const { accountId, declarantId } = yield* newcomer;
      const certificates = yield* Certificates;
      const bought = lot();
      assert.deepEqual(kinds(yield* certificates.buy(accountId, declarantId, bought)), []);
      const surrendered = move(bought.id, 60);
      assert.deepEqual(kinds(yield* certificates.move(accountId, declarantId, surrendered)), []);
      const account = Option.getOrThrow(yield* certificates.account(accountId, declarantId));
      assert.deepEqual(account.moves, [surrendered]);
      assert.deepEqual(
        account.lots.map(({ unitPriceEur, ...rest }) => ({ ...rest, eur: toText(unitPriceEur) })),
        [
          {
            id: bought.id,
            kind: "weekly",
            boughtOn: "2027-03-01",
            number: 100,
            reference: "order 1",
            eur: "80.1234",
          },
        ],
      );
      assert.equal(heldOn(account.lots, account.moves, day("2028-12-31")), 40);
    }).pipe(Effect.provide(services)),
  );

  test(
    "of moves at once none takes more than is left",
    Effect.gen(function* () {
      const { accountId, declarantId } = yield* newcomer;
      const certificates = yield* Certificates;
      const bought = lot();
      yield* certificates.buy(accountId, declarantId, bought);
      const results = yield* Effect.all(
        [40, 40, 40].map((number) => certificates.move(accountId, declarantId, move(bought.id, number))),
        { concurrency: "unbounded" },
      );
      assert.deepEqual(results.flatMap(kinds), ["moreThanThereAre"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what is wrong is not kept, and a foreign declarant is like none",
    Effect.gen(function* () {
      const [who, other] = [yield* newcomer, yield* newcomer];
      const certificates = yield* Certificates;
      const early = lot({ boughtOn: day("2027-01-31") });
      assert.deepEqual(kinds(yield* certificates.buy(who.accountId, who.declarantId, early)), [
        "boughtBeforeSale",
      ]);
      const bought = lot();
      assert.ok(Option.isNone(yield* certificates.buy(other.accountId, who.declarantId, bought)));
      yield* certificates.buy(who.accountId, who.declarantId, bought);
      assert.deepEqual(
        kinds(yield* certificates.move(other.accountId, other.declarantId, move(bought.id, 1))),
        ["noSuchLot"],
      );
      assert.ok(Option.isNone(yield* certificates.account(other.accountId, who.declarantId)));
      const { lots, moves } = Option.getOrThrow(yield* certificates.account(who.accountId, who.declarantId));
      assert.deepEqual([lots.length, moves.length], [1, 0]);
    }).pipe(Effect.provide(services)),
  );
});

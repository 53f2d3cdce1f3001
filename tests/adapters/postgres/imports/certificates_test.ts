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

/** The account after a call; undefined where it was refused. */
const changeOf = (found: Option.Option<AccountWritten>) => Either.getOrUndefined(Option.getOrThrow(found));
const resultOf = (found: Option.Option<AccountWritten>) => changeOf(found)?.result;

const back = (recordedId: string) => ({ recordedId, withdrawnOn: day("2028-10-01"), note: "twice" });

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
    "an account is read as it is at one moment, also beside purchases and moves",
    Effect.gen(function* () {
      const { accountId, declarantId } = yield* newcomer;
      const { buy, move: leave, account } = yield* Certificates;
      const lots = Array.from({ length: 20 }, (_, at) => lot({ number: 10, reference: `order ${at}` }));
      const [first, ...others] = lots;
      assert.ok(first !== undefined);
      yield* buy(accountId, declarantId, first);
      let older = first;
      const writing = Effect.forEach(others, (next) => {
        const left = { ...move(older.id, 10), day: next.boughtOn };
        older = next;
        return Effect.zipRight(buy(accountId, declarantId, next), leave(accountId, declarantId, left));
      });
      const reading = Effect.replicateEffect(
        Effect.map(account(accountId, declarantId), (found) => {
          const { lots, moves } = Option.getOrThrow(found);
          return heldOn(lots, moves, day("2028-12-31"));
        }),
        100,
      );
      const [, held] = yield* Effect.all([writing, reading], { concurrency: "unbounded" });
      assert.deepEqual(held.filter((number) => number !== 10 && number !== 20), []);
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

  test(
    "of purchases at once under one reference one is booked, and one with other facts is refused",
    Effect.gen(function* () {
      const { accountId, declarantId } = yield* newcomer;
      const { buy, account } = yield* Certificates;
      const same = yield* Effect.all(
        [lot(), lot({ unitPriceEur: decimal("80.12340") }), lot()].map((each) =>
          buy(accountId, declarantId, each)
        ),
        { concurrency: "unbounded" },
      );
      const { lots } = Option.getOrThrow(yield* account(accountId, declarantId));
      const [booked] = lots;
      assert.ok(booked !== undefined && lots.length === 1);
      assert.deepEqual(same.map(resultOf).sort(), ["added", "unchanged", "unchanged"]);
      assert.ok(same.every((each) => changeOf(each)?.recordedId === booked.id));
      for (
        const other of [{ number: 101 }, { unitPriceEur: decimal("80") }, { boughtOn: day("2027-03-02") }]
      ) {
        const refused = yield* buy(accountId, declarantId, lot(other));
        assert.deepEqual(kinds(refused), ["purchaseDiffers"]);
      }
      assert.equal(resultOf(yield* buy(accountId, declarantId, lot({ reference: "order 2" }))), "added");
      const stranger = yield* newcomer;
      assert.equal(resultOf(yield* buy(stranger.accountId, stranger.declarantId, lot())), "added");
    }).pipe(Effect.provide(services)),
  );

  test(
    "what is taken back counts no longer and stays, once, and its reference is free again",
    Effect.gen(function* () {
      const { accountId, declarantId } = yield* newcomer;
      const { buy, move: leave, withdraw, account } = yield* Certificates;
      const mistaken = lot();
      const left = move(mistaken.id, 60);
      yield* buy(accountId, declarantId, mistaken);
      yield* leave(accountId, declarantId, left);
      assert.deepEqual(kinds(yield* withdraw(accountId, declarantId, back(mistaken.id))), ["lotHasMoves"]);
      const both = yield* Effect.all(
        [back(left.id), back(left.id)].map((each) => withdraw(accountId, declarantId, each)),
        { concurrency: "unbounded" },
      );
      assert.deepEqual(both.map(resultOf).sort(), ["unchanged", "withdrawn"]);
      assert.equal(resultOf(yield* withdraw(accountId, declarantId, back(mistaken.id))), "withdrawn");
      const { lots, moves, withdrawn } = Option.getOrThrow(yield* account(accountId, declarantId));
      assert.deepEqual([lots, moves], [[], []]);
      assert.deepEqual(withdrawn.moves, [{ move: left, withdrawnOn: "2028-10-01", note: "twice" }]);
      assert.deepEqual(withdrawn.lots.map((each) => [each.lot.id, each.lot.number]), [[mistaken.id, 100]]);
      const sentAgain = yield* buy(accountId, declarantId, mistaken);
      assert.equal(resultOf(sentAgain), "unchanged", "a form that is sent again brings nothing back");
      assert.equal(resultOf(yield* leave(accountId, declarantId, left)), "unchanged");
      const anew = lot({ number: 10 });
      assert.equal(resultOf(yield* buy(accountId, declarantId, anew)), "added");
      const { lots: now } = Option.getOrThrow(yield* account(accountId, declarantId));
      assert.deepEqual(now.map(({ id }) => id), [anew.id]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a lot that is taken back beside a move of it: one of the two is refused",
    Effect.gen(function* () {
      const { accountId, declarantId } = yield* newcomer;
      const { buy, move: leave, withdraw, account } = yield* Certificates;
      for (let round = 0; round < 4; round++) {
        const bought = lot({ reference: null });
        yield* buy(accountId, declarantId, bought);
        const taking = withdraw(accountId, declarantId, back(bought.id));
        const leaving = leave(accountId, declarantId, move(bought.id, 60));
        const answers = yield* Effect.all(round % 2 === 0 ? [taking, leaving] : [leaving, taking], {
          concurrency: "unbounded",
        });
        const refused = answers.flatMap(kinds);
        assert.ok(
          refused.length === 1 && ["lotHasMoves", "noSuchLot"].includes(refused[0] ?? ""),
          String(refused),
        );
        const { lots, moves } = Option.getOrThrow(yield* account(accountId, declarantId));
        assert.ok(moves.every(({ lotId }) => lots.some(({ id }) => id === lotId)));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "nobody takes back what another account or another declarant recorded",
    Effect.gen(function* () {
      const [who, other] = [yield* newcomer, yield* newcomer];
      const { buy, withdraw, account } = yield* Certificates;
      const bought = lot();
      yield* buy(who.accountId, who.declarantId, bought);
      for (
        const [accountId, declarantId] of [
          [other.accountId, other.declarantId],
          [other.accountId, who.declarantId],
          [who.accountId, other.declarantId],
        ] as const
      ) {
        assert.ok(Option.isNone(yield* withdraw(accountId, declarantId, back(bought.id))));
      }
      assert.ok(Option.isNone(yield* withdraw(who.accountId, who.declarantId, back(newId(nowMs)))));
      assert.equal(Option.getOrThrow(yield* account(who.accountId, who.declarantId)).lots.length, 1);
    }).pipe(Effect.provide(services)),
  );
});

/**
 * Calls that write the ledger and fail before their answer is kept: nothing of them stays, and the same call under its
 * `Idempotency-Key` is done once. On both databases.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { Certificates, ImportLedger } from "../../../../src/application/imports/import_ports.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { onEachDatabase, testsBegin } from "../../../support/databases.ts";
import { callsWith, importsPath, people, recorded, yearEntries } from "../../../support/import_calls.ts";
import { leap } from "../../../support/leap.ts";
import { holder, services } from "../../../support/whole_service.ts";

const away = new ServiceUnavailable({ message: "The database is away.", retryAfterSeconds: 5 });
const certificatesPath = "/api/v1/cbam/certificates";
const newKey = () => ({ "idempotency-key": crypto.randomUUID() });

/** What runs beside a write, and then the loss of the database. */
const thenAway =
  <Written>(alongside: ((written: Written) => Effect.Effect<void, ServiceUnavailable>) | undefined) =>
  (written: Written) => Effect.zipRight(alongside?.(written) ?? Effect.void, away);

/** The stores, whose every write is lost after the answer was kept and before the transaction ends. */
const lost = Layer.mergeAll(
  Layer.effect(
    ImportLedger,
    Effect.map(ImportLedger, (real): ImportLedger["Type"] => ({
      ...real,
      record: (address, entries, today, alongside) =>
        real.record(address, entries, today, thenAway(alongside)),
    })),
  ),
  Layer.effect(
    Certificates,
    Effect.map(Certificates, (real): Certificates["Type"] => ({
      ...real,
      buy: (accountId, declarantId, lot, alongside) =>
        real.buy(accountId, declarantId, lot, thenAway(alongside)),
      move: (accountId, declarantId, move, alongside) =>
        real.move(accountId, declarantId, move, thenAway(alongside)),
    })),
  ),
);

/** The holder of one key, with the stores as they are and with stores that lose every write. */
const holderWithFault = Effect.gen(function* () {
  const { key } = yield* holder("enterprise", ["imports:read", "imports:write"]);
  return { calls: yield* callsWith(key), faulty: yield* Effect.provide(callsWith(key), lost) };
});

onEachDatabase((test) => {
  test(
    "a database that is lost before entries are final is 503, keeps none, and the retry records them once",
    Effect.gen(function* () {
      const { calls, faulty } = yield* holderWithFault;
      const who = yield* people(calls);
      const sent = { ...who, entries: yearEntries.slice(0, 2) };
      const key = newKey();
      const failed = yield* faulty.post(importsPath, sent, key);
      assert.equal(failed.status, 503, failed.text);
      const listed = yield* calls.get(`${importsPath}?importer=${who.importer}`);
      assert.match(listed.text, /"imports":\[\]/);
      const retried = yield* calls.post(importsPath, sent, key);
      assert.equal(retried.headers.get("idempotent-replayed"), null);
      assert.deepEqual(recorded(retried.body).summary, { total: 2, added: 2, unchanged: 0, refused: 0 });
      const again = yield* calls.post(importsPath, sent, key);
      assert.equal(again.headers.get("idempotent-replayed"), "true");
      assert.equal(again.text, retried.text);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a lot and a move whose answers could not be kept are not booked; sent again they are booked once",
    Effect.gen(function* () {
      const { calls, faulty } = yield* holderWithFault;
      yield* leap(Date.parse("2027-12-01T12:00:00Z") - testsBegin);
      const { declarant } = yield* people(calls);
      const held = Effect.map(
        calls.get(`${certificatesPath}?declarant=${declarant}`),
        ({ text }) => text.match(/"held":(\d+)/)?.[1],
      );
      const lot = { declarant, kind: "weekly", bought_on: "2027-03-01", number: 100, unit_price_eur: 80.12 };
      const lotKey = newKey();
      assert.equal((yield* faulty.post(`${certificatesPath}/lots`, lot, lotKey)).status, 503);
      assert.equal(yield* held, "0");
      const bought = yield* calls.post(`${certificatesPath}/lots`, lot, lotKey);
      assert.equal(bought.status, 200, bought.text);
      const boughtAgain = yield* calls.post(`${certificatesPath}/lots`, lot, lotKey);
      assert.deepEqual([boughtAgain.text, yield* held], [bought.text, "100"]);

      const lotId = bought.text.match(/"id":"([^"]+)"/)?.[1];
      const move = { declarant, lot: lotId, kind: "bought_back", day: "2027-10-01", number: 40 };
      const moveKey = newKey();
      assert.equal((yield* faulty.post(`${certificatesPath}/moves`, move, moveKey)).status, 503);
      assert.equal(yield* held, "100");
      const moved = yield* calls.post(`${certificatesPath}/moves`, move, moveKey);
      assert.match(moved.text, /"held":60/);
      const movedAgain = yield* calls.post(`${certificatesPath}/moves`, move, moveKey);
      assert.deepEqual([movedAgain.text, yield* held], [moved.text, "60"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a move of more than there are, sent again under its key, is refused again and books nothing",
    Effect.gen(function* () {
      const { calls } = yield* holderWithFault;
      yield* leap(Date.parse("2027-12-01T12:00:00Z") - testsBegin);
      const { declarant } = yield* people(calls);
      const lot = { declarant, kind: "weekly", bought_on: "2027-03-01", number: 10, unit_price_eur: 80 };
      const bought = yield* calls.post(`${certificatesPath}/lots`, lot, newKey());
      const lotId = bought.text.match(/"id":"([^"]+)"/)?.[1];
      const key = newKey();
      const move = { declarant, lot: lotId, kind: "bought_back", day: "2027-10-01", number: 11 };
      for (const _ of [1, 2]) {
        const { status, problem } = yield* calls.post(`${certificatesPath}/moves`, move, key);
        assert.deepEqual([status, problem.issues?.map(({ path }) => path)], [400, ["/number"]]);
      }
    }).pipe(Effect.provide(services)),
  );
});

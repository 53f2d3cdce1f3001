/** The audit's months on both databases: made ahead, and gone whole, with their batches, after the retention. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { forget, preparePartitions } from "../../../../src/adapters/postgres/bulk/audit.ts";
import * as OperatorAdapter from "../../../../src/adapters/postgres/accounts/operator.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { bulkHolder, row } from "../../../support/bulk.ts";
import { holder, services } from "../../../support/whole_service.ts";

const partitions = Effect.map(
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql<{ readonly name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'bulk_row'::regclass order by 1`),
  (rows) => rows.map(({ name }) => name),
);

const twoMonths = { unit: "months", count: 2 } as const;
const threeDays = { unit: "days", count: 3 } as const;

/** A batch of one row, made at noon of the day. */
const recordOn = (day: string, keyId: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const [account] = yield* (yield* Operator).accounts;
    yield* sql`select prepare_bulk_month(${day}::date)`;
    yield* sql`with batch as (
        insert into bulk_batch (id, account_id, key_id, request_id, status, processed_at, row_count, summary,
          disclosure, source_lists)
        values (gen_random_uuid(), ${account?.id}::uuid, ${keyId}::uuid, ${day}, 'ready',
          ${`${day}T12:00:00Z`}::timestamptz, 1, '{}', '{}', '[]') returning *)
      insert into bulk_row (batch_id, row_index, processed_on, request_id, report_id, calc_status, client_ref, sent,
        input, output) select id, 0, ${day}::date, ${day}, gen_random_uuid(), 'ok', 'null', '{}', '{}', '{}' from batch`;
  });

/** Days of the batches and rows that there are, side by side. */
const daysLeft = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) =>
    sql`select b.request_id as batch, r.request_id as row
    from bulk_batch b full join bulk_row r on r.batch_id = b.id order by 1`,
);

onEachDatabase((test) => {
  test(
    "this month's and the next month's partitions are there before a call needs them, however often they are made",
    Effect.gen(function* () {
      yield* Effect.all([
        preparePartitions(twoMonths),
        preparePartitions(undefined),
        preparePartitions(twoMonths),
      ], { concurrency: "unbounded" });
      assert.deepEqual(yield* partitions, ["bulk_row_2026_11", "bulk_row_2026_12"]);
      yield* TestClock.setTime(Date.parse("2026-12-31T23:59:59Z"));
      yield* preparePartitions(twoMonths);
      assert.deepEqual((yield* partitions).slice(-1), ["bulk_row_2027_01"]);
      const sql = yield* SqlClient.SqlClient;
      yield* sql`drop table bulk_row_2026_11, bulk_row_2026_12, bulk_row_2027_01`;
    }),
  );

  test(
    "a retention of two months keeps this month and the two before, rows and batches alike",
    Effect.gen(function* () {
      const { id: keyId } = yield* holder("enterprise", ["cbam:bulk"]);
      for (const day of ["2026-07-31", "2026-08-31", "2026-09-01", "2026-11-20"]) yield* recordOn(day, keyId);
      assert.deepEqual(yield* forget(twoMonths), { batches: 2, partitions: 2 });
      assert.deepEqual(yield* daysLeft, [
        { batch: "2026-09-01", row: "2026-09-01" },
        { batch: "2026-11-20", row: "2026-11-20" },
      ]);
      assert.deepEqual(yield* forget(twoMonths), { batches: 0, partitions: 0 });
    }).pipe(Effect.provide(OperatorAdapter.layer)),
  );

  test(
    "a retention of three days keeps today and the three before; a month with days stays one of days for every process",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const { id: keyId } = yield* holder("enterprise", ["cbam:bulk"]);
      yield* sql`select drop_bulk_months('2100-01-01'::date)`;
      yield* sql`delete from bulk_batch`;
      yield* TestClock.setTime(Date.parse("2027-03-30T08:00:00Z"));
      yield* recordOn("2027-02-27", keyId);
      yield* Effect.all([preparePartitions(threeDays), preparePartitions(threeDays)], {
        concurrency: "unbounded",
      });
      for (const day of ["2027-03-26", "2027-03-27", "2027-03-31"]) yield* recordOn(day, keyId);
      yield* preparePartitions(twoMonths);
      assert.deepEqual((yield* partitions).filter((name) => name.startsWith("bulk_row_2027")), [
        "bulk_row_2027_02",
        "bulk_row_2027_03_26",
        "bulk_row_2027_03_27",
        "bulk_row_2027_03_30",
        "bulk_row_2027_03_31",
        "bulk_row_2027_04_01",
      ]);
      assert.deepEqual(yield* forget(threeDays), { batches: 2, partitions: 2 });
      assert.deepEqual(yield* daysLeft, [
        { batch: "2027-03-27", row: "2027-03-27" },
        { batch: "2027-03-31", row: "2027-03-31" },
      ]);
      yield* TestClock.setTime(Date.parse("2027-04-30T08:00:00Z"));
      assert.deepEqual(yield* forget(threeDays), { batches: 2, partitions: 4 });
    }).pipe(Effect.provide(OperatorAdapter.layer)),
  );

  test(
    "each row of a bulk call carries its account",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const { postRows } = yield* bulkHolder;
      assert.equal((yield* postRows([row])).status, 200);
      const [found] = yield* sql<{ readonly same: boolean }>`select r.account_id = b.account_id as same
        from bulk_row r join bulk_batch b on b.id = r.batch_id order by b.processed_at desc limit 1`;
      assert.equal(found?.same, true);
    }).pipe(Effect.provide(services)),
  );

  test(
    "bulk calls of any length are recorded after a process with a clock of its own let this month go",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const { postRows } = yield* bulkHolder;
      assert.equal((yield* postRows([row])).status, 200);
      for (const count of [1, 600, 1_200]) {
        yield* sql`select drop_bulk_months('2100-01-01'::date)`;
        assert.equal((yield* postRows(Array.from({ length: count }, () => row))).status, 200);
        const kept = yield* sql<{ readonly rows: number }>`select count(*)::integer as rows from bulk_row`;
        assert.deepEqual(kept, [{ rows: count }]);
      }
    }).pipe(Effect.provide(services)),
  );
});

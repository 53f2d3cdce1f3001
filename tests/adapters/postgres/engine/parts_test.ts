/** Reads in parts: every row once and in order, however many there are, as of one moment, with other work in between. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import assert from "node:assert/strict";
import { nextPart, readInParts } from "../../../../src/adapters/postgres/engine/parts.ts";
import { IoTurn } from "../../../../src/application/yield_to_io.ts";
import { recordOf } from "../../../../src/kernel/text/json.ts";
import { onEachDatabase } from "../../../support/databases.ts";

const numberOf = (row: object): unknown => recordOf(row)["n"];

const series = (most: number) => ({
  columns: "n",
  from: "generate_series(1, $1::integer) n",
  order: "n",
  values: [most],
});

Deno.test("a part has a million characters about, four times the rows of the one before at most, and one row at least", () => {
  const rows = (count: number, characters: number) =>
    Array.from({ length: count }, () => ({ x: "x".repeat(characters - 8) }));
  assert.equal(nextPart(rows(100, 100), 5_000), 400);
  assert.equal(nextPart(rows(400, 1_000), 5_000), 1_000);
  assert.equal(nextPart(rows(2_000, 100), 5_000), 5_000);
  assert.equal(nextPart(rows(100, 20_000), 5_000), 50);
  assert.equal(nextPart(rows(3, 2_000_000), 5_000), 1);
});

onEachDatabase((test) => {
  test(
    "of rows that become long and short again each is read once",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const lengths = yield* readInParts(sql, (row) => String(recordOf(row)["text"]).length)({
        ...series(3_000),
        columns: "repeat('x', case when n between 600 and 900 then 20000 else n % 7 end) as text",
      });
      const wanted = Array.from({ length: 3_000 }, (_, at) => at >= 599 && at < 900 ? 20_000 : (at + 1) % 7);
      assert.deepEqual(lengths, wanted);
    }),
  );

  test(
    "of any number of rows each is read once, in the order of the statement, also in a transaction and twice in one",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const read = readInParts(sql, numberOf);
      const numbers = (most: number) => read(series(most));
      for (const most of [0, 1, 500, 501, 2_100, 2_101, 5_000, 5_001, 12_345]) {
        assert.deepEqual(yield* numbers(most), Array.from({ length: most }, (_, index) => index + 1));
      }
      const twice = yield* sql.withTransaction(Effect.zip(numbers(700), numbers(800)));
      assert.deepEqual(twice.map(({ length }) => length), [700, 800]);
    }),
  );

  test(
    "other work is done between two parts, a row that can't be read is a defect, and the connection is free again",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      let passes = 0;
      const slowly = readInParts(sql, (row) => {
        if (Number(numberOf(row)) % 1_000 === 0) {
          const until = performance.now() + 6;
          while (performance.now() < until) { /* a row that takes long */ }
        }
        return row;
      });
      const turn = { pass: () => Promise.resolve(passes += 1).then(() => {}) };
      yield* Effect.provideService(slowly(series(12_000)), IoTurn, turn);
      assert.ok(passes >= 5, `${passes} passes`);
      const broken = readInParts(sql, (row) => {
        if (numberOf(row) === 6_000) throw new TypeError("unreadable");
        return row;
      });
      const exit = yield* Effect.exit(broken(series(9_000)));
      assert.ok(Exit.isFailure(exit));
      assert.equal((yield* sql`select 1`).length, 1);
    }),
  );
});

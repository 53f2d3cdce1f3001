/** Calls that wait for each other in one importer's ledger: none holds a connection meanwhile, and all are carried out. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as Ledger from "../../../../src/adapters/postgres/imports/ledger.ts";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import { ImportLedger } from "../../../../src/application/imports/import_ports.ts";
import { newId } from "../../../../src/application/new_id.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { day, entries } from "../../../support/importer_year.ts";
import { newcomer, withIds } from "../../../support/ledger.ts";
import { inRealTime } from "../../../support/passing_time.ts";
import { hasPostgres } from "../../../support/postgres_programs.ts";

const services = Layer.mergeAll(Layer.fresh(Ledger.layer), Layer.fresh(People.layer));

/** More than the pool has connections. */
const calls = 30;

if (hasPostgres) {
  onOneDatabase((test) => {
    test(
      "calls that wait for an importer whom another process has hold no connection, and are carried out after it",
      Effect.gen(function* () {
        const who = yield* newcomer;
        const sql = yield* SqlClient.SqlClient;
        const { record } = yield* ImportLedger;
        const [first = assert.fail()] = withIds(entries, who);
        const taken = yield* Deferred.make<void>();
        const over = yield* Deferred.make<void>();
        const other = yield* Effect.fork(sql.withTransaction(Effect.gen(function* () {
          yield* sql.unsafe("select 1 from importer where id = $1::uuid for update", [who.importerId]);
          yield* Deferred.succeed(taken, undefined);
          yield* Deferred.await(over);
        })));
        yield* Deferred.await(taken);
        const waiting = yield* Effect.fork(Effect.forEach(
          Array.from({ length: calls }, (_, at) => ({ ...first, id: newId(testsBegin + at), item: at + 1 })),
          (entry) => record(who, [entry], { today: day("2026-12-31") }),
          { concurrency: "unbounded" },
        ));
        const round = Effect.zipRight(TestClock.adjust("100 millis"), sql.unsafe("select 1 as one"));
        for (let count = 0; count < calls; count++) assert.equal((yield* round).length, 1);
        assert.ok(Option.isNone(yield* Fiber.poll(waiting)));
        yield* Deferred.succeed(over, undefined);
        yield* Fiber.join(other);
        const results = yield* inRealTime(waiting);
        assert.deepEqual(
          results.flatMap((each) => Option.getOrElse(each, () => []).map(({ result }) => result)),
          Array.from({ length: calls }, () => "added"),
        );
      }).pipe(Effect.provide(services)),
    );
  });
}

/** Bulk calls that fail half way. Contract section 4.5; decisions, "Errors". */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { Batches, ReferenceData } from "../../../../src/application/ports.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { calculatedRow, refusedRow } from "../../../support/answered.ts";
import { bulkHolder, bulkPath, keptOf, newKey, row } from "../../../support/bulk.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { client, freshPeer, holder, services } from "../../../support/whole_service.ts";

onEachDatabase((test) => {
  test(
    "a database that is lost between compute and commit is 503, nothing is kept, and the retry computes again",
    Effect.gen(function* () {
      const away = new ServiceUnavailable({ message: "The database is away.", retryAfterSeconds: 5 });
      const real = yield* Batches;
      const { key } = yield* holder("enterprise", ["cbam:bulk"]);
      const init = (headers: Record<string, string>): RequestInit => ({
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
        body: JSON.stringify({ shipments: [row] }),
      });
      const again = newKey();
      const broken = Layer.succeed(Batches, {
        ...real,
        record: (batch, alongside) => real.record(batch, Effect.zipRight(alongside ?? Effect.void, away)),
      });
      const lost = yield* Effect.flatMap(
        client(freshPeer()),
        (ask) => ask(bulkPath, init({ ...again, "x-request-id": "lost" })),
      )
        .pipe(Effect.provide(broken));
      assert.equal(lost.status, 503);
      assert.equal(lost.headers.get("retry-after"), "5");
      assert.deepEqual(yield* keptOf("lost"), { batches: 0, rows: 0 });
      const ask = yield* client(freshPeer());
      const retried = yield* ask(bulkPath, init(again));
      assert.equal(retried.status, 200);
      assert.equal(retried.headers.get("idempotent-replayed"), null);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a client that goes away before the commit leaves nothing half written",
    Effect.gen(function* () {
      const real = yield* Batches;
      const { key } = yield* holder("enterprise", ["cbam:bulk"]);
      const abort = new AbortController();
      const stalled = Layer.succeed(Batches, {
        ...real,
        record: (batch, alongside) =>
          real.record(
            batch,
            Effect.zipRight(
              alongside ?? Effect.void,
              Effect.zipRight(Effect.sync(() => abort.abort()), Effect.never),
            ),
          ),
      });
      const ask = yield* Effect.provide(client(freshPeer()), stalled);
      const idempotencyKey = newKey();
      yield* ask(bulkPath, {
        method: "POST",
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          "x-request-id": "gone",
          ...idempotencyKey,
        },
        body: JSON.stringify({ shipments: [row] }),
        signal: abort.signal,
      });
      assert.deepEqual(yield* keptOf("gone"), { batches: 0, rows: 0 });
      const sql = yield* SqlClient.SqlClient;
      const [left] = yield* sql<{ n: number }>`select count(*)::int as n from idempotency_key where key = ${
        idempotencyKey["idempotency-key"]
      }`;
      assert.equal(left?.n, 0);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a calculator that fails on every row is 500 and keeps nothing; on one row it is that row's error",
    Effect.gen(function* () {
      const reference = yield* ReferenceData;
      const { tables, searchIndex } = reference.current();
      const failing = new Map(tables.benchmarks);
      failing.get = (code) => {
        if (code.startsWith("7208")) throw new Error("a mistake of ours");
        return tables.benchmarks.get(code);
      };
      const broken = Layer.succeed(ReferenceData, {
        ...reference,
        current: () => ({ tables: { ...tables, benchmarks: failing }, searchIndex }),
      });
      const { postRows } = yield* Effect.provide(bulkHolder, broken);
      const all = yield* postRows([row, row], { "x-request-id": "all" });
      assert.equal(all.status, 500);
      assert.match(all.problem.error, /failed on every row.*send the same call again/);
      assert.ok(!all.text.includes("a mistake of ours"));
      assert.deepEqual(yield* keptOf("all"), { batches: 0, rows: 0 });
      const one = yield* postRows([row, { ...row, cn_code: "76011010" }]);
      assert.equal(one.status, 200);
      assert.match(refusedRow(one.bulk.results[0]).message, /failed unexpectedly on our side/);
      assert.notEqual(calculatedRow(one.bulk.results[1]).status, "error");
    }).pipe(Effect.provide(services)),
  );
});

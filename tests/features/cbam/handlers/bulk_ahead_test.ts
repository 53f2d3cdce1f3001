/** Bulk calls that are worked on before they are let in, and kept before they are calculated to their end. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { rateLimited } from "../../../../src/application/accounts/rate_limited.ts";
import { Batches, RateLimiter } from "../../../../src/application/ports.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { bulkHolder, bulkPath, keptOf, newKey, row } from "../../../support/bulk.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { services } from "../../../support/whole_service.ts";
import { yieldToIo } from "../../../../src/application/yield_to_io.ts";

/** More than are written when all are calculated. */
const many = Array.from({ length: 1_700 }, (_, index) => ({ ...row, client_ref: `row ${index}` }));

onEachDatabase((test) => {
  test(
    "many rows are kept as they were answered, by two calls at the same time as by one",
    Effect.gen(function* () {
      const { postRows, get } = yield* bulkHolder;
      const ids = ["one", "two", "three"];
      const answers = yield* Effect.forEach(
        ids,
        (id) => postRows(many, { "x-request-id": id }),
        { concurrency: "unbounded" },
      );
      for (const [index, answer] of answers.entries()) {
        assert.equal(answer.status, 200);
        const id = ids[index] ?? "";
        assert.deepEqual(yield* keptOf(id), { batches: 1, rows: many.length });
        const page = yield* get(`${bulkPath}/${id}?offset=1000&limit=700`);
        const kept = page.batch.results.map((
          { client_ref: ref, row_index: at, output },
        ) => [ref, at, output]);
        const said = answer.bulk.results.map((
          { client_ref: ref, row_index: at, output },
        ) => [ref, at, output]);
        assert.deepEqual(kept, said.slice(1_000));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "many rows of a call that fails when it is kept are not there, and its retry is",
    Effect.gen(function* () {
      const away = new ServiceUnavailable({ message: "The database is away.", retryAfterSeconds: 5 });
      const real = yield* Batches;
      const broken = Layer.succeed(Batches, {
        ...real,
        recordWhile: (start, make, alongside) =>
          real.recordWhile(start, make, Effect.zipRight(alongside ?? Effect.void, away)),
      });
      const again = { ...newKey(), "x-request-id": "lost" };
      const { postRows, get } = yield* Effect.provide(bulkHolder, broken);
      assert.equal((yield* postRows(many, again)).status, 503);
      assert.deepEqual(yield* keptOf("lost"), { batches: 0, rows: 0 });
      assert.equal((yield* get(`${bulkPath}/lost`)).status, 404);
      const whole = yield* bulkHolder;
      assert.equal((yield* whole.postRows(many, again)).status, 200);
      assert.deepEqual(yield* keptOf("lost"), { batches: 1, rows: many.length });
    }).pipe(Effect.provide(services)),
  );

  test(
    "a call that turns out to be over its limit is 429 whatever it asks, and leaves nothing",
    Effect.gen(function* () {
      const real = yield* RateLimiter;
      const full = Layer.succeed(RateLimiter, {
        ...real,
        takeNow: () => undefined,
        take: (quota) => Effect.zipRight(yieldToIo, rateLimited(quota, 7)),
      });
      const { postRows, post } = yield* Effect.provide(bulkHolder, full);
      for (const rows of [[row], many]) {
        for (const headers of [{}, newKey()]) {
          const refused = yield* postRows(rows, { ...headers, "x-request-id": "refused" });
          assert.equal(refused.status, 429);
          assert.equal(refused.headers.get("retry-after"), "7");
          assert.deepEqual(yield* keptOf("refused"), { batches: 0, rows: 0 });
        }
      }
      assert.equal((yield* post("no JSON")).status, 429);
      const again = newKey();
      assert.equal((yield* postRows([row], again)).status, 429);
      const admitted = yield* bulkHolder;
      assert.equal((yield* admitted.postRows([row], again)).status, 200);
    }).pipe(Effect.provide(services)),
  );
});

/** Many large bulk calls at once on the embedded database, which has one connection for everybody. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import assert from "node:assert/strict";
import * as Batches from "../../../../src/adapters/postgres/bulk/batches.ts";
import { bulkHolder, row } from "../../../support/bulk.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { services } from "../../../support/whole_service.ts";

const many = Array.from({ length: 400 }, () => row);
const calls = 8;

const batchesKept = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql<
      { readonly kept: number }
    >`select count(*)::int as kept from bulk_batch where request_id like 'crowd-%'`,
    ([found]) => found?.kept ?? 0,
  ));

onEachDatabase((test, name) => {
  if (name !== "embedded") return;
  test(
    "who asks while large bulk calls are kept waits for one of them at most",
    Effect.gen(function* () {
      const { postRows } = yield* Effect.provide(
        bulkHolder,
        Layer.fresh(Batches.layer({ isEmbedded: true, isCompressed: false })),
      );
      const crowd = yield* Effect.fork(
        Effect.forEach(
          Array.from({ length: calls }, (_, index) => `crowd-${index}`),
          (id) => postRows(many, { "x-request-id": id }),
          { concurrency: "unbounded" },
        ),
      );
      const seen = [0];
      while (Option.isNone(yield* Fiber.poll(crowd))) seen.push(yield* batchesKept);
      for (const answer of yield* Fiber.join(crowd)) assert.equal(answer.status, 200);
      assert.equal(seen.at(-1), calls);
      const between = seen.slice(1).map((kept, index) => kept - (seen[index] ?? 0));
      // One, and another where this thread was slow to ask again.
      assert.ok(Math.max(...between) <= 2, `${Math.max(...between)} were kept before it was answered`);
    }).pipe(Effect.provide(services)),
  );
});

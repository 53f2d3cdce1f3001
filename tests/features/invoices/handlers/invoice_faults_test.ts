/** Invoices when something fails half way, is asked for twice, or is over. Decisions, "Errors"; architecture, "State". */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import { DocumentStore, Invoices } from "../../../../src/application/documents/document_ports.ts";
import { purgeExpired, sweeper } from "../../../../src/application/purge_expired.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { keysIn } from "../../../support/document_stores.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { answer, invoiceHolder, invoicesPath } from "../../../support/invoice_calls.ts";
import { exampleRequest } from "../../../support/invoices.ts";
import { watchedTurns } from "../../../support/passing_time.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";

const away = new ServiceUnavailable({ message: "The storage is away.", retryAfterSeconds: 10 });
const two = { documents: ["commercial", "packing-list"] };
const laterMs = 7_200_000;

const storedKeys = Effect.gen(function* () {
  const store = yield* DocumentStore;
  return yield* keysIn(store);
});

const invoiceCount = Effect.map(
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql<{ n: number }>`select count(*)::int as n from invoice`),
  ([found]) => found?.n,
);

/** Files have the machine's own time, whatever the test's clock says. */
const hoursLater = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.withClock(
    effect,
    Object.assign(Clock.make(), { currentTimeMillis: Effect.sync(() => Date.now() + laterMs) }),
  );

onEachDatabase((test) => {
  test(
    "a storage that fails in the middle is 503: no invoice, no document, and the retry works",
    Effect.gen(function* () {
      const before = yield* invoiceCount;
      const real = yield* DocumentStore;
      let puts = 0;
      const failing = Layer.succeed(DocumentStore, {
        ...real,
        put: (key, bytes) => ++puts === 2 ? Effect.fail(away) : real.put(key, bytes),
      });
      const { post } = yield* Effect.provide(invoiceHolder, failing);
      const key = { "idempotency-key": crypto.randomUUID() };
      const failed = yield* post(exampleRequest("commercial"), two, key);
      assert.equal(failed.status, 503);
      assert.equal(failed.headers.get("retry-after"), "10");
      assert.deepEqual(yield* storedKeys, []);
      assert.equal(yield* invoiceCount, before);
      const retried = yield* post(exampleRequest("commercial"), two, key);
      assert.equal(retried.status, 200);
      assert.equal(retried.headers.get("idempotent-replayed"), null);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a database that is lost before the commit is 503; the documents that no invoice knows are removed later",
    Effect.gen(function* () {
      const real = yield* Invoices;
      const broken = Layer.succeed(Invoices, {
        ...real,
        record: (invoice, more) =>
          real.record(invoice, { ...more, alongside: Effect.zipRight(more.alongside, away) }),
      });
      const { post } = yield* Effect.provide(invoiceHolder, broken);
      const before = yield* invoiceCount;
      assert.equal((yield* post(exampleRequest("commercial"), two)).status, 503);
      assert.equal(yield* invoiceCount, before);
      assert.equal((yield* storedKeys).length, 2);
      const { post: postWell } = yield* invoiceHolder;
      const kept = yield* postWell(exampleRequest("commercial"), two);
      assert.equal((yield* purgeExpired).orphans, 0);
      assert.equal((yield* hoursLater(purgeExpired)).orphans, 2);
      const left = yield* storedKeys;
      assert.deepEqual([...left].sort(), [
        `invoices/${kept.invoice.id}/commercial.pdf`,
        `invoices/${kept.invoice.id}/packing-list.pdf`,
      ]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "two retries at once with one key make one invoice; a later one has the same bytes; another payload is 422",
    Effect.gen(function* () {
      const real = yield* DocumentStore;
      const [isTold, begun] = [yield* Deferred.make<void>(), { calls: 0 }];
      const tell = Deferred.succeed(isTold, undefined);
      /** The first call goes on once the other one was answered, or has begun too. */
      const stalled = Layer.succeed(DocumentStore, {
        ...real,
        put: (key, bytes) =>
          Effect.zipRight(
            key.endsWith("commercial.pdf") && ++begun.calls === 2 ? tell : Deferred.await(isTold),
            real.put(key, bytes),
          ),
      });
      const { post } = yield* Effect.provide(invoiceHolder, stalled);
      const before = (yield* invoiceCount) ?? 0;
      const key = { "idempotency-key": crypto.randomUUID() };
      const send = Effect.tap(post(exampleRequest("commercial"), two, key), () => tell);
      const both = yield* Effect.all([send, send], { concurrency: "unbounded" });
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
      const first = both.find(({ status }) => status === 200);
      const later = yield* post(exampleRequest("commercial"), two, key);
      assert.equal(later.text, first?.text);
      assert.equal(later.headers.get("idempotent-replayed"), "true");
      assert.equal(yield* invoiceCount, before + 1);
      const other = yield* post(exampleRequest("commercial"), { documents: ["commercial"] }, key);
      assert.equal(other.status, 422);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a client that goes away while its documents are stored leaves none of them",
    Effect.gen(function* () {
      const real = yield* DocumentStore;
      const isStored = yield* Deferred.make<void>();
      const stalled = Layer.succeed(DocumentStore, {
        ...real,
        put: (key, bytes) =>
          key.endsWith("commercial.pdf")
            ? Effect.zipRight(real.put(key, bytes), Deferred.succeed(isStored, undefined))
            : Effect.never,
      });
      const { authorization } = yield* invoiceHolder;
      const ask = yield* Effect.provide(client(freshPeer()), stalled);
      const abort = new AbortController();
      const call = yield* Effect.fork(ask(invoicesPath, {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify({ ...exampleRequest("commercial"), ...two }),
        signal: abort.signal,
      }));
      yield* Deferred.await(isStored);
      assert.equal((yield* storedKeys).length, 1);
      abort.abort();
      yield* Fiber.join(call);
      assert.deepEqual(yield* storedKeys, []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a purge that breaks on a mistake of ours is made again ten minutes later",
    Effect.gen(function* () {
      const real = yield* DocumentStore;
      let purges = 0;
      const breaking = Layer.succeed(DocumentStore, {
        ...real,
        listed: Stream.suspend(() =>
          Stream.fromEffect(
            ++purges === 1 ? Effect.dieMessage("a mistake") : away,
          )
        ),
      });
      const turns = watchedTurns();
      yield* turns.after("10 minutes", "The purge").pipe(
        Effect.provide(Layer.provide(sweeper, Layer.merge(breaking, turns.layer))),
      );
      assert.equal(purges, 2);
    }).pipe(Effect.provide(services)),
  );

  test(
    "after 30 days the documents are removed, the request is forgotten, and the invoice says so",
    Effect.gen(function* () {
      const { post, get, follow } = yield* invoiceHolder;
      const made = yield* post(exampleRequest("commercial"), two);
      const path = `${invoicesPath}/${made.invoice.id}`;
      const sql = yield* SqlClient.SqlClient;
      const [kept] = yield* sql<{ days: number }>`
        select (extract(epoch from expires_at - created_at) / 86400)::int as days from invoice where id = ${made.invoice.id}`;
      assert.equal(kept?.days, 30);
      assert.equal((yield* purgeExpired).invoices, 0);
      yield* sql`update invoice set expires_at = created_at - interval '1 second' where id = ${made.invoice.id}`;
      const over = yield* get(path);
      assert.equal(over.status, 410);
      assert.match(over.problem.error, /were kept for 30 days/);
      assert.equal((yield* purgeExpired).invoices, 1);
      assert.equal((yield* get(path)).status, 410);
      const file = yield* follow(made.invoice.documents[0]?.signedUrl ?? "");
      assert.equal(file.status, 404);
      assert.match((yield* answer(file)).problem.error, /retention is over/);
      const [row] = yield* sql<{ gone: boolean }>`
        select request is null as gone from invoice where id = ${made.invoice.id}`;
      assert.equal(row?.gone, true);
    }).pipe(Effect.provide(services)),
  );
});

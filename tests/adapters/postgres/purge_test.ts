/** The purge on both databases: past rows that fail, to the end however many there are. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as IdempotencyAdapter from "../../../src/adapters/postgres/idempotency.ts";
import * as InvoicesAdapter from "../../../src/adapters/postgres/invoices.ts";
import * as AttachmentsAdapter from "../../../src/adapters/postgres/attachments/attachments.ts";
import * as OperatorAdapter from "../../../src/adapters/postgres/accounts/operator.ts";
import { purgeIdle } from "../../../src/adapters/postgres/rate_limiter.ts";
import { DocumentStore, Invoices, Outbox } from "../../../src/application/documents/document_ports.ts";
import { Idempotency, Operator } from "../../../src/application/ports.ts";
import { purgeExpired } from "../../../src/application/purge_expired.ts";
import { ServiceUnavailable } from "../../../src/contract/failures.ts";
import { onEachDatabase, testsBegin } from "../../support/databases.ts";
import { filesIn } from "../../support/document_stores.ts";
import { holder } from "../../support/whole_service.ts";

const outbox = Layer.mock(Outbox, { forgetFinishedBefore: () => Effect.succeed(0) });
const services = Layer.mergeAll(
  Layer.provideMerge(InvoicesAdapter.layer, outbox),
  IdempotencyAdapter.layer({ isAlone: false }),
  OperatorAdapter.layer,
  AttachmentsAdapter.layer,
);

onEachDatabase((test) => {
  test(
    "an invoice that can't be read or whose document can't be removed stops no other's retention",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const operator = yield* Operator;
      const { id: keyId } = yield* holder("pro", ["invoices:write"]);
      const [account] = yield* operator.accounts;
      const expire = (documents: string, request: string) => {
        const id = crypto.randomUUID();
        return Effect.as(
          sql.unsafe(
            `insert into invoice (id, account_id, key_id, short_id, documents, request, created_at, expires_at)
             values ($1::uuid, $2::uuid, $3::uuid, $4, $5::text[], $6::json, to_timestamp(0), to_timestamp(1))`,
            [id, account?.id, keyId, id, documents, request],
          ),
          id,
        );
      };
      const strange = yield* expire("{of-another-release}", "{}");
      const stuck = yield* expire("{commercial}", "{}");
      const good = [
        yield* expire("{commercial}", '{"invoice": {"invoiceNumber": "\\u0000"}}'),
        yield* expire("{commercial,packing-list}", "{}"),
      ];
      const away = new ServiceUnavailable({ message: "This one is stuck.", retryAfterSeconds: 1 });
      const store = yield* DocumentStore;
      const sticky = Layer.succeed(DocumentStore, {
        ...store,
        remove: (key) => key.includes(stuck) ? Effect.fail(away) : store.remove(key),
      });
      const purged = yield* Effect.provide(purgeExpired, sticky);
      assert.equal(purged.invoices, 2);
      const left = yield* sql<{ readonly id: string }>`select id from invoice where purged_at is null`;
      assert.deepEqual(left.map(({ id }) => id).sort(), [strange, stuck].sort());
      assert.equal((yield* (yield* Invoices).withDocuments(good)).size, 0);
    }).pipe(Effect.provide(Layer.provideMerge(services, filesIn)), Effect.scoped),
  );

  test(
    "tables that grew are purged to the end, and what still counts stays",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const { forgetOld } = yield* Idempotency;
      yield* holder("pro", ["cbam:read"]);
      yield* sql`insert into idempotency_key (account_id, endpoint, key, payload_hash, claimed_at, holder, held_until)
        select a.id, 'bulk', 'purged ' || n, '', to_timestamp(case when n > 5000 then ${
        testsBegin / 1000
      }::float8 else 0 end),
          gen_random_uuid(), to_timestamp(0) from (select id from account limit 1) a, generate_series(1, 5003) n`;
      assert.equal(yield* forgetOld, 5_000);
      assert.equal(yield* forgetOld, 0);
      yield* sql`insert into rate_limit select 'cbam purged ' || n, array[]::bigint[], 10, 3600000, 1, 1,
        case when n > 30000 then ${testsBegin}::bigint else 0 end, array[]::integer[], 0 from generate_series(1, 30004) n`;
      assert.equal(yield* purgeIdle, 30_000);
      const [left] = yield* sql<{ readonly n: number }>`
        select count(*)::int as n from rate_limit where subject like 'cbam purged %'`;
      assert.equal(left?.n, 4);
    }).pipe(Effect.provide(services)),
  );
});

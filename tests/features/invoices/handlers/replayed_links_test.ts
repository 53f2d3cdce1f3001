/** Signed links of answers that come again under an `Idempotency-Key`. Contract sections 4.7 and 8.2. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { isRecord, jsonOf, recordOf } from "../../../../src/kernel/text/json.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { exampleRequest } from "../../../support/invoices.ts";
import { invoiceHolder } from "../../../support/invoice_calls.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";

const document = recordOf(
  jsonOf(Deno.readTextFileSync(new URL("../../../../docs/openapi.json", import.meta.url))),
);

/** Whether a schema of the document, with all that it refers to, has a member that is a signed link. */
const hasLink = (schema: unknown, seen: ReadonlySet<string> = new Set()): boolean => {
  if (Array.isArray(schema)) return schema.some((each) => hasLink(each, seen));
  if (!isRecord(schema)) return false;
  const { $ref: reference } = schema;
  if (typeof reference === "string") {
    const name = reference.split("/").at(-1) ?? "";
    const schemas = recordOf(recordOf(document["components"])["schemas"]);
    return !seen.has(name) && hasLink(schemas[name], new Set([...seen, name]));
  }
  return Object.entries(schema).some(([name, part]) =>
    name === "signedUrl" || name === "download_url" || hasLink(part, seen)
  );
};

Deno.test("calls that are done once and answer with signed links are those whose replays are known to have fresh ones", () => {
  const found = Object.entries(recordOf(document["paths"])).flatMap(([path, methods]) => {
    const { parameters = [], responses } = recordOf(recordOf(methods)["post"]);
    const isKeyed = JSON.stringify(parameters).toLowerCase().includes("idempotency-key");
    return isKeyed && hasLink(responses) ? [path] : [];
  });
  assert.deepEqual(found.sort(), [
    "/api/v1/cbam/imports/declaration/documents",
    "/api/v1/cbam/reports",
    "/api/v1/invoices",
  ]);
});

onOneDatabase((test) => {
  test(
    "an invoice that is answered again under its key has links that are good for the hour that it says",
    Effect.gen(function* () {
      const { post, follow } = yield* invoiceHolder;
      const headers = { "idempotency-key": crypto.randomUUID() };
      const send = post(exampleRequest("commercial"), { documents: ["commercial", "packing-list"] }, headers);
      const made = yield* send;
      assert.equal(made.status, 200, made.text);
      yield* leap("23 hours");
      const again = yield* send;
      assert.deepEqual([again.status, again.headers.get("idempotent-replayed")], [200, "true"], again.text);
      const factsOf = ({ invoice: { id, shortId, documents } }: typeof made) => ({
        ...{ id, shortId },
        documents: documents.map(({ type, expiresIn }) => [type, expiresIn]),
      });
      assert.deepEqual(factsOf(again), factsOf(made));
      for (const { signedUrl } of made.invoice.documents) {
        assert.equal((yield* follow(signedUrl)).status, 410);
      }
      yield* leap("59 minutes");
      for (const { signedUrl } of again.invoice.documents) {
        assert.equal((yield* follow(signedUrl)).status, 200);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "an invoice that is gone when it is answered again under its key is 410, and says to make it again",
    Effect.gen(function* () {
      const { post } = yield* invoiceHolder;
      const sql = yield* SqlClient.SqlClient;
      const send = post(exampleRequest("commercial"), { documents: ["commercial"] }, {
        "idempotency-key": crypto.randomUUID(),
      });
      const { invoice: { id, shortId } } = yield* send;
      yield* sql`update invoice set purged_at = created_at, request = null where id = ${id}::uuid`;
      const purged = yield* send;
      assert.equal(purged.status, 410, purged.text);
      assert.match(purged.text, new RegExp(`${shortId}.*another Idempotency-Key`));
      yield* sql`delete from invoice where id = ${id}::uuid`;
      assert.equal((yield* send).status, 410);
    }).pipe(Effect.provide(services)),
  );
});

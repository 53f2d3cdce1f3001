/** Where an invoice's documents are mailed to, and that an address which can't be mailed is never passed over. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Outbox } from "../../../../src/application/documents/document_ports.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { invoiceHolder } from "../../../support/invoice_calls.ts";
import { exampleRequest } from "../../../support/invoices.ts";
import { sentMails, services } from "../../../support/whole_service.ts";

const documents = ["commercial"];

onOneDatabase((test) => {
  test(
    "an invoice whose email is null is made and not mailed",
    Effect.gen(function* () {
      const { post, email } = yield* invoiceHolder;
      const made = yield* post(exampleRequest("commercial"), { documents, email: null });
      assert.equal(made.status, 200, made.text);
      yield* (yield* Outbox).deliverDue;
      assert.deepEqual(sentMails.filter(({ to }) => to === email), []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an account whose address can't be mailed is told so, and makes invoices with an address or without a mail",
    Effect.gen(function* () {
      const { post, validate, email } = yield* invoiceHolder;
      const sql = yield* SqlClient.SqlClient;
      const umlaut = `jürgen-${email}`;
      yield* sql`update account set email = ${umlaut} where email = ${email}`;
      const refused = yield* post(exampleRequest("commercial"), { documents });
      assert.equal(refused.status, 400, refused.text);
      assert.deepEqual(refused.issues.map(({ path }) => path), ["/email"]);
      assert.ok(refused.problem.error.includes(umlaut));
      const checked = yield* validate(exampleRequest("commercial"));
      assert.equal(checked.validation.valid, false);
      assert.deepEqual(checked.validation.issues, refused.issues);
      const [stored] = yield* sql<{ n: number }>`select count(*)::int as n from invoice i
        join account a on a.id = i.account_id where a.email = ${umlaut}`;
      assert.equal(stored?.n, 0);
      for (const receiver of ["other@example.com", null]) {
        const made = yield* post(exampleRequest("commercial"), { documents, email: receiver });
        assert.equal(made.status, 200, made.text);
      }
    }).pipe(Effect.provide(services)),
  );
});

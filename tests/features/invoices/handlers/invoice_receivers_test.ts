/** Where an invoice's documents are mailed to, and that an address which can't be mailed is never passed over. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { countMail } from "../../../../src/application/documents/counted_mails.ts";
import { Outbox } from "../../../../src/application/documents/document_ports.ts";
import { Operator } from "../../../../src/application/ports.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { invoiceHolder } from "../../../support/invoice_calls.ts";
import { ask, inquiriesPath, question } from "../../../support/inquiry_calls.ts";
import { exampleRequest } from "../../../support/invoices.ts";
import { installationOf, supplierHolder } from "../../../support/supplier_calls.ts";
import { sentMails, services } from "../../../support/whole_service.ts";

const documents = ["commercial"];

const accountOf = (email: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const [account] = yield* sql<{ id: string }>`select id from account where email = ${email}`;
    assert.ok(account !== undefined);
    return account.id;
  });

const invoicesOf = (accountId: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const [found] = yield* sql<{ n: number }>`
      select count(*)::int as n from invoice where account_id = ${accountId}`;
    return found?.n;
  });

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

  test(
    "mails to others are counted by account, whichever key asks: by receiver, whose forms are one, and in all",
    Effect.gen(function* () {
      const { post, email } = yield* invoiceHolder;
      const { key } = yield* (yield* Operator).createKey(email, ["invoices:write"]);
      const accountId = yield* accountOf(email);
      const stranger = `${crypto.randomUUID()}@example.com`;
      const send = (to: string | null) => post(exampleRequest("commercial"), { documents, email: to });
      const sendByOther = (to: string) =>
        post(exampleRequest("commercial"), { documents, email: to }, { authorization: `Bearer ${key}` });
      const fill = (mails: number, to?: string) =>
        Effect.repeatN(countMail({ kind: "invoice-mails", accountId, ...(to && { to }) }), mails - 1);

      yield* fill(59, stranger);
      assert.equal((yield* send(stranger)).status, 200);
      for (const to of [stranger, stranger.toUpperCase(), stranger.replace("@", "+2@")]) {
        const refused = yield* sendByOther(to);
        assert.equal(refused.status, 429, refused.text);
        assert.ok(Number(refused.headers.get("retry-after")) > 0);
        assert.match(
          JSON.parse(refused.text).error,
          /^The account has sent the 60 mails to this address that it may in an hour \(mails-to-address\), so nothing was made: the next one is let through in \d+ seconds\. Without `email`, or with null, the documents are made now\.$/,
        );
      }
      assert.equal((yield* sendByOther(`other-${stranger}`)).status, 200);

      yield* fill(200 - 61);
      const last = yield* sendByOther(`third-${stranger}`);
      assert.equal(last.status, 429);
      assert.match(
        last.text,
        /has sent the 200 mails of invoices to other addresses than its own that it may/,
      );
      for (const to of [null, email, email.replace("@", "+customs@")]) {
        assert.equal((yield* send(to)).status, 200, "nobody else is mailed");
      }
      const made = yield* invoicesOf(accountId);
      assert.equal(made, 5, "a refused call makes nothing");
      yield* (yield* Outbox).deliverDue;
      assert.equal(sentMails.filter(({ to }) => to.toLowerCase() === stranger).length, 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a question to a supplier takes a place among the account's mails to the address, and is 429 without one",
    Effect.gen(function* () {
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      const { email, inquiry } = yield* ask(calls, site);
      const sql = yield* SqlClient.SqlClient;
      const [account] = yield* sql<{ id: string }>`
        select account_id as id from installation where id = ${inquiry.installation}`;
      const mail = { kind: "invoice-mails", accountId: account?.id ?? "", to: email } as const;
      yield* Effect.repeatN(countMail(mail), 58);
      const refused = yield* calls.post(inquiriesPath, { installation: site, ...question, email });
      assert.equal(refused.status, 429, refused.text);
      yield* ask(calls, site);
    }).pipe(Effect.provide(services)),
  );
});

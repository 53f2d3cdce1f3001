import assert from "node:assert/strict";
import * as Either from "effect/Either";
import { InvalidRequest } from "../../../../src/contract/failures.ts";
import { readingRules } from "../../../support/agreements.ts";
import { readInvoiceRequest } from "../../../../src/domain/invoices/request/read_request.ts";
import { receiverOf } from "../../../../src/domain/invoices/request/receiver.ts";
import { emailAddressOfText } from "../../../../src/kernel/email_address.ts";
import { asSent } from "../../../support/as_sent.ts";
import { changed } from "../../../support/invoices.ts";

const given = emailAddressOfText("given@example.com");
const umlaut = "jürgen@example.de";
const issue = {
  path: "/email",
  code: "missing",
  message:
    `email is missing, and the account's address "${umlaut}" can't be mailed: give an address, or null ` +
    "for no mail.",
};

Deno.test("documents go to the address of the request, else to the account's, and nowhere for null", () => {
  assert(given !== undefined);
  assert.deepEqual(receiverOf({ email: given }, umlaut), Either.right(given));
  assert.deepEqual(receiverOf({}, "account@example.com"), Either.right("account@example.com"));
  assert.deepEqual(receiverOf({ email: null }, umlaut), Either.right(undefined));
});

Deno.test("an account's address that can't be mailed is an issue where it is needed", () => {
  const receiver = receiverOf({}, umlaut);
  assert(Either.isLeft(receiver));
  assert.deepEqual(receiver.left.issues.map(asSent), [issue]);
});

Deno.test("a reading that knows the account's address names it among the other issues", () => {
  const read = (changes: Readonly<Record<string, unknown>>, accountEmail?: string) =>
    readInvoiceRequest(changed(changes), readingRules, accountEmail).request;
  const refused = read({ "/invoiceData/currency": "usd" }, umlaut);
  assert(Either.isLeft(refused) && refused.left instanceof InvalidRequest);
  assert.deepEqual(refused.left.issues.map(({ path }) => path), ["/invoiceData/currency", "/email"]);
  assert(Either.isRight(read({}, "account@example.com")));
  assert(Either.isRight(read({})));
  assert(Either.isRight(read({ "/email": null }, umlaut)));
  assert(Either.isRight(read({ "/email": given }, umlaut)));
});

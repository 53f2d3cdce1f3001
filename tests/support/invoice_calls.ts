/** Calls of the invoice endpoints as a client makes them, on the real router, database, printer and file store. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { answered, type HttpAnswer } from "./answered.ts";
import type { Json } from "./invoices.ts";
import { client, freshPeer, holder } from "./whole_service.ts";

export const invoicesPath = "/api/v1/invoices";

export const answer: (response: Response) => Effect.Effect<HttpAnswer> = answered;

export const pdfOf = (response: Response): Effect.Effect<Uint8Array> =>
  Effect.promise(async () => new Uint8Array(await response.arrayBuffer()));

/** A body: text and bytes as they are, an object as JSON with more members. */
export type InvoiceBody = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | Json;

const bodyOf = (body: InvoiceBody, more: Json): BodyInit =>
  typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream
    ? body
    : JSON.stringify({ ...body, ...more });

/** A new account's key for invoices, and what its holder does with it. */
export const invoiceHolder = Effect.gen(function* () {
  const ask = yield* client(freshPeer());
  const made = yield* holder("pro", ["invoices:write"]);
  const sql = yield* SqlClient.SqlClient;
  const [account] = yield* sql<{ email: string }>`
    select email from account a join api_key k on k.account_id = a.id where k.id = ${made.id}`;
  assert.ok(account !== undefined);
  const authorization = `Bearer ${made.key}`;
  const post = (path: string) => (body: InvoiceBody, more: Json = {}, headers: Record<string, string> = {}) =>
    Effect.flatMap(
      ask(path, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", ...headers },
        body: bodyOf(body, more),
      }),
      answered,
    );
  return {
    authorization,
    email: account.email,
    post: post(invoicesPath),
    validate: post(`${invoicesPath}/validate`),
    get: (path: string) => Effect.flatMap(ask(path, { headers: { authorization } }), answered),
    /** Follows a link as anyone would, without the key. */
    follow: (link: string, init?: RequestInit) => {
      const { pathname, search } = new URL(link);
      return ask(`${pathname}${search}`, init);
    },
  };
});

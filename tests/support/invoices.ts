/**
 * Invoice requests for tests: the examples of `fixtures/examples`, and changed copies of the first one.
 */
import assert from "node:assert/strict";
import { readingRules } from "./agreements.ts";
import * as Either from "effect/Either";
import { type InvoiceReading, readInvoiceRequest } from "../../src/domain/invoices/request/read_request.ts";
import type { RequestedInvoice } from "../../src/domain/invoices/request/requested_invoice.ts";
import type { InvoiceData, LineItem } from "../../src/domain/invoices/invoice.ts";

/** A JSON object whose members tests set and delete. */
export type Json = Record<string, unknown>;

/** @returns the parsed example: `commercial`, `proforma` or `origin-arabic` */
export const exampleRequest = (name: string): Json =>
  JSON.parse(Deno.readTextFileSync(new URL(`../../fixtures/examples/invoice-${name}.json`, import.meta.url)));

/** @returns the reading of any JSON, where every character can be printed */
export const readingOf = (body: unknown): InvoiceReading => readInvoiceRequest(body, readingRules);

/** @returns the request that an example is read as */
export const exampleInvoice = (name: string): RequestedInvoice =>
  Either.getOrThrow(readingOf(exampleRequest(name)).request);

/** @returns the commercial example with the value at the JSON pointer replaced; `undefined` removes it */
export const changed = (changes: Readonly<Record<string, unknown>>): Json => {
  const request = exampleRequest("commercial");
  for (const [pointer, value] of Object.entries(changes)) {
    const names = pointer.slice(1).split("/");
    const last = names.pop() ?? "";
    const holder = names.reduce<Json>((object, name) => {
      const inner = object[name];
      assert(isJson(inner), `the example has no ${pointer}`);
      return inner;
    }, request);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return request;
};

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** @returns the commercial example with `count` lines, made from its first one, and figures that agree */
export const invoiceOf = (
  count: number,
  line: (index: number) => Partial<LineItem> = () => ({}),
): InvoiceData => {
  const { invoice } = exampleInvoice("commercial");
  const [first] = invoice.lineItems;
  assert(first !== undefined);
  const lineItems = Array.from(
    { length: count },
    (_, index) => ({ ...first, id: `${index}`, ...line(index) }),
  );
  const hundredths = lineItems.reduce((sum, { totalValue }) => sum + Math.round(totalValue * 100), 0);
  const charges = Math.round(((invoice.freight ?? 0) + (invoice.insurance ?? 0)) * 100);
  return { ...invoice, lineItems, totalDeclaredValue: (hundredths + charges) / 100 };
};

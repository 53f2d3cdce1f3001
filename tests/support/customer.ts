/** A customer of a service that runs somewhere: what must work wherever it was installed. */
import assert from "node:assert/strict";
import { exampleRequest } from "./invoices.ts";

/** How the customer reaches the service. */
export interface Customer {
  readonly origin: string;
  readonly key: string;
  /** For a certificate that no authority signed. */
  readonly client?: Deno.HttpClient;
}

/** What the customer has in hand afterwards. */
export interface Bought {
  readonly report: { readonly id: string; readonly issuedOn: string };
  readonly invoiceId: string;
}

const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-02-15" };

/** Whom the example's documents are mailed to. */
export const recipient = String(exampleRequest("origin-arabic")["email"] ?? "a@example.com");

const call = async ({ origin, key, client }: Customer, path: string, body?: unknown) => {
  const answer = await fetch(new URL(path, origin), {
    ...(client === undefined ? {} : { client }),
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return answer;
};

const isPdf = async (customer: Customer, link: string): Promise<void> => {
  const { client } = customer;
  const answer = await fetch(new URL(link, customer.origin), client === undefined ? {} : { client });
  assert.equal(answer.status, 200, link);
  assert.equal(new TextDecoder().decode((await answer.bytes()).subarray(0, 5)), "%PDF-");
};

/** A calculation, a bulk call, a report and an invoice; every PDF is fetched. */
export const buy = async (customer: Customer): Promise<Bought> => {
  const calculated = await (await call(customer, "/api/v1/cbam/calculate", shipment)).json();
  assert.equal(calculated.net_cost_eur, 163.53);
  const { import: _, ...row } = shipment;
  const bulk = await (await call(customer, "/api/v1/cbam/bulk", { shipments: [row] })).json();
  assert.equal(bulk.summary.in_scope, 1);
  const report = await (await call(customer, "/api/v1/cbam/reports", shipment)).json();
  await isPdf(customer, report.download_url);
  const invoice = await (await call(customer, "/api/v1/invoices", exampleRequest("origin-arabic"))).json();
  assert.ok(invoice.documents.length > 0);
  for (const { signedUrl } of invoice.documents) await isPdf(customer, signedUrl);
  return { report: { id: report.id, issuedOn: report.issued_at }, invoiceId: invoice.id };
};

/** What was bought is still there: the report verifies, and every PDF can be fetched by a fresh link. */
export const findAgain = async (customer: Customer, { report, invoiceId }: Bought): Promise<void> => {
  const body = { reportId: report.id, issuedDate: report.issuedOn };
  assert.equal((await (await call(customer, "/api/v1/cbam/verify", body)).json()).ok, true);
  const found = await (await call(customer, `/api/v1/cbam/reports/${report.id}`)).json();
  await isPdf(customer, found.download_url);
  const invoice = await (await call(customer, `/api/v1/invoices/${invoiceId}`)).json();
  for (const { signedUrl } of invoice.documents) await isPdf(customer, signedUrl);
};

/** @returns the key that an operator's command or a first start printed */
export const keyIn = (text: string): string => {
  const [key] = /cik_[0-9a-f]{48}/.exec(text) ?? [];
  assert.ok(key !== undefined, text);
  return key;
};

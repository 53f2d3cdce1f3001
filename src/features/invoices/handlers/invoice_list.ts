/**
 * An account's invoices, newest first, page by page. Decisions, "Changed and added on 21 November 2026", "Answers".
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { Invoices } from "../../../application/documents/document_ports.ts";
import { pageOf, partFor } from "../../../application/page.ts";
import type { InvoiceEntry } from "../../../contract/answers/lists.ts";
import * as Contract from "../../../contract/invoices.ts";
import type { InvoiceRecord } from "../../../domain/invoices/record.ts";
import { implementFor } from "../../../http/routes/implement.ts";

const invoiceEntry = (invoice: InvoiceRecord, nowMs: number): InvoiceEntry => ({
  id: invoice.id,
  shortId: invoice.shortId,
  invoiceNumber: invoice.invoiceNumber,
  documents: invoice.documents,
  createdAt: new Date(invoice.createdAtMs).toISOString(),
  expiresAt: new Date(invoice.expiresAtMs).toISOString(),
  available: !invoice.isPurged && nowMs < invoice.expiresAtMs,
});

export const invoiceList = implementFor(
  Contract.invoiceList,
  ({ query }, caller) =>
    Effect.gen(function* () {
      const found = yield* (yield* Invoices).list(caller, partFor(query));
      const { entries, nextCursor } = pageOf("invoices", query, found);
      const nowMs = yield* Clock.currentTimeMillis;
      return { invoices: entries.map((invoice) => invoiceEntry(invoice, nowMs)), nextCursor };
    }),
);

/**
 * What an account made, newest first, page by page. Decisions, "Changed and added on 21 November 2026", "Answers".
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { closingNow } from "../../application/cbam/cbam_queries.ts";
import { world } from "../../application/cbam/world.ts";
import { Invoices, type LinkSigner } from "../../application/documents/document_ports.ts";
import { pageOf, partFor } from "../../application/page.ts";
import { Batches } from "../../application/ports.ts";
import { downloadLink } from "../../application/reports/report_pdf.ts";
import { Reports } from "../../application/reports/report_ports.ts";
import type { InvoiceEntry, ReportEntry } from "../../contract/answers/lists.ts";
import * as Bulk from "../../contract/bulk.ts";
import * as InvoicesContract from "../../contract/invoices.ts";
import * as ReportsContract from "../../contract/reports.ts";
import { batchEntry } from "../../domain/cbam/bulk/bulk_record.ts";
import type { InvoiceRecord } from "../../domain/invoices/record.ts";
import { contentOf, type StoredReport, verifiedReport } from "../../domain/reports/report.ts";
import { implementFor } from "../server/implement.ts";

const reportEntry = (report: StoredReport): Effect.Effect<ReportEntry, never, LinkSigner> =>
  Effect.map(downloadLink(report), (link) => ({
    id: report.id,
    status: report.status,
    client_ref: contentOf(report).client_ref,
    ...verifiedReport(report, link),
  }));

const invoiceEntry = (invoice: InvoiceRecord, nowMs: number): InvoiceEntry => ({
  id: invoice.id,
  shortId: invoice.shortId,
  invoiceNumber: invoice.invoiceNumber,
  documents: invoice.documents,
  createdAt: new Date(invoice.createdAtMs).toISOString(),
  expiresAt: new Date(invoice.expiresAtMs).toISOString(),
  available: !invoice.isPurged && nowMs < invoice.expiresAtMs,
});

export const reportList = implementFor(
  ReportsContract.reportList,
  ({ query }, caller) =>
    Effect.gen(function* () {
      const found = yield* (yield* Reports).list(caller, partFor(query));
      const { entries, nextCursor } = pageOf(query, found);
      return {
        reports: yield* Effect.forEach(entries, reportEntry),
        next_cursor: nextCursor,
        ...closingNow(yield* world),
      };
    }),
);

export const bulkList = implementFor(Bulk.bulkList, ({ query }, caller) =>
  Effect.gen(function* () {
    const found = yield* (yield* Batches).list(caller, partFor(query));
    const { entries, nextCursor } = pageOf(query, found);
    return { batches: entries.map(batchEntry), next_cursor: nextCursor, ...closingNow(yield* world) };
  }));

export const invoiceList = implementFor(
  InvoicesContract.invoiceList,
  ({ query }, caller) =>
    Effect.gen(function* () {
      const found = yield* (yield* Invoices).list(caller, partFor(query));
      const { entries, nextCursor } = pageOf(query, found);
      const nowMs = yield* Clock.currentTimeMillis;
      return { invoices: entries.map((invoice) => invoiceEntry(invoice, nowMs)), nextCursor };
    }),
);

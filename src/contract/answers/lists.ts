/**
 * Lists of what an account made, newest first. Decisions, "Changed and added on 21 November 2026", "Answers".
 */
import * as Schema from "effect/Schema";
import { documentTypes } from "../values/invoices/document_types.ts";
import { BatchEntry } from "./bulk.ts";
import { closing, flag, text, textOrNull, timestamp } from "./members.ts";
import { ReportStatus, VerifiedReport } from "./reports.ts";

const nextCursor = textOrNull("Send it as `cursor` to get the next page; null after the last entry.");

const { is_sample: _published, ...figures } = VerifiedReport.fields;

/** A report in the list of its account. */
export const ReportEntry = Schema.Struct({
  id: text("UUID of the report."),
  status: ReportStatus,
  client_ref: textOrNull("The caller's own reference."),
  ...figures,
}).annotations({ identifier: "ReportEntry", description: "A report in the list of its account." });
/** A value of the shape that `ReportEntry` declares. */
export type ReportEntry = typeof ReportEntry.Type;

/** The answer of `GET /api/v1/cbam/reports`: a page of the account's reports, newest first. */
export const ReportList = Schema.Struct({
  reports: Schema.Array(ReportEntry),
  next_cursor: nextCursor,
  ...closing,
}).annotations({ identifier: "ReportList", description: "A page of an account's reports, newest first." });

/** The answer of `GET /api/v1/cbam/bulk`: a page of the account's bulk calls, newest first. */
export const BatchList = Schema.Struct({
  batches: Schema.Array(BatchEntry),
  next_cursor: nextCursor,
  ...closing,
}).annotations({ identifier: "BatchList", description: "A page of an account's bulk calls, newest first." });

/** An invoice in the list of its account. */
export const InvoiceEntry = Schema.Struct({
  id: text("UUID of the invoice."),
  shortId: text("Reference that people read to each other, such as `INV-2026-7K3M9Q`."),
  invoiceNumber: textOrNull("The caller's own number; null once the documents are gone."),
  documents: Schema.Array(Schema.Literal(...documentTypes)).annotations({
    description: "The documents that were made.",
  }),
  createdAt: timestamp("When the documents were made."),
  expiresAt: timestamp("Until when the documents are kept."),
  available: flag("Whether the documents are still there."),
}).annotations({ identifier: "InvoiceEntry", description: "An invoice in the list of its account." });
/** A value of the shape that `InvoiceEntry` declares. */
export type InvoiceEntry = typeof InvoiceEntry.Type;

/** The answer of `GET /api/v1/invoices`: a page of the account's invoices, newest first. */
export const InvoiceList = Schema.Struct({
  invoices: Schema.Array(InvoiceEntry),
  nextCursor,
}).annotations({ identifier: "InvoiceList", description: "A page of an account's invoices, newest first." });

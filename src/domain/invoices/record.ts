/**
 * An invoice as the service keeps it, beside its documents. Contract section 2.11.
 */
import type { DocumentType } from "../documents/document.ts";
import type { LineItem } from "./invoice.ts";
import type { RequestedInvoice } from "./request/requested_invoice.ts";

/** An invoice whose documents are stored. */
export interface InvoiceRecord {
  /** UUID of the invoice. */
  readonly id: string;
  /** UUID of the account that made it. */
  readonly accountId: string;
  /** Reference that people read to each other. */
  readonly shortId: string;
  /** The documents that were made, in the order of the request. */
  readonly documents: ReadonlyArray<DocumentType>;
  /** The caller's own number; null once the retention is over. */
  readonly invoiceNumber: string | null;
  /** Moment at which it was made, milliseconds since 1970. */
  readonly createdAtMs: number;
  /** End of the documents' retention, milliseconds since 1970. */
  readonly expiresAtMs: number;
  /** True if the documents are gone. */
  readonly isPurged: boolean;
  /** True for one that a test key made, whose documents are specimens. */
  readonly isTest: boolean;
}

/** Members of a record by which an invoice's documents are found. */
export type DocumentsOfInvoice = Pick<InvoiceRecord, "id" | "documents">;

/** An invoice to be kept. */
export interface NewInvoice extends Omit<InvoiceRecord, "isPurged" | "isTest" | "invoiceNumber"> {
  /** The key that asked for it; null for a browser's session. */
  readonly keyId: string | null;
  /** As it was read. */
  readonly request: Omit<RequestedInvoice, "sent">;
}

/** Members of a line by which its goods are imported. */
export type GoodsLine = Pick<
  LineItem,
  "hsCode" | "countryOfOrigin" | "quantity" | "unit" | "unitCode" | "netWeightKg"
>;

/** An import as which a line of an invoice was taken. */
export interface TakenLine {
  /** UUID of the importer. */
  readonly importer: string;
  /** Number of the declaration, and of the item in it. */
  readonly mrn: string;
  /** From 1. */
  readonly item: number;
}

/** Lines that were taken, by their positions from 0, each as the last import that was added for it. */
export type TakenLines = ReadonlyMap<number, TakenLine>;

/** Goods of an invoice. */
export interface GoodsOfInvoice {
  /** EORI number of the consignee; null where the invoice names none. */
  readonly consigneeEori: string | null;
  /** True where the invoice was made as a proforma invoice and not as a commercial one. */
  readonly isProforma: boolean;
  /** Its lines that were taken as imports. */
  readonly taken: TakenLines;
  /** EORI number of the importer that the invoice names; null where it names none. */
  readonly importerEori: string | null;
  /** Its lines, in their order. */
  readonly lines: ReadonlyArray<GoodsLine>;
}

/**
 * The documents that an invoice request can ask for, and which of them it gets (contract sections 2.8 and 4.7).
 */
import type { InvoiceData } from "../invoices/invoice.ts";

/** Every document type, by its name on the wire, in the order in which documents are made. */
export const documentTypes = ["commercial", "proforma", "packing-list", "certificate-of-origin"] as const;
export type DocumentType = typeof documentTypes[number];

/** The document that carries prices; exactly one is primary. */
export const primaryDocumentTypes = ["commercial", "proforma"] as const;
export type PrimaryDocumentType = typeof primaryDocumentTypes[number];

/** The documents that go with the primary one. */
export const additionalDocumentTypes = ["packing-list", "certificate-of-origin"] as const;
export type AdditionalDocumentType = typeof additionalDocumentTypes[number];

/** What stands at the head of a document's pages. */
export const documentTitles: Readonly<Record<DocumentType, string>> = {
  "commercial": "Commercial invoice",
  "proforma": "Proforma invoice",
  "packing-list": "Packing list",
  "certificate-of-origin": "Certificate of origin",
};

/**
 * The documents of an invoice whose request names none itself: the primary one, then the additional ones.
 * @source contract section 4.7, `documents`
 */
export const documentsOf = (
  invoice: Pick<InvoiceData, "primaryDocument" | "additionalDocuments">,
): ReadonlyArray<DocumentType> => [invoice.primaryDocument, ...invoice.additionalDocuments];

/**
 * The documents that an invoice request can ask for, and which of them it gets (contract sections 2.8 and 4.7).
 */
import type { InvoiceData } from "../../contract/requests/invoice.ts";
import type { DocumentType } from "../../contract/values/invoices/document_types.ts";

export {
  type AdditionalDocumentType,
  type DocumentType,
  documentTypes,
  type PrimaryDocumentType,
} from "../../contract/values/invoices/document_types.ts";

/** Titles at the head of a document's pages. */
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

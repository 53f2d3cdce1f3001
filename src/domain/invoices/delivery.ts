/** Names of an invoice's documents: under which keys they are stored, and as what they are saved. */
import { type DocumentKey, documentKeyOfText } from "../documents/document_key.ts";
import { type FileName, fileNameOf } from "../documents/file_name.ts";
import { documentTitles, type DocumentType } from "../documents/document.ts";

/** Every document of the invoices is below it. */
const invoicesPrefix = "invoices/";

/**
 * Returns where a document of the invoice is stored.
 * @param id the invoice's UUID, lower case
 */
export const documentKeyOf = (id: string, type: DocumentType): DocumentKey => {
  const key = documentKeyOfText(`${invoicesPrefix}${id}/${type}.pdf`);
  if (key === undefined) throw new Error(`${id} is no id of an invoice`);
  return key;
};

/** Returns the invoice's id when the key is one of an invoice's documents. */
export const invoiceIdOfKey = (key: DocumentKey): string | undefined =>
  /^invoices\/([0-9a-f-]{36})\/[a-z-]+\.pdf$/.exec(key)?.[1];

/** Such as `Packing list 2026-118.pdf`. */
export const documentFileName = (type: DocumentType, invoiceNumber: string): FileName =>
  fileNameOf(`${documentTitles[type]} ${invoiceNumber}`, "pdf");

/**
 * What an invoice's documents are called: under which keys they are stored, as what they are saved, in which mail
 * they go out.
 */
import { type DocumentKey, documentKeyOfText } from "../documents/document_key.ts";
import { type FileName, fileNameOf } from "../documents/file_name.ts";
import type { EmailAddress } from "../../kernel/email_address.ts";
import { type MessageId, messageIdOfText, type OutgoingMail, subjectOf } from "../documents/mail.ts";
import { documentTitles, type DocumentType } from "../documents/document.ts";

/** Every document of the invoices is below it. */
export const invoicesPrefix = "invoices/";

/** @param id the invoice's UUID, lower case */
export const documentKeyOf = (id: string, type: DocumentType): DocumentKey => {
  const key = documentKeyOfText(`${invoicesPrefix}${id}/${type}.pdf`);
  if (key === undefined) throw new Error(`${id} is no id of an invoice`);
  return key;
};

/** @returns the invoice's id when the key is one of an invoice's documents */
export const invoiceIdOfKey = (key: DocumentKey): string | undefined =>
  /^invoices\/([0-9a-f-]{36})\/[a-z-]+\.pdf$/.exec(key)?.[1];

/** Such as `Packing list 2026-118.pdf`. */
export const documentFileName = (type: DocumentType, invoiceNumber: string): FileName =>
  fileNameOf(`${documentTitles[type]} ${invoiceNumber}`, "pdf");

const messageIdOf = (id: string): MessageId => {
  const messageId = messageIdOfText(`invoice.${id}`);
  if (messageId === undefined) throw new Error(`${id} is no id of an invoice`);
  return messageId;
};

/** An invoice's documents, about to be sent. */
export interface Delivery {
  readonly id: string;
  readonly shortId: string;
  readonly invoiceNumber: string;
  readonly documents: ReadonlyArray<DocumentType>;
  readonly to: EmailAddress;
}

/** The one mail of an invoice: its message id follows from the invoice's, so that it is never queued twice. */
export const deliveryMail = ({ id, shortId, invoiceNumber, documents, to }: Delivery): OutgoingMail => ({
  messageId: messageIdOf(id),
  to,
  subject: subjectOf(`Customs documents ${invoiceNumber} (${shortId})`),
  text: [
    `Attached are the documents of invoice ${invoiceNumber}, reference ${shortId}:`,
    "",
    ...documents.map((type) => `- ${documentTitles[type]}`),
    "",
    "They were made from the data that was sent for them; please check them before they go to customs.",
    "",
  ].join("\n"),
  attachments: documents.map((type) => ({
    key: documentKeyOf(id, type),
    fileName: documentFileName(type, invoiceNumber),
  })),
});

/**
 * Makes a document of an invoice printable: its body with the metadata and attachments around it. The date is the
 * invoice's own, so that the same invoice gives the same bytes whenever it is printed.
 */
import { specimenMark } from "../../accounts/test_keys.ts";
import type { Attachment, Block, PrintableDocument } from "../../documents/printable.ts";
import { documentTitles, type DocumentType } from "../../documents/document.ts";
import type { InvoiceData } from "../invoice.ts";
import { certificateOfOrigin, draftNote } from "./certificate_of_origin.ts";
import { pricedDocument } from "./commercial_invoice.ts";
import { withLabels } from "../labels/labels.ts";
import { packingList } from "./packing_list.ts";

const bodies: Readonly<Record<DocumentType, (invoice: InvoiceData) => ReadonlyArray<Block>>> = {
  "commercial": (invoice) => pricedDocument("commercial", invoice),
  "proforma": (invoice) => pricedDocument("proforma", invoice),
  "packing-list": packingList,
  "certificate-of-origin": certificateOfOrigin,
};

/** A certificate of origin has a number of its own, or none yet; the others are known by the invoice's. */
const numberOf = (type: DocumentType, { invoiceNumber, certificate }: InvoiceData): string =>
  type === "certificate-of-origin" ? certificate?.number ?? "" : invoiceNumber;

/**
 * Returns the invoice's document of the type, ready for the printer.
 * @param sent the invoice's data as the caller sent it, which is attached; the invoice itself where nothing was sent
 * @param isSpecimen whether it was asked for with a test key: then each page says so
 */
export const printableDocument = (
  type: DocumentType,
  invoice: InvoiceData,
  sent: unknown = invoice,
  isSpecimen = false,
): PrintableDocument =>
  withLabels({
    name: documentTitles[type],
    number: numberOf(type, invoice),
    subject: `${
      documentTitles[type]
    } of ${invoice.invoiceDate}, ${invoice.shipper.name} to ${invoice.consignee.name}`,
    author: invoice.shipper.name,
    language: "en",
    createdAt: new Date(`${invoice.invoiceDate}T00:00:00Z`),
    ...(type === "certificate-of-origin" && { marginNote: draftNote }),
    ...(isSpecimen && { watermark: specimenMark }),
    content: bodies[type](invoice),
    attachments: [invoiceDataFile(sent)],
  }, invoice.labels);

const invoiceDataFile = (sent: unknown): Attachment => ({
  name: "invoice-data.json",
  mediaType: "application/json",
  description: "The data of this invoice, for the receiver's systems",
  text: JSON.stringify(sent),
});

/**
 * Makes a document of an invoice printable: its body with the metadata and attachments around it. The date is the
 * invoice's own, so that the same invoice gives the same bytes whenever it is printed.
 */
import type { Attachment, Block, PrintableDocument } from "../printable.ts";
import { documentTitles, type DocumentType } from "../document.ts";
import type { InvoiceData } from "../../invoices/invoice.ts";
import { certificateOfOrigin } from "./certificate_of_origin.ts";
import { commercialInvoice, proformaInvoice } from "./commercial_invoice.ts";
import { packingList } from "./packing_list.ts";

const bodies: Readonly<Record<DocumentType, (invoice: InvoiceData) => ReadonlyArray<Block>>> = {
  "commercial": commercialInvoice,
  "proforma": proformaInvoice,
  "packing-list": packingList,
  "certificate-of-origin": certificateOfOrigin,
};

/** @returns the invoice's document of the type, ready for the printer */
export const printableDocument = (type: DocumentType, invoice: InvoiceData): PrintableDocument => ({
  name: documentTitles[type],
  number: invoice.invoiceNumber,
  subject: `${
    documentTitles[type]
  } of ${invoice.invoiceDate}, ${invoice.shipper.name} to ${invoice.consignee.name}`,
  author: invoice.shipper.name,
  language: "en",
  createdAt: new Date(`${invoice.invoiceDate}T00:00:00Z`),
  content: bodies[type](invoice),
  attachments: type === "commercial" || type === "proforma" ? [invoiceDataFile(invoice)] : [],
});

const invoiceDataFile = (invoice: InvoiceData): Attachment => ({
  name: "invoice-data.json",
  mediaType: "application/json",
  description: "The data of this invoice, for the receiver's systems",
  text: JSON.stringify(invoice),
});

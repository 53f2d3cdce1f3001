/**
 * English texts of the mail that brings an invoice's documents.
 */
import { counted } from "../../../kernel/text/shown.ts";
import { documentTitles, type DocumentType } from "../../documents/document.ts";

/** Texts of the mail in one language. */
export interface DeliveryMailTexts {
  /** Names of the documents. */
  readonly titles: Readonly<Record<DocumentType, string>>;
  /** A title within a line. */
  readonly inSentence: (title: string) => string;
  /** Signs or stamps that each document lacks when it is made: nothing here signs or stamps. */
  readonly openOn: Readonly<Record<DocumentType, string>>;
  /** Sentence that names sender, documents and receiver. */
  readonly opening: (shipper: string, consignee: string) => string;
  /** Label of the shipper. */
  readonly from: string;
  /** Label of the consignee. */
  readonly to: string;
  /** Number and day of the invoice. */
  readonly numberOfDay: (number: string, day: string) => string;
  /** Label of the declared value. */
  readonly total: string;
  /** Label of the reference. */
  readonly reference: string;
  /** Number of a document's pages, in words. */
  readonly pages: (pages: number) => string;
  /** A document with what it still needs. */
  readonly document: (title: string, pages: string, open: string) => string;
  /** Sign between a name and its value. */
  readonly colon: string;
  /** Advice for the time before customs see the documents. */
  readonly checkFirst: string;
  /** Time for which the documents are kept, and who may have them again, in a sentence. */
  readonly keptUntil: (time: string) => string;
}

/** Texts of the mail. */
export const deliveryMailTexts: DeliveryMailTexts = {
  titles: documentTitles,
  openOn: {
    "commercial": "the exporter's signature",
    "proforma": "the exporter's signature",
    "packing-list": "the packer's signature",
    "certificate-of-origin": "the exporter's signature, and the stamp and signature of the issuing body",
  },
  inSentence: (title) => title.toLowerCase(),
  opening: (shipper, consignee) =>
    `${shipper} sends ${consignee} the documents of a shipment. They are attached.`,
  from: "From",
  to: "To",
  numberOfDay: (number, day) => `${number} of ${day}`,
  total: "Total declared value",
  reference: "Reference",
  pages: (pages) => counted(pages, "page", "pages"),
  document: (title, pages, open) => `${title} (${pages}): still needs ${open}`,
  colon: ":",
  checkFirst:
    "The documents were made from the data that was sent for them: please check them before they go to customs.",
  keptUntil: (time) =>
    `The service keeps them until ${time}: until then whoever made them there can open them again under the reference.`,
};

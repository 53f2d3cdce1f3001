/**
 * The documents that an invoice request can ask for. Contract sections 2.8 and 4.7.
 */
import { choice } from "./choice.ts";

/** Documents that carry prices; exactly one is primary. */
export const primaryDocumentTypes = ["commercial", "proforma"] as const;
export type PrimaryDocumentType = typeof primaryDocumentTypes[number];

/** Documents that go with the primary one. */
export const additionalDocumentTypes = ["packing-list", "certificate-of-origin"] as const;
export type AdditionalDocumentType = typeof additionalDocumentTypes[number];

/** Every document type, by its name on the wire, in the order in which documents are made. */
export const documentTypes = [...primaryDocumentTypes, ...additionalDocumentTypes] as const;
export type DocumentType = typeof documentTypes[number];

export const PrimaryDocument = choice<PrimaryDocumentType>({
  identifier: "PrimaryDocument",
  values: primaryDocumentTypes,
  example: "commercial",
  description: "The document that carries the prices.",
});

export const AdditionalDocument = choice<AdditionalDocumentType>({
  identifier: "AdditionalDocument",
  values: additionalDocumentTypes,
  example: "packing-list",
  description: "A document that goes with the primary one.",
});

export const DocumentChoice = choice<DocumentType>({
  identifier: "DocumentType",
  values: documentTypes,
  example: "commercial",
  description: "A document of an invoice.",
});

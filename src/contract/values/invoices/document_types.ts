/**
 * The documents that an invoice request can ask for. Contract sections 2.8 and 4.7.
 */
import type * as Schema from "effect/Schema";
import { choice } from "../choice.ts";

/** Documents that carry prices; exactly one is primary. */
export const primaryDocumentTypes = ["commercial", "proforma"] as const;
/** A document that an invoice may be printed as; contract section 2.8. */
export type PrimaryDocumentType = typeof primaryDocumentTypes[number];

/** Documents that go with the primary one. */
export const additionalDocumentTypes = ["packing-list", "certificate-of-origin"] as const;
/** A document that accompanies the first; contract section 2.8. */
export type AdditionalDocumentType = typeof additionalDocumentTypes[number];

/** Every document type, by its name on the wire, in the order in which documents are made. */
export const documentTypes = [...primaryDocumentTypes, ...additionalDocumentTypes] as const;
/** Any document of an invoice. */
export type DocumentType = typeof documentTypes[number];

/** The document that the request is about. */
export const PrimaryDocument: Schema.Schema<PrimaryDocumentType, string> = choice({
  identifier: "PrimaryDocument",
  values: primaryDocumentTypes,
  example: "commercial",
  description: "The document that carries the prices.",
});

/** A document that is made beside the first. */
export const AdditionalDocument: Schema.Schema<AdditionalDocumentType, string> = choice({
  identifier: "AdditionalDocument",
  values: additionalDocumentTypes,
  example: "packing-list",
  description: "A document that goes with the primary one.",
});

/** Any document, as `documents` lists those to make. */
export const DocumentChoice: Schema.Schema<DocumentType, string> = choice({
  identifier: "DocumentType",
  values: documentTypes,
  example: "commercial",
  description: "A document of an invoice.",
});

/**
 * Texts of an invoice's optional members, beside those of `invoice_texts.ts`. docs/documents.md says what is printed where.
 */
import type * as Schema from "effect/Schema";
import { printedText } from "./invoices/printed_text.ts";

/** The place that completes a term of delivery, as Incoterms 2020 asks. */
export const IncotermsPlace: Schema.Schema<string> = printedText({
  identifier: "IncotermsPlace",
  characters: 120,
  example: "Hamburg, Container Terminal Altenwerder",
  description:
    "The named place of the Incoterms rule. Without it FAS and FOB take portOfLoading, CFR and CIF portOfDischarge.",
});

/** Terms of payment, in the parties' words. */
export const PaymentTerms: Schema.Schema<string> = printedText({
  identifier: "PaymentTerms",
  characters: 300,
  example: "30 days net",
  description: "When and how the goods are paid.",
});

/** Why the goods leave the country: sale, repair, sample. */
export const ReasonForExport: Schema.Schema<string> = printedText({
  identifier: "ReasonForExport",
  characters: 120,
  example: "Sale",
  description: "Why the goods are exported: sale, repair, sample, return.",
});

/** A number of the parties' own: order, contract, letter of credit. */
export const ReferenceNumber: Schema.Schema<string> = printedText({
  identifier: "ReferenceNumber",
  characters: 70,
  example: "PO-4711",
  description: "Number of a paper that the shipment rests on.",
});

/** Number of the air waybill or bill of lading. */
export const WaybillNumber: Schema.Schema<string> = printedText({
  identifier: "WaybillNumber",
  characters: 50,
  example: "HLCUSHA2603ABCD1",
  description: "Number of the air waybill, bill of lading or consignment note.",
});

/** Numbers of the containers. */
export const ContainerNumbers: Schema.Schema<string> = printedText({
  identifier: "ContainerNumbers",
  characters: 300,
  example: "HLXU 123456 1",
  description: "Numbers of the containers.",
});

/** Numbers of the containers' seals. */
export const SealNumbers: Schema.Schema<string> = printedText({
  identifier: "SealNumbers",
  characters: 300,
  example: "CN0471182",
  description: "Numbers of the seals.",
});

/** Name of the vessel with its voyage, or number of the flight. */
export const VesselOrFlight: Schema.Schema<string> = printedText({
  identifier: "VesselOrFlight",
  characters: 70,
  example: "MV Hamburg Express 026W",
  description: "Vessel with its voyage, or flight.",
});

/** Name of the person who signs. */
export const SignatoryName: Schema.Schema<string> = printedText({
  identifier: "SignatoryName",
  characters: 100,
  example: "Chen Wei",
  description: "Name of the person who signs.",
});

/** Position of the person who signs. */
export const SignatoryPosition: Schema.Schema<string> = printedText({
  identifier: "SignatoryPosition",
  characters: 100,
  example: "Export manager",
  description: "What the person who signs is at the company.",
});

/** Place of the signature. */
export const SignatoryPlace: Schema.Schema<string> = printedText({
  identifier: "SignatoryPlace",
  characters: 100,
  example: "Shanghai",
  description: "Where the documents are signed.",
});

/** Number of the certificate of origin, as the chamber gives it. */
export const CertificateNumber: Schema.Schema<string> = printedText({
  identifier: "OriginCertificateNumber",
  characters: 50,
  example: "SH-2026-004711",
  description: "Number of the certificate of origin, which the issuing body gives.",
});

/** Remarks of the certificate of origin. */
export const CertificateRemarks: Schema.Schema<string> = printedText({
  identifier: "CertificateRemarks",
  characters: 500,
  lines: 6,
  example: "Issued retrospectively",
  description: "Remarks on the certificate of origin.",
});

/** Name of a charge or discount, as the document prints it. */
export const NamedAmountName: Schema.Schema<string> = printedText({
  identifier: "NamedAmountName",
  characters: 60,
  example: "Documents",
  description: "What a charge or discount is for.",
});

/** VAT identification number. */
export const VatId: Schema.Schema<string> = printedText({
  identifier: "VatId",
  characters: 30,
  example: "DE123456789",
  description: "Value added tax number.",
});

/** Export control classification number. */
export const Eccn: Schema.Schema<string> = printedText({
  identifier: "Eccn",
  characters: 20,
  example: "EAR99",
  description: "Export control classification number.",
});

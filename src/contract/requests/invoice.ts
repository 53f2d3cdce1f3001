/**
 * What an invoice is asked with. Contract sections 2.8 to 2.10 and 4.7. The domain's records are these schemas' types.
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { Amount, GoodsQuantity, Kilograms, PackageCount } from "../values/amounts.ts";
import {
  AdditionalDocument,
  DocumentChoice,
  documentTypes,
  PrimaryDocument,
} from "../values/document_types.ts";
import { PrintedEmailAddress, Receiver } from "../values/email.ts";
import { HsCode } from "../values/hs_code.ts";
import * as Texts from "../values/invoice_texts.ts";
import { Dimensions } from "../values/packing.ts";
import { PrintedAlpha2 } from "../values/places.ts";
import { explained } from "../values/scalar.ts";
import { Currency, IncotermChoice, TransportModeChoice, UnitChoice } from "../values/terms.ts";
import { Flag } from "../values/text.ts";
import { PrintedDay } from "../values/time.ts";

/** Someone named on a document: contract section 2.9. */
export const Party = Schema.Struct({
  name: Texts.PartyName,
  address: Texts.PostalAddress,
  city: Texts.City,
  state: optional(Texts.State),
  zip: Texts.PostalCode,
  country: PrintedAlpha2,
  phone: optional(Texts.Phone),
  email: optional(PrintedEmailAddress),
  taxId: optional(Texts.TaxId),
}).annotations({ identifier: "Party", description: "Someone named on a document." });
export type Party = typeof Party.Type;

/** Members of a line that only packing needs: decoded where a document prints them, ignored otherwise. */
const packing = {
  packages: optional(PackageCount),
  netWeightKg: optional(Kilograms),
  grossWeightKg: optional(Kilograms),
  dimensionsCm: optional(Dimensions),
  marksAndNumbers: optional(Texts.MarksAndNumbers),
} as const;

/** Their names. */
export const packingMembers: ReadonlyArray<string> = Object.keys(packing);

/** One line of goods: contract section 2.10. */
export const LineItem = Schema.Struct({
  id: Texts.LineId,
  description: Texts.GoodsDescription,
  hsCode: HsCode,
  countryOfOrigin: PrintedAlpha2,
  quantity: GoodsQuantity,
  unit: UnitChoice,
  unitPrice: Amount,
  totalValue: Amount,
  ...packing,
}).annotations({
  identifier: "LineItem",
  description:
    "One line of goods. Packages, weights, dimensions and marks are read where a packing list or a certificate of origin is made, and ignored otherwise.",
});
export type LineItem = typeof LineItem.Type;

/** The most lines that an invoice may have (contract section 8.2). */
export const lineItemLimit = 500;

const LineItems = explained(
  Schema.Array(LineItem).pipe(Schema.minItems(1), Schema.maxItems(lineItemLimit)).annotations({
    title: "LineItems",
    description: `1 to ${lineItemLimit} lines of goods.`,
  }),
  {
    expected: `an array of 1 to ${lineItemLimit} lines`,
    explain: (sent) =>
      Array.isArray(sent) && sent.length === 0
        ? { code: "length", sentence: `is empty: give 1 to ${lineItemLimit} lines.` }
        : undefined,
  },
);

/** An array whose elements are told apart where members are checked against each other. */
const eachOnce = { title: "EachOnce", jsonSchema: { uniqueItems: true } };

/** The shipment: contract section 2.8. */
export const InvoiceData = Schema.Struct({
  invoiceNumber: Texts.InvoiceNumber,
  invoiceDate: PrintedDay,
  currency: Currency,
  incoterms: IncotermChoice,
  transportMode: TransportModeChoice,
  portOfLoading: optional(Texts.Port),
  portOfDischarge: optional(Texts.Port),
  shipper: Party,
  consignee: Party,
  lineItems: LineItems,
  freight: optional(Amount),
  insurance: optional(Amount),
  otherCharges: optional(Amount),
  totalDeclaredValue: Amount,
  declarationText: optional(Texts.Declaration),
  primaryDocument: PrimaryDocument,
  additionalDocuments: explained(
    Schema.Array(AdditionalDocument).pipe(Schema.filter(() => true, eachOnce)).annotations({
      description: "The documents that go with the primary one, each once; may be empty.",
    }),
    { expected: "an array of packing-list and certificate-of-origin, of one of them, or an empty one" },
  ),
  validUntil: optional(PrintedDay),
  proformaPurpose: optional(Texts.ProformaPurpose),
  manufacturerSameAsShipper: optional(Flag),
  manufacturer: optional(Party),
  originStatement: optional(Texts.OriginStatement),
}).annotations({
  identifier: "InvoiceData",
  description: "A shipment as its customs documents describe it. Money is in `currency`.",
});
export type InvoiceData = typeof InvoiceData.Type;

const NamedDocuments = Schema.Array(DocumentChoice).pipe(
  Schema.minItems(1),
  Schema.filter(() => true, eachOnce),
);

const Documents = explained(NamedDocuments, {
  expected: `an array of ${documentTypes.join(", ")}`,
  explain: (sent) =>
    Array.isArray(sent) && sent.length === 0
      ? {
        code: "length",
        sentence: `is empty: leave it out, or name at least one of ${documentTypes.join(", ")}.`,
      }
      : undefined,
});

/** The body of `POST /api/v1/invoices` and of its dry run: contract section 4.7. */
export const InvoiceRequest = Schema.Struct({
  invoiceData: InvoiceData,
  documents: optional(Documents.annotations({
    description:
      "Which documents to make, each once; the primary one and the additional ones when it is left out.",
  })),
  email: optional(Receiver.annotations({
    description: "Where the documents are sent; the account's address when it is left out; null: nowhere.",
  })),
}).annotations({ identifier: "InvoiceRequest", description: "A shipment and what to make of it." });
export type InvoiceRequest = typeof InvoiceRequest.Type;

/** Request for an invoice. Contract sections 2.8 to 2.10 and 4.7. The domain's records are these schemas' types. */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { Amount, GoodsQuantity, Kilograms, LineNumber, PackageCount } from "../values/invoices/amounts.ts";
import {
  AdditionalDocument,
  DocumentChoice,
  documentTypes,
  PrimaryDocument,
} from "../values/invoices/document_types.ts";
import { PrintedEmailAddress, Receiver } from "../values/email.ts";
import { HsCode } from "../values/invoices/hs_code.ts";
import * as Texts from "../values/invoices/invoice_texts.ts";
import { Dimensions } from "../values/invoices/packing.ts";
import { PrintedAlpha2 } from "../values/places.ts";
import { explained } from "../values/scalar.ts";
import * as MoreTexts from "../values/shipment_texts.ts";
import {
  Currency,
  IncotermChoice,
  LabelLanguageChoice,
  TransportModeChoice,
  UnitChoice,
} from "../values/invoices/terms.ts";
import { Flag } from "../values/text.ts";
import { PrintedDay } from "../values/time.ts";
import { Eori, PackageKind, RexNumber, UnitCode } from "../values/invoices/trade_codes.ts";
import {
  CertificateDetails,
  DangerousGoods,
  InvoiceReferences,
  namedAmounts,
  Signatory,
  TransportDetails,
} from "./invoice_details.ts";

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
  eori: optional(Eori),
  vatId: optional(MoreTexts.VatId),
}).annotations({ identifier: "Party", description: "Someone named on a document." });
/** A value of the shape that `Party` declares. */
export type Party = typeof Party.Type;

/** Members of a line that only packing needs: decoded where a document prints them, ignored otherwise. */
const packing = {
  packages: optional(PackageCount),
  packageKind: optional(PackageKind),
  netWeightKg: optional(Kilograms),
  grossWeightKg: optional(Kilograms),
  dimensionsCm: optional(Dimensions),
  marksAndNumbers: optional(Texts.MarksAndNumbers),
  packedWithLine: optional(LineNumber.annotations({
    description:
      "Number of the line in whose packages these goods are, counted from 1: that line states the packages and their gross weight.",
  })),
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
  unitCode: optional(UnitCode),
  unitPrice: Amount,
  totalValue: Amount,
  eccn: optional(MoreTexts.Eccn),
  preferentialOrigin: optional(Flag.annotations({
    description:
      "Whether the line is of the preferential origin that originStatement declares; false: printed on the line as not of preferential origin.",
  })),
  dangerousGoods: optional(DangerousGoods),
  ...packing,
}).annotations({
  identifier: "LineItem",
  description:
    "One line of goods. Packages, weights, dimensions and marks are read where a packing list or a certificate of origin is made or the invoice shows packing, and ignored otherwise.",
});
/** A value of the shape that `LineItem` declares. */
export type LineItem = typeof LineItem.Type;

/** The most lines that an invoice may have (contract section 8.2). */
export const lineItemLimit = 500;

const LineItems = explained(
  Schema.Array(LineItem).pipe(Schema.minItems(1), Schema.maxItems(lineItemLimit)).annotations({
    title: "LineItems",
    description: `1 to ${lineItemLimit} lines of goods.`,
  }),
  {
    identifier: "LineItems",
    expected: `an array of 1 to ${lineItemLimit} lines`,
    explain: (sent) =>
      Array.isArray(sent) && sent.length === 0
        ? { code: "length", finding: { kind: "emptyLines", most: lineItemLimit } }
        : undefined,
  },
);

/** An array whose elements are told apart where members are checked against each other. */
const eachOnce = { title: "EachOnce", jsonSchema: { uniqueItems: true } };

/** Members beside those of contract section 2.8: docs/documents.md. */
const additions = {
  countryOfDispatch: optional(PrintedAlpha2),
  countryOfDestination: optional(PrintedAlpha2),
  countryOfAcquisition: optional(PrintedAlpha2),
  incotermsPlace: optional(MoreTexts.IncotermsPlace),
  seller: optional(Party.annotations({ description: "Who sells the goods, where it isn't the shipper." })),
  buyer: optional(Party),
  importer: optional(Party),
  notify: optional(Party),
  paymentTerms: optional(MoreTexts.PaymentTerms),
  references: optional(InvoiceReferences),
  transport: optional(TransportDetails),
  reasonForExport: optional(MoreTexts.ReasonForExport),
  charges: optional(
    namedAmounts("Charges beside freight, insurance and otherCharges; they count in totalDeclaredValue."),
  ),
  discounts: optional(namedAmounts("Discounts; they are taken off in totalDeclaredValue.")),
  signatory: optional(Signatory),
  rexNumber: optional(RexNumber),
  certificate: optional(CertificateDetails),
  showPacking: optional(Flag),
  labels: optional(LabelLanguageChoice),
} as const;

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
    {
      identifier: "AdditionalDocuments",
      expected: "an array of packing-list and certificate-of-origin, of one of them, or an empty one",
    },
  ),
  validUntil: optional(PrintedDay),
  proformaPurpose: optional(Texts.ProformaPurpose),
  manufacturerSameAsShipper: optional(Flag),
  manufacturer: optional(Party),
  originStatement: optional(Texts.OriginStatement),
  ...additions,
}).annotations({
  identifier: "InvoiceData",
  description: "A shipment as its customs documents describe it. Money is in `currency`.",
});
/** A value of the shape that `InvoiceData` declares. */
export type InvoiceData = typeof InvoiceData.Type;

const NamedDocuments = Schema.Array(DocumentChoice).pipe(
  Schema.minItems(1),
  Schema.filter(() => true, eachOnce),
);

const Documents = explained(NamedDocuments, {
  identifier: "Documents",
  expected: `an array of ${documentTypes.join(", ")}`,
  explain: (sent) =>
    Array.isArray(sent) && sent.length === 0
      ? { code: "length", finding: { kind: "emptyDocuments", valid: documentTypes } }
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
/** A value of the shape that `InvoiceRequest` declares. */
export type InvoiceRequest = typeof InvoiceRequest.Type;

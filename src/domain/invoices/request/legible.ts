/**
 * Readable members of an invoice request that may have mistakes, so that figures, dates and documents are checked
 * against each other whatever else is wrong. A value is undefined where it is absent or has an issue of its own.
 */
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import {
  type InvoiceData,
  type LineItem,
  packingMembers,
  type Party,
} from "../../../contract/requests/invoice.ts";
import {
  Amount,
  GoodsQuantity,
  Kilograms,
  LineNumber,
  PackageCount,
} from "../../../contract/values/invoices/amounts.ts";
import { HsCode } from "../../../contract/values/invoices/hs_code.ts";
import { OriginStatement } from "../../../contract/values/invoices/invoice_texts.ts";
import { PrintedAlpha2 } from "../../../contract/values/places.ts";
import {
  Currency,
  IncotermChoice,
  TransportModeChoice,
  UnitChoice,
} from "../../../contract/values/invoices/terms.ts";
import { Flag } from "../../../contract/values/text.ts";
import { PrintedDay } from "../../../contract/values/time.ts";
import { Eori, PackageKind, RexNumber, UnitCode } from "../../../contract/values/invoices/trade_codes.ts";
import { isRecord, memberOf } from "../../../kernel/text/json.ts";
import { type DocumentType, documentTypes } from "../../documents/document.ts";

/** Reads an object's member by its schema. */
const reader = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = Schema.decodeUnknownOption(schema);
  return (holder: unknown, name: string): A | undefined =>
    Option.getOrUndefined(decode(memberOf(holder, name)));
};

const amount = reader(Amount);
const country = reader(PrintedAlpha2);
const currency = reader(Currency);
const day = reader(PrintedDay);
const eori = reader(Eori);
const flag = reader(Flag);
const hsCode = reader(HsCode);
const incoterm = reader(IncotermChoice);
const kilograms = reader(Kilograms);
const lineNumber = reader(LineNumber);
const originStatement = reader(OriginStatement);
const packageCount = reader(PackageCount);
const packageKind = reader(PackageKind);
const quantity = reader(GoodsQuantity);
const rexNumber = reader(RexNumber);
const transportMode = reader(TransportModeChoice);
const unit = reader(UnitChoice);
const unitCode = reader(UnitCode);

/** True if the caller gave an object's member, readable or not; members that are null are gone by now. */
export const isGiven = (holder: unknown, name: string): boolean => memberOf(holder, name) !== undefined;

/** Members of a record, each undefined where it can't be read. */
export type Legible<Members, Name extends keyof Members> = {
  readonly [Key in Name]: Members[Key] | undefined;
};

/** A line of goods, beside what was sent for it. */
export type LegibleLine =
  & { readonly sent: unknown }
  & Legible<
    LineItem,
    | "hsCode"
    | "countryOfOrigin"
    | "preferentialOrigin"
    | "quantity"
    | "unitPrice"
    | "totalValue"
    | "packages"
    | "netWeightKg"
    | "grossWeightKg"
    | "unit"
    | "unitCode"
    | "packageKind"
    | "packedWithLine"
  >;

const legibleLine = (sent: unknown): LegibleLine => ({
  sent,
  hsCode: hsCode(sent, "hsCode"),
  countryOfOrigin: country(sent, "countryOfOrigin"),
  preferentialOrigin: flag(sent, "preferentialOrigin"),
  quantity: quantity(sent, "quantity"),
  unitPrice: amount(sent, "unitPrice"),
  totalValue: amount(sent, "totalValue"),
  packages: packageCount(sent, "packages"),
  netWeightKg: kilograms(sent, "netWeightKg"),
  grossWeightKg: kilograms(sent, "grossWeightKg"),
  unit: unit(sent, "unit"),
  unitCode: unitCode(sent, "unitCode"),
  packageKind: packageKind(sent, "packageKind"),
  packedWithLine: lineNumber(sent, "packedWithLine"),
});

/** Shipper or importer, beside the value that was sent for it. */
export type LegibleParty = { readonly sent: unknown } & Legible<Party, "country" | "eori">;

const legibleParty = (sent: unknown): LegibleParty => ({
  sent,
  country: country(sent, "country"),
  eori: eori(sent, "eori"),
});

/** The importer, who is the consignee where nobody else is named. */
const legibleImporter = (data: unknown): LegibleParty =>
  legibleParty(memberOf(data, "importer") ?? memberOf(data, "consignee"));

const arrayOf = (value: unknown): ReadonlyArray<unknown> => Array.isArray(value) ? value : [];

const amountsIn = (data: unknown, name: string): ReadonlyArray<number | undefined> =>
  arrayOf(memberOf(data, name)).map((named) => amount(named, "amount"));

/** Returns the documents that the request names, each once, as far as they can be told. */
const documentsIn = (request: unknown): ReadonlyArray<DocumentType> => {
  const data = memberOf(request, "invoiceData");
  const named = isGiven(request, "documents")
    ? arrayOf(memberOf(request, "documents"))
    : [memberOf(data, "primaryDocument"), ...arrayOf(memberOf(data, "additionalDocuments"))];
  return documentTypes.filter((type) => named.includes(type));
};

/** A shipment, beside what was sent for it. */
export interface LegibleShipment extends
  Legible<
    InvoiceData,
    | "invoiceDate"
    | "validUntil"
    | "currency"
    | "incoterms"
    | "transportMode"
    | "freight"
    | "insurance"
    | "otherCharges"
    | "totalDeclaredValue"
    | "manufacturerSameAsShipper"
    | "originStatement"
    | "rexNumber"
    | "countryOfDestination"
    | "showPacking"
  > {
  /** The request's `invoiceData`, of any shape. */
  readonly sent: unknown;
  /** The documents that will be made, as far as they can be told. */
  readonly documents: ReadonlyArray<DocumentType>;
  /** One for each element of `charges`: the amount; undefined where it can't be read. */
  readonly charges: ReadonlyArray<number | undefined>;
  /** Amounts of `discounts`. */
  readonly discounts: ReadonlyArray<number | undefined>;
  /** The shipper, as far as it could be read. */
  readonly shipper: LegibleParty;
  /** The importer, as far as it could be read. */
  readonly importer: LegibleParty;
  /** The manufacturer, as far as it could be read. */
  readonly manufacturer: LegibleParty;
  /** Day of export of `transport`. */
  readonly dateOfExport: string | undefined;
  /** One for each element of `lineItems`. */
  readonly lines: ReadonlyArray<LegibleLine>;
}

/** Reads the shipment of a request, as far as it can be read. */
export const legibleShipment = (request: unknown): LegibleShipment => {
  const sent = memberOf(request, "invoiceData");
  return {
    sent,
    documents: documentsIn(request),
    invoiceDate: day(sent, "invoiceDate"),
    validUntil: day(sent, "validUntil"),
    currency: currency(sent, "currency"),
    incoterms: incoterm(sent, "incoterms"),
    transportMode: transportMode(sent, "transportMode"),
    freight: amount(sent, "freight"),
    insurance: amount(sent, "insurance"),
    otherCharges: amount(sent, "otherCharges"),
    totalDeclaredValue: amount(sent, "totalDeclaredValue"),
    manufacturerSameAsShipper: flag(sent, "manufacturerSameAsShipper"),
    originStatement: originStatement(sent, "originStatement"),
    rexNumber: rexNumber(sent, "rexNumber"),
    countryOfDestination: country(sent, "countryOfDestination"),
    showPacking: flag(sent, "showPacking"),
    charges: amountsIn(sent, "charges"),
    discounts: amountsIn(sent, "discounts"),
    shipper: legibleParty(memberOf(sent, "shipper")),
    importer: legibleImporter(sent),
    manufacturer: legibleParty(memberOf(sent, "manufacturer")),
    dateOfExport: day(memberOf(sent, "transport"), "dateOfExport"),
    lines: arrayOf(memberOf(sent, "lineItems")).map(legibleLine),
  };
};

const documentsWithPacking: ReadonlyArray<DocumentType> = ["packing-list", "certificate-of-origin"];

const withoutPacking = (line: unknown): unknown =>
  isRecord(line)
    ? Object.fromEntries(Object.entries(line).filter(([name]) => !packingMembers.includes(name)))
    : line;

/**
 * Leaves out what only packing needs where no document prints it (contract section 2.10: ignored otherwise).
 * @param request a request without nulls, of any shape
 */
export const withPrintedPacking = (request: unknown): unknown => {
  const data = memberOf(request, "invoiceData");
  const lines = memberOf(data, "lineItems");
  const isPrinted = memberOf(data, "showPacking") === true ||
    documentsIn(request).some((type) => documentsWithPacking.includes(type));
  return isPrinted || !isRecord(request) || !isRecord(data) || !Array.isArray(lines)
    ? request
    : { ...request, invoiceData: { ...data, lineItems: lines.map(withoutPacking) } };
};

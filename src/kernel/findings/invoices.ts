/**
 * Findings about an invoice, or worth another look before customs does, beyond its single values; and the API's
 * sentences about them.
 */
import { countryName } from "../country_names.ts";
import { scriptName } from "../text/scripts.ts";
import { shown } from "../text/shown.ts";
import { codePointText, type NoParts, type Sentences } from "./sentences.ts";

/** Each kind of finding with what its sentences are made of. Amounts are as documents print them. */
export interface InvoiceFindings {
  /** An offer that ends before the day of its invoice. */
  readonly validBeforeInvoice: { readonly day: string; readonly invoiceDate: string };
  /** A certificate of origin without the producer. */
  readonly noManufacturer: NoParts;
  /** ISO 3166-1 alpha-2. */
  readonly noPostalCode: { readonly country: string };
  /** A document that was asked for twice. */
  readonly documentTwice: { readonly document: string };
  /** A character that no font of the documents has; the position counts from 1. */
  readonly noFont: {
    readonly count: number;
    readonly character: string;
    readonly codePoint: number;
    readonly position: number;
    /** The character that means the same, where all that lack a font have such a one. */
    readonly instead?: string;
  };
  /** The account's own address, which no mail reaches. */
  readonly unmailable: { readonly address: string };
  /** A line whose total is not its quantity times its price. */
  readonly lineTotal: {
    readonly total: string;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly product: string;
  };
  /** A declared total that is not the sum of the lines. */
  readonly declaredTotal: { readonly declared: string; readonly sum: string; readonly currency: string };
  /** More lines than an invoice may have. */
  readonly tooManyLineItems: { readonly lines: number; readonly most: number };
  /** An Incoterms rule without its place. */
  readonly noNamedPlace: { readonly rule: string };
  /** An Incoterms rule for ships beside another mode of transport. */
  readonly ruleForSea: {
    readonly rule: string;
    readonly mode: string;
    readonly better: string;
    readonly betterName: string;
  };
  /** An Incoterms rule by which the seller insures, without an insurance. */
  readonly noInsurance: { readonly rule: string };
  /** Carriage by sea without its ports. */
  readonly noPort: NoParts;
  /** A member that only a proforma invoice prints. */
  readonly ofProforma: NoParts;
  /** A member that only a certificate of origin prints. */
  readonly ofCertificates: NoParts;
  /** A statement that only an invoice prints. */
  readonly ofInvoices: NoParts;
  /** A unit of measure by a code that there isn't. */
  readonly unknownUnitCode: { readonly code: string };
  /** A kind of package by a code that there isn't. */
  readonly unknownPackageKind: { readonly code: string };
  /** Goods in the packages of a line that isn't another one, or has none itself. */
  readonly noSuchPackages: { readonly line: number };
  /** Packages of a line that is in those of another. */
  readonly packagesTwice: { readonly line: number };
  /** A producer that is the shipper too. */
  readonly shipperIsManufacturer: NoParts;
  /** A certificate whose producer is left open. */
  readonly producerNotStated: NoParts;
  /** An amount with more digits than its currency has. */
  readonly isRounded: { readonly digits: number; readonly currency: string };
  /** A net mass above the gross mass, both in kg. */
  readonly netAboveGross: { readonly net: number; readonly gross: number };
  /** A net mass beside a quantity in kg that says another. */
  readonly netBesideQuantity: { readonly net: number; readonly quantity: number };
  /** A value of a line that the packing list would sum up. */
  readonly notOnPackingList: NoParts;
  /** A code that stands for no goods. */
  readonly placeholderCode: { readonly code: string };
  /** Goods without a price. */
  readonly freeGoods: NoParts;
  /** Expectation of the customs of the destination that the invoice doesn't meet. */
  readonly customsExpects: {
    readonly destination: Destination;
    readonly what: Expectation;
    /** Source of the expectation. */
    readonly source: string;
    /** True if the member is given and does not state it, false if it is missing. */
    readonly isThere: boolean;
  };
  /** Destination whose expectations nobody here read; ISO 3166-1 alpha-2. */
  readonly uncheckedDestination: { readonly country: string };
}

/** Destinations whose expectations are known, by their alpha-2 codes. */
export const destinationCodes = [
  "US",
  "BR",
  "EU",
  "GB",
  "CH",
  "CA",
  "KR",
  "MX",
  "SA",
  "AU",
  "IN",
  "CN",
  "TR",
  "JP",
  "VN",
] as const;

/** Destination whose expectations are known. */
export type Destination = typeof destinationCodes[number];

/** Expectation of customs on an invoice. */
export type Expectation = keyof typeof expectations;

/** Expectations of customs, as the API says them. */
export const expectations = {
  portOfEntry: "the port of entry",
  marks: "the marks and numbers of the packages on the invoice (marksAndNumbers with showPacking)",
  freight: "all charges by name and amount, freight among them",
  insurance: "all charges by name and amount, insurance among them",
  responsible: "the name of a responsible employee of the exporter",
  packing: "marks, packages and weights on the invoice itself",
  packages: "number and kind of the packages of each line (packages, packageKind)",
  netWeight: "the net weight of each line (netWeightKg)",
  grossWeight: "the gross weight of each line (grossWeightKg)",
  dispatch: "the country from which the goods come",
  transport: "the cost of transport",
  payment: "the terms of payment",
  eori: "the importer's EORI number (importer.eori, or that of the consignee)",
  eoriOfGb: "an EORI number that starts with GB, in Northern Ireland with GB or XI",
  english: "the goods in English, or with a translation into it",
  assists: 'goods and services that the buyer furnished for making the goods (assists), or "no assists"',
  acquisition: "the country in which the goods were bought (countryOfAcquisition)",
  shipmentDate: "the day on which the goods began their way (transport.dateOfExport)",
  placeOfShipment: "the place from which the goods are shipped (portOfLoading)",
  placeOfArrival: "the place to which the goods are shipped (portOfDischarge)",
  packageCount: "the number of packages (packages of each line, with showPacking)",
  placeOfIssue: "the place at which the invoice was made out (signatory.place)",
  spanish: "the goods in Spanish, English or French, or with a translation",
  certificate: "a certificate of origin beside it",
  packingList:
    "a packing list beside it, or marks, packages, their kinds and weights on itself (packing-list, or showPacking)",
  contract: "the contract of sale (references.contract)",
} as const;

const destinations: Readonly<Record<Destination, string>> = {
  US: "the United States",
  BR: "Brazil",
  EU: "the European Union",
  GB: "Great Britain",
  CH: "Switzerland",
  CA: "Canada",
  KR: "Korea",
  MX: "Mexico",
  SA: "Saudi Arabia",
  AU: "Australia",
  IN: "India",
  CN: "China",
  TR: "Türkiye",
  JP: "Japan",
  VN: "Viet Nam",
};

const glyph = (
  { character, codePoint, position }: Pick<InvoiceFindings["noFont"], "character" | "codePoint" | "position">,
): string => `"${character}" (${codePointText(codePoint)}) as character ${position}`;

/** The API's sentences. */
export const invoiceSentences: Sentences<InvoiceFindings> = {
  validBeforeInvoice: ({ day, invoiceDate }, label) =>
    `${label} is ${day}, before the invoiceDate ${invoiceDate}.`,
  noManufacturer: (_, label) =>
    `${label} is missing: a certificate of origin names the manufacturer where manufacturerSameAsShipper is false.`,
  noPostalCode: ({ country }, label) =>
    `${label} is empty: give the postal code, which addresses in ${countryName(country)} have.`,
  documentTwice: ({ document }, label) =>
    `${label} names "${document}" a second time: name each document once.`,
  noFont: ({ count, instead, ...first }, label) => {
    const script = scriptName(first.character, "en");
    if (script !== undefined) {
      return `${label} has ${script} letters, which are not printed here, the first of them ${
        glyph(first)
      }: give the text in Latin letters, as customs reads it.`;
    }
    return count === 1
      ? `${label} has ${glyph(first)}, which no font has: write ${
        instead === undefined ? "it in words" : `"${instead}"`
      }.`
      : `${label} has ${count} characters that no font has, the first of them ${glyph(first)}: write ${
        instead === undefined ? "them in words" : "those of the suggestion"
      }.`;
  },
  unmailable: ({ address }, label) =>
    `${label} is missing, and the account's address ${
      shown(address)
    } can't be mailed: give an address, or null for no mail.`,
  lineTotal: ({ total, quantity, unitPrice, product }, label) =>
    `${label} is ${total}; quantity x unitPrice is ${quantity} x ${unitPrice} = ${product}.`,
  declaredTotal: ({ declared, sum, currency }, label) =>
    `${label} is ${declared}; the lines and charges add up to ${sum} ${currency}.`,
  tooManyLineItems: ({ lines, most }) =>
    `lineItems has ${lines} lines: an invoice has at most ${most}; split the shipment.`,
  noNamedPlace: ({ rule }, label) =>
    `${label} is missing: the rule ${rule} is complete only with its named place.`,
  ruleForSea: ({ rule, mode, better, betterName }, label) =>
    `${label} is ${rule}, a rule for sea and inland waterway, with transport by ${mode}: ` +
    `${better} (${betterName}) is its counterpart.`,
  noInsurance: ({ rule }, label) => `${label} is missing or 0: under ${rule} the seller insures the goods.`,
  noPort: (_, label) => `${label} is missing: customs expects it for transport by sea.`,
  ofProforma: (_, label) => `${label} is for proforma invoices only; no document prints it.`,
  ofCertificates: (_, label) => `${label} is for certificates of origin only; no document prints it.`,
  ofInvoices: (_, label) =>
    `${label} claims a preference, which a certificate of origin doesn't state: it is for invoices only; no document prints it.`,
  unknownUnitCode: ({ code }, label) =>
    `${label} is ${code}, which UN/ECE Recommendation 20 doesn't have: take its code, such as KGM or H87, or leave it to unit.`,
  unknownPackageKind: ({ code }, label) =>
    `${label} is ${code}, which UN/ECE Recommendation 21 doesn't have: take its code, such as CT (carton) or PX (pallet).`,
  noSuchPackages: ({ line }, label) =>
    `${label} is ${line}: give the number of another line that is not itself in the packages of a line.`,
  packagesTwice: ({ line }, label) =>
    `${label} is stated beside packedWithLine: goods in the packages of line ${line} have none of their own; state them there.`,
  shipperIsManufacturer: (_, label) => `${label} is not printed: manufacturerSameAsShipper is true.`,
  producerNotStated: (_, label) =>
    `${label} is missing: the certificate of origin prints "Not stated" as the producer; give it, or manufacturerSameAsShipper.`,
  isRounded: ({ digits, currency }, label) =>
    `${label} is rounded to ${digits} decimals, the minor unit of ${currency}.`,
  netAboveGross: ({ net, gross }, label) => `${label} is ${net}, above the gross weight ${gross}.`,
  netBesideQuantity: ({ net, quantity }, label) => `${label} is ${net}, beside a quantity of ${quantity} kg.`,
  notOnPackingList: (_, label) =>
    `${label} is missing: the packing list leaves it blank and its total is of the other lines.`,
  placeholderCode: ({ code }, label) =>
    `${label} is ${code}, which names no goods: customs asks for the code.`,
  freeGoods: (_, label) => `${label} is 0: customs expects a value for free goods and samples too.`,
  uncheckedDestination: ({ country }, label) =>
    `${label}: what customs in ${
      countryName(country)
    } expects of an invoice isn't known here and wasn't checked: ask the importer.`,
  customsExpects: ({ destination, what, source, isThere }, label) =>
    `${label} ${isThere ? "does not suffice" : "is missing"}: for ${
      destinations[destination]
    } an invoice states ${expectations[what]} (${source}).`,
};

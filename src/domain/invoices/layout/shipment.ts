/** Details of a shipment beside its parties and goods: references, terms, transport, origin. */
import { countryName } from "../../../kernel/country_names.ts";
import { memberStates } from "../../../kernel/member_states.ts";
import type { DocumentType } from "../../documents/document.ts";
import type { InvoiceData } from "../invoice.ts";
import { incotermNames, incotermsPlaceOf } from "../terms.ts";
import {
  type BoxRow,
  countryIfGiven,
  countryWithCode,
  type Field,
  fieldsBox,
} from "../../documents/parts.ts";

/** Returns the fields of the number and date by which the shipment's invoice is known on all its documents. */
export const invoiceFields = (
  { primaryDocument, invoiceNumber, invoiceDate }: InvoiceData,
  type: DocumentType,
): ReadonlyArray<Field> => {
  const isProforma = type === "proforma" || (type !== "commercial" && primaryDocument === "proforma");
  const name = isProforma ? "Proforma invoice" : "Invoice";
  return [[`${name} number`, invoiceNumber], [`${name} date`, invoiceDate]];
};

/** Returns the fields of the papers that the shipment rests on. */
export const referenceFields = ({ references = {}, reasonForExport }: InvoiceData): ReadonlyArray<Field> => [
  ["Order", references.order],
  ["Contract", references.contract],
  ["Letter of credit", references.letterOfCredit],
  ["Reason for export", reasonForExport],
];

const modes = { air: "Air", sea: "Sea", road: "Road", courier: "Courier" } as const;

const waybills = {
  air: "Air waybill",
  sea: "Bill of lading",
  road: "Consignment note",
  courier: "Waybill",
} as const;

const carriers = {
  air: "Flight",
  sea: "Vessel and voyage",
  road: "Vehicle",
  courier: "Flight or vehicle",
} as const;

/** Returns the row of boxes on the way and the places of the transport, over the page's whole width. */
export const transportRow = (invoice: InvoiceData): BoxRow => {
  const { transportMode, transport = {} } = invoice;
  const fields: ReadonlyArray<Field> = [
    ["Transport by", modes[transportMode]],
    ["Country of dispatch", countryIfGiven(invoice.countryOfDispatch)],
    ["Port or place of loading", invoice.portOfLoading],
    ["Port or place of discharge", invoice.portOfDischarge],
    ["Country of destination", countryIfGiven(invoice.countryOfDestination)],
    [waybills[transportMode], transport.waybillNumber],
    [carriers[transportMode], transport.vesselOrFlight],
    ["Containers", transport.containerNumbers],
    ["Seals", transport.sealNumbers],
    ["Date of export", transport.dateOfExport],
  ];
  return [fieldsBox(5, fields)];
};

/** Returns the terms of delivery in full: `FOB Shanghai, China`, then `Free On Board (Incoterms 2020)`. */
export const termsOfDelivery = (invoice: InvoiceData): string => {
  const { incoterms } = invoice;
  const place = incotermsPlaceOf(invoice);
  const rule = `${incotermNames[incoterms]} (Incoterms\u00a02020)`;
  return place === undefined ? `${incoterms} ${rule}` : `${incoterms} ${place}\n${rule}`;
};

/** More countries than this would fill the head of a page; each line states its own in any case. */
const mostCountriesNamed = 20;

const originCodes = (invoice: InvoiceData): ReadonlyArray<string> => [
  ...new Set(invoice.lineItems.map((line) => line.countryOfOrigin)),
];

/** Returns the countries that the goods come from, each once; how many where they are too many to be named. */
export const originCountries = (invoice: InvoiceData): string => {
  const codes = originCodes(invoice);
  return codes.length > mostCountriesNamed
    ? `${codes.length} countries, stated on each line`
    : codes.map(countryWithCode).join(", ");
};

const statesOfTheUnion: ReadonlySet<string> = new Set(memberStates);

/**
 * Returns the same as a body of the Union certifies them: member states as the Union's, with their names. Where the exporter is
 * elsewhere, so is the body.
 */
export const certifiedOrigin = (invoice: InvoiceData): string => {
  const codes = originCodes(invoice);
  const ofUnion = statesOfTheUnion.has(invoice.shipper.country)
    ? codes.filter((code) => statesOfTheUnion.has(code))
    : [];
  if (codes.length > mostCountriesNamed || ofUnion.length === 0) return originCountries(invoice);
  const others = codes.filter((code) => !ofUnion.includes(code)).map(countryWithCode);
  return [`European Union (${ofUnion.map((code) => countryName(code)).join(", ")})`, ...others].join(", ");
};

const originate = (invoice: InvoiceData): string =>
  `that the goods described above originate in ${
    originCodes(invoice).length <= mostCountriesNamed
      ? certifiedOrigin(invoice)
      : "the countries stated on each line"
  }.`;

/** Returns the sentence that an exporter declares about them. */
export const originDeclaration = (invoice: InvoiceData): string =>
  `The undersigned declares ${originate(invoice)}`;

/** Returns the sentence that the issuing body signs. */
export const originCertification = (invoice: InvoiceData): string =>
  `The undersigned authority certifies ${originate(invoice)}`;

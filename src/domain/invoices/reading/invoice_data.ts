/**
 * Reads the shipment (contract section 2.8). What disagrees inside it is found in `figures.ts`; what is allowed and
 * unwise in `warnings.ts`.
 */
import { isCurrency } from "../currency.ts";
import {
  additionalDocumentTypes,
  documentsOf,
  type DocumentType,
  primaryDocumentTypes,
} from "../../documents/document.ts";
import type { InvoiceData } from "../invoice.ts";
import type { Shipment } from "../warnings/warning.ts";
import { incoterms, transportModes } from "../terms.ts";
import { readLineItem } from "./line_item.ts";
import { optionalNames, readOptionalMembers } from "./optional_members.ts";
import { readParty } from "./party.ts";
import { isGiven, member, optional, type Place, readElements, readRecord, report, shown } from "./place.ts";
import { amountRule, readDate, readFlag, readNumber, readOneOf, readText } from "./values.ts";

const names = new Set([
  ...["invoiceNumber", "invoiceDate", "currency", "incoterms", "transportMode", "portOfLoading"],
  ...["portOfDischarge", "shipper", "consignee", "lineItems", "freight", "insurance", "otherCharges"],
  ...["totalDeclaredValue", "declarationText", "primaryDocument", "additionalDocuments", "validUntil"],
  ...["proformaPurpose", "manufacturerSameAsShipper", "manufacturer", "originStatement"],
  ...optionalNames,
]);

/**
 * @param place the request's `invoiceData`
 * @param override the request's own choice of documents, where it makes one
 * @returns the shipment; nothing, reported, where the place holds no object
 */
export const readShipment = (
  place: Place,
  override: ReadonlyArray<DocumentType> | undefined,
): Shipment | undefined => {
  if (!readRecord(place, names)) return undefined;
  const at = (name: string) => member(place, name);
  const primaryDocument = readOneOf(at("primaryDocument"), primaryDocumentTypes);
  const additionalDocuments = readDistinct(at("additionalDocuments"), additionalDocumentTypes);
  const documents = override ?? documentsOf({ primaryDocument, additionalDocuments });
  const additions = readOptionalMembers(place);
  const withPacking = additions.showPacking === true || documents.includes("packing-list") ||
    documents.includes("certificate-of-origin");
  const invoice: InvoiceData = {
    invoiceNumber: readText(at("invoiceNumber"), { characters: 70 }),
    invoiceDate: readDate(at("invoiceDate")),
    currency: readCurrency(at("currency")),
    incoterms: readOneOf(at("incoterms"), incoterms),
    transportMode: readOneOf(at("transportMode"), transportModes),
    ...readPorts(place),
    shipper: readParty(at("shipper")),
    consignee: readParty(at("consignee")),
    lineItems: readElements(at("lineItems")).map((line) => readLineItem(line, withPacking)),
    ...readCharges(place),
    totalDeclaredValue: readNumber(at("totalDeclaredValue"), amountRule),
    primaryDocument,
    additionalDocuments,
    ...readTexts(place),
    ...readOrigin(place),
    ...additions,
  };
  if (Array.isArray(at("lineItems").value) && invoice.lineItems.length === 0) {
    report(at("lineItems"), "is empty: give 1 to 500 lines.");
  }
  checkAgainstEachOther(place, { invoice, documents });
  return { invoice, documents };
};

const readPorts = (place: Place): Pick<InvoiceData, "portOfLoading" | "portOfDischarge"> => {
  const read = (given: Place) => readText(given, { characters: 120 });
  const portOfLoading = optional(member(place, "portOfLoading"), read);
  const portOfDischarge = optional(member(place, "portOfDischarge"), read);
  return {
    ...(portOfLoading !== undefined && { portOfLoading }),
    ...(portOfDischarge !== undefined && { portOfDischarge }),
  };
};

const readCharges = (place: Place): Pick<InvoiceData, "freight" | "insurance" | "otherCharges"> => {
  const read = (given: Place) => readNumber(given, amountRule);
  const freight = optional(member(place, "freight"), read);
  const insurance = optional(member(place, "insurance"), read);
  const otherCharges = optional(member(place, "otherCharges"), read);
  return {
    ...(freight !== undefined && { freight }),
    ...(insurance !== undefined && { insurance }),
    ...(otherCharges !== undefined && { otherCharges }),
  };
};

const readTexts = (
  place: Place,
): Pick<InvoiceData, "declarationText" | "validUntil" | "proformaPurpose"> => {
  const declarationText = optional(
    member(place, "declarationText"),
    (given) => readText(given, { characters: 2000, lines: 20 }),
  );
  const validUntil = optional(member(place, "validUntil"), readDate);
  const proformaPurpose = optional(
    member(place, "proformaPurpose"),
    (given) => readText(given, { characters: 200 }),
  );
  return {
    ...(declarationText !== undefined && { declarationText }),
    ...(validUntil !== undefined && { validUntil }),
    ...(proformaPurpose !== undefined && { proformaPurpose }),
  };
};

const readOrigin = (
  place: Place,
): Pick<InvoiceData, "manufacturerSameAsShipper" | "manufacturer" | "originStatement"> => {
  const manufacturerSameAsShipper = optional(member(place, "manufacturerSameAsShipper"), readFlag);
  const manufacturer = optional(member(place, "manufacturer"), readParty);
  const originStatement = optional(
    member(place, "originStatement"),
    (given) => readText(given, { characters: 1000, lines: 10 }),
  );
  return {
    ...(manufacturerSameAsShipper !== undefined && { manufacturerSameAsShipper }),
    ...(manufacturer !== undefined && { manufacturer }),
    ...(originStatement !== undefined && { originStatement }),
  };
};

const checkAgainstEachOther = (place: Place, { invoice, documents }: Shipment): void => {
  const { validUntil, invoiceDate } = invoice;
  if (validUntil !== undefined && validUntil !== "" && validUntil < invoiceDate) {
    report(member(place, "validUntil"), `is ${validUntil}, before the invoiceDate ${invoiceDate}.`);
  }
  const lacksManufacturer = invoice.manufacturer === undefined && invoice.manufacturerSameAsShipper === false;
  if (documents.includes("certificate-of-origin") && lacksManufacturer) {
    report(
      member(place, "manufacturer"),
      "is missing: a certificate of origin names the manufacturer where manufacturerSameAsShipper is false.",
    );
  }
};

const readCurrency = (place: Place): string => {
  const { value } = place;
  if (typeof value === "string" && isCurrency(value)) return value;
  report(
    place,
    `is ${
      isGiven(place) ? shown(value) : "missing"
    }: give a currency of ISO 4217 in use, like USD, EUR or GBP.`,
  );
  return "";
};

/** @returns the array's elements, each allowed and none twice */
export const readDistinct = <A extends string>(
  place: Place,
  allowed: readonly [A, ...ReadonlyArray<A>],
): ReadonlyArray<A> => {
  const seen = new Set<A>();
  for (const element of readElements(place)) {
    const found = allowed.find((candidate) => candidate === element.value);
    if (found === undefined) readOneOf(element, allowed);
    else if (seen.has(found)) report(element, `names "${found}" a second time: name each document once.`);
    else seen.add(found);
  }
  return [...seen];
};

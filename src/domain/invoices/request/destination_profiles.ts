/**
 * Expectations of the customs authorities of countries of destination. Only what a text says that was read is checked:
 * acts and notices of the country, else what the Union or the United States tell their exporters of it.
 * @source 19 CFR 141.86 (United States); Decreto 6.759/2009, Art. 557 (Brazil); European Commission, "Documents for
 * customs clearance: commercial invoice", and Regulation (EU) No 952/2013, Article 9; HM Revenue and Customs, "Check
 * which EORI number you need"; Customs Tariff Act of 9 October 1986 (SR 632.10), Article 2 (Switzerland); Canada Border
 * Services Agency, Memorandum D1-4-1, Appendix A; rules of foreign trade of Mexico, requirements of commercial invoices;
 * CBEC Circular No. 01/2015-Customs (India); Japan Customs, Customs Answer 1107; Circular 38/2015/TT-BTC, Article 16 (Viet
 * Nam); U.S. Department of Commerce, Country Commercial Guides (Australia, China, Korea, Saudi Arabia, Türkiye)
 */
import type { Destination, Expectation as Expected } from "../../../kernel/findings/invoices.ts";
import { eoriForm } from "../../../kernel/identifiers.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import { isInBulk } from "../codes/package_codes.ts";
import type { LineItem } from "../invoice.ts";
import { isGiven, type LegibleLine, type LegibleParty, type LegibleShipment } from "./legible.ts";
import type { Place } from "./remark.ts";

/** Expectation of customs: where an invoice lacks it, and who says so. */
export interface Expectation {
  /** Place of the member that lacks it, from `invoiceData`; undefined where the invoice has it, or has something that can't be read. */
  readonly lackingAt: (shipment: LegibleShipment) => Place | undefined;
  /** Thing that customs expects. */
  readonly expects: Expected;
  /** Text that says so. */
  readonly source: string;
}

/** Returns the expectation that the members are given, one within the other; what can't be read has an issue. */
const given = (place: ReadonlyArray<string>, expects: Expected, source: string): Expectation => ({
  lackingAt: ({ sent }) => place.reduce<unknown>(memberOf, sent) === undefined ? place : undefined,
  expects,
  source,
});

/** Members that a line leaves to the line in whose packages its goods are. */
const ofPackages: ReadonlySet<keyof LineItem> = new Set([
  ...["packages", "packageKind", "grossWeightKg", "marksAndNumbers"] as const,
]);

/** True if the line states the member, or owes none: its goods are in the packages of another, or in bulk. */
const statesOrOwesNone = ({ sent, packageKind }: LegibleLine, name: keyof LineItem): boolean =>
  isGiven(sent, name) || (ofPackages.has(name) && isGiven(sent, "packedWithLine")) ||
  (name === "packages" && isInBulk(packageKind));

/** Place of the first member of the names that a line lacks. */
const inLines =
  (...names: ReadonlyArray<keyof LineItem>) => ({ lines }: LegibleShipment): Place | undefined => {
    for (const [index, line] of lines.entries()) {
      const name = names.find((each) => !statesOrOwesNone(line, each));
      if (name !== undefined) return ["lineItems", index, name];
    }
    return undefined;
  };

/** Place of the mark by which the invoice prints packing; undefined where it prints it, or it can't be told. */
const inShowPacking = ({ sent, showPacking }: LegibleShipment): Place | undefined =>
  showPacking ?? isGiven(sent, "showPacking") ? undefined : ["showPacking"];

/** Returns the expectation that the invoice prints the members for each line. */
const printed = (
  names: ReadonlyArray<keyof LineItem>,
  expects: Expected,
  source: string,
): Expectation => ({
  lackingAt: (shipment) => inLines(...names)(shipment) ?? inShowPacking(shipment),
  expects,
  source,
});

const netWeight = (source: string): Expectation => ({
  ...{ lackingAt: inLines("netWeightKg"), expects: "netWeight", source },
});

const grossWeight = (source: string): Expectation => ({
  ...{ lackingAt: inLines("grossWeightKg"), expects: "grossWeight", source },
});

const isLatin = (text: unknown): boolean =>
  typeof text !== "string" || !/\p{L}/u.test(text) || /\p{Script=Latin}/u.test(text);

/** Returns the expectation that each line names its goods in Latin letters too: which language they are in, nothing here tells. */
const inLatinLetters = (expects: Expected, source: string): Expectation => ({
  lackingAt: ({ lines }) => {
    const index = lines.findIndex(({ sent }) => !isLatin(memberOf(sent, "description")));
    return index < 0 ? undefined : ["lineItems", index, "description"];
  },
  expects,
  source,
});

/** True if the invoice speaks of assists, as goods and services are called that the buyer gave for making the goods. */
const namesAssists = ({ sent }: LegibleShipment): boolean =>
  /\bassists?\b/i.test(JSON.stringify([memberOf(sent, "declarationText"), memberOf(sent, "charges")]));

const packing = ["marksAndNumbers", "packages", "packageKind", "netWeightKg", "grossWeightKg"] as const;

/** Returns the expectation that packages and weights stand on a list of their own, or on the invoice. */
const packingList = (source: string): Expectation => ({
  lackingAt: (shipment) =>
    shipment.documents.includes("packing-list") ||
      (inShowPacking(shipment) ?? inLines(...packing)(shipment)) === undefined
      ? undefined
      : ["additionalDocuments"],
  expects: "packingList",
  source,
});

/** Returns the expectation that the importer has an EORI number of the form, stated as such or as the tax number. */
const eori = (
  { ofEori, ofTaxId, ...said }: Pick<Expectation, "expects" | "source"> & {
    /** Form of the importer's number, whose length is asked about elsewhere. */
    readonly ofEori: (importer: LegibleParty) => RegExp;
    /** Form by which a tax number is known to be such a number. */
    readonly ofTaxId: RegExp;
  },
): Expectation => ({
  lackingAt: ({ sent, importer }) => {
    const taxId = memberOf(importer.sent, "taxId");
    const number = typeof taxId === "string" ? taxId.trim().toUpperCase() : "";
    const isMet = isGiven(importer.sent, "eori")
      ? importer.eori === undefined || ofEori(importer).test(importer.eori)
      : ofTaxId.test(number) && ofEori(importer).test(number);
    const isConsignee = !isGiven(sent, "importer") && isGiven(importer.sent, "eori");
    return isMet ? undefined : [isConsignee ? "consignee" : "importer", "eori"];
  },
  ...said,
});

/** True if the party's postal code is one of Northern Ireland, where numbers begin with XI too. */
const isInNorthernIreland = ({ sent }: LegibleParty): boolean => {
  const zip = memberOf(sent, "zip");
  return typeof zip === "string" && /^\s*BT\d/i.test(zip);
};

const guide = (country: string): string =>
  `U.S. Department of Commerce, Country Commercial Guide, ${country}`;

const us = "19 CFR 141.86(a)";
const ca = "CBSA Memorandum D1-4-1, Appendix A";
const kr = guide("Korea");
const mx = "Mexico, rules of foreign trade, commercial invoices";
const br = "Decreto 6.759/2009, Art. 557";

/** Expectations by destination; none where the text that was read asks for nothing that an invoice could lack here. */
export const profiles: Readonly<Record<Destination, ReadonlyArray<Expectation>>> = {
  US: [
    given(["portOfDischarge"], "portOfEntry", `${us}(1)`),
    printed(["marksAndNumbers"], "marks", `${us}(3)`),
    given(["freight"], "freight", `${us}(8)`),
    given(["insurance"], "insurance", `${us}(8)`),
    given(["signatory"], "responsible", "19 CFR 141.86(j)"),
    inLatinLetters("english", "19 CFR 141.86(d)"),
    {
      lackingAt: (shipment) => namesAssists(shipment) ? undefined : ["declarationText"],
      expects: "assists",
      source: `${us}(11)`,
    },
  ],
  BR: [
    { lackingAt: inShowPacking, expects: "packing", source: `${br}, IV to VII` },
    {
      lackingAt: inLines("packages", "packageKind"),
      expects: "packages",
      source: `${br}, V`,
    },
    grossWeight(`${br}, VI`),
    netWeight(`${br}, VII`),
    given(["countryOfAcquisition"], "acquisition", `${br}, IX`),
    given(["countryOfDispatch"], "dispatch", `${br}, X`),
    given(["freight"], "transport", `${br}, XII`),
    given(["paymentTerms"], "payment", `${br}, XIII`),
  ],
  EU: [
    given(["paymentTerms"], "payment", "European Commission, minimum data of a commercial invoice"),
    eori({
      ...{ ofEori: () => eoriForm, ofTaxId: eoriForm },
      ...{ expects: "eori", source: "Regulation (EU) No 952/2013, Article 9" },
    }),
  ],
  GB: [
    eori({
      ofEori: (importer) => isInNorthernIreland(importer) ? /^(?:GB|XI)/ : /^GB/,
      ofTaxId: /^..\d{12}(?:\d{3})?$/,
      ...{ expects: "eoriOfGb", source: "HM Revenue and Customs, EORI numbers" },
    }),
  ],
  CH: [grossWeight("Customs Tariff Act (SR 632.10), Article 2")],
  CA: [
    given(["transport", "dateOfExport"], "shipmentDate", `${ca}, 2`),
    given(["portOfLoading"], "placeOfShipment", `${ca}, 8`),
    given(["paymentTerms"], "payment", `${ca}, 9`),
    printed(["packages"], "packageCount", `${ca}, 11`),
    netWeight(`${ca}, 16`),
    grossWeight(`${ca}, 16`),
  ],
  KR: [
    printed(["marksAndNumbers"], "marks", kr),
    given(["portOfLoading"], "placeOfShipment", kr),
    given(["portOfDischarge"], "placeOfArrival", kr),
  ],
  MX: [given(["signatory", "place"], "placeOfIssue", mx), inLatinLetters("spanish", mx)],
  SA: [{
    lackingAt: ({ documents }) =>
      documents.includes("certificate-of-origin") ? undefined : ["additionalDocuments"],
    expects: "certificate",
    source: guide("Saudi Arabia"),
  }],
  IN: [packingList("CBEC Circular No. 01/2015-Customs")],
  CN: [packingList(guide("China")), given(["references", "contract"], "contract", guide("China"))],
  TR: [given(["paymentTerms"], "payment", guide("Türkiye"))],
  JP: [packingList("Japan Customs, Customs Answer 1107")],
  // Terms, seller, currency and country of origin stand on every invoice.
  AU: [],
  // The circular asks for the invoice, and for nothing that it must say beside the sale.
  VN: [],
};

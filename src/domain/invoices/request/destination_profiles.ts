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
import type { LineItem } from "../invoice.ts";
import { isGiven, type LegibleShipment } from "./legible.ts";
import type { Place } from "./remark.ts";

/** Expectation of customs: of which member, when it is met, and who says so. */
export interface Expectation {
  /** From `invoiceData`. */
  readonly place: Place;
  /** True where the invoice has it, or has something that can't be read. */
  readonly isMet: (shipment: LegibleShipment) => boolean;
  /** Thing that customs expects. */
  readonly expects: Expected;
  /** Text that says so. */
  readonly source: string;
}

/** Returns the expectation that the members are given, one within the other; what can't be read has an issue. */
const given = (place: ReadonlyArray<string>, expects: Expected, source: string): Expectation => ({
  place,
  isMet: ({ sent }) => place.reduce<unknown>(memberOf, sent) !== undefined,
  expects,
  source,
});

/** Members that a line leaves to the line in whose packages its goods are. */
const ofPackages: ReadonlySet<keyof LineItem> = new Set([
  ...["packages", "packageKind", "grossWeightKg", "marksAndNumbers"] as const,
]);

const everyLine = (...names: ReadonlyArray<keyof LineItem>) => ({ lines }: LegibleShipment): boolean =>
  lines.every(({ sent }) =>
    names.every((name) => isGiven(sent, name) || ofPackages.has(name) && isGiven(sent, "packedWithLine"))
  );

/** True if the invoice prints packing; so where it can't be told. */
const showsPacking = ({ sent, showPacking }: LegibleShipment): boolean =>
  showPacking ?? isGiven(sent, "showPacking");

/** Returns the expectation that the invoice prints the members for each line. */
const printed = (
  names: ReadonlyArray<keyof LineItem>,
  expects: Expected,
  source: string,
): Expectation => ({
  place: ["lineItems"],
  isMet: (shipment) => showsPacking(shipment) && everyLine(...names)(shipment),
  expects,
  source,
});

const netWeight = (source: string): Expectation => ({
  ...{ place: ["lineItems"], isMet: everyLine("netWeightKg"), expects: "netWeight", source },
});

const grossWeight = (source: string): Expectation => ({
  ...{ place: ["lineItems"], isMet: everyLine("grossWeightKg"), expects: "grossWeight", source },
});

/** Returns the expectation that each line names its goods in Latin letters too: which language they are in, nothing here tells. */
const inLatinLetters = (expects: Expected, source: string): Expectation => ({
  place: ["lineItems"],
  isMet: ({ lines }) =>
    lines.every(({ sent }) => {
      const description = memberOf(sent, "description");
      return typeof description !== "string" || !/\p{L}/u.test(description) ||
        /\p{Script=Latin}/u.test(description);
    }),
  expects,
  source,
});

/** True if the invoice speaks of assists, as goods and services are called that the buyer gave for making the goods. */
const namesAssists = ({ sent }: LegibleShipment): boolean =>
  /\bassists?\b/i.test(JSON.stringify([memberOf(sent, "declarationText"), memberOf(sent, "charges")]));

const packing = ["marksAndNumbers", "packages", "packageKind", "netWeightKg", "grossWeightKg"] as const;

/** Returns the expectation that packages and weights stand on a list of their own, or on the invoice. */
const packingList = (source: string): Expectation => ({
  place: ["additionalDocuments"],
  isMet: (shipment) =>
    shipment.documents.includes("packing-list") || showsPacking(shipment) && everyLine(...packing)(shipment),
  expects: "packingList",
  source,
});

const eori = (form: RegExp, expects: Expected, source: string): Expectation => ({
  place: ["importer", "eori"],
  isMet: ({ importer }) => {
    const taxId = memberOf(importer.sent, "taxId");
    return isGiven(importer.sent, "eori")
      ? importer.eori === undefined || form.test(importer.eori)
      : typeof taxId === "string" && form.test(taxId.trim().toUpperCase());
  },
  expects,
  source,
});

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
    { place: ["declarationText"], isMet: namesAssists, expects: "assists", source: `${us}(11)` },
  ],
  BR: [
    { place: ["showPacking"], isMet: showsPacking, expects: "packing", source: `${br}, IV to VII` },
    {
      place: ["lineItems"],
      isMet: everyLine("packages", "packageKind"),
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
    eori(eoriForm, "eori", "Regulation (EU) No 952/2013, Article 9"),
  ],
  GB: [eori(/^GB\d{12,15}$/, "eoriOfGb", "HM Revenue and Customs, EORI numbers")],
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
    place: ["additionalDocuments"],
    isMet: ({ documents }) => documents.includes("certificate-of-origin"),
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

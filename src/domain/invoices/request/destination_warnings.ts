/**
 * Expectations of the customs authorities of the country of destination. Only what a text says that was read is
 * checked; where no such text was at hand (India, China, Türkiye, Japan, Viet Nam and others) that is said.
 * @source 19 CFR 141.86 (United States); Decreto 6.759/2009, Art. 557 (Brazil); European Commission, "Documents for
 * customs clearance: commercial invoice", and Regulation (EU) No 952/2013, Article 9; HM Revenue and Customs, "Check
 * which EORI number you need"; Customs Tariff Act of 9 October 1986 (SR 632.10), Article 2 (Switzerland); Canada Border
 * Services Agency, Memorandum D1-4-1, Appendix A; rules of foreign trade of Mexico, requirements of commercial invoices;
 * U.S. Department of Commerce, Country Commercial Guides (Korea, Saudi Arabia, Australia)
 */
import { memberStates } from "../../../kernel/member_states.ts";
import {
  type Destination,
  destinationCodes,
  type Expectation as Expected,
} from "../../../kernel/findings/invoices.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import type { InvoiceData, LineItem } from "../invoice.ts";
import { isGiven, type LegibleShipment } from "./legible.ts";
import { type Place, remarkAt } from "./remark.ts";

/** One expectation: of which member, when it isn't met, and who says so. */
interface Expectation {
  /** From `invoiceData`. */
  readonly place: Place;
  readonly isMet: (shipment: LegibleShipment) => boolean;
  readonly expects: Expected;
  readonly source: string;
}

/** True if it is there, readable or not: what can't be read has an issue. */
const isThere = (name: keyof InvoiceData) => ({ sent }: LegibleShipment): boolean => isGiven(sent, name);

const everyLine = (...names: ReadonlyArray<keyof LineItem>) => ({ lines }: LegibleShipment): boolean =>
  lines.every(({ sent }) => names.every((name) => isGiven(sent, name)));

/** True if the invoice prints packing; so where it can't be told. */
const showsPacking = ({ sent, showPacking }: LegibleShipment): boolean =>
  showPacking ?? isGiven(sent, "showPacking");

const weights = (
  article: string,
  names: ReadonlyArray<"netWeightKg" | "grossWeightKg">,
): ReadonlyArray<Expectation> =>
  names.map((name) => ({
    place: ["lineItems"],
    isMet: everyLine(name),
    expects: name === "netWeightKg" ? "netWeight" : "grossWeight",
    source: article,
  }));

/** True if the members have letters of the Latin script wherever they have letters: the goods are named in it too. */
const inLatinLetters = ({ lines }: LegibleShipment): boolean =>
  lines.every(({ sent }) => {
    const description = memberOf(sent, "description");
    return typeof description !== "string" || !/\p{L}/u.test(description) ||
      /\p{Script=Latin}/u.test(description);
  });

/** True if the invoice speaks of assists, as goods and services are called that the buyer gave for making the goods. */
const namesAssists = ({ sent }: LegibleShipment): boolean =>
  /\bassists?\b/i.test(JSON.stringify([memberOf(sent, "declarationText"), memberOf(sent, "charges")]));

const us = "19 CFR 141.86(a)";
const ca = "CBSA Memorandum D1-4-1, Appendix A";
const kr = "U.S. Department of Commerce, Country Commercial Guide, Korea";
const mx = "Mexico, rules of foreign trade, commercial invoices";
const br = "Decreto 6.759/2009, Art. 557";
const eu = "European Commission, minimum data of a commercial invoice";

const eori = (prefix: RegExp, expects: Expected, source: string): Expectation => ({
  place: ["importer", "eori"],
  isMet: ({ importer }) => {
    const taxId = memberOf(importer.sent, "taxId");
    return isGiven(importer.sent, "eori")
      ? importer.eori === undefined || prefix.test(importer.eori)
      : typeof taxId === "string" && prefix.test(taxId.trim());
  },
  expects,
  source,
});

const profiles: Readonly<Record<Destination, ReadonlyArray<Expectation>>> = {
  US: [
    {
      place: ["portOfDischarge"],
      isMet: isThere("portOfDischarge"),
      expects: "portOfEntry",
      source: `${us}(1)`,
    },
    {
      place: ["lineItems"],
      isMet: (shipment) => showsPacking(shipment) && everyLine("marksAndNumbers")(shipment),
      expects: "marks",
      source: `${us}(3)`,
    },
    {
      place: ["freight"],
      isMet: isThere("freight"),
      expects: "freight",
      source: `${us}(8)`,
    },
    {
      place: ["insurance"],
      isMet: isThere("insurance"),
      expects: "insurance",
      source: `${us}(8)`,
    },
    {
      place: ["signatory"],
      isMet: isThere("signatory"),
      expects: "responsible",
      source: "19 CFR 141.86(j)",
    },
    { place: ["lineItems"], isMet: inLatinLetters, expects: "english", source: "19 CFR 141.86(d)" },
    { place: ["declarationText"], isMet: namesAssists, expects: "assists", source: `${us}(11)` },
  ],
  BR: [
    {
      place: ["showPacking"],
      isMet: showsPacking,
      expects: "packing",
      source: `${br}, IV to VII`,
    },
    {
      place: ["lineItems"],
      isMet: everyLine("packages", "packageKind"),
      expects: "packages",
      source: `${br}, V`,
    },
    ...weights(`${br}, VI`, ["grossWeightKg"]),
    ...weights(`${br}, VII`, ["netWeightKg"]),
    {
      place: ["countryOfAcquisition"],
      isMet: isThere("countryOfAcquisition"),
      expects: "acquisition",
      source: `${br}, IX`,
    },
    {
      place: ["countryOfDispatch"],
      isMet: isThere("countryOfDispatch"),
      expects: "dispatch",
      source: `${br}, X`,
    },
    {
      place: ["freight"],
      isMet: isThere("freight"),
      expects: "transport",
      source: `${br}, XII`,
    },
    {
      place: ["paymentTerms"],
      isMet: isThere("paymentTerms"),
      expects: "payment",
      source: `${br}, XIII`,
    },
  ],
  EU: [
    {
      place: ["paymentTerms"],
      isMet: isThere("paymentTerms"),
      expects: "payment",
      source: eu,
    },
    eori(
      /^[A-Z]{2}[A-Z0-9]{1,15}$/i,
      "eori",
      "Regulation (EU) No 952/2013, Article 9",
    ),
  ],
  GB: [
    eori(/^GB\d{12,15}$/i, "eoriOfGb", "HM Revenue and Customs, EORI numbers"),
  ],
  CH: weights("Customs Tariff Act (SR 632.10), Article 2", ["grossWeightKg"]),
  CA: [
    {
      place: ["transport", "dateOfExport"],
      isMet: ({ sent }) => isGiven(memberOf(sent, "transport"), "dateOfExport"),
      expects: "shipmentDate",
      source: `${ca}, 2`,
    },
    {
      place: ["portOfLoading"],
      isMet: isThere("portOfLoading"),
      expects: "placeOfShipment",
      source: `${ca}, 8`,
    },
    { place: ["paymentTerms"], isMet: isThere("paymentTerms"), expects: "payment", source: `${ca}, 9` },
    {
      place: ["lineItems"],
      isMet: (shipment) => showsPacking(shipment) && everyLine("packages")(shipment),
      expects: "packageCount",
      source: `${ca}, 11`,
    },
    ...weights(`${ca}, 16`, ["netWeightKg", "grossWeightKg"]),
  ],
  KR: [
    {
      place: ["lineItems"],
      isMet: (shipment) => showsPacking(shipment) && everyLine("marksAndNumbers")(shipment),
      expects: "marks",
      source: kr,
    },
    { place: ["portOfLoading"], isMet: isThere("portOfLoading"), expects: "placeOfShipment", source: kr },
    { place: ["portOfDischarge"], isMet: isThere("portOfDischarge"), expects: "placeOfArrival", source: kr },
  ],
  MX: [
    {
      place: ["signatory", "place"],
      isMet: ({ sent }) => isGiven(memberOf(sent, "signatory"), "place"),
      expects: "placeOfIssue",
      source: mx,
    },
    { place: ["lineItems"], isMet: inLatinLetters, expects: "spanish", source: mx },
  ],
  SA: [{
    place: ["additionalDocuments"],
    isMet: ({ documents }) => documents.includes("certificate-of-origin"),
    expects: "certificate",
    source: "U.S. Department of Commerce, Country Commercial Guide, Saudi Arabia",
  }],
  // What the guide on Australia lists, every invoice has: terms, seller, currency, country of origin.
  AU: [],
};

const statesOfTheUnion: ReadonlySet<string> = new Set(memberStates);

const profileOf = (country: string): Destination | undefined =>
  destinationCodes.find((code) => code === (statesOfTheUnion.has(country) ? "EU" : country));

/** Returns the country that the goods go to: as given, else the importer's or the consignee's; undefined: unknown. */
export const destinationOf = (
  { sent, countryOfDestination, importer }: LegibleShipment,
): string | undefined => isGiven(sent, "countryOfDestination") ? countryOfDestination : importer.country;

/** Returns what customs at the destination expects and the invoice doesn't have; nothing where none is known. */
export const destinationWarnings = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { documents } = shipment;
  const destination = destinationOf(shipment);
  const isPriced = documents.includes("commercial") || documents.includes("proforma");
  if (destination === undefined || !isPriced) return [];
  const profile = profileOf(destination);
  if (profile === undefined) {
    return [remarkAt(["invoiceData", "countryOfDestination"], {
      code: "unknown",
      finding: { kind: "uncheckedDestination", country: destination },
    })];
  }
  return profiles[profile].filter(({ isMet }) => !isMet(shipment)).map(({ place, expects, source }) =>
    remarkAt(["invoiceData", ...place], {
      code: "missing",
      finding: { kind: "customsExpects", destination: profile, what: expects, source },
    })
  );
};

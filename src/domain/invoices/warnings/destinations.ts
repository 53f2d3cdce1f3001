/**
 * What the customs authorities of the country of destination expect on an invoice. Only what a text says that was read
 * is checked; India's requirements are left out, because no such text was at hand.
 * @source 19 CFR 141.86(a) (United States); Decreto 6.759/2009, Art. 557 (Brazil); European Commission, "Documents for
 * customs clearance: commercial invoice", and Regulation (EU) No 952/2013, Article 9; HM Revenue and Customs, "Check
 * which EORI number you need"; Customs Tariff Act of 9 October 1986 (SR 632.10), Article 2 (Switzerland)
 */
import type { InvoiceData, LineItem } from "../invoice.ts";
import { about, type Shipment, type Warning } from "./warning.ts";

/** One expectation: of which member, when it isn't met, and who says so. */
interface Expectation {
  readonly path: string;
  readonly isMet: (invoice: InvoiceData) => boolean;
  readonly expects: string;
  readonly source: string;
}

type Profile = "US" | "BR" | "EU" | "GB" | "CH";

const everyLine = (states: (line: LineItem) => boolean) => ({ lineItems }: InvoiceData) =>
  lineItems.every(states);

const showsPacking = ({ showPacking }: InvoiceData): boolean => showPacking === true;

const weights = (
  article: string,
  names: ReadonlyArray<"netWeightKg" | "grossWeightKg">,
): ReadonlyArray<Expectation> =>
  names.map((name) => ({
    path: "/lineItems",
    isMet: everyLine((line) => line[name] !== undefined),
    expects: `${name === "netWeightKg" ? "the net weight" : "the gross weight"} of each line (${name})`,
    source: article,
  }));

const us = "19 CFR 141.86(a)";
const br = "Decreto 6.759/2009, Art. 557";
const eu = "European Commission, minimum data of a commercial invoice";

const importerOf = ({ importer, consignee }: InvoiceData) => importer ?? consignee;

const eori = (prefix: RegExp, expects: string, source: string): Expectation => ({
  path: "/importer/eori",
  isMet: (invoice) => prefix.test(importerOf(invoice).eori ?? importerOf(invoice).taxId ?? ""),
  expects,
  source,
});

const profiles: Readonly<Record<Profile, ReadonlyArray<Expectation>>> = {
  US: [
    {
      path: "/portOfDischarge",
      isMet: ({ portOfDischarge }) => portOfDischarge !== undefined,
      expects: "the port of entry",
      source: `${us}(1)`,
    },
    {
      path: "/lineItems",
      isMet: (invoice) =>
        showsPacking(invoice) && everyLine((line) => line.marksAndNumbers !== undefined)(invoice),
      expects: "the marks and numbers of the packages on the invoice (marksAndNumbers with showPacking)",
      source: `${us}(3)`,
    },
    {
      path: "/freight",
      isMet: ({ freight }) => freight !== undefined,
      expects: "all charges by name and amount, freight among them",
      source: `${us}(8)`,
    },
    {
      path: "/insurance",
      isMet: ({ insurance }) => insurance !== undefined,
      expects: "all charges by name and amount, insurance among them",
      source: `${us}(8)`,
    },
    {
      path: "/signatory",
      isMet: ({ signatory }) => signatory !== undefined,
      expects: "the name of a responsible employee of the exporter",
      source: "19 CFR 141.86(j)",
    },
  ],
  BR: [
    {
      path: "/showPacking",
      isMet: showsPacking,
      expects: "marks, packages and weights on the invoice itself",
      source: `${br}, IV to VII`,
    },
    {
      path: "/lineItems",
      isMet: everyLine(({ packages, packageKind }) => packages !== undefined && packageKind !== undefined),
      expects: "number and kind of the packages of each line (packages, packageKind)",
      source: `${br}, V`,
    },
    ...weights(`${br}, VI`, ["grossWeightKg"]),
    ...weights(`${br}, VII`, ["netWeightKg"]),
    {
      path: "/countryOfDispatch",
      isMet: ({ countryOfDispatch }) => countryOfDispatch !== undefined,
      expects: "the country from which the goods come",
      source: `${br}, X`,
    },
    {
      path: "/freight",
      isMet: ({ freight }) => freight !== undefined,
      expects: "the cost of transport",
      source: `${br}, XII`,
    },
    {
      path: "/paymentTerms",
      isMet: ({ paymentTerms }) => paymentTerms !== undefined,
      expects: "the terms of payment",
      source: `${br}, XIII`,
    },
  ],
  EU: [
    {
      path: "/paymentTerms",
      isMet: ({ paymentTerms }) => paymentTerms !== undefined,
      expects: "the terms of payment",
      source: eu,
    },
    eori(
      /^[A-Z]{2}[A-Z0-9]{1,15}$/i,
      "the importer's EORI number (importer.eori, or that of the consignee)",
      "Regulation (EU) No 952/2013, Article 9",
    ),
  ],
  GB: [
    eori(/^GB\d{12,15}$/i, "an EORI number that starts with GB", "HM Revenue and Customs, EORI numbers"),
  ],
  CH: weights("Customs Tariff Act (SR 632.10), Article 2", ["grossWeightKg"]),
};

/** Treaty on European Union, Article 52. */
const memberStates: ReadonlySet<string> = new Set(
  ("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK").split(" "),
);

const profileOf = (country: string): Profile | undefined => {
  if (country === "US" || country === "BR" || country === "GB" || country === "CH") return country;
  return memberStates.has(country) ? "EU" : undefined;
};

const destinationNames: Readonly<Record<Profile, string>> = {
  US: "the United States",
  BR: "Brazil",
  EU: "the European Union",
  GB: "Great Britain",
  CH: "Switzerland",
};

/** @returns the country that the goods go to: as given, else the importer's or the consignee's */
export const destinationOf = (invoice: InvoiceData): string =>
  invoice.countryOfDestination ?? importerOf(invoice).country;

/** @returns what customs at the destination expects and the invoice doesn't have; nothing where none is known */
export const destinationWarnings = ({ invoice, documents }: Shipment): ReadonlyArray<Warning> => {
  const profile = profileOf(destinationOf(invoice));
  const isPriced = documents.includes("commercial") || documents.includes("proforma");
  if (profile === undefined || !isPriced) return [];
  return profiles[profile].filter(({ isMet }) => !isMet(invoice)).map(({ path, expects, source }) =>
    about(
      path,
      "missing",
      `is wanting: for ${destinationNames[profile]} an invoice states ${expects} (${source}).`,
      [
        ...["/countryOfDestination", "/importer", "/consignee"],
      ],
    )
  );
};

/**
 * Expectations of the customs authorities of the country of destination. Only what a text says that was read is
 * checked; India's requirements are left out, because no such text was at hand.
 * @source 19 CFR 141.86(a) (United States); Decreto 6.759/2009, Art. 557 (Brazil); European Commission, "Documents for
 * customs clearance: commercial invoice", and Regulation (EU) No 952/2013, Article 9; HM Revenue and Customs, "Check
 * which EORI number you need"; Customs Tariff Act of 9 October 1986 (SR 632.10), Article 2 (Switzerland)
 */
import { memberStates } from "../../../kernel/member_states.ts";
import type { Destination, Expectation as Expected } from "../../../kernel/findings/invoices.ts";
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

const us = "19 CFR 141.86(a)";
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
};

const statesOfTheUnion: ReadonlySet<string> = new Set(memberStates);

const profileOf = (country: string): Destination | undefined => {
  if (country === "US" || country === "BR" || country === "GB" || country === "CH") return country;
  return statesOfTheUnion.has(country) ? "EU" : undefined;
};

/** Returns the country that the goods go to: as given, else the importer's or the consignee's; undefined: unknown. */
export const destinationOf = (
  { sent, countryOfDestination, importer }: LegibleShipment,
): string | undefined => isGiven(sent, "countryOfDestination") ? countryOfDestination : importer.country;

/** Returns what customs at the destination expects and the invoice doesn't have; nothing where none is known. */
export const destinationWarnings = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { documents } = shipment;
  const destination = destinationOf(shipment);
  const profile = destination === undefined ? undefined : profileOf(destination);
  const isPriced = documents.includes("commercial") || documents.includes("proforma");
  if (profile === undefined || !isPriced) return [];
  return profiles[profile].filter(({ isMet }) => !isMet(shipment)).map(({ place, expects, source }) =>
    remarkAt(["invoiceData", ...place], {
      code: "missing",
      finding: { kind: "customsExpects", destination: profile, what: expects, source },
    })
  );
};

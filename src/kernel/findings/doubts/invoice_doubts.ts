/**
 * Findings about an invoice that is legal and that customs or a bookkeeper would ask about, and the API's sentences about them.
 * Decision 0254.
 */
import { countryName } from "../../country_names.ts";
import { shown } from "../../text/shown.ts";
import type { NoParts, Sentences } from "../sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface InvoiceDoubts {
  /** A code under a heading that the Harmonized System of 2022 doesn't have; the code as it is sent, and the heading. */
  readonly noSuchHeading: { readonly code: string; readonly heading: string };
  /** No packages beside a weight in kg. */
  readonly weightWithoutPackages: { readonly weight: number };
  /** A net weight of 0 beside a gross weight in kg. */
  readonly netWithoutWeight: { readonly gross: number };
  /** A package without an extent in one direction, as the caller wrote its dimensions. */
  readonly noExtent: { readonly found: string };
  /** A day of a year before 2000. */
  readonly dayLongAgo: { readonly day: string };
  /** A day that lies further ahead than a document of its kind is made. */
  readonly dayFarAhead: { readonly day: string };
  /** A gross weight of packages below the net weights, in kg, of the lines whose goods are in them. */
  readonly netInPackages: { readonly net: number; readonly gross: number; readonly lines: number };
  /** A container's number whose last digit is not the one that the others come to. */
  readonly containerDigit: { readonly number: string; readonly digit: number };
  /** An EORI number of another length than its country's numbers have. */
  readonly eoriOfOtherLength: { readonly found: string; readonly digits: "7 to 15" | "12 or 15" };
  /** Packages without their kind, where another line, counted from 1, has one. */
  readonly noPackageKind: { readonly line: number };
  /** A charge of the seller under a rule by which the buyer carries. */
  readonly chargeUnderExw: NoParts;
  /** A day of export so many days before or after the invoice. */
  readonly exportFarFromInvoice: {
    readonly day: string;
    readonly invoiceDate: string;
    readonly days: number;
  };
  /** A description of goods that names a whole class of them. */
  readonly vagueDescription: { readonly text: string };
  /** A producer in a country of which no goods of the certificate are; the first of their origins, ISO 3166-1 alpha-2. */
  readonly producerElsewhere: { readonly country: string; readonly origin: string };
}

/** The API's sentences. */
export const invoiceDoubts: Sentences<InvoiceDoubts> = {
  noSuchHeading: ({ code, heading }, label) =>
    `${label} is ${code}: the Harmonized System of 2022 has no heading ${heading}. Check the digits, and whether the code is of an older edition.`,
  weightWithoutPackages: ({ weight }, label) =>
    `${label} is 0 beside a weight of ${weight} kg: are the goods in the packages of another line, or in bulk? Of unpacked ones state the pieces.`,
  netWithoutWeight: ({ gross }, label) =>
    `${label} is 0 beside a gross weight of ${gross} kg: what do the goods weigh without their packages?`,
  noExtent: ({ found }, label) =>
    `${label} is ${found}, with an edge of 0: leave the dimensions out where they are not known.`,
  dayLongAgo: ({ day }, label) => `${label} is ${day}: is the year right?`,
  eoriOfOtherLength: ({ found, digits }, label) =>
    `${label} is ${found}; numbers of ${
      found.slice(0, 2)
    } have ${digits} digits behind these letters: check it.`,
  dayFarAhead: ({ day }, label) => `${label} is ${day}, which is far ahead: is the year right?`,
  netInPackages: ({ net, gross, lines }, label) =>
    `${label} is ${gross}, below ${net}, the net weights of the ${lines} lines in these packages together.`,
  containerDigit: ({ number, digit }, label) =>
    `${label}: the last digit of ${number} would be ${digit} by ISO 6346: check the number.`,
  noPackageKind: ({ line }, label) =>
    `${label} is missing, and line ${line} has one: packing lists and certificates of origin name number and kind of packages.`,
  chargeUnderExw: (_, label) =>
    `${label} is charged by the seller, and under EXW the buyer has the goods fetched: is another rule meant, such as FCA or CPT?`,
  exportFarFromInvoice: ({ day, invoiceDate, days }, label) =>
    `${label} is ${day}, ${days} days from the day of the invoice, ${invoiceDate}: are both days right?`,
  vagueDescription: ({ text }, label) =>
    `${label} is ${
      shown(text)
    }, which customs can't classify goods by: say what they are, of what material and for what use.`,
  producerElsewhere: ({ country, origin }, label) =>
    `${label} is ${countryName(country)}, and no goods originate there, but in ${
      countryName(origin)
    }: who made them, and where?`,
};

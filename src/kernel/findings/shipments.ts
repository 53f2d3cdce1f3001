/** Findings about a shipment beyond its single values, and the API's sentences about them. */
import { scriptName } from "../text/scripts.ts";
import type { LawFinding } from "./law/law_finding.ts";
import { lawText } from "./law/law_text.ts";
import { shown } from "../text/shown.ts";
import { codePointText, type NoParts, type Sentences } from "./sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface ShipmentFindings {
  /** MWh beside a mass. */
  readonly massAndEnergy: NoParts;
  /** Neither a mass nor MWh; a row's mass may be in kilograms. */
  readonly noQuantity: { readonly isRow: boolean };
  /** Two masses that are not the same. */
  readonly twoMasses: NoParts;
  /** A row that has no members. */
  readonly noRow: { readonly found: unknown };
  /** MWh of goods that are not electricity. */
  readonly energyOfGoods: { readonly code: string };
  /** Kilograms of electricity. */
  readonly massOfEnergy: NoParts;
  /** More precursors than a call may have. */
  readonly tooManyPrecursors: { readonly entries: number; readonly most: number };
  /** More codes of documents than an entry may have. */
  readonly tooManyCodes: { readonly entries: number; readonly most: number };
  /** Precursors of goods that are calculated with default values. */
  readonly precursorsOfDefaults: NoParts;
  /** A verified free allocation, or a content, of goods that are calculated with default values. */
  readonly verifiedOfDefaults: NoParts;
  /** A content of goods whose verified values are per tonne of goods anyway. */
  readonly noFunctionalUnit: { readonly code: string };
  /** A content that a tonne of goods cannot have. */
  readonly unitContentRange: {
    readonly unit: "clinker" | "nitrogen";
    readonly least: string;
    readonly most: string;
    readonly found: string;
  };
  /** A reporting period that an import of the year, or electricity, cannot have. */
  readonly reportingPeriod: { readonly first: number; readonly last: number; readonly found: number };
  /** A correction factor for a year that has one. */
  readonly factorIsSet: { readonly year: number };
  /** A production route that the goods don't have. */
  readonly noSuchRoute: {
    readonly route: string;
    readonly code: string;
    readonly country: string;
    readonly valid: ReadonlyArray<string>;
  };
  /** A precursor whose route is not said, or `found` and not one of its own. */
  readonly precursorRoute: { readonly valid: ReadonlyArray<string>; readonly found?: string };
  /** A precursor that has no benchmark. */
  readonly precursorWithoutBenchmark: { readonly code: string; readonly year: number };
  /** A data set that is not there. */
  readonly noSuchDataSet: { readonly versions: ReadonlyArray<string>; readonly found: string };
  /** A moment before the first default values. */
  readonly beforeTheFirst: { readonly first: string | undefined; readonly found: string };
  /** A day that is still to come. */
  readonly afterToday: { readonly today: string; readonly found: string };
  /** Value that a calculation lacks. */
  readonly lacking: { readonly reason: LawFinding };
  /** A failure of our own. */
  readonly failedRow: NoParts;
  /** Line breaks and control characters in a text that is printed on one line. */
  readonly severalLines: NoParts;
  /** A character that no font has. */
  readonly noGlyph: { readonly character: string; readonly codePoint: number; readonly position: number };
  /** The sign that stands where a letter was lost, as a text of one encoding was read in another one. */
  readonly lostLetter: { readonly position: number };
}

/** The API's sentences. */
export const shipmentSentences: Sentences<ShipmentFindings> = {
  massAndEnergy: (_, label) => `${label} is for electricity and stands in place of a mass: give one of them.`,
  noQuantity: ({ isRow }, label) =>
    `${label} is missing: it must be a positive number of tonnes up to 1000000000, ${
      isRow ? "or net_mass_kg in its place, " : ""
    }or mwh for electricity.`,
  twoMasses: (_, label) => `${label} is another mass than tonnage: give one of them.`,
  noRow: ({ found }, label) =>
    `${label} must be an object with cn_code, origin_country, tonnage, found ${shown(found)}.`,
  massOfEnergy: (_, label) => `${label} is a mass, which electricity (CN 2716 00 00) has not: give mwh.`,
  energyOfGoods: ({ code }) => `mwh is for electricity (CN 2716 00 00): give the tonnage of CN code ${code}.`,
  tooManyPrecursors: ({ entries, most }, label) =>
    `${label} must have at most ${most} entries, found ${entries}.`,
  tooManyCodes: ({ entries, most }, label) => `${label} must have at most ${most} codes, found ${entries}.`,
  precursorsOfDefaults: () =>
    "precursors count only with verified values: give the verified intensities, or leave precursors out.",
  verifiedOfDefaults: (_, label) =>
    `${label} counts only with verified values: give the verified intensities, or leave it out.`,
  noFunctionalUnit: ({ code }, label) =>
    `${label} is for cement and fertilisers, whose verified values may be per tonne of clinker or kilogram of nitrogen; those of CN code ${code} are per tonne of goods: leave it out.`,
  unitContentRange: ({ unit, least, most, found }, label) =>
    unit === "clinker"
      ? `${label} must be the tonnes of clinker in a tonne of goods, above ${least} and at most ${most}, found ${found}.`
      : `${label} must be the kilograms of nitrogen in a tonne of goods, from ${least} to ${most} (46 % are 460), found ${found}.`,
  reportingPeriod: ({ first, last, found }, label) =>
    first === last
      ? `${label} must be ${first} for these goods and this year of import (Implementing Regulation (EU) 2025/2547, Article 7(1)), found ${found}.`
      : `${label} must be a year from ${first} to ${last}, the year of import, found ${found}.`,
  factorIsSet: ({ year }) => `The cross-sectoral correction factor of ${year} is set: leave assume_cscf out.`,
  noSuchRoute: ({ route, code, country, valid }) =>
    `production_route ${JSON.stringify(route)} is not a route of CN code ${code} from ${country}; ${
      valid.length === 0 ? "it has none" : `valid: ${valid.join(", ")}`
    }.`,
  precursorRoute: ({ valid, found }, label) =>
    `${label} ${found === undefined ? "is missing: it " : ""}must be one of ${valid.join(", ")}${
      found === undefined ? "" : `, found ${JSON.stringify(found)}`
    }; or give the precursor's free_allocation_t_per_t.`,
  precursorWithoutBenchmark: ({ code, year }, label) =>
    `${label}: there is no benchmark for CN code ${code} in ${year}: give its free_allocation_t_per_t.`,
  noSuchDataSet: ({ versions, found }) =>
    `dataset_version must be one of ${versions.join(", ")}, found ${JSON.stringify(found)}.`,
  beforeTheFirst: ({ first, found }) =>
    `as_of must not be before ${first}: the first default values are of that day; found ${found}.`,
  afterToday: ({ today, found }) =>
    `as_of must not be after today, ${today}: nobody knows yet what will be published; found ${found}.`,
  lacking: ({ reason }) => lawText(reason),
  failedRow: () =>
    "The calculation of this row failed unexpectedly on our side: send the row again, and quote the request_id if it fails again.",
  severalLines: (_, label) =>
    `${label} must be one line of text: leave out line breaks and control characters.`,
  noGlyph: ({ character, codePoint, position }, label) => {
    const script = scriptName(character, "en");
    const place = `${label} has "${character}" (${codePointText(codePoint)}) as character ${position}`;
    return script === undefined
      ? `${place}, which no font has: write it in words.`
      : `${place}, a letter of ${script}, which is not printed here: give the text in Latin letters.`;
  },
  lostLetter: ({ position }, label) =>
    `${label} has the sign of a lost letter (U+FFFD) as character ${position}: the text was read in another encoding than it is in. Write the letter.`,
};

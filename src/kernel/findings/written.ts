/**
 * Findings about a value as it stands on customs papers, and the API's sentences about them: each says what was found.
 */
import { countryName } from "../country_names.ts";
import type { CountryAlpha3 } from "../identifiers.ts";
import { shortened, shown } from "../text/shown.ts";
import type { Sentences } from "./sentences.ts";

/** The value as it was written. */
export interface WrittenValue {
  /** As it was sent. */
  readonly found: unknown;
}

/** Each kind of finding with what its sentences are made of. */
export interface WrittenFindings {
  /** No CN code: another number of digits, or no digits at all. */
  readonly noCode: WrittenValue & { readonly digits?: number };
  /** A code that a spreadsheet took for a number. */
  readonly lostZero: WrittenValue;
  /** A code that a spreadsheet wrote with decimals, so that digits before or behind them may be lost. */
  readonly codeWithDecimals: WrittenValue;
  /** A date where a code belongs. */
  readonly codeIsDay: WrittenValue;
  /** Two codes in the place of one. */
  readonly twoCodes: WrittenValue;
  /** A TARIC code beside another one of the same CN code. */
  readonly taricBesideCode: { readonly found: string; readonly code: string };
  /** No country; `like` is the name that a typing error most likely meant. */
  readonly noCountry: WrittenValue & { readonly like?: string };
  /** The Union as a whole, which is no country of origin. */
  readonly wholeUnion: WrittenValue;
  /** A territory without a code that CBAM does not apply to. */
  readonly exemptTerritory: WrittenValue;
  /** Northern Ireland, which customs has a code for and ISO 3166-1 has not. */
  readonly northernIreland: WrittenValue;
  /** A place without a code of its own, as the country of a customs paper. */
  readonly countryOfPaper: WrittenValue & { readonly place: "wholeUnion" | "northernIreland" | "territory" };
  /** A name that several countries have. */
  readonly severalCountries: WrittenValue & { readonly countries: ReadonlyArray<CountryAlpha3> };
  /** No date in a form that is read. */
  readonly noDay: WrittenValue;
  /** A number without the format of a date. */
  readonly dayAsNumber: WrittenValue;
  /** A year of two digits. */
  readonly shortYear: WrittenValue;
  /** A date that the calendar doesn't have with the day before the month. */
  readonly noDayBeforeMonth: WrittenValue & { readonly isOtherOrder?: boolean };
  /** A date that the calendar doesn't have with the month before the day. */
  readonly noMonthBeforeDay: WrittenValue;
  /** Precursors that aren't written as a cell has them. */
  readonly precursorText: WrittenValue;
  /** Precursors of a table that aren't the JSON text of an array. */
  readonly precursorJson: WrittenValue;
  /** Codes of documents that aren't written as a cell has them. */
  readonly documentCodeText: WrittenValue;
  /** Another importer than the call's. */
  readonly otherImporter: WrittenValue;
  /** No declarant of the account. */
  readonly unknownDeclarant: WrittenValue;
  /** No year. */
  readonly noYear: WrittenValue;
  /** A mass in another unit. */
  readonly otherUnit: WrittenValue;
  /** A number that could have a fraction or be grouped by thousands; `mark` is that of the table, if it has one. */
  readonly fractionOrThousands: WrittenValue & {
    readonly whole: string;
    readonly fraction: string;
    readonly mark: "comma" | "point" | undefined;
  };
  /** A decimal comma where nothing says that there are any. */
  readonly unsaidComma: WrittenValue;
  /** Another decimal mark than the table's. */
  readonly otherMark: WrittenValue & { readonly mark: "comma" | "point" };
  /** No number; `example` is one with the mark of the table. */
  readonly noNumber: WrittenValue & { readonly example?: string };
  /** A number with an exponent: a spreadsheet that writes one has left digits out. */
  readonly exponent: WrittenValue;
  /** A number that could not be given back exactly. */
  readonly tooManyWrittenDigits: WrittenValue & { readonly most: number };
  /** No text. */
  readonly noText: WrittenValue;
  /** A mass under another unit's name than the one that the row has too. */
  readonly secondMass: WrittenValue & { readonly member: string };
  /** A number that its cell shows with a unit, or in thousands where that is empty, and that would be read as another one. */
  readonly shownOtherwise: { readonly unit: string; readonly format?: string | undefined };
  /** A heading that names one unit, and a column of units beside it that has another in a row. */
  readonly unitsDiffer: {
    readonly heading: string;
    readonly beside: string;
    readonly row: number;
    readonly unit: string;
  };
}

const quoted = (text: string): string => JSON.stringify(shortened(text));
const code = 'must be a CN code of 8 digits such as "72083900", or a TARIC code of 10';
const country = "must be a country: an ISO 3166-1 code such as CHN or CN, or its name such as China";
/** Demands where a customs paper names a place that is no country with a code. */
const countriesOfPapers = {
  wholeUnion: "must be one country by its two letters, so name the member state, such as DE",
  northernIreland: "must be a country by its two letters, and Northern Ireland is a part of one: write GB",
  territory:
    "must be a country by its two letters, and this territory has none of its own: write those of the country that it belongs to",
} as const;
const day = "must be a date such as 2026-02-15 or 15.02.2026";

const complaint =
  <Finding extends WrittenValue>(must: (finding: Finding) => string) =>
  (finding: Finding, label: string): string => `${label} ${must(finding)}; found ${shown(finding.found)}.`;

/** The API's sentences. */
export const writtenSentences: Sentences<WrittenFindings> = {
  noCode: complaint(({ digits }) =>
    digits === undefined ? code : `${code} (found ${digits} ${digits === 1 ? "digit" : "digits"})`
  ),
  lostZero: complaint(() =>
    `${code} (a spreadsheet drops a leading zero from numbers: write the code as text)`
  ),
  codeWithDecimals: complaint(() => `${code} (a number with decimals is none: write the code as text)`),
  twoCodes: complaint(() => `${code} (these are two codes of different goods: leave the right one)`),
  taricBesideCode: ({ found, code: beside }, label) =>
    `${label} ${found} is one of other goods than ${beside}, which stands as the code of the goods: leave the right one.`,
  codeIsDay: complaint(() => `${code} (a date is none: write the code as text, its digits alone)`),
  noCountry: ({ found, like }, label) =>
    `${label} ${country}; found ${shown(found)}.${like === undefined ? "" : ` Did you mean ${like}?`}`,
  wholeUnion: complaint(() =>
    "must be a country, so name the member state: CBAM does not apply to goods that originate in the Union (Regulation (EU) 2023/956, Article 2(1))"
  ),
  exemptTerritory: complaint(() =>
    "must be a country with a code of ISO 3166-1, and this territory has none: CBAM does not apply to goods that originate there (Regulation (EU) 2023/956, Annex III, point 1), so nothing is due for them"
  ),
  northernIreland: complaint(() =>
    "must be a country with a code of ISO 3166-1, and Northern Ireland is a part of one: write GBR, or GB where two letters are asked for, if the goods originate in the United Kingdom. It is not among the countries that CBAM does not apply to (Regulation (EU) 2023/956, Annex III, point 1). Whether goods from Northern Ireland are imported into the customs territory of the Union at all, customs can tell: the tables of this service do not"
  ),
  countryOfPaper: complaint(({ place }) => countriesOfPapers[place]),
  severalCountries: complaint(({ countries }) =>
    `is the name of more than one country: write ${
      countries.map((each) => `${each} (${countryName(each)})`).join(" or ")
    }`
  ),
  noDay: complaint(() => day),
  dayAsNumber: complaint(() => `${day}: give the cell the format of a date, a bare number could be any day`),
  shortYear: complaint(() => `${day}, with a year of four digits`),
  noDayBeforeMonth: complaint(({ isOtherOrder }) =>
    `${day}, day before month: the calendar has no such day${
      isOtherOrder === true ? " (send dates=mdy if the month comes first)" : ""
    }`
  ),
  noMonthBeforeDay: complaint(() => `${day}, month before day here: the calendar has no such day`),
  precursorText: complaint(() =>
    "must list precursors as CN code:route:tonnes per tonne, parted by bars, such as 25231000:(A):0.88, or say simple"
  ),
  precursorJson: complaint(() =>
    `must be an array of precursors as JSON text, such as [{"cn_code":"72139190","production_route":"(C)","tonnes_per_tonne":1.06}], or [] for goods without any`
  ),
  documentCodeText: complaint(() =>
    "must list codes with their references, parted by bars, such as Y128:DE-CBAM-0001|Y422"
  ),
  otherImporter: complaint(() =>
    "must be the importer of the call: send each importer's imports in a call of their own"
  ),
  unknownDeclarant: complaint(() => "must be the EORI number or the id of a declarant of this account"),
  noYear: complaint(() => "must be a year such as 2026"),
  otherUnit: complaint(() => "must be in kg or in t (metric tonnes of 1 000 kg)"),
  fractionOrThousands: complaint(({ whole, fraction, mark }) =>
    `could be ${whole} or a fraction: ${
      mark === undefined
        ? `say decimal=comma or decimal=point, or write ${whole} or ${fraction} so that it can't be mistaken`
        : `numbers have a decimal ${mark} here: say decimal=${mark} if thousands are grouped, or write ${whole} or ${fraction}`
    }`
  ),
  unsaidComma: complaint(() => "has a decimal comma: say decimal=comma, or write it with a decimal point"),
  otherMark: complaint(({ mark }) => `must have a decimal ${mark}, as numbers have here`),
  noNumber: complaint(({ example }) =>
    example === undefined ? "must be a number" : `must be a number such as ${example}`
  ),
  exponent: complaint(() => "must be written without an exponent, with all of its digits"),
  tooManyWrittenDigits: complaint(({ most }) =>
    `has more digits than can be given back exactly: use at most ${most}`
  ),
  noText: complaint(() => "must be text"),
  secondMass: complaint(({ member }) => `is a second mass of the row: ${member} is given too`),
  shownOtherwise: ({ unit, format }, label) =>
    `${label} is shown by its cell ${
      format !== undefined
        ? `by the format ${quoted(format)}, which may show another number`
        : unit === ""
        ? "in thousands"
        : `with the unit ${quoted(unit)}`
    }, and the number alone would be read: write it in the unit that belongs there, and give the cell a plain number format.`,
  unitsDiffer: ({ heading, beside, row, unit }) =>
    `The column ${quoted(heading)} names one unit, and the column ${quoted(beside)} another in row ${row}, ${
      quoted(unit)
    }: correct one of them, or call the mass "Net mass" where each row has its own unit.`,
};

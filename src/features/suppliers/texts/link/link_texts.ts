/**
 * Texts that the page behind a supplier's link has in each language, and the fields of its form.
 */
import type { IssueCode } from "../../../../kernel/issue.ts";

/** Fields of one of the goods, in the order of the form. */
export const linkFields = [
  "direct_t_per_t",
  "indirect_t_per_t",
  "unit_content",
  "production_route",
  "state",
  "source",
  "free_allocation_t_per_t",
  "default_share",
  "carbon_amount",
  "carbon_currency",
  "carbon_per",
  "carbon_rebate",
  "carbon_evidence",
  "carbon_certifier",
  "precursors",
  "report",
  "day",
  "opinion",
  "verifier",
  "accreditation",
  "accreditation_body",
] as const;
/** Field of one of the goods. */
export type LinkField = typeof linkFields[number];

/** Fields of a precursor, under the names that the API gives them. */
export const precursorFields = [
  "cn_code",
  "tonnes_per_tonne",
  "origin_country",
  "production_route",
  "verified_emissions_t_per_t",
  "free_allocation_t_per_t",
] as const;
/** Field of a precursor. */
export type PrecursorField = typeof precursorFields[number];

/** Label of a field, and what it is. */
export interface FieldTexts {
  readonly label: string;
  readonly hint: string;
}

/** Texts of the goods that went into others. */
export interface PrecursorTexts {
  readonly title: string;
  /** Choices: there are none; they are named below, or nobody knows. */
  readonly none: string;
  readonly listed: string;
  readonly fields: Readonly<Record<PrecursorField, FieldTexts>>;
  /** Name of one of them, by its number. */
  readonly nth: (number: string) => string;
  /** Heading of a column of the table. */
  readonly column: (label: string) => string;
  readonly more: string;
}

/** Texts of the table that may be filled in in the place of the form. */
export interface SheetTexts {
  /** Names of its two sheets. */
  readonly name: string;
  readonly explained: string;
  /** Headings of the explanations. */
  readonly column: string;
  readonly holds: string;
  /** Columns beside those of the fields. */
  readonly cnCode: FieldTexts;
  readonly goods: FieldTexts;
  readonly period: FieldTexts;
  /** Meaning of a dash and of empty cells, and where a second precursor stands. */
  readonly skipped: string;
  readonly furtherRows: string;
  readonly download: string;
}

/** Texts of the page. */
export interface LinkTexts {
  /** Name of the language in itself. */
  readonly language: string;
  readonly title: (period: string) => string;
  readonly formTitle: string;
  readonly optional: string;
  readonly errorSummary: string;
  readonly fields: Readonly<Record<LinkField, FieldTexts>>;
  /** Name and hint of the content where values may be per tonne of clinker, or per kilogram of nitrogen. */
  readonly clinker: FieldTexts;
  readonly nitrogen: FieldTexts;
  readonly states: Readonly<Record<"estimated" | "operator" | "verified", string>>;
  readonly opinions: Readonly<Record<"satisfactory" | "not_satisfactory", string>>;
  readonly precursors: PrecursorTexts;
  readonly carbonPrice: string;
  readonly carbonUnits: Readonly<Record<"emissions" | "goods", string>>;
  /** Texts of the table that may be filled in instead. */
  readonly sheet: SheetTexts;
  /** Sentence about a cell of the table. */
  readonly inCell: (row: number, column: string, sentence: string) => string;
  /** Sentence about a figure in merged cells of rows that are about different goods. */
  readonly merged: (label: string) => string;
  /** Sentence about a number that its cell shows as another one. */
  readonly shownOtherwise: (label: string) => string;
  /** Sentence about a cell with a line through it. */
  readonly struck: (label: string) => string;
  /** Sentences about rows and columns that the sheet hides, which were read all the same. */
  readonly hiddenRows: (rows: string) => string;
  readonly hiddenColumns: (names: string) => string;
  /** Sentence about a column of the table that is none of its own, with something in it. */
  readonly unknownColumn: (heading: string) => string;
  /** Sentence about further sheets that have such columns. */
  readonly furtherSheets: (names: string) => string;
  /** Sentence about something that is written where nothing is asked. */
  readonly notAsked: (what: string) => string;
  readonly everyRoute: string;
  readonly more: string;
  readonly verification: string;
  readonly remark: string;
  readonly remarkHint: string;
  readonly send: string;
  readonly once: string;
  readonly fileTitle: string;
  readonly fileText: string;
  readonly file: string;
  readonly read: string;
  /** After a template was read: how many of the goods it filled. */
  readonly filled: (filled: number, all: number) => string;
  /** After a file was read that nothing could be taken from. */
  readonly nothingTaken: string;
  /** About a workbook with macros. */
  readonly macros: string;
  readonly otherPeriod: (found: string) => string;
  readonly filesSent: string;
  readonly fileIssues: string;
  readonly noFile: string;
  readonly tooLarge: string;
  readonly unreadable: string;
  /** Of a page that says that the service can't do it just now. */
  readonly laterTitle: string;
  readonly busy: string;
  readonly tooOften: string;
  readonly kept: string;
  readonly sendAgain: string;
  /** Behind one of the two: when to try again. */
  readonly tryAgainIn: (seconds: number) => string;
  /** Sentences about a wrong field, by the kind of the mistake. */
  readonly errors: Readonly<Record<IssueCode, (label: string) => string>>;
  readonly suggestion: (value: string) => string;
  readonly sentTitle: string;
  readonly sentText: (asker: string) => string;
  readonly usedTitle: string;
  readonly usedText: (asker: string) => string;
  readonly lateTitle: string;
  readonly lateText: (asker: string) => string;
  readonly revokedTitle: string;
  readonly revokedText: (asker: string) => string;
  readonly unknownTitle: string;
  readonly unknownText: string;
  readonly privacy: (asker: string) => string;
}

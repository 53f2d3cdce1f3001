/** Findings about one value by its own rule, and the API's sentences about them. */
import { shown } from "../text/shown.ts";
import { codePointText, type ExpectedWords, type NoParts, type Sentences } from "./sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface ValueFindings {
  /** Another value than the rule takes; `write` is the right one, where it is known. */
  readonly wrong: { readonly expected: ExpectedWords; readonly found: unknown; readonly write?: string };
  /** Not there. */
  readonly missing: { readonly expected?: ExpectedWords };
  /** A member that the declaration doesn't have; `goesInto`: the part of the call that has it. */
  readonly unknown: { readonly known: ReadonlyArray<string>; readonly goesInto?: "query" | "body" };
  /** Not beside another member. */
  readonly excluded: { readonly by: string };
  /** A date that no calendar has. */
  readonly noSuchDay: { readonly found: string };
  /** Before the day, or of a year before the year, from which certificates are due. */
  readonly tooEarly: { readonly first: string; readonly found: string };
  /** A CN code that is no text. */
  readonly codeAsNumber: { readonly write: string; readonly found: unknown };
  /** A TARIC code in the place of a CN code of which it tells goods apart. */
  readonly codeWithTaric: { readonly write: string; readonly taric: string };
  /** A number that a double would not give back. */
  readonly tooManyDigits: { readonly most: number };
  /** A number that was sent as text. */
  readonly numberInQuotes: { readonly found: unknown };
  /** A figure of an invoice that was sent as text. */
  readonly figureInQuotes: { readonly expected: ExpectedWords; readonly text: string };
  /** A figure that no column of a document holds. */
  readonly tooLarge: { readonly limit: number; readonly found: number };
  /** Text without anything in it. */
  readonly emptyText: { readonly expected: ExpectedWords };
  /** An empty value where nothing need be. */
  readonly emptyOptional: { readonly expected: ExpectedWords };
  /** Text that is too long. */
  readonly tooManyCharacters: { readonly characters: number; readonly most: number };
  /** A value that is longer than any that is read. */
  readonly longValue: { readonly characters: number; readonly most: number };
  /** Text of too many lines. */
  readonly tooManyTextLines: { readonly lines: number; readonly most: number };
  /** Text with a control character; the position counts from 1. */
  readonly controlCharacter: { readonly codePoint: number; readonly position: number };
  /** Half of a pair of surrogates. */
  readonly halfCharacter: NoParts;
  /** A list of lines without one. */
  readonly emptyLines: { readonly most: number };
  /** A list of documents without one. */
  readonly emptyDocuments: { readonly valid: ReadonlyArray<string> };
  /** A list with too many entries. */
  readonly tooManyEntries: { readonly entries: number; readonly most: number };
}

/** True if it is a year, and no day. */
export const isYear = (time: string): boolean => time.length === "2026".length;

/** The API's sentences. */
export const valueSentences: Sentences<ValueFindings> = {
  wrong: ({ expected, found, write }, label) =>
    `${label} must be ${expected.words}, found ${shown(found)}${
      write === undefined ? "" : `: write ${typeof found === "number" ? JSON.stringify(write) : write}`
    }.`,
  missing: ({ expected }, label) =>
    expected === undefined ? `${label} is missing.` : `${label} is missing: it must be ${expected.words}.`,
  unknown: ({ known, goesInto }, label) =>
    `${label} is not known here${
      goesInto !== undefined
        ? `: it goes into the ${goesInto}`
        : known.length === 0
        ? ": leave it out"
        : `; known: ${known.join(", ")}`
    }.`,
  excluded: ({ by }, label) => `${label} must be left out where ${by} is given.`,
  noSuchDay: ({ found }, label) =>
    `${label} is ${JSON.stringify(found)}, a day that no calendar has: check month and day.`,
  tooEarly: ({ first, found }, label) =>
    `${label} must not be before ${first}: CBAM certificates are due from that ${
      isYear(first) ? "year" : "day"
    }; found ${found}.`,
  codeAsNumber: ({ write, found }, label) =>
    `${label} must be a CN code of 8 digits as text: write "${write}", in quotation marks, found ${
      shown(found)
    }.`,
  codeWithTaric: ({ write, taric }, label) =>
    `${label} must be a CN code of 8 digits: write ${write}, and ${taric} as taric_code where there is one, which tells these goods from others of that code.`,
  tooManyDigits: ({ most }, label) =>
    `${label} has more digits than can be given back exactly: use at most ${most}.`,
  numberInQuotes: ({ found }, label) =>
    `${label} must be a number, not text: write it without quotes, found ${shown(found)}.`,
  figureInQuotes: ({ expected, text }, label) =>
    `${label} must be ${expected.words}, found the text "${text}": leave out the quotation marks.`,
  tooLarge: ({ limit, found }, label) => `${label} must be a number below ${limit}, found ${found}.`,
  emptyText: ({ expected }, label) => `${label} is empty: give ${expected.words}.`,
  emptyOptional: ({ expected }, label) => `${label} is empty: leave it out, or give ${expected.words}.`,
  tooManyCharacters: ({ characters, most }, label) =>
    `${label} has ${characters} characters: at most ${most} are printed.`,
  longValue: ({ characters, most }, label) =>
    `${label} has ${characters} characters: at most ${most} are read.`,
  tooManyTextLines: ({ lines, most }, label) =>
    `${label} has ${lines} lines: ${most === 1 ? "it must be on one line" : `at most ${most} fit`}.`,
  controlCharacter: ({ codePoint, position }, label) =>
    `${label} has a control character (${codePointText(codePoint)}) as character ${position}: leave it out.`,
  halfCharacter: (_, label) => `${label} has half a character in it.`,
  emptyLines: ({ most }, label) => `${label} is empty: give 1 to ${most} lines.`,
  emptyDocuments: ({ valid }, label) =>
    `${label} is empty: leave it out, or name at least one of ${valid.join(", ")}.`,
  tooManyEntries: ({ entries, most }, label) =>
    `${label} has ${entries} entries: at most ${most} are printed.`,
};

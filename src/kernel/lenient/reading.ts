/**
 * Result of reading a value as it stands on customs papers: the value, and what was read as what where that isn't
 * plain, or what is wrong with it. A reader never guesses: what could mean two things is a complaint that asks.
 * Decisions, "Values as they stand on customs papers".
 */

import type { Finding } from "../findings/finding.ts";
import { type Issue, type IssueCode, issueOf } from "../issue.ts";
import { shortened, shown } from "../text/shown.ts";
import type { DayOrder } from "./day_order.ts";

/** Value as it was written and as it was read, for the answer. */
export interface ReadAs {
  /** The name of the input. */
  readonly path: string;
  /** The text as it was sent, cut where it is long. */
  readonly sent: string;
  /** Value in the strict form. */
  readonly read: string;
  /** Why, where the strict form alone doesn't tell. */
  readonly because?: string;
}

/** A value with what is to be said about its reading, or a complaint. */
export type Reading<Value> =
  | { readonly value: Value; readonly readAs: ReadAs | undefined }
  | { readonly complaint: Issue };

/** An input under its name: text, a number of JSON or of a spreadsheet, or something else. */
export interface SentInput {
  /** Name of the input, as issues give it. */
  readonly path: string;
  /** The value as it came. */
  readonly value: unknown;
  /** Order of day and month in the column that it stands in; day first where none is named. */
  readonly order?: DayOrder | undefined;
  /** Years of two digits in the column of a table that it stands in: whether they are told; undefined outside a table. */
  readonly hasShortYears?: boolean | undefined;
}

/** A value without quotes, cut where it is long. */
export const sentText = (value: unknown): string =>
  shortened(typeof value === "string" ? value : shown(value));

/** A value that stood there in its strict form. */
export const plainly = <Value>(value: Value): Reading<Value> => ({ value, readAs: undefined });

/** A value that stood there in another form, which the answer says. */
export const readFrom = <Value>(
  { path, value: sent }: SentInput,
  value: Value,
  read: string,
  because?: string,
): Reading<Value> => ({
  value,
  readAs: { path, sent: sentText(sent), read, ...(because === undefined ? undefined : { because }) },
});

/** A complaint about an input under its name. */
export const complaint = (
  { path }: SentInput,
  code: IssueCode,
  finding: Finding,
  suggestion?: string,
): { readonly complaint: Issue } => ({ complaint: issueOf({ path, code, suggestion }, finding) });

/** One sentence about a reading, for a table's cell. */
export const sentenceOf = ({ path, sent, read, because }: ReadAs): string =>
  `${path}: ${JSON.stringify(sent)} was read as ${read}${because === undefined ? "" : ` (${because})`}.`;

const blanks = /[\s\u00a0\u2007\u202f]+/g;

/** Text without white space of any kind around it, and without the apostrophe that a spreadsheet marks texts with. */
export const trimmed = (text: string): string => text.trim().replace(/^'/, "").trim();

/** Text without any white space, narrow and unbreakable ones included. */
export const unspaced = (text: string): string => trimmed(text).replace(blanks, "");

/** Text as a spreadsheet may have it: a number is its digits. */
export const readTextAsWritten = (sent: SentInput): Reading<string> =>
  typeof sent.value === "string" || typeof sent.value === "number"
    ? plainly(trimmed(String(sent.value)))
    : complaint(sent, "format", { kind: "noText", found: sent.value });

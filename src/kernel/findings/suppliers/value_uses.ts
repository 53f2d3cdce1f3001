/**
 * Findings about suppliers' values that calls and rows name, and the API's sentences about them.
 */
import type { Sentences } from "../sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface ValueUseFindings {
  /** A value that the account doesn't have. */
  readonly unknownValue: { readonly found: string };
  /** A value that was withdrawn. */
  readonly valueWithdrawn: { readonly id: string; readonly since: string };
  /** An entry that was recorded before by another version of the value that the row names. */
  readonly valueVersionKept: {
    readonly version: number;
    readonly newest: number;
    readonly isWithdrawn: boolean;
  };
  /** A correction that names the value of the entry which it corrects, and takes a newer version than that one did. */
  readonly valueVersionTaken: { readonly version: number; readonly newest: number };
  /** A correction with figures of its own, of an entry that took a value. */
  readonly valueLeft: { readonly id: string; readonly version: number };
  /** A value beside the figures that it stands for. */
  readonly valueBesideFigures: { readonly members: ReadonlyArray<string> };
  /** A value beside a determination by which actual values don't count. */
  readonly valueNotActual: { readonly determination: string };
  /** A value of another CN code. */
  readonly valueOfOtherGoods: { readonly id: string; readonly code: string; readonly found: string };
  /** A value of an installation in another country. */
  readonly valueOfOtherCountry: { readonly id: string; readonly country: string; readonly found: string };
  /** A value of a period that the import can't have. */
  readonly valueOfOtherPeriod: {
    readonly id: string;
    readonly period: number;
    readonly first: number;
    readonly last: number;
  };
  /** A value of another production route. */
  readonly valueOfOtherRoute: { readonly id: string; readonly route: string; readonly found: string };
}

/** The API's sentences; the caller's name of the value comes first where there is one. */
export const valueUseSentences: Sentences<ValueUseFindings> = {
  unknownValue: ({ found }, label) =>
    `${label} must be the id of a value of this account, found ${found}: GET /api/v1/cbam/values lists them.`,
  valueWithdrawn: ({ id, since }, label) =>
    `${label} ${id} was withdrawn on ${since}: calculate with another value, or record what holds as a new version of it.`,
  valueVersionKept: ({ version, newest, isWithdrawn }) =>
    isWithdrawn
      ? `The row was recorded before with version ${version} of its value, and keeps it: nothing was changed. Version ${newest} has withdrawn the value since.`
      : `The row was recorded before with version ${version} of its value, and keeps it: nothing was changed. A correction that names the value takes version ${newest}.`,
  valueVersionTaken: ({ version, newest }) =>
    `The entry that this one corrects took version ${version} of its value, and this one takes version ${newest}, the newest: its figures count now. A correction that is to keep a version names no value, and says the figures that the import has.`,
  valueLeft: ({ id, version }) =>
    `The entry that this one corrects took version ${version} of the supplier's value ${id}. This one has other goods or figures, which stand on their own; a correction with value_id takes the value again.`,
  valueBesideFigures: ({ members }, label) =>
    `${label} stands in the place of ${members.join(", ")}: give one or the other.`,
  valueNotActual: ({ determination }, label) =>
    `${label} is for imports that are determined by actual values, not by ${determination}: leave determination out, or the value.`,
  valueOfOtherGoods: ({ id, code, found }, label) =>
    `${label} ${id} is a value of CN code ${code}, the goods have ${found}: a value counts for its own code only.`,
  valueOfOtherCountry: ({ id, country, found }, label) =>
    `${label} ${id} is a value of an installation in ${country}, the goods are from ${found}: mend the one that is wrong.`,
  valueOfOtherPeriod: ({ id, period, first, last }, label) =>
    `${label} ${id} is a value of ${period}: the goods take one of ${
      first === last ? first : `${first} to ${last}`
    } (Implementing Regulation (EU) 2025/2547, Article 7(1)).`,
  valueOfOtherRoute: ({ id, route, found }, label) =>
    `${label} ${id} is a value of route ${route}, the goods are of ${found}: leave the route out, or name the value's.`,
};

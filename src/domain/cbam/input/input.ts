/**
 * Reading what a caller sent, the same rules for a query, a JSON member and a table cell: every problem becomes an
 * issue that names the input, says what was found and what would be right. Contract sections 2.5, 4.2; decisions,
 * "Requests".
 */
import { type CalendarDay, dayOfText } from "../../../kernel/calendar.ts";
import type { Issue } from "../../../kernel/issue.ts";
import {
  alpha2OfText,
  alpha3OfText,
  type CnCode,
  cnCodeOfText,
  type CountryAlpha2,
  type CountryAlpha3,
  otherFormOf,
} from "../../../kernel/identifiers.ts";
import { routeOfText } from "../law/production_route.ts";

/** Named values of one request or row, with the issues found so far. Absent inputs are undefined. */
export interface Input {
  readonly value: (name: string) => unknown;
  /** True where every value is text (a query, a table); false where numbers are JSON numbers. */
  readonly isText: boolean;
  readonly report: (issue: Issue) => void;
}

/** First day on which certificates are due: the start of the definitive period. */
export const firstImportDay = "2026-01-01";
const firstImportYear = 2026;
const lastImportYear = 9999;

const longestEcho = 60;

/** The value as the caller wrote it, cut where it is long; what is inside an array or object is left out. */
export const shown = (value: unknown): string => {
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "an array" : "an object";
  const text = typeof value === "number" ? String(value) : JSON.stringify(value) ?? String(value);
  return text.length <= longestEcho ? text : `${text.slice(0, longestEcho)}... (${text.length} characters)`;
};

/** Reports a sentence that begins with the input's name. */
export const report = (input: Input, path: string, message: string): undefined => {
  input.report({ path, message: `${path} ${message}` });
};

/** In JSON, null stands for absent. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/**
 * Reads a required input.
 * @param expected completes "<name> must be ..."
 */
export const required = <Value>(
  input: Input,
  name: string,
  rule: { readonly expected: string; readonly read: (text: string) => Value | undefined },
): Value | undefined => {
  const value = input.value(name);
  if (isAbsent(value)) return report(input, name, `is missing: it must be ${rule.expected}.`);
  const read = typeof value === "string" ? rule.read(value) : undefined;
  return read ?? report(input, name, `must be ${rule.expected}, found ${shown(value)}.`);
};

const cnCodeRule = { expected: 'a CN code of 8 digits such as "72083900"', read: cnCodeOfText };

export const readCnCode = (input: Input, name: string): CnCode | undefined =>
  required(input, name, cnCodeRule);

const countryRule = <Code>(
  form: string,
  example: string,
  length: number,
  read: (text: string) => Code | undefined,
) => ({
  expected: `an ISO 3166-1 ${form} country code such as ${example}`,
  read,
  length,
});
const alpha3Rule = countryRule("alpha-3", "CHN", 3, alpha3OfText);
const alpha2Rule = countryRule("alpha-2", "DE", 2, alpha2OfText);

const readCountry = <Code>(
  input: Input,
  name: string,
  rule: ReturnType<typeof countryRule<Code>>,
): Code | undefined => {
  const value = input.value(name);
  const other = typeof value === "string" && value.length !== rule.length ? otherFormOf(value) : undefined;
  if (other === undefined) return required(input, name, rule);
  return report(input, name, `must be ${rule.expected}, found ${shown(value)}: write ${other}.`);
};

/** The country of origin. */
export const readOrigin = (input: Input, name: string): CountryAlpha3 | undefined =>
  readCountry(input, name, alpha3Rule);

/** A country by its two letters; absent when the input is. */
export const readOptionalAlpha2 = (input: Input, name: string): CountryAlpha2 | undefined =>
  isAbsent(input.value(name)) ? undefined : readCountry(input, name, alpha2Rule);

/** A production route in the tables' spelling; longer text is cut to 8 characters (contract section 4.2). */
export const readRoute = (input: Input, name: string): string | undefined =>
  isAbsent(input.value(name)) ? undefined : required(input, name, {
    expected: "a route code such as (C)",
    read: (text) => routeOfText(text) || undefined,
  });

const isBeforeStart = (input: Input, name: string, found: string): undefined =>
  report(
    input,
    name,
    `must not be before ${firstImportDay}: CBAM certificates are due from that day; found ${found}.`,
  );

/** The day of import; today when it isn't given. */
export const readImportDay = (
  input: Input,
  name: string,
  today: () => CalendarDay,
): CalendarDay | undefined => {
  if (isAbsent(input.value(name))) return today();
  const day = required(input, name, { expected: "a calendar date YYYY-MM-DD", read: dayOfText });
  return day !== undefined && day < firstImportDay ? isBeforeStart(input, name, day) : day;
};

/** A year of import from 2026. */
export const readImportYear = (input: Input, name: string): number | undefined => {
  const value = input.value(name);
  const year = input.isText && typeof value === "string" && /^\d{4}$/.test(value) ? Number(value) : value;
  if (typeof year !== "number" || !Number.isInteger(year) || year > lastImportYear) {
    return report(input, name, `must be a year such as ${firstImportYear}, found ${shown(value)}.`);
  }
  return year < firstImportYear ? isBeforeStart(input, name, String(year)) : year;
};

/** `true` or `false`; false when it isn't given. */
export const readFlag = (input: Input, name: string): boolean => {
  const value = input.value(name);
  if (isAbsent(value)) return false;
  const [yes, no] = input.isText ? ["true", "false"] : [true, false];
  if (value !== yes && value !== no) report(input, name, `must be true or false, found ${shown(value)}.`);
  return value === yes;
};

/** Optional text up to `limit` characters. */
export const readOptionalText = (input: Input, name: string, limit: number): string | undefined =>
  isAbsent(input.value(name)) ? undefined : required(input, name, {
    expected: `text of at most ${limit} characters`,
    read: (text) => text.length <= limit ? text : undefined,
  });

/** Reports every name that isn't known, with the known ones: a typing error must not change a figure silently. */
export const refuseUnknown = (input: Input, names: Iterable<string>, known: ReadonlyArray<string>): void => {
  for (const name of names) {
    if (!known.includes(name)) report(input, name, `is not known here; known: ${known.join(", ")}.`);
  }
};

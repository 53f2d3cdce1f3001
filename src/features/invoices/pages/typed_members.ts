/** Members of an invoice's form as they are typed: which of them are numbers, masses and countries, and how each is read. */
import type * as Schema from "effect/Schema";
import * as SchemaAST from "effect/SchemaAST";
import { InvoiceData, LineItem, Party } from "../../../contract/requests/invoice.ts";
import { explainingOf } from "../../../contract/values/scalar.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { readAlpha2AsWritten } from "../../../kernel/lenient/country.ts";
import type { Language } from "../../../web/words/language.ts";
import { complaintOfTyped, typedKilograms, typedNumber } from "./typed_number.ts";

/** Members that are amounts of money beside the lines. */
export const amounts = ["freight", "insurance", "otherCharges"] as const;

const numbers: ReadonlySet<string> = new Set([
  "quantity",
  "unitPrice",
  "packages",
  "netWeightKg",
  "grossWeightKg",
  ...amounts,
]);

const masses: ReadonlySet<string> = new Set(["netWeightKg", "grossWeightKg"]);

/** `72083900` and `7208 39 00` as `7208.39.00`: lists of goods have codes without dots. */
const dotted = (code: string): string => {
  const [, heading, ...pairs] = /^(\d{4})\s?(\d\d)(?:\s?(\d\d))?(?:\s?(\d\d))?$/.exec(code) ?? [];
  return heading === undefined ? code : [heading, ...pairs.filter((pair) => pair !== undefined)].join(".");
};

/** Members that are countries: the form has them by name, the request by their alpha-2 code. */
export const countries: ReadonlySet<string> = new Set([
  "country",
  "countryOfOrigin",
  "countryOfDispatch",
  "countryOfDestination",
  "countryOfAcquisition",
]);

/** The alpha-2 code of a name or code; what is neither stays as it was typed, and is told as wrong. */
const countryOf = (text: string): string => {
  const reading = readAlpha2AsWritten({ path: "country", value: text });
  return "complaint" in reading ? text : reading.value;
};

/** @returns the value that the text of a member means; the text where it can't be read */
export const read = (member: string, text: string, language: Language): unknown => {
  if (member === "hsCode") return dotted(text);
  if (countries.has(member)) return countryOf(text);
  if (masses.has(member)) return typedKilograms(text, language) ?? text;
  return numbers.has(member) ? typedNumber(text, language) ?? text : text;
};

/** The last name of a field's path. */
export const memberOf = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

/** @returns true for the name of a field that holds a number */
export const isOfNumber = (name: string): boolean => numbers.has(memberOf(name));

/** Members of a record of the request that the contract takes on several lines. */
const onLines = ({ ast }: Schema.Schema.Any): ReadonlyArray<string> =>
  SchemaAST.getPropertySignatures(ast).flatMap(({ name, type }) => {
    const form = explainingOf(type)?.form;
    return form?.is === "printed text" && form.lines > 1 ? [String(name)] : [];
  });

const ofLines: ReadonlySet<string> = new Set([InvoiceData, Party, LineItem].flatMap(onLines));

/** @returns true for the name of a field whose text may have line breaks, which a field of one line would drop */
export const isOfLines = (name: string): boolean => ofLines.has(memberOf(name));

/** A value's place, as texts. */
export type Values = ReadonlyMap<string, string>;

/**
 * Adds what is wrong with numbers that can't be read and of which nothing is said: a document that does not print them would
 * leave them out in silence.
 */
export const withUnread = (
  issues: ReadonlyArray<Issue>,
  values: Values,
  language: Language,
): ReadonlyArray<Issue> => {
  const told = new Set(issues.map(({ path }) => path));
  const unread = [...values].filter(([name, text]) =>
    isOfNumber(name) && !told.has(name) && typeof read(memberOf(name), text, language) === "string"
  );
  return [...issues, ...unread.flatMap(([name, text]) => complaintOfTyped(name, text, language) ?? [])];
};

/**
 * Values of forms as people type them, on the way to the requests of the API: a field's name is the path of its member.
 * Numbers are read with the language's decimal mark, codes with blanks and dots, countries by their names.
 */
import type { Issue } from "../../../kernel/issue.ts";
import { readCnCodeAsWritten } from "../../../kernel/lenient/cn_code.ts";
import { readAlpha2AsWritten, readCountryAsWritten } from "../../../kernel/lenient/country.ts";
import { evidenceOf, namedMark, readNumberAsWritten } from "../../../kernel/lenient/number.ts";
import { complaint, plainly, type Reading, type SentInput } from "../../../kernel/lenient/reading.ts";
import { markIn } from "../../../web/words/typed_numbers.ts";
import type { Language } from "../../../web/words/language.ts";
import { readPrecursors } from "../table/cell_texts.ts";

/**
 * Kind of a field, by which it is read; a `whole` number has no fraction, so that another mark than the language's before three digits groups
 * thousands, `precursors` are written as in a table's cell, and a `flag` is yes or no.
 */
export type FieldKind =
  | "text"
  | "capitals"
  | "number"
  | "whole"
  | "cn"
  | "country"
  | "member_state"
  | "precursors"
  | "flag";

/** Fields of a form: how each is read, by its name. */
export type FieldKinds = Readonly<Record<string, FieldKind>>;

/** A whole number: what could be a fraction or thousands is thousands; with the language's own mark before three zeros it is asked which. */
const readWhole = (sent: SentInput & { readonly value: string }, language: Language): Reading<number> => {
  const mark = markIn(language);
  const reading = readNumberAsWritten(sent, mark);
  if ("complaint" in reading) {
    return reading.complaint.code === "ambiguous" ? readNumberAsWritten(sent, namedMark(mark)) : reading;
  }
  const { value } = reading;
  const both = { whole: String(1_000 * value), fraction: String(value) };
  return evidenceOf(sent.value) === "either" && Number.isInteger(value)
    ? complaint(sent, "ambiguous", { kind: "fractionOrThousands", ...both, mark, found: sent.value })
    : reading;
};

const flags: ReadonlyMap<string, boolean> = new Map([["yes", true], ["no", false]]);

const readingOf = (kind: FieldKind, sent: SentInput & { readonly value: string }, language: Language) => {
  const readings: Readonly<Record<FieldKind, () => Reading<unknown>>> = {
    text: () => plainly(sent.value),
    capitals: () => plainly(sent.value.replace(/\s/g, "").toUpperCase()),
    number: () => readNumberAsWritten(sent, markIn(language)),
    whole: () => readWhole(sent, language),
    cn: () => readCnCodeAsWritten(sent),
    country: () => readCountryAsWritten(sent),
    member_state: () => readAlpha2AsWritten(sent),
    precursors: () => readPrecursors(sent, markIn(language)),
    flag: () => plainly(flags.get(sent.value) ?? sent.value),
  };
  return readings[kind]();
};

type Member = readonly [path: ReadonlyArray<string>, value: unknown];

const isList = (names: ReadonlyArray<string>): boolean =>
  names.length > 0 && names.every((name) => /^\d+$/.test(name));

/** Members by their first names. */
const grouped = (members: ReadonlyArray<Member>): ReadonlyArray<readonly [name: string, value: unknown]> =>
  [...Map.groupBy(members, ([[name = ""]]) => name)].map(([name, own]) =>
    [name, nested(own.map(([[, ...rest], value]): Member => [rest, value]))] as const
  );

/** Members by their paths as one value: numbers as names make a list, in their order. */
const nested = (members: ReadonlyArray<Member>): unknown => {
  const [first] = members;
  if (first !== undefined && first[0].length === 0) return first[1];
  const groups = grouped(members);
  return isList(groups.map(([name]) => name)) ? groups.map(([, value]) => value) : Object.fromEntries(groups);
};

/** A form as the request that it makes. */
export interface TypedRequest {
  readonly body: Readonly<Record<string, unknown>>;
  /** Fields that could not be read; paths are their names. */
  readonly issues: ReadonlyArray<Issue>;
}

/** @returns the request that the form's fields make; empty fields are left out */
export const typedRequest = (form: URLSearchParams, kinds: FieldKinds, language: Language): TypedRequest => {
  const members: Array<Member> = [];
  const issues: Array<Issue> = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const value = form.get(name)?.trim() ?? "";
    if (value === "") continue;
    const reading = readingOf(kind, { path: name, value }, language);
    if ("complaint" in reading) issues.push(reading.complaint);
    else members.push([name.split("/"), reading.value]);
  }
  return { body: Object.fromEntries(grouped(members)), issues };
};

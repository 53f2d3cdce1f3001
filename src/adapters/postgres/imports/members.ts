/**
 * Members of rows and of their JSON, checked one by one: as a schema does it, in a small part of its time, for reads of many
 * thousand rows. What is not what we take it for fails here, with its name.
 */
import * as BigDecimal from "effect/BigDecimal";
import * as Option from "effect/Option";
import { type Decimal, decimalOfText } from "../../../kernel/decimal.ts";
import {
  alpha2OfText,
  alpha3OfText,
  type CnCode,
  cnCodeOfText,
  type CountryAlpha2,
  type CountryAlpha3,
} from "../../../kernel/identifiers.ts";
import { isRecord, kindOf } from "../../../kernel/text/json.ts";
import { type CalendarDay, dayOfText } from "../../../kernel/time/calendar.ts";

/**
 * Reads a member by its name.
 * @throws TypeError for a value of another kind: a mistake of ours
 */
export type MemberReader<Value> = (value: unknown, name: string) => Value;

const misread = (name: string, expected: string, found: unknown): never => {
  throw new TypeError(
    `${name} should be ${expected}, found ${
      typeof found === "string" ? JSON.stringify(found) : kindOf(found)
    }`,
  );
};

/** A text. */
export const text = (value: unknown, name: string): string =>
  typeof value === "string" ? value : misread(name, "a text", value);

/** A whole number. */
export const whole = (value: unknown, name: string): number =>
  typeof value === "number" && Number.isSafeInteger(value) ? value : misread(name, "a whole number", value);

/** A truth value. */
export const flag = (value: unknown, name: string): boolean =>
  typeof value === "boolean" ? value : misread(name, "true or false", value);

/** A text that a plain function reads; undefined for one that it can't read. */
const readBy = <Value>(
  expected: string,
  valueOf: (text: string) => Value | undefined,
): MemberReader<Value> => {
  return (value, name) => {
    const read = typeof value === "string" ? valueOf(value) : undefined;
    return read === undefined ? misread(name, expected, value) : read;
  };
};

const asItStands = <Value extends string>(valueOf: (text: string) => Value | undefined) => (text: string) => {
  const value = valueOf(text);
  return value === text ? value : undefined;
};

/** Decimals with a sign or an exponent, which the service writes of no quantity. */
const anyDecimal = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

const decimalOfAnyText = (text: string): Decimal | undefined =>
  anyDecimal.test(text)
    ? Option.getOrUndefined(Option.map(BigDecimal.fromString(text), BigDecimal.normalize))
    : undefined;

/** An exact decimal that is written as text. */
export const decimal: MemberReader<Decimal> = readBy(
  "a decimal",
  (text) => decimalOfText(text) ?? decimalOfAnyText(text),
);

/** A calendar day. */
export const day: MemberReader<CalendarDay> = readBy("a day", dayOfText);

/** Eight digits of the Combined Nomenclature. */
export const code: MemberReader<CnCode> = readBy("a CN code", cnCodeOfText);

/** A country, ISO 3166-1 alpha-3. */
export const country: MemberReader<CountryAlpha3> = readBy("a country", asItStands(alpha3OfText));

/** A member state, ISO 3166-1 alpha-2. */
export const memberState: MemberReader<CountryAlpha2> = readBy("a member state", asItStands(alpha2OfText));

/** One of some words. */
export const oneOf = <Word extends string>(words: ReadonlyArray<Word>): MemberReader<Word> => {
  const known = new Map<string, Word>(words.map((word) => [word, word]));
  return readBy(`one of ${words.join(", ")}`, (text) => known.get(text));
};

/** The same, or null. */
export const orNull =
  <Value>(read: MemberReader<Value>): MemberReader<Value | null> =>
  (value: unknown, name: string): Value | null => value === null ? null : read(value, name);

/** A list. */
export const listOf =
  <Value>(read: MemberReader<Value>): MemberReader<ReadonlyArray<Value>> =>
  (value: unknown, name: string): ReadonlyArray<Value> =>
    Array.isArray(value) ? value.map((each) => read(each, name)) : misread(name, "a list", value);

/** An object with members. */
export const members = (value: unknown, name: string): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : misread(name, "an object", value);

/**
 * Texts and numbers as operators type them. Each has its bound here, before a database is looked for: the embedded one's service
 * and a PostgreSQL server refuse the same.
 */
import { Argument, InvalidArgumentError, Option } from "commander";
import { longestKeyName } from "../../domain/accounts/access.ts";
import { longestAddress } from "../../kernel/email_address.ts";
import { shortened } from "../../kernel/text/shown.ts";
import { lineFault } from "../../kernel/text/text_budget.ts";
import { longestOfTables } from "../../application/law/law_ports.ts";

/** Most characters of each kind of text. */
export const longest = {
  address: longestAddress,
  keyName: longestKeyName,
  /** Id, period, price or day. */
  word: 100,
  ...longestOfTables,
  /** @source Linux, limits.h, PATH_MAX */
  path: 4096,
} as const;

/** Line breaks and control characters. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;

const readText = (most: number) => (text: string): string => {
  const fault = lineFault(text, most);
  if (fault !== undefined) throw new InvalidArgumentError(fault);
  return text;
};

/** Returns an option that takes a text of one kind. */
export const textOption = (flags: string, description: string, kind: keyof typeof longest): Option =>
  new Option(flags, description).argParser(readText(longest[kind]));

/** Returns an argument that is a text of one kind. */
export const textArgument = (name: string, description: string, kind: keyof typeof longest): Argument =>
  new Argument(name, description).argParser(readText(longest[kind]));

/** Most of what is only counted: entries, changes, rows. It fits the database's integers. */
const mostCounted = 999_999_999;

/** Returns a reader of whole numbers, which refuses others with a sentence that has the bounds. */
export const wholeFrom = (least: number, most: number = mostCounted): (text: string) => number => (text) => {
  const whole = Number(text);
  if (!/^\d+$/.test(text) || whole < least || whole > most) {
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  }
  return whole;
};

/** Returns a reader of one of some values. @param what those are, at the beginning of a sentence */
export const memberOf = <Value extends string>(
  values: ReadonlyArray<Value>,
  what: string,
): (text: string) => Value =>
(text) => {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new InvalidArgumentError(`${what} must be one of ${values.join(", ")}.`);
  return found;
};

/** @returns the sentence with those of the words that are long cut short, on one line */
export const withShortWords = (sentence: string, words: ReadonlyArray<string>): string =>
  words.flatMap((word) => [word, word.replace(/^--[a-z-]+=/, "")])
    .reduce((told, word) => told.replaceAll(word, () => shortened(word.replace(controls, " "))), sentence);

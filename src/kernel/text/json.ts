/**
 * JSON values of any shape: telling objects apart, pointing into them, and refusing what no part of the service could
 * store or print.
 */
import { type Issue, type IssueCode, issueOf } from "../issue.ts";
import { longestText } from "./text_budget.ts";

/** True if a JSON value is an object with members, not null and not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value of a JSON text, of which nothing is known yet; throws a `SyntaxError` for other texts. */
export const jsonOf = (text: string): unknown => JSON.parse(text);

/** Returns a value that is an object with members; an empty object for any other value. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => isRecord(value) ? value : {};

/** Returns a value that is a text; undefined for any other value. */
export const textOf = (value: unknown): string | undefined => typeof value === "string" ? value : undefined;

/** Returns a value that is a number; undefined for any other value. */
export const numberOf = (value: unknown): number | undefined => typeof value === "number" ? value : undefined;

/** Returns a list's members that are texts; none for a value that is no list. */
export const textsOf = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** Returns the kind of a JSON value, for a sentence: `an array`, `a number`. */
export const kindOf = (value: unknown): string =>
  value === null
    ? "null"
    : Array.isArray(value)
    ? "an array"
    : `${typeof value === "object" ? "an" : "a"} ${typeof value}`;

/**
 * Returns a JSON Pointer to the place, such as `/precursors/0/cn_code`; empty for the whole value.
 * @source RFC 6901
 */
export const pointerOf = (path: ReadonlyArray<PropertyKey>): string =>
  path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/**
 * Returns the names that a JSON Pointer is made of; none for the whole value.
 * @source RFC 6901
 */
export const partsOfPointer = (pointer: string): ReadonlyArray<string> =>
  pointer.split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/**
 * Returns what sentences call the place: its names as they were sent, and an empty one in quotation marks.
 * @param whole what they call the whole value
 */
export const placeInWords = (path: ReadonlyArray<PropertyKey>, whole: string): string =>
  path.length === 0 ? whole : path.map((part) => String(part) || '""').join("/");

/** Returns the own member of an object; undefined where there is none. */
export const memberOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Deeper than anything that the contract describes. */
export const deepest = 12;
/** More members than any object of the contract has, names that are not known included. */
const memberLimit = 100;
const longestName = 100;

/** True if a text can be stored and printed: whole characters, and no NUL, which PostgreSQL has no place for. */
export const isSoundText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** Returns the text with a sign in place of NUL and half characters, which can neither be stored nor printed. */
export const soundTextOf = (text: string): string => text.toWellFormed().replaceAll("\0", "\ufffd");

/** Fault of a value, and its place; the path is made from the inside to the outside. */
interface Fault {
  readonly sentence: string;
  readonly code: IssueCode;
  readonly path: Array<string>;
}

const fault = (sentence: string, code: IssueCode = "unreadable"): Fault => ({ sentence, code, path: [] });

const faultOfText = (text: string): Fault | undefined => {
  if (text.length > longestText) {
    return fault(`has ${text.length} characters: at most ${longestText} are read.`, "length");
  }
  return isSoundText(text) ? undefined : fault("has NUL or half a character in it: leave it out.");
};

const within = (found: Fault | undefined, name: string | number): Fault | undefined => {
  found?.path.unshift(String(name));
  return found;
};

const faultOfArray = (items: ReadonlyArray<unknown>, depth: number): Fault | undefined => {
  for (let index = 0; index < items.length; index++) {
    const found = faultOf(items[index], depth + 1);
    if (found !== undefined) return within(found, index);
  }
  return undefined;
};

const faultOfObject = (value: object, depth: number): Fault | undefined => {
  const names = Object.keys(value);
  if (names.length > memberLimit) {
    return fault(`has ${names.length} members: at most ${memberLimit} are read.`);
  }
  for (const [name, member] of Object.entries(value)) {
    if (name.length > longestName || !isSoundText(name)) {
      return fault(`has a member whose name is longer than ${longestName} characters or unreadable.`);
    }
    const found = faultOf(member, depth + 1);
    if (found !== undefined) return within(found, name);
  }
  return undefined;
};

const faultOf = (value: unknown, depth: number): Fault | undefined => {
  if (typeof value === "string") return faultOfText(value);
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= deepest) return fault(`is nested deeper than ${deepest} levels.`);
  return Array.isArray(value) ? faultOfArray(value, depth) : faultOfObject(value, depth);
};

/**
 * Looks at a parsed JSON value once, in linear time, before anything else does.
 * @param whole what sentences call the whole value
 * @returns the first thing that makes it unreadable as a whole: nested too deep, too many members, a text that is longer
 * than any that is read, broken characters
 */
export const unsoundness = (value: unknown, whole = "The body"): Issue | undefined => {
  const found = faultOf(value, 0);
  if (found === undefined) return undefined;
  const path = pointerOf(found.path);
  const { sentence, code } = found;
  return issueOf({ path, label: placeInWords(found.path, whole), code }, {
    kind: "call",
    sentence,
  });
};

/**
 * Returns the value without members that are null, as deep as sound values are nested: what lies deeper is left as it is, so that any
 * value may come here before it is looked at.
 */
export const withoutNulls = (value: unknown, kept: ReadonlySet<string> = new Set()): unknown =>
  hasNull(value, 0) ? copyWithoutNulls(value, kept, 0) : value;

const hasNull = (value: unknown, depth: number): boolean =>
  value === null || typeof value === "object" && depth < deepest &&
    Object.values(value).some((member) => hasNull(member, depth + 1));

const copyWithoutNulls = (value: unknown, kept: ReadonlySet<string>, depth: number): unknown => {
  if (depth >= deepest) return value;
  if (Array.isArray(value)) return value.map((item) => copyWithoutNulls(item, kept, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name, member]) => member !== null || kept.has(name)).map((
      [name, member],
    ) => [name, copyWithoutNulls(member, kept, depth + 1)]),
  );
};

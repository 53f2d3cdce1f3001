/**
 * JSON as text: what a parser drops, and how much it would make. Of a member that an object has twice, parsers keep the
 * last and say nothing; a few megabytes of brackets are millions of arrays, which hold everyone else up for seconds.
 */
import { deepest, pointerOf } from "./json.ts";

/** An object or an array that is open. */
interface Open {
  /** Names of the object's members so far; undefined for an array. */
  readonly names: Set<string> | undefined;
  /** The member or item that is being read. */
  at: string | number;
  /** True if the next text is a member's name. */
  isNameNext: boolean;
}

const quote = 34;
const backslash = 92;

/** Position at which the text that opens at `start` is closed; the end of the JSON where it isn't. */
const endOfText = (json: string, start: number): number => {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
};

const nameOf = (json: string, start: number, end: number): string => {
  const written = json.slice(start + 1, end);
  return written.includes("\\") ? String(JSON.parse(json.slice(start, end + 1))) : written;
};

const pointerTo = (open: ReadonlyArray<Open>): string => pointerOf(open.map(({ at }) => at));

const colon = 0x3a;

const isBlank = (char: number): boolean => char === 0x20 || char >= 0x09 && char <= 0x0d;

/** Number of members that are written: texts with a colon behind them. */
const writtenMembers = (json: string): number => {
  let count = 0;
  for (let start = json.indexOf('"'); start >= 0;) {
    let next = endOfText(json, start) + 1;
    while (isBlank(json.charCodeAt(next))) next++;
    if (json.charCodeAt(next) === colon) count++;
    start = json.indexOf('"', next);
  }
  return count;
};

const [openBrace, closeBrace, openBracket, closeBracket, comma] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c];

/** Arrays and objects of a body, or of all cells of a table: twenty for each row of the largest bulk call. */
export const mostContainers = 100_000;
/** Members of one object: many times more than any has. */
const mostMembers = 1_000;

/**
 * Returns what there is too much of, before a parser makes values of it; undefined for JSON that may be parsed, and for
 * what is none.
 * @param json text, whether or not a parser takes it
 */
export const excessOf = (json: string): string | undefined => {
  let containers = 0;
  /** Members of each open object so far; -1 for an array. */
  const open: Array<number> = [];
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at);
    if (char === quote) at = endOfText(json, at);
    else if (char === openBrace || char === openBracket) {
      if (++containers > mostContainers) return `more than ${mostContainers} arrays and objects`;
      open.push(char === openBrace ? 1 : -1);
    } else if (char === closeBrace || char === closeBracket) open.pop();
    else if (char === comma) {
      const members = open.at(-1) ?? -1;
      if (members > 0) open[open.length - 1] = members + 1;
      if (members >= mostMembers) return `an object of more than ${mostMembers} members`;
    }
  }
  return undefined;
};

/** Returns how many arrays and objects a parser would make of a text, whether or not it takes it. */
export const containersIn = (json: string): number => {
  let containers = 0;
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at);
    if (char === quote) at = endOfText(json, at);
    else if (char === openBrace || char === openBracket) containers++;
  }
  return containers;
};

/** Number of members that a parser made of them, but for those that are nested too deep. */
const parsedMembers = (value: unknown, depth = 0): number => {
  if (typeof value !== "object" || value === null || depth > deepest) return 0;
  const items = Object.values(value);
  let count = Array.isArray(value) ? 0 : items.length;
  for (const item of items) if (typeof item === "object") count += parsedMembers(item, depth + 1);
  return count;
};

/**
 * Returns the JSON Pointer of the first member that its object had before; undefined where every name stands once. What
 * is nested deeper than requests may be is not looked at.
 * @param json text that a parser took
 * @param value what it made of it
 * @source RFC 8259 section 4: names within an object should be unique; RFC 7493 (I-JSON) section 2.3: must be
 */
export const repeatedMember = (json: string, value: unknown): string | undefined =>
  writtenMembers(json) === parsedMembers(value) ? undefined : firstRepeated(json);

const firstRepeated = (json: string): string | undefined => {
  const open: Array<Open> = [];
  for (let index = 0; index < json.length; index++) {
    const char = json.charCodeAt(index);
    const inner = open[open.length - 1];
    if (char === quote) {
      const end = endOfText(json, index);
      if (inner?.names !== undefined && inner.isNameNext) {
        const name = nameOf(json, index, end);
        inner.at = name;
        if (inner.names.has(name)) return pointerTo(open);
        inner.names.add(name);
        inner.isNameNext = false;
      }
      index = end;
    } else if (char === 0x7b) {
      open.push({ names: new Set(), at: "", isNameNext: true });
    } else if (char === 0x5b) {
      open.push({ names: undefined, at: 0, isNameNext: false });
    } else if (char === 0x7d || char === 0x5d) {
      open.pop();
    } else if (char === 0x2c && inner !== undefined) {
      if (inner.names !== undefined) inner.isNameNext = true;
      else if (typeof inner.at === "number") inner.at++;
    }
    if (open.length > deepest) return undefined;
  }
  return undefined;
};

/**
 * JSON as text: what a parser drops. Of a member that an object has twice, parsers keep the last and say nothing.
 */
import { deepest, pointerOf } from "./json.ts";

/** An object or an array that is open. */
interface Open {
  /** Names of the object's members so far; undefined for an array. */
  readonly names: Set<string> | undefined;
  /** The member or item that is being read. */
  at: string | number;
  /** Whether the next text is a member's name. */
  isNameNext: boolean;
}

const quote = 34;
const backslash = 92;

/** Where the text that opens at `start` is closed. */
const endOfText = (json: string, start: number): number => {
  for (let end = json.indexOf('"', start + 1);; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return end;
  }
};

const nameOf = (json: string, start: number, end: number): string => {
  const written = json.slice(start + 1, end);
  return written.includes("\\") ? String(JSON.parse(json.slice(start, end + 1))) : written;
};

const pointerTo = (open: ReadonlyArray<Open>): string => pointerOf(open.map(({ at }) => at));

/**
 * Returns the JSON Pointer of the first member that its object had before; undefined where every name stands once. What
 * is nested deeper than requests may be is not looked at.
 * @param json text that a parser took
 * @source RFC 8259 section 4: names within an object should be unique; RFC 7493 (I-JSON) section 2.3: must be
 */
export const repeatedMember = (json: string): string | undefined => {
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

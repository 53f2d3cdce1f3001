/** Rows of JSON that has not been parsed: how many values a parser would make one beside the other. */
import type { Steps } from "../../kernel/steps.ts";

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const byteOrderMark = [0xef, 0xbb, 0xbf];

/** Arrays and objects within each other beyond which a body is none that any call takes, by far: they aren't counted further. */
const mostOpen = 64;

/** Bytes or texts after which the count stops for a moment: some tens of microseconds. */
const stepLength = 16_384;

const isBlank = (byte: number | undefined): boolean =>
  byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d);

/** Position at which the text that opens at `start` is closed; the end of the bytes where it isn't. */
const endOfText = (json: Uint8Array, start: number): number => {
  let at = start + 1;
  for (; at < json.length && json[at] !== quote; at++) if (json[at] === backslash) at++;
  return at;
};

/** Position of the first byte that is neither a byte order mark nor white space. */
const beginningOf = (json: Uint8Array): number => {
  let at = byteOrderMark.every((byte, index) => json[index] === byte) ? byteOrderMark.length : 0;
  while (isBlank(json[at])) at++;
  return at;
};

/**
 * Items of the longest array in a body, in steps; 0 for one that begins neither an object nor an array, or has no array of two items.
 * Of a body that is nested deeper than any call takes it is the longest before.
 * @param json bytes in UTF-8, whether or not a parser takes them
 */
export function* longestArray(json: Uint8Array): Steps<number> {
  let at = beginningOf(json);
  if (json[at] !== openBrace && json[at] !== openBracket) return 0;
  let longest = 0;
  /** Items of each open array so far; -1 for an object. */
  const open: Array<number> = [];
  for (let done = 1; at < json.length; at++, done++) {
    if (done % stepLength === 0) yield;
    const byte = json[at];
    if (open.length > mostOpen) return longest;
    if (byte === quote) at = endOfText(json, at);
    else if (byte === openBrace) open.push(-1);
    else if (byte === openBracket) open.push(1);
    else if (byte === closeBrace || byte === closeBracket) open.pop();
    else if (byte === comma) {
      const items = open.at(-1) ?? -1;
      if (items < 0) continue;
      open[open.length - 1] = items + 1;
      if (items >= longest) longest = items + 1;
    }
  }
  return longest;
}

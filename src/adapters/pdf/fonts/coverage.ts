/**
 * Characters of each font, known without reading a font: `coverage.json` beside it holds each font's code points as
 * ranges, and a test compares it with the fonts.
 */
import coverage from "./coverage.json" with { type: "json" };
import { families, type Family } from "./fonts.ts";

/** First and last code points. */
const rangesOf = (family: Family): ReadonlyArray<readonly [number, number]> =>
  coverage[family].split(" ").map((range) => {
    const [first = "", last = first] = range.split("-");
    return [parseInt(first, 16), parseInt(last, 16)];
  });

/** Families as bits of a number. */
const bitOf = (family: Family): number => 1 << families.indexOf(family);

/** The families that have a code point, at the code point: a long text is looked up in some milliseconds. */
const familiesAt: Uint16Array = (() => {
  const ranges = families.map((family) => ({ bit: bitOf(family), ranges: rangesOf(family) }));
  const highest = Math.max(...ranges.flatMap((each) => each.ranges.map(([, last]) => last)));
  const table = new Uint16Array(highest + 1);
  for (const { bit, ranges: own } of ranges) {
    for (const [first, last] of own) {
      for (let codePoint = first; codePoint <= last; codePoint++) {
        table[codePoint] = (table[codePoint] ?? 0) | bit;
      }
    }
  }
  return table;
})();

/** @returns true if the font has a glyph for the code point */
export const hasGlyph = (family: Family, codePoint: number): boolean =>
  ((familiesAt[codePoint] ?? 0) & bitOf(family)) !== 0;

/** @returns true if one of the fonts has glyphs for all of the text */
export const isInOneFont = (text: string): boolean => {
  let common = -1;
  for (let at = 0; at < text.length && common !== 0; at++) {
    const codePoint = text.codePointAt(at) ?? 0;
    common &= familiesAt[codePoint] ?? 0;
    if (codePoint > 0xffff) at++;
  }
  return common !== 0;
};

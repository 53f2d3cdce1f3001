/**
 * Characters of each font, known without reading a font: `coverage.json` beside it holds each font's code points as
 * ranges, and a test compares it with the fonts.
 */
import coverage from "./coverage.json" with { type: "json" };
import { families, type Family } from "./fonts.ts";

/** Ranges in ascending order: the first and the last code point of each, one after the other. */
type Ranges = Uint32Array;

const parsed = (ranges: string): Ranges =>
  Uint32Array.from(
    ranges.split(" ").flatMap((range) => {
      const [first = "", last = first] = range.split("-");
      return [parseInt(first, 16), parseInt(last, 16)];
    }),
  );

const rangesByFamily: ReadonlyMap<Family, Ranges> = new Map(
  families.map((family) => [family, parsed(coverage[family])] as const),
);

/** @returns true if the font has a glyph for the code point */
export const hasGlyph = (family: Family, codePoint: number): boolean => {
  const ranges = rangesByFamily.get(family) ?? new Uint32Array();
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (ranges[2 * middle] ?? 0)) high = middle - 1;
    else if (codePoint > (ranges[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
};

/**
 * Reads the code points of every font. Run by itself, after a change of the fonts, it writes
 * `src/adapters/pdf/fonts/coverage.json`: `deno run --allow-read --allow-write=src/adapters/pdf/fonts tests/support/font_coverage.ts`
 */
import { families, type Family, fontFiles } from "../../src/adapters/pdf/fonts/fonts.ts";
import { parseFont } from "../../src/adapters/pdf/fonts/faces.ts";

/** Where the service looks up which font has which characters. */
export const coverageFile = new URL("../../src/adapters/pdf/fonts/coverage.json", import.meta.url);

/** @returns a file's code points as ranges in hexadecimal: `20-7e a0-377` */
export const codePointRanges = (file: string): string => {
  const codePoints = [...new Set<number>(parseFont(file).characterSet)].sort((a, b) => a - b);
  const ranges: Array<{ first: number; last: number }> = [];
  for (const codePoint of codePoints) {
    const range = ranges.at(-1);
    if (range !== undefined && codePoint === range.last + 1) range.last = codePoint;
    else ranges.push({ first: codePoint, last: codePoint });
  }
  return ranges
    .map(({ first, last }) =>
      first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`
    )
    .join(" ");
};

/** @returns the ranges of each font's regular file */
export const coverageOfFonts = (): Readonly<Partial<Record<Family, string>>> =>
  Object.fromEntries(families.map((family) => [family, codePointRanges(fontFiles[family].regular)]));

if (import.meta.main) {
  Deno.writeTextFileSync(
    coverageFile,
    `${JSON.stringify(coverageOfFonts(), null, 2)}
`,
  );
}

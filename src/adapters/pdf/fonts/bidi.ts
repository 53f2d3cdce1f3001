/**
 * Right to left: the embedding levels of a text and the order in which a line's pieces are seen, by Unicode's
 * bidirectional algorithm (UAX 9).
 */
// @ts-types="../types/bidi.d.ts"
import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Letters of the scripts that are written from right to left, and the characters that force a direction. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u202a-\u202e\u2066-\u2069]/u;

/** @returns true if the text needs an order of its own */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** @returns one level a UTF-16 unit: odd ones are seen from right to left */
export const levelsOf = (text: string): Uint8Array => bidi.getEmbeddingLevels(text).levels;

/** @returns the text with brackets and the like turned around, as they look inside right-to-left text */
export const mirrored = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join("");

/**
 * Rule L2: from the highest level down to the lowest odd one, each sequence at that level or above is reversed.
 * @returns the pieces in the order in which they are seen from left to right
 */
export const visualOrder = <A extends { readonly level: number }>(
  pieces: ReadonlyArray<A>,
): ReadonlyArray<A> => {
  const ordered = [...pieces];
  const highest = Math.max(...pieces.map((piece) => piece.level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
};

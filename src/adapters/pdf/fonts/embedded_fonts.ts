/**
 * The fonts of one document: which glyphs of which face it uses, and the operators that show a word. PDF has no
 * letters, only numbers of glyphs in the order of their first use. A glyph that stands for different characters
 * (an Arabic letter without its dots) is written once for each, so that the text can be copied and searched.
 */
import { embeddable, type Face, placesOf, type ShapedGlyph, type ShapedWord } from "./faces.ts";
// @ts-types="../types/pdfkit.d.ts"
import type { EmbeddedFont, PdfReference } from "pdfkit";

/** A face in one document. */
export interface DocumentFont {
  /** The name that the page's content calls the font by. */
  readonly id: string;
  readonly ref: () => PdfReference;
  /**
   * @returns the text inside the brackets of a `TJ` operator that shows the word at `fontSize`; a raised glyph closes
   * and opens them again
   */
  readonly show: (word: ShapedWord, fontSize: number) => string;
}

/** @returns the document's font for the face; `embed` hands pdfkit each font that has to be written at the end */
export const documentFonts = (
  document: object,
  embed: (font: EmbeddedFont) => void,
): (face: Face) => DocumentFont => {
  const fonts = new Map<Face, DocumentFont>();
  return (face) => {
    const known = fonts.get(face);
    if (known !== undefined) return known;
    const embedded = embeddable(face, document, `F${fonts.size + 1}`);
    embed(embedded);
    const font = { id: embedded.id, ref: () => embedded.ref(), show: shower(embedded) };
    fonts.set(face, font);
    return font;
  };
};

const shower = (embedded: EmbeddedFont): DocumentFont["show"] => {
  const shown = new Map<ShapedWord, string>();
  const hexByGlyph = new Map<string, string>();
  const hexOf = (glyph: ShapedGlyph): string => {
    const key = `${glyph.id} ${glyph.codePoints}`;
    const known = hexByGlyph.get(key);
    if (known !== undefined) return known;
    const number = embedded.subset.glyphs.push(glyph.id) - 1;
    embedded.widths[number] = glyph.ownAdvance;
    embedded.unicode[number] = glyph.codePoints;
    const hex = number.toString(16).padStart(4, "0");
    hexByGlyph.set(key, hex);
    return hex;
  };
  return (word, fontSize) => {
    if (word.glyphs.some((glyph) => glyph.yOffset !== 0)) return operands(word, hexOf, fontSize);
    const known = shown.get(word);
    if (known !== undefined) return known;
    const made = operands(word, hexOf, fontSize);
    shown.set(word, made);
    return made;
  };
};

/** Numbers between glyphs move the next one left, in 1/1000 of the font size. */
const operands = (word: ShapedWord, hexOf: (glyph: ShapedGlyph) => string, fontSize: number): string => {
  if (word.isRightToLeft === true) return lettersInOrder(word, hexOf, fontSize);
  let text = "<";
  for (const glyph of word.glyphs) {
    const hex = hexOf(glyph);
    const after = rounded(glyph.ownAdvance + glyph.xOffset - glyph.advance);
    if (glyph.xOffset !== 0) text += `>${rounded(-glyph.xOffset)}<`;
    text += glyph.yOffset === 0
      ? hex
      : `>] TJ ${rounded(glyph.yOffset * fontSize / 1000)} Ts [<${hex}>] TJ 0 Ts [<`;
    if (after !== 0) text += `>${after}<`;
  }
  return `${text}>`;
};

/**
 * The letters of a word from right to left in the order of writing, each shown for itself: programs that take the order of
 * the page's content read it so, and so do those that sort what they find by its place. Signs without a character, such as
 * the dots of Arabic letters, are drawn as outlines (`signs.ts`).
 */
const lettersInOrder = (
  word: ShapedWord,
  hexOf: (glyph: ShapedGlyph) => string,
  fontSize: number,
): string => {
  let at = 0;
  let text = "";
  for (const { glyph, left } of placesOf(word).toReversed()) {
    if (glyph.codePoints.length === 0) continue;
    const move = rounded(at - left);
    const show = `${move === 0 ? "" : move}<${hexOf(glyph)}>`;
    text += text === "" ? "" : "] TJ [";
    text += glyph.yOffset === 0
      ? show
      : `] TJ ${rounded(glyph.yOffset * fontSize / 1000)} Ts [${show}] TJ 0 Ts [`;
    at = left + glyph.ownAdvance;
  }
  return text;
};

const rounded = (length: number): number => Math.round(length * 100) / 100;

/**
 * The fonts of one worker: each file is read and parsed once and shared by all documents, and so is the shaping of
 * words. What a document embeds of a font is its own affair (`embedded_fonts.ts`).
 */
// @ts-types="../types/pdfkit.d.ts"
import PdfkitDocument, { type EmbeddedFont, type Glyph, type ParsedFont } from "pdfkit";
import { type Family, fontFiles } from "./fonts.ts";

/** A word as glyphs from left to right. Lengths are 1/1000 of the font size. */
export interface ShapedWord {
  readonly glyphs: ReadonlyArray<ShapedGlyph>;
  readonly width: number;
  /** The word's characters, where the order and the places of its glyphs don't tell them. */
  readonly actualText?: string;
  /** True if it is written from right to left. */
  readonly isRightToLeft?: true;
}

export interface ShapedGlyph {
  readonly id: number;
  readonly codePoints: ReadonlyArray<number>;
  /** The width that the font gives the glyph. */
  readonly ownAdvance: number;
  /** Distance to the next glyph, kerning included. */
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** @returns the glyphs of the word with their distances from its left edge */
export const placesOf = (
  { glyphs }: ShapedWord,
): ReadonlyArray<{ readonly glyph: ShapedGlyph; readonly left: number }> => {
  let at = 0;
  return glyphs.map((glyph) => {
    const left = at + glyph.xOffset;
    at += glyph.advance;
    return { glyph, left };
  });
};

/** A font of one weight. */
export interface Face {
  readonly family: Family;
  readonly bold: boolean;
  /** True if bold is made by drawing the outlines of the regular letters. */
  readonly isOutlined: boolean;
  readonly font: ParsedFont;
  /** From one baseline to the next, as a part of the font size. */
  readonly lineHeight: number;
  /** BCP 47 tag of the language that its letters are read in. */
  readonly language: string | undefined;
  readonly shape: (word: string, isRightToLeft: boolean) => ShapedWord;
}

/** Shaped words kept a face; about 20 MB when full of long words, then it starts afresh. */
const shapedWordsLimit = 20_000;

class FontParser extends PdfkitDocument {
  readonly parse = (bytes: Uint8Array): EmbeddedFont => this.font(bytes)._font;
}

const newParser = () => new FontParser({ font: null, autoFirstPage: false });

const openFonts = new Map<string, EmbeddedFont>();

const openFont = (file: string): EmbeddedFont => {
  const known = openFonts.get(file);
  if (known !== undefined) return known;
  const opened = newParser().parse(Deno.readFileSync(new URL(file)));
  forgetGlyphs(opened.font);
  openFonts.set(file, opened);
  return opened;
};

/**
 * fontkit keeps each glyph with the characters of its first use, which are other ones at the next use, and shapes
 * by them. So each use gets a glyph of its own; what is worth keeping is kept as shaped words. How wide a glyph is doesn't
 * change: it is read once, for fontkit parses the font's tables each time.
 */
const forgetGlyphs = (font: ParsedFont): void => {
  const { getGlyph } = font;
  const widths = new Map<number, number>();
  font.getGlyph = (id, codePoints) => {
    font._glyphs[id] = null;
    const glyph = getGlyph.call(font, id, codePoints);
    const value = widths.get(id) ?? glyph.advanceWidth;
    widths.set(id, value);
    Object.defineProperty(glyph, "advanceWidth", { value });
    return glyph;
  };
};

/** @returns the font of a file: URL, parsed */
export const parseFont = (file: string): ParsedFont => openFont(file).font;

const faces = new Map<string, Face>();

/** @returns the face, read from its file at its first use */
export const faceOf = (family: Family, bold: boolean): Face => {
  const key = bold ? `${family} bold` : family;
  const known = faces.get(key);
  if (known !== undefined) return known;
  const { lineHeight, language, ...files } = fontFiles[family];
  const font = parseFont(bold ? files.bold : files.regular);
  const isOutlined = bold && files.bold === files.regular;
  const face = { family, bold, isOutlined, font, lineHeight, language, shape: shaper(font) };
  faces.set(key, face);
  return face;
};

/** @returns a font of a document with nothing used yet */
export const embeddable = (face: Face, document: object, id: string): EmbeddedFont => {
  const files = fontFiles[face.family];
  const opened = openFont(face.bold ? files.bold : files.regular);
  return new opened.constructor(document, opened.font, id);
};

const figures = /^[\d.,]+$/;

const shaper = (font: ParsedFont): Face["shape"] => {
  const scale = 1000 / font.unitsPerEm;
  const shapeFigures = figureShaper(font, scale);
  const leftToRight = new Map<string, ShapedWord>();
  const rightToLeft = new Map<string, ShapedWord>();
  return (word, isRightToLeft) => {
    if (figures.test(word)) return shapeFigures(word);
    const known = isRightToLeft ? rightToLeft : leftToRight;
    const found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= shapedWordsLimit) known.clear();
    const shaped = shape(font, scale, word, isRightToLeft);
    known.set(word, shaped);
    return shaped;
  };
};

/** Figures stand below each other in columns, so they are set without kerning, and each sign is one glyph. They are not kept as words: most are there once. */
const figureShaper = (font: ParsedFont, scale: number): (word: string) => ShapedWord => {
  const signs = new Map<string, ShapedGlyph>();
  const signOf = (figure: string): ShapedGlyph => {
    const known = signs.get(figure);
    if (known !== undefined) return known;
    const glyph = font.glyphForCodePoint(figure.codePointAt(0) ?? 0);
    const shaped = unmoved(glyph, glyph.advanceWidth * scale, scale);
    signs.set(figure, shaped);
    return shaped;
  };
  return (word) => withWidth(Array.from(word, signOf));
};

/** Lao's vowel am stands in two parts around a mark of tone, which fonts expect in the order in which they are set. */
const inOrderOfGlyphs = (word: string): string =>
  word.includes("\u0eb3") ? word.replace(/([\u0ec8-\u0ecc]?)\u0eb3/g, "\u0ecd$1\u0eb2") : word;

/** Readers lose marks that stand above or below their letter. */
const marks = /\p{M}/u;

const shape = (font: ParsedFont, scale: number, word: string, isRightToLeft: boolean): ShapedWord => {
  const run = font.layout(
    inOrderOfGlyphs(word),
    undefined,
    undefined,
    undefined,
    isRightToLeft ? "rtl" : "ltr",
  );
  const told = String.fromCodePoint(...run.glyphs.flatMap((glyph) => glyph.codePoints));
  const glyphs = run.glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    return {
      ...unmoved(glyph, xAdvance * scale, scale),
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
    };
  });
  const isTold = told === word && glyphs.length === [...word].length && !marks.test(word);
  if (isRightToLeft) return { ...withWidth(glyphs), isRightToLeft };
  return { ...withWidth(glyphs), ...(!isTold && { actualText: word }) };
};

const unmoved = (glyph: Glyph, advance: number, scale: number): ShapedGlyph => ({
  id: glyph.id,
  codePoints: glyph.codePoints,
  ownAdvance: glyph.advanceWidth * scale,
  advance,
  xOffset: 0,
  yOffset: 0,
});

const withWidth = (glyphs: ReadonlyArray<ShapedGlyph>): ShapedWord => ({
  glyphs,
  width: glyphs.reduce((width, glyph) => width + glyph.advance, 0),
});

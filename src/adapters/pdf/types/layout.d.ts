/**
 * The parts of pdfmake 0.3.11 and of pdfkit below it that are built on here and that their published types leave
 * out. Only what is used is named.
 */

/** What pdfmake's layout knows of a piece of a line; `text.ts` adds what drawing needs. */
export interface PlacedInline {
  width: number;
  height: number;
  x: number;
  leadingCut: number;
  trailingCut: number;
  readonly alignment: string;
  readonly lineEnd: boolean;
}

/** A line whose pieces are placed from left to right as they are added. */
export interface PlacedLine<I extends PlacedInline> {
  x: number;
  y: number;
  readonly inlines: Array<I>;
  lastLineInParagraph: boolean;
  addInline(inline: I): void;
  getHeight(): number;
  getWidth(): number;
}

export interface Vector {
  readonly type: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly lineWidth: number;
  readonly lineColor?: string;
  readonly dash?: object;
}

export interface Page {
  readonly items: Array<{ readonly type: string; readonly item: object }>;
  readonly pageSize: { readonly width: number; readonly height: number };
}

/** Where on which page the next block goes. */
export interface Context {
  readonly x: number;
  readonly y: number;
  readonly availableWidth: number;
  readonly availableHeight: number;
  moveDown(offset: number): void;
  getCurrentPage(): Page;
}

/** The values that blocks around a block hand down. */
export interface StyleStack {
  getProperty(name: "fontSize"): number;
  getProperty(name: "bold"): boolean | undefined;
  getProperty(name: "alignment"): string | undefined;
}

/** A font file as fontkit parses it. */
export interface ParsedFont {
  readonly unitsPerEm: number;
  readonly characterSet: ReadonlyArray<number>;
  layout(
    text: string,
    features: undefined,
    script: undefined,
    language: undefined,
    direction: "ltr" | "rtl",
  ): {
    readonly glyphs: ReadonlyArray<Glyph>;
    readonly positions: ReadonlyArray<{
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }>;
  };
  glyphForCodePoint(codePoint: number): Glyph;
  getGlyph(id: number, codePoints?: ReadonlyArray<number>): Glyph;
  /** The glyphs that `getGlyph` has made; it looks here first. */
  readonly _glyphs: Record<number, Glyph | null>;
}

export interface Glyph {
  readonly id: number;
  readonly codePoints: ReadonlyArray<number>;
  readonly advanceWidth: number;
}

/** A font as one document embeds it: the glyphs that it uses, numbered in the order of their use. */
export interface EmbeddedFont {
  readonly id: string;
  readonly name: string;
  readonly font: ParsedFont;
  /** The glyphs that are written, by their number in the document. */
  readonly subset: { readonly glyphs: Array<number> };
  readonly widths: Array<number>;
  readonly unicode: Array<ReadonlyArray<number>>;
  readonly constructor: new (document: object, font: ParsedFont, id: string) => EmbeddedFont;
  ref(): object;
}

/**
 * The parts of pdfkit 0.20.1 and of fontkit below it that are built on here, with what its own types leave out. Only
 * what is used is named.
 */

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
  /** Outline in the font's units, as far above the baseline as `y` is large. */
  readonly path: {
    readonly commands: ReadonlyArray<{ readonly command: string; readonly args: ReadonlyArray<number> }>;
  };
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
  ref(): PdfReference;
}

/** An object of the file; `end` writes it. Names are plain strings, texts are `String` objects. */
export interface PdfReference {
  readonly id: number;
  readonly data: Record<string, unknown>;
  end(content?: Uint8Array | string): void;
  toString(): string;
}

declare class PDFDocument {
  constructor(options: object);
  protected info: Record<string, string | Date>;
  protected readonly metadata: { append(xml: string): void };
  protected _root: PdfReference;
  protected _info: PdfReference;
  protected _id: Uint8Array;
  protected _font: EmbeddedFont;
  protected _fontFamilies: Record<string, EmbeddedFont>;
  protected _offset: number;
  /** One an object, by its number less one; null until the object is written. */
  protected _offsets: Array<number | null>;
  readonly page: {
    readonly fonts: Record<string, object>;
    readonly dictionary: PdfReference;
    write(chunk: Uint8Array | string): void;
  };
  font(bytes: Uint8Array): this;
  ref(data?: object): PdfReference;
  addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this;
  flushPages(): void;
  file(bytes: Uint8Array, options: object): object;
  end(): void;
  protected endMarkings(): void;
  protected _addInfo(): void;
  protected _finalize(): void;
  protected _write(data: Uint8Array | string): void;
}

export default PDFDocument;

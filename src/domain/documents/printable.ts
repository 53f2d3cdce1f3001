/**
 * A document as the printer takes it: plain data that describes pages of text, boxes and rows, so that it can be
 * built by pure functions, compared in tests and posted to a worker. Lengths are PDF points (1/72 inch). Which
 * fonts there are, how lines break and where pages end is the printer's matter.
 */

/** How a text looks; what is left out is taken from the block around it. */
export interface TextStyle {
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly alignment?: "left" | "center" | "right";
}

/** A part of a text with a look of its own. */
export interface TextRun extends TextStyle {
  readonly text: string;
}

/** Room around a block: left, top, right, bottom. */
interface Placed {
  readonly margin?: readonly [number, number, number, number];
}

/** A paragraph, in which `\n` starts a new line. */
export interface TextBlock extends TextStyle, Placed {
  readonly text: string | ReadonlyArray<TextRun>;
}

/** Blocks below each other; kept on one page where it says so. */
export interface StackBlock extends Placed {
  readonly stack: ReadonlyArray<Block>;
  readonly unbreakable?: boolean;
}

/** Blocks beside each other; `*` shares what is left of the width. */
export interface ColumnsBlock extends Placed {
  readonly columns: ReadonlyArray<Block & { readonly width: number | "*" }>;
  readonly columnGap?: number;
}

/** A cell that may reach over its neighbours; the cells that it covers are given as empty texts. */
export type BoxCell = Block & { readonly rowSpan?: number; readonly colSpan?: number };

/** Boxes in a grid, with ruled borders or none. */
export interface BoxesBlock extends Placed {
  readonly boxes: ReadonlyArray<ReadonlyArray<BoxCell>>;
  readonly widths: ReadonlyArray<number | "*">;
  readonly ruled: boolean;
  /** The least height of each row. */
  readonly heights?: ReadonlyArray<number>;
}

/** A column of a list of rows. */
export interface RowsColumn {
  readonly heading: string;
  /** `*`: what the other columns leave; one column has it. */
  readonly width: number | "*";
  readonly alignment: "left" | "center" | "right";
}

/** A list of many rows: on each page its headings, no row split between pages. */
export interface RowsBlock {
  readonly columns: ReadonlyArray<RowsColumn>;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  /** One a row: what is printed, after the headings, on a page that begins after that row. */
  readonly carried: ReadonlyArray<ReadonlyArray<string>>;
  /** The last row, in bold, on a page with the row before it. */
  readonly closing?: ReadonlyArray<string>;
}

/** A QR code of the text, `fit` points wide. */
export interface QrBlock extends Placed {
  readonly qr: string;
  readonly fit: number;
}

export type Block = TextBlock | StackBlock | ColumnsBlock | BoxesBlock | RowsBlock | QrBlock;

/** A file inside the document, for the receiver's systems. */
export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly description: string;
  readonly text: string;
}

/** A whole document. The same content gives the same bytes. */
export interface PrintableDocument {
  /** What it is and its number: the metadata's title, and at the head of each page. */
  readonly name: string;
  readonly number: string;
  readonly subject: string;
  readonly author: string;
  /** BCP 47 tag of the language that its fixed texts are in. */
  readonly language: string;
  /** The date that the metadata and the attachments carry. */
  readonly createdAt: Date;
  /** Whether the file tells readers that don't see pages what is text, and in which order. */
  readonly tagged?: boolean;
  /** One word across each page, in outline, over everything. */
  readonly watermark?: string;
  readonly content: ReadonlyArray<Block>;
  readonly attachments: ReadonlyArray<Attachment>;
}

/** A character that no font has, with where it stands. */
export interface MissingCharacter {
  readonly character: string;
  readonly codePoint: number;
  /** Counted in characters from 1. */
  readonly position: number;
}

/** @returns every character of the text that can't be printed, in order; none when all can */
export type MissingCharacters = (text: string) => ReadonlyArray<MissingCharacter>;

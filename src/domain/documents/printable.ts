/**
 * A document as the printer takes it: plain data that describes pages of text, boxes and rows, so that it can be
 * built by pure functions, compared in tests and posted to a worker. Lengths are PDF points (1/72 inch). Which
 * fonts there are, how lines break, how wide columns are and where pages end is the printer's matter.
 */

/**
 * Places at which a line of the text may end: between words as its script allows; at blanks only, for marks and codes;
 * or nowhere, for figures. A line feed ends it in each case.
 */
export type LineEnds = "words" | "spaces" | "nowhere";

/** Look of a text; what is left out is taken from the block around it. */
export interface TextStyle {
  /** Height of the letters, points. */
  readonly fontSize?: number;
  /** True if it is bold. */
  readonly bold?: boolean;
  /** Alignment of its lines. */
  readonly alignment?: "left" | "center" | "right";
  /** Places at which its lines may end. */
  readonly lineEnds?: LineEnds;
  /** BCP 47 tag: which forms the characters have that Chinese, Japanese and Korean share. */
  readonly language?: string;
}

/** A part of a text with a look of its own, or one that leads to an address on the web. */
export interface TextRun extends TextStyle {
  /** The text. */
  readonly text: string;
  /** Address that it leads to. */
  readonly link?: string;
}

/** Room around a block: left, top, right, bottom. */
export interface BlockMargin {
  /** The four widths, points. */
  readonly margin?: readonly [number, number, number, number];
}

/** A paragraph, in which `\n` starts a new line. */
export interface TextBlock extends TextStyle, BlockMargin {
  /** The text, or its parts. */
  readonly text: string | ReadonlyArray<TextRun>;
  /** Role of the text for a reader who doesn't see the page; a paragraph where nothing is said. */
  readonly role?: "heading" | "label";
  /** The text is set smaller, but no smaller than this, before it takes a second line. */
  readonly shrinksTo?: number;
}

/** Blocks below each other; kept on one page where it says so. */
export interface StackBlock extends BlockMargin {
  /** The blocks, from above to below. */
  readonly stack: ReadonlyArray<Block>;
  /** True if a page may not end inside. */
  readonly unbreakable?: boolean;
  /** A list, an item of one (its label, then what it says), or a table of rows. */
  readonly role?: "list" | "item" | "table";
}

/** Blocks beside each other; `*` shares what is left of the width. */
export interface ColumnsBlock extends BlockMargin {
  /** The blocks with their widths in points. */
  readonly columns: ReadonlyArray<Block & { readonly width: number | "*" }>;
  /** Space between them, points. */
  readonly columnGap?: number;
  /** A row of a table: its heading, then its values. */
  readonly role?: "row";
}

/** A cell that may reach over its neighbours; the cells that it covers are given as empty texts. */
export type BoxCell = Block & { readonly rowSpan?: number; readonly colSpan?: number };

/** Boxes in a grid, with ruled borders or none. */
export interface BoxesBlock extends BlockMargin {
  /** Rows of cells. */
  readonly boxes: ReadonlyArray<ReadonlyArray<BoxCell>>;
  /** Widths of the columns, points. */
  readonly widths: ReadonlyArray<number | "*">;
  /** True if borders are drawn. */
  readonly ruled: boolean;
  /** The least height of each row. */
  readonly heights?: ReadonlyArray<number>;
}

/** A column of a list of rows. */
export interface RowsColumn {
  /** Heading above the column on each page. */
  readonly heading: string;
  /**
   * Kind of its cells: a text that may take several lines and shares the width that the others leave; marks or codes,
   * broken at blanks only; figures, which are never broken and stand on the right; or figures of many kinds, whose decimal
   * points stand below each other.
   */
  readonly kind: "text" | "code" | "figure" | "decimal";
  /**
   * Permission for the cells to move below the text of their row where the page is too narrow, and when: 1 goes first; 0
   * stands there in any case.
   */
  readonly movesBelow?: number;
  /** Widest of a column of codes; longer ones take several lines. */
  readonly widest?: number;
}

/** A list of many rows: on each page its headings; on a page's foot and the next one's head what is carried. */
export interface RowsBlock extends BlockMargin {
  /** Title of the list, for a reader who doesn't see the page. */
  readonly title: string;
  /** Printed above the first headings. */
  readonly caption?: string;
  /** The columns, from left to right. */
  readonly columns: ReadonlyArray<RowsColumn>;
  /** Cells of each row, as many as there are columns. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  /** One a row: the sums up to it, which are printed where a page ends after that row; none for lists without. */
  readonly carried: ReadonlyArray<ReadonlyArray<string>>;
  /** The last row, in bold, on a page with the row before it. */
  readonly closing?: ReadonlyArray<string>;
  /** Blocks below the list on the page of its last rows: totals, signature. */
  readonly tail?: ReadonlyArray<Block>;
  /** BCP 47 tag: which forms the characters have that Chinese, Japanese and Korean share. */
  readonly language?: string;
}

/** A QR code of the text, `fit` points wide. */
export interface QrBlock extends BlockMargin {
  /** Content of the code. */
  readonly qr: string;
  /** Width and height, points. */
  readonly fit: number;
  /** Description of the code, for a reader who doesn't see the page. */
  readonly description: string;
}

/** A part of a page. */
export type Block = TextBlock | StackBlock | ColumnsBlock | BoxesBlock | RowsBlock | QrBlock;

/** A file inside the document, for the receiver's systems. */
export interface Attachment {
  /** Name of the file. */
  readonly name: string;
  /** Media type, such as `application/json`. */
  readonly mediaType: string;
  /** Description of the file, for a reader of the list of attachments. */
  readonly description: string;
  /** The content. */
  readonly text: string;
}

/** A whole document. The same content gives the same bytes. */
export interface PrintableDocument {
  /** Name of the document, and its number where it has one: the metadata's title, and at the head of each page. */
  readonly name: string;
  /** Number that people know the document by. */
  readonly number: string;
  /** Subject of the document. */
  readonly subject: string;
  /** Author of the document. */
  readonly author: string;
  /** BCP 47 tag of the language that its fixed texts are in. */
  readonly language: string;
  /** The date that the metadata and the attachments carry. */
  readonly createdAt: Date;
  /** One word across each page, in outline, over everything. */
  readonly watermark?: string;
  /** A sentence in the margin below each page. */
  readonly marginNote?: string;
  /** The blocks, from the first page to the last. */
  readonly content: ReadonlyArray<Block>;
  /** Files inside the document. */
  readonly attachments: ReadonlyArray<Attachment>;
}

/** A character that no font has, or with more marks than fit on it, with where it stands. */
export interface MissingCharacter {
  /** The character itself. */
  readonly character: string;
  /** Its code point of Unicode. */
  readonly codePoint: number;
  /** Counted from 1 in characters as readers see them, of the composed text (NFC). */
  readonly position: number;
}

/** Returns every character of the text that can't be printed, in order; none when all can. */
export type MissingCharacters = (text: string) => ReadonlyArray<MissingCharacter>;

/**
 * Pages with what lies on them, before anything is drawn: lines of text, rules and codes, each with the part of the
 * document's structure that it belongs to. Lengths are points, `y` runs downwards.
 */
import type { TextLine } from "./inlines.ts";
import type { Element } from "../structure.ts";

/** A line of text with the place of its top left corner; with no element it is no part of the content. */
export interface PlacedText {
  readonly line: TextLine;
  readonly x: number;
  readonly y: number;
  readonly element: Element | undefined;
}

/** A straight rule. */
export interface Rule {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly weight: number;
}

/** Black squares on white: a QR code. */
export interface Squares {
  readonly x: number;
  readonly y: number;
  /** Of one square's edge. */
  readonly edge: number;
  readonly rows: ReadonlyArray<ReadonlyArray<boolean>>;
  readonly element: Element;
}

/** Contents of a page, in the order of reading. */
export interface Page {
  readonly texts: Array<PlacedText>;
  readonly rules: Array<Rule>;
  readonly squares: Array<Squares>;
}

/** Width and height of the paper. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

const a4 = { short: 595.28, long: 841.89 };
export const portrait: Paper = { width: a4.short, height: a4.long };
export const landscape: Paper = { width: a4.long, height: a4.short };

/** Writing position on a page: a new block goes below those that are there. */
export interface Pen {
  readonly pages: ReadonlyArray<Page>;
  readonly page: () => Page;
  readonly x: number;
  readonly width: number;
  readonly y: () => number;
  /** Height that is left of the page. */
  readonly room: () => number;
  /** Height of a whole page. */
  readonly wholeRoom: number;
  readonly isAtTop: () => boolean;
  readonly down: (height: number) => void;
  readonly turn: () => void;
}

/** @returns a pen at the top of a first page, between the margins */
export const penOn = (
  paper: Paper,
  margins: { readonly top: number; readonly bottom: number; readonly side: number },
): Pen => {
  const pages: Array<Page> = [];
  let y = margins.top;
  let page: Page = { texts: [], rules: [], squares: [] };
  pages.push(page);
  const bottom = paper.height - margins.bottom;
  return {
    pages,
    page: () => page,
    x: margins.side,
    width: paper.width - 2 * margins.side,
    y: () => y,
    room: () => bottom - y,
    wholeRoom: bottom - margins.top,
    isAtTop: () => y === margins.top,
    down: (height) => {
      y += height;
    },
    turn: () => {
      page = { texts: [], rules: [], squares: [] };
      pages.push(page);
      y = margins.top;
    },
  };
};

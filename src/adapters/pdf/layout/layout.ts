/**
 * Lays a document out on A4: in ordinary type, or larger where all of it fits on one page; across the page where a
 * list's columns need it. At the head of each page stand the document's name, its number and the page's.
 */
import type { Block, PrintableDocument, RowsBlock } from "../../../domain/documents/printable.ts";
import { labelSize, strongSize, textSize, titleSize } from "../../../domain/documents/type_sizes.ts";
import { layBlock } from "./blocks.ts";
import { below, type Laid } from "./laid.ts";
import { fitted, type Fitting, measuredColumns } from "./columns.ts";
import { inlinesOf, linesOf, widthOf } from "./inlines.ts";
import { landscape, type Page, type Paper, type Pen, penOn, portrait } from "./page.ts";
import { putBelow, putRows } from "./rows.ts";
import { type Element, elementIn } from "../structure.ts";

/** A document on pages, before it is drawn. */
export interface LaidDocument {
  readonly paper: Paper;
  readonly pages: ReadonlyArray<Page>;
  readonly root: Element;
}

const margins = { side: 36, bottom: 36 };
const headTop = 22;
const headGap = 9;
/** More rows than this are on several pages in any case. */
const mostRowsOnOnePage = 45;

/** One way to set a document. */
interface Try {
  readonly paper: Paper;
  readonly fontSize: number;
  readonly moves: number;
  readonly shrinks: boolean;
}

/** A list has at most two columns whose cells may move. */
const ordinary: ReadonlyArray<Try> = [portrait, landscape].flatMap((paper) =>
  [0, 1, 2].map((moves) => ({ paper, fontSize: textSize, moves, shrinks: false }))
);
const large: Try = { paper: portrait, fontSize: strongSize, moves: 0, shrinks: false };
const narrow: Try = { paper: landscape, fontSize: textSize, moves: 2, shrinks: true };

/** @returns the document on pages */
export const laidDocument = (document: PrintableDocument): LaidDocument => {
  const lists = document.content.filter(isRows);
  const columns = new Map(lists.map((block) => [block, measuredColumns(block)]));
  const fittingsOf = ({ paper, ...how }: Try) =>
    new Map(
      lists.map((block) =>
        [block, fitted(columns.get(block) ?? [], { ...how, width: paper.width - 2 * margins.side })] as const
      ),
    );
  const isReadable = (each: Try) => [...fittingsOf(each).values()].every((fitting) => fitting.isReadable);
  const rows = lists.reduce((sum, block) => sum + block.rows.length, 0);
  if (rows <= mostRowsOnOnePage && isReadable(large)) {
    const laid = set(document, large, fittingsOf(large));
    if (laid.pages.length === 1) return laid;
  }
  const chosen = ordinary.find(isReadable) ?? narrow;
  return set(document, chosen, fittingsOf(chosen));
};

const isRows = (block: Block): block is RowsBlock => "rows" in block;

const set = (
  document: PrintableDocument,
  { paper }: Try,
  fittings: ReadonlyMap<RowsBlock, Fitting>,
): LaidDocument => {
  const root = elementIn(undefined, "Document");
  const title = elementIn(root, "H1");
  const width = paper.width - 2 * margins.side;
  const head = headOf(document, width);
  const pen = penOn(paper, { ...margins, top: headTop + head.height + headGap });
  head.put({ page: pen.page(), x: margins.side, y: headTop, parent: title });
  for (const block of document.content) putTopBlock(pen, block, { fittings, root });
  const { pages } = pen;
  pages.forEach((page, index) => {
    if (index > 0) head.put({ page, x: margins.side, y: headTop, parent: undefined });
    putPageNumber(page, pageWords(document)(index + 1, pages.length), paper);
    putMarginNote(page, document, paper);
  });
  return { paper, pages, root };
};

const putTopBlock = (
  pen: Pen,
  block: Block,
  { fittings, root }: {
    readonly fittings: ReadonlyMap<RowsBlock, Fitting>;
    readonly root: Element;
  },
): void => {
  const fitting = isRows(block) ? fittings.get(block) : undefined;
  if (!isRows(block) || fitting === undefined) {
    putBelow(pen, layBlock(block, { width: pen.width, style: {} }), root);
    return;
  }
  const tailIn = (size: number) =>
    below((block.tail ?? []).map((each) => layBlock(each, { width: pen.width, style: { fontSize: size } })));
  const [, above] = block.margin ?? [0, 0];
  if (!pen.isAtTop()) pen.down(above);
  putRows(pen, { block, fitting, root, tails: [tailIn(textSize), tailIn(labelSize)] });
};

const pageNumberWidth = 70;

/** Number of a page, in the languages of fixed texts. */
const ofPages: ReadonlyMap<string, (page: number, pages: number) => string> = new Map([
  ["de", (page, pages) => `Seite ${page} von ${pages}`],
  ["fr", (page, pages) => `Page ${page} sur ${pages}`],
]);

const inEnglish = (page: number, pages: number): string => `Page ${page} of ${pages}`;

const pageWords = ({ language }: PrintableDocument) => ofPages.get(language) ?? inEnglish;

/** The name and, beside it or where it is too long below it, the number. */
const headOf = ({ name, number }: PrintableDocument, width: number): Laid => {
  const [inTitle, inNumber] = [
    { fontSize: titleSize, bold: true, lineEnds: "words" },
    { fontSize: strongSize, bold: false, lineEnds: "spaces" },
  ] as const;
  const free = width - pageNumberWidth;
  const isShort = widthOf(`${name}  `, inTitle) + widthOf(number, inNumber) <= free;
  const lines = isShort
    ? linesOf([...inlinesOf(`${name}  `, inTitle), ...inlinesOf(number, inNumber)], free)
    : [...linesOf(inlinesOf(name, inTitle), free), ...linesOf(inlinesOf(number, inNumber), width)];
  return below(lines.map((line) => ({
    height: line.height,
    put: ({ page, x, y, parent: element }) => page.texts.push({ line, x, y, element }),
  })));
};

const putPageNumber = (page: Page, text: string, { width }: Paper): void => {
  for (
    const line of linesOf(inlinesOf(text, { fontSize: textSize, bold: false, lineEnds: "nowhere" }), width)
  ) {
    // On the baseline of the name, whose type is larger.
    const y = headTop + titleSize * 0.96 - line.ascent;
    page.texts.push({ line, x: width - margins.side - line.width, y, element: undefined });
  }
};

const putMarginNote = (page: Page, { marginNote }: PrintableDocument, { width, height }: Paper): void => {
  if (marginNote === undefined) return;
  const setting = { fontSize: labelSize, bold: false, lineEnds: "words" } as const;
  for (const line of linesOf(inlinesOf(marginNote, setting), width - 2 * margins.side)) {
    page.texts.push({
      line,
      x: (width - line.width) / 2,
      y: height - margins.bottom + 8,
      element: undefined,
    });
  }
};

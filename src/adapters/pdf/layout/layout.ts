/**
 * Lays a document out on A4: in ordinary type, or larger where all of it fits on one page; across the page where a
 * list's columns need it. At the head of each page stand the document's name, its number and the page's.
 */
import type { Block, PrintableDocument, RowsBlock } from "../../../domain/documents/printable.ts";
import { labelSize, strongSize, textSize, titleSize } from "../../../domain/documents/type_sizes.ts";
import { putContent } from "./content.ts";
import { below, type LaidBlock } from "./laid.ts";
import { fitted, type Fitting, measuredColumns } from "./columns.ts";
import { laidRows } from "./laid_rows.ts";
import { inlinesOf, linesOf, widthOf } from "./inlines.ts";
import { landscape, type Page, type Paper, penOn, portrait } from "./page.ts";
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

/** Commodity codes, which customs looks for, move last and only where nothing else helps. */
const mostMoves = 4;
const triesOn = (paper: Paper, fontSize: number): ReadonlyArray<Try> =>
  Array.from({ length: mostMoves + 1 }, (_, moves) => ({ paper, fontSize, moves, shrinks: false }));

const large = triesOn(portrait, strongSize);
const ordinary = { upright: triesOn(portrait, textSize), across: triesOn(landscape, textSize) };
const narrow: Try = { paper: landscape, fontSize: textSize, moves: mostMoves, shrinks: true };
/** So few rows stand on one page with all that belongs to them, if smaller type makes it possible. */
const mostRowsKeptTogether = 3;
/** Sizes for documents whose goods or whose last block would stand badly in ordinary type. */
const smallerSizes = [7.5, 7, labelSize];

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
  const steps = new Set([0, ...lists.flatMap((block) => stepsOf(block))]);
  const heightIn = (each: Try) =>
    [...fittingsOf(each)].reduce((sum, [block, fitting]) => sum + heightOfSample(block, fitting), 0);
  const lowest = (tries: ReadonlyArray<Try>): Try | undefined => {
    const readable = tries.filter((each) => steps.has(each.moves) && isReadable(each));
    if (readable.length === 0) return tries.find(isReadable);
    const heights = new Map(readable.map((each) => [each, readable.length === 1 ? 0 : heightIn(each)]));
    const least = Math.min(...heights.values());
    return readable.find((each) => (heights.get(each) ?? 0) <= least);
  };
  const inLarge = rows <= mostRowsOnOnePage ? lowest(large) : undefined;
  if (inLarge !== undefined) {
    const { laid } = set(document, inLarge, fittingsOf(inLarge));
    if (laid.pages.length === 1) return laid;
  }
  const chosen = lowest(ordinary.upright) ?? lowest(ordinary.across) ?? narrow;
  const first = set(document, chosen, fittingsOf(chosen));
  const isOnePage = first.laid.pages.length === 1;
  if (first.isWell && (isOnePage || rows > mostRowsKeptTogether)) return first.laid;
  for (const fontSize of smallerSizes) {
    const smaller = { ...chosen, fontSize };
    const again = set(document, smaller, fittingsOf(smaller));
    if (again.isWell && (!first.isWell || again.laid.pages.length === 1)) return again.laid;
  }
  return first.laid;
};

/** @returns the numbers at which columns of the list move, but for the last one */
const stepsOf = ({ columns }: RowsBlock): ReadonlyArray<number> =>
  columns.flatMap(({ movesBelow }) =>
    movesBelow === undefined || movesBelow >= mostMoves ? [] : [movesBelow]
  );

/** So many rows show how high a list is when it is set in one way or another. */
const sampleRows = 15;

const heightOfSample = (block: RowsBlock, fitting: Fitting): number =>
  laidRows({ ...block, rows: block.rows.slice(0, sampleRows) }, fitting).rows
    .reduce((sum, { height }) => sum + height, 0);

const isRows = (block: Block): block is RowsBlock => "rows" in block;

/** A document that is laid out in one way, and whether its goods and its end stand where readers look for them. */
interface SetDocument {
  readonly laid: LaidDocument;
  /** False if the first page has no goods, or the last one nothing but its last block. */
  readonly isWell: boolean;
}

const set = (
  document: PrintableDocument,
  { paper, fontSize }: Try,
  fittings: ReadonlyMap<RowsBlock, Fitting>,
): SetDocument => {
  const root = elementIn(undefined, "Document");
  const title = elementIn(root, "H1");
  const width = paper.width - 2 * margins.side;
  const head = headOf(document, width);
  const pen = penOn(paper, { ...margins, top: headTop + head.height + headGap });
  head.put({ page: pen.page(), x: margins.side, y: headTop, parent: title });
  const isWell = putContent(pen, document.content, { fittings, root, size: Math.min(textSize, fontSize) });
  const { pages } = pen;
  pages.forEach((page, index) => {
    if (index > 0) head.put({ page, x: margins.side, y: headTop, parent: undefined });
    putPageNumber(page, pageWords(document)(index + 1, pages.length), paper);
    putMarginNote(page, document, paper);
  });
  return { laid: { paper, pages, root }, isWell };
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
const headOf = ({ name, number }: PrintableDocument, width: number): LaidBlock => {
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

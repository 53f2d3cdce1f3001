/**
 * Reads laid-out pages back, before they are drawn: what lies outside its page or over something else, which figures
 * are not whole, and which page the end of a list is on.
 */
import type { LaidDocument } from "../../src/adapters/pdf/layout/layout.ts";
import type { PlacedText } from "../../src/adapters/pdf/layout/page.ts";
import type { Element } from "../../src/adapters/pdf/structure.ts";
import type { Block, PrintableDocument, RowsBlock } from "../../src/domain/documents/printable.ts";

/** @returns the text of a line in the order of writing */
export const textOfLine = ({ line: { written, inlines } }: PlacedText): string =>
  (written ?? inlines).map(({ text }) => text).join("");

/** @returns the text without white space */
export const squeezed = (text: string): string => text.replace(/\s+/g, "");

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly text: string;
}

/** Letters reach so far up and down from the baseline, as parts of the font size. */
const ink = { up: 0.7, down: 0.2 };

const boxOf = (placed: PlacedText): Box => {
  const { line, x, y } = placed;
  const size = Math.max(...line.inlines.map(({ fontSize }) => fontSize));
  const baseline = y + line.ascent;
  return {
    ...{ left: x, right: x + line.width, top: baseline - ink.up * size, bottom: baseline + ink.down * size },
    text: textOfLine(placed),
  };
};

const tolerance = 0.05;
const margin = { side: 36, above: 20, below: 20 };

const overlaps = (boxes: ReadonlyArray<Box>): ReadonlyArray<string> => {
  const sorted = [...boxes].sort((one, other) => one.top - other.top);
  return sorted.flatMap((box, index) => {
    const found: Array<string> = [];
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.top >= box.bottom - tolerance) break;
      if (other.left < box.right - tolerance && box.left < other.right - tolerance) {
        found.push(`"${box.text}" lies over "${other.text}"`);
      }
    }
    return found;
  });
};

/** @returns what is outside the margins, or over something else */
export const misplaced = ({ pages, paper }: LaidDocument): ReadonlyArray<string> =>
  pages.flatMap(({ texts, rules }, index) => {
    const boxes = texts.filter(({ line }) => line.width > 0).map(boxOf);
    const outside = boxes.filter(({ left, right, top, bottom }) =>
      left < margin.side - tolerance || right > paper.width - margin.side + tolerance ||
      top < margin.above || bottom > paper.height - margin.below
    );
    const strays = rules.filter(({ y1, y2 }) => Math.max(y1, y2) > paper.height - margin.below);
    return [
      ...outside.map(({ text }) => `"${text}" is outside page ${index + 1}`),
      ...strays.map(() => `a rule is outside page ${index + 1}`),
      ...overlaps(boxes).map((text) => `page ${index + 1}: ${text}`),
    ];
  });

const isRows = (block: Block): block is RowsBlock => "rows" in block;

/** @returns the figures of the document's lists that no cell has whole on one line */
export const brokenFigures = (
  { content }: PrintableDocument,
  { pages }: LaidDocument,
): ReadonlyArray<string> => {
  const printed = new Set(pages.flatMap(({ texts }) => texts.map(textOfLine)));
  return content.filter(isRows).flatMap(({ columns, rows, closing = [] }) =>
    [...rows, closing].flatMap((row) =>
      columns.flatMap(({ kind }, index) =>
        kind === "figure" ? (row[index] ?? "").split("\n").filter((figure) => !printed.has(figure)) : []
      )
    )
  ).filter((figure) => figure !== "");
};

/** @returns the whole text of each part of the document, without white space, divided by a sign that no text has */
export const contentText = ({ pages }: LaidDocument): string => {
  const texts = new Map<Element, string>();
  for (const { element, ...placed } of pages.flatMap((page) => page.texts)) {
    if (element === undefined) continue;
    texts.set(element, (texts.get(element) ?? "") + textOfLine({ ...placed, element }));
  }
  return [...texts.values()].map(squeezed).join("\u0000");
};

/**
 * @param closing a text that stands where the document is signed or stamped
 * @returns how many rows of goods are, whole or in part, on the page of that text
 */
export const rowsBesideClosing = ({ pages }: LaidDocument, closing: RegExp): number => {
  const page = pages.find(({ texts }) => texts.some((placed) => closing.test(textOfLine(placed))));
  const at = page?.texts.findIndex((placed) => closing.test(textOfLine(placed))) ?? 0;
  const rows = new Set(
    page?.texts.slice(0, at).flatMap(({ element }) => element?.type === "TD" ? [element.parent] : []),
  );
  return rows.size;
};

const isGoodsRow = ({ element }: PlacedText, title: string): Element | undefined => {
  const row = element?.type === "TD" ? element.parent : undefined;
  return row?.parent?.entries === `/T (${title})` ? row : undefined;
};

/** A row of a list on a page: its part of the structure, and how high its highest cell is there, points. */
type RowsOnPage = ReadonlyMap<Element, number>;

/** @returns the rows of the list of that title on each page, in their order; a closing row is the last one */
export const rowsOnPages = ({ pages }: LaidDocument, title: string): ReadonlyArray<RowsOnPage> =>
  pages.map(({ texts }) => {
    const cells = new Map<Element, { readonly row: Element; height: number }>();
    for (const text of texts) {
      const row = isGoodsRow(text, title);
      if (row === undefined || text.element === undefined) continue;
      const cell = cells.get(text.element) ?? { row, height: 0 };
      cell.height += text.line.height;
      cells.set(text.element, cell);
    }
    const rows = new Map<Element, number>();
    for (const { row, height } of cells.values()) rows.set(row, Math.max(rows.get(row) ?? 0, height));
    return rows;
  });

/** @returns the texts in the row of what is carried, at the foot or the head of the page */
export const carriedTexts = (
  { pages }: LaidDocument,
  page: number,
  label: "Carried forward" | "Brought forward",
): ReadonlyArray<string> => {
  const texts = pages[page]?.texts ?? [];
  const at = texts.find((placed) => placed.element === undefined && textOfLine(placed) === label);
  return at === undefined
    ? []
    : texts.filter(({ element, y }) => element === undefined && y > at.y - at.line.height / 2).map(
      textOfLine,
    );
};

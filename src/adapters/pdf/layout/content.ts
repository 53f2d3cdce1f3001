/**
 * Puts a document's blocks onto pages, one below the other. The last block doesn't stand alone on its page where the end of
 * the one before it can go along.
 */
import type { Block, RowsBlock } from "../../../domain/documents/printable.ts";
import { labelSize } from "../../../domain/documents/type_sizes.ts";
import { type Element } from "../structure.ts";
import { layBlock } from "./blocks.ts";
import type { Fitting } from "./columns.ts";
import { below } from "./laid.ts";
import type { Page, Pen } from "./page.ts";
import { heightOfList, putBefore, putRows } from "./rows.ts";

/** Size of type, widths of columns, and the part of the structure that the blocks belong to. */
interface Setting {
  readonly fittings: ReadonlyMap<RowsBlock, Fitting>;
  readonly root: Element;
  /** Height of letters where a block doesn't say another. */
  readonly size: number;
}

const isRows = (block: Block): block is RowsBlock => "rows" in block;

/** Higher than this part of a page, the last block has pages of its own. */
const mostBeside = 0.5;

/** @returns the height of the block, where so much can stand on a page with the end of the one before it; else 0 */
const heightBeside = (pen: Pen, block: Block | undefined, { fittings, size }: Setting): number => {
  if (block === undefined) return 0;
  const fitting = isRows(block) ? fittings.get(block) : undefined;
  const height = isRows(block)
    ? fitting === undefined ? 0 : heightOfList(block, fitting, pen.width)
    : layBlock(block, { width: pen.width, style: { fontSize: size } }).height;
  return height <= pen.wholeRoom * mostBeside ? height : 0;
};

/** @returns the table of the block where it is a list */
const putTopBlock = (pen: Pen, block: Block, after: number, { fittings, root, size }: Setting) => {
  const fitting = isRows(block) ? fittings.get(block) : undefined;
  if (!isRows(block) || fitting === undefined) {
    putBefore(pen, layBlock(block, { width: pen.width, style: { fontSize: size } }), { after, root });
    return undefined;
  }
  const tailIn = (fontSize: number) =>
    below((block.tail ?? []).map((each) => layBlock(each, { width: pen.width, style: { fontSize } })));
  const [, above] = block.margin ?? [0, 0];
  if (!pen.isAtTop()) pen.down(above);
  return putRows(pen, { block, fitting, after, root, tails: [tailIn(size), tailIn(labelSize)] });
};

const hasRowsOf = (page: Page | undefined, table: Element): boolean =>
  page?.texts.some(({ element }) => element?.type === "TD" && element.parent?.parent === table) === true;

/**
 * Puts the blocks onto the pen's page and the pages after it.
 * @returns false if the first page has no row of the list that the document closes with, or the last page nothing but the
 * last block, which would have fitted on a page with others
 */
export const putContent = (pen: Pen, content: ReadonlyArray<Block>, setting: Setting): boolean => {
  let isWell = true;
  content.forEach((block, index) => {
    const isLast = index === content.length - 1;
    const isBeforeLast = index === content.length - 2;
    const before = { page: pen.page(), texts: pen.page().texts.length, pages: pen.pages.length };
    const table = putTopBlock(
      pen,
      block,
      isBeforeLast ? heightBeside(pen, content.at(-1), setting) : 0,
      setting,
    );
    const closes = table !== undefined && isRows(block) && block.tail !== undefined;
    if (closes && pen.pages.length > 1) {
      isWell &&= hasRowsOf(pen.pages[0], table) && hasRowsOf(pen.page(), table);
    }
    const isAlone = isLast && index > 0 && !closes && pen.pages.length === before.pages + 1 &&
      before.page.texts.length === before.texts;
    if (isAlone) isWell = false;
  });
  return isWell;
};

/**
 * Lays blocks out: how high each is at a width, and how it is put at a place of a page. What may be separated by the
 * end of a page is given in parts.
 */
import type {
  Block,
  ColumnsBlock,
  QrBlock,
  StackBlock,
  TextBlock,
  TextStyle,
} from "../../../domain/documents/printable.ts";
import { textSize } from "../../../domain/documents/type_sizes.ts";
import { encode } from "uqr";
import { layBoxes } from "./boxes.ts";
import { below, beside, type LaidBlock, type Surroundings } from "./laid.ts";
import { inlinesOf, linesOf, type Setting, type TextInline, widthOf } from "./inlines.ts";
import { type Element, elementIn, pdfText, rowScope } from "../structure.ts";

/** @returns the block, laid out in the width */
export const layBlock = (block: Block, surroundings: Surroundings): LaidBlock => {
  const [left, top, right, bottom] = block.margin ?? [0, 0, 0, 0];
  const inner = { ...surroundings, width: surroundings.width - left - right };
  return withMargin(layContent(block, inner), { left, top, bottom });
};

const layContent = (block: Block, surroundings: Surroundings): LaidBlock => {
  if ("stack" in block) return layStack(block, surroundings);
  if ("boxes" in block) return layBoxes(block, surroundings, layBlock);
  if ("rows" in block) throw new Error("A list of rows stands at the top level of a document.");
  if ("columns" in block) return layColumns(block, surroundings);
  if ("qr" in block) return layQr(block);
  return layText(block, surroundings);
};

const withMargin = (
  { height, put, parts, staysWhole = false }: LaidBlock,
  { left, top, bottom }: { readonly left: number; readonly top: number; readonly bottom: number },
): LaidBlock => ({
  height: height + top + bottom,
  put: (spot) => put({ ...spot, x: spot.x + left, y: spot.y + top }),
  staysWhole,
  ...(parts !== undefined && {
    parts: parts.map((part, index) =>
      withMargin(part, {
        left,
        top: index === 0 ? top : 0,
        bottom: index === parts.length - 1 ? bottom : 0,
      })
    ),
  }),
});

const settingOf = (style: TextStyle): Setting => ({
  fontSize: style.fontSize ?? textSize,
  bold: style.bold ?? false,
  lineEnds: style.lineEnds ?? "words",
  ...(style.language !== undefined && { language: style.language }),
});

/** @returns the words of the text, or of its runs one after the other */
const wordsOfBlock = ({ text }: TextBlock, style: TextStyle): Array<TextInline> => {
  if (typeof text === "string") return inlinesOf(text, settingOf(style));
  return text.flatMap(({ text: run, link, ...own }) => {
    const setting = settingOf({ ...style, ...own });
    return inlinesOf(run, link === undefined ? setting : { ...setting, link });
  });
};

const roles = { heading: "H2", label: "Lbl" } as const;

/** @returns the style in which the text takes one line, where it may be set smaller for that */
const shrunk = (block: TextBlock, style: TextStyle, width: number): TextStyle => {
  const { shrinksTo, text } = block;
  if (shrinksTo === undefined || typeof text !== "string") return style;
  const setting = settingOf(style);
  const needed = widthOf(text, setting);
  if (needed <= width) return style;
  return { ...style, fontSize: Math.max(shrinksTo, Math.floor(setting.fontSize * width / needed * 10) / 10) };
};

const layText = (block: TextBlock, { width, style }: Surroundings): LaidBlock => {
  const { fontSize, bold, alignment, lineEnds, language } = block;
  const own = {
    ...style,
    ...(fontSize !== undefined && { fontSize }),
    ...(bold !== undefined && { bold }),
    ...(alignment !== undefined && { alignment }),
    ...(lineEnds !== undefined && { lineEnds }),
    ...(language !== undefined && { language }),
  };
  const set = shrunk(block, own, width);
  const lines = linesOf(wordsOfBlock(block, set), width);
  const share = { left: 0, center: 0.5, right: 1 }[set.alignment ?? "left"];
  let element: Element | undefined;
  const elementAt = (parent: Element | undefined) => {
    if (parent === undefined) return undefined;
    if (parent.type === "TH" || parent.type === "TD") return parent;
    const fallback = parent.type === "LI" ? "LBody" : "P";
    return element ??= elementIn(parent, block.role === undefined ? fallback : roles[block.role]);
  };
  const parts = lines.map((line): LaidBlock => ({
    height: line.height,
    put: ({ page, x, y, parent }) => {
      if (line.inlines.every((inline) => inline.text === "")) return;
      page.texts.push({ line, x: x + share * (width - line.width), y, element: elementAt(parent) });
    },
  }));
  return below(parts);
};

/** @returns the block with its parts, and theirs, in an element of their own where they are in any */
const inElement = (laid: LaidBlock, inside: (parent: Element) => Element): LaidBlock => ({
  height: laid.height,
  put: (spot) => laid.put({ ...spot, parent: spot.parent && inside(spot.parent) }),
  ...(laid.parts !== undefined && { parts: laid.parts.map((part) => inElement(part, inside)) }),
});

const stackTypes = { list: "L", item: "LI", table: "Table" } as const;

const layStack = ({ stack, unbreakable, role }: StackBlock, surroundings: Surroundings): LaidBlock => {
  const all = below(stack.map((block) => layBlock(block, surroundings)));
  let element: Element | undefined;
  const laid = role === undefined || stack.length === 0
    ? all
    : inElement(all, (parent) => element ??= elementIn(parent, stackTypes[role]));
  return unbreakable === true || role === "item" ? { height: laid.height, put: laid.put } : laid;
};

/** @returns for each cell of a row of a table the element that it is in */
const cellsOfRow = (): (index: number) => (parent: Element) => Element => {
  let row: Element | undefined;
  const cells = new Map<number, Element>();
  return (index) => (parent) => {
    row ??= elementIn(parent, "TR");
    const cell = cells.get(index) ?? (index === 0 ? elementIn(row, "TH", rowScope) : elementIn(row, "TD"));
    cells.set(index, cell);
    return cell;
  };
};

const layColumns = (
  { columns, columnGap = 0, role }: ColumnsBlock,
  { width, style }: Surroundings,
): LaidBlock => {
  const given = columns.reduce((sum, column) => sum + (column.width === "*" ? 0 : column.width), 0);
  const free = width - given - columnGap * (columns.length - 1);
  const share = free / columns.filter((column) => column.width === "*").length;
  let left = 0;
  const cellAt = role === "row" ? cellsOfRow() : undefined;
  const [first, ...others] = columns.map((column, index) => {
    const points = column.width === "*" ? share : column.width;
    const at = left;
    left += points + columnGap;
    const laid = layBlock(column, { width: points, style });
    return { at, laid: cellAt === undefined ? laid : inElement(laid, cellAt(index)) };
  });
  return first === undefined ? below([]) : beside([first, ...others]);
};

const layQr = ({ qr, fit, description }: QrBlock): LaidBlock => {
  const { data, size } = encode(qr, { border: 0, ecc: "M" });
  return {
    height: fit,
    put: ({ page, x, y, parent }) =>
      page.squares.push({
        ...{ x, y, edge: fit / size, rows: data },
        element: elementIn(parent, "Figure", figureEntries(description)),
      }),
  };
};

const figureEntries = (description: string): string =>
  `/Alt ${pdfText(description)}/A<</O/Layout/Placement/Block>>`;

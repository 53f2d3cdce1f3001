/** Cells of the lines of products, in the sheet that is filled and in the one that sums up. */
import type { DecimalMark } from "../../../../kernel/lenient/number.ts";
import {
  type CellPair,
  type CellReading,
  type CellSpot,
  isFound,
  look,
  lookAtBoth,
  markOfTexts,
} from "./cells.ts";
import { placeName, textAt } from "./grid.ts";
import { mergedLines } from "./merged_lines.ts";
import { Notebook } from "./notebook.ts";
import { isExampleChanged, type ProductField, type ProductLayout, unnumberedRows } from "./product_layout.ts";
import type { TemplateSheets } from "./sheets.ts";

/** Fields of a line that are typed or that only a filled line has. */
const filledFields: ReadonlyArray<ProductField> = ["process", "code", "name", "direct", "indirect", "total"];

/** Fields whose texts are translated in the sheet that sums up. */
const translated: ReadonlySet<ProductField> = new Set(["category", "instrument", "rebateType"]);

/** Fields that hold numbers. */
const numbers: ReadonlyArray<ProductField> = [
  "direct",
  "indirect",
  "total",
  "defaultShare",
  "electricity",
  "price",
  "rebate",
  "effective",
];

const spotOf = (
  layout: ProductLayout | undefined,
  line: number,
  field: ProductField,
): CellSpot | undefined => {
  const row = layout?.lines.get(line);
  const column = layout?.columns.get(field);
  return layout === undefined || row === undefined || column === undefined
    ? undefined
    : { grid: layout.grid, place: { row, column }, line };
};

/** Cells of the lines of products. */
export interface LineCells {
  /** Numbers of the lines that have something in them. */
  readonly lines: ReadonlyArray<number>;
  /** Decimal mark of numbers that stand there as texts. */
  readonly mark: DecimalMark;
  /** Looks at a field of a line, in both sheets. */
  readonly look: (notes: Notebook, line: number, field: ProductField) => CellReading;
  /** Place of a field: in the sheet that is filled, else in the one that sums up. */
  readonly spot: (line: number, field: ProductField) => CellSpot | undefined;
}

/** Says what is odd about a sheet of products as a whole. */
const sayOdd = (notes: Notebook, layout: ProductLayout): void => {
  const { grid, columns } = layout;
  if (columns.size === 0) {
    notes.say({ grid }, { weight: "error", code: "unreadable" }, { kind: "templateColumnsMoved" });
  }
  if (isExampleChanged(layout) && layout.example !== undefined) {
    notes.say({ grid, place: layout.example }, { weight: "error", code: "conflict" }, {
      kind: "templateExampleFilled",
    });
  }
  for (const row of unnumberedRows(layout)) {
    const place = { row, column: columns.get("code") ?? 1 };
    notes.say({ grid, place }, { weight: "error", code: "unknown" }, { kind: "templateRowUnnumbered" });
  }
  for (const { line, from, range } of mergedLines(layout.lines, grid.sheet.merged)) {
    notes.say({ grid, place: from, line }, { weight: "error", code: "ambiguous" }, {
      kind: "templateMerged",
      range,
    });
  }
};

/** Returns the cells of the lines; what is odd about the sheets is said. */
export const lineCells = (notes: Notebook, { products, summary }: TemplateSheets): LineCells => {
  const layouts = [products, summary].filter((each) => each !== undefined);
  for (const layout of layouts) sayOdd(notes, layout);
  const pair = (line: number, field: ProductField): CellPair => ({
    summary: spotOf(summary, line, field),
    input: products?.columns.size === 0 ? undefined : spotOf(products, line, field),
    isTranslated: translated.has(field),
    isCode: field === "code",
  });
  const texts = (line: number, fields: ReadonlyArray<ProductField>): ReadonlyArray<string> =>
    layouts.flatMap((layout) =>
      fields.flatMap((field) => {
        const spot = spotOf(layout, line, field);
        const found = look(new Notebook(), spot);
        if (spot === undefined || !(isFound(found) || found === "error")) return [];
        return [textAt(spot.grid, spot.place)];
      })
    );
  const every = [...new Set(layouts.flatMap(({ lines }) => [...lines.keys()]))].sort((a, b) => a - b);
  const lines = every.filter((line) => texts(line, filledFields).length > 0);
  const typed = lines.flatMap((line) => texts(line, numbers)).filter((text) => text !== "");
  return {
    lines,
    mark: markOfTexts(typed.filter((text) => /[.,]/.test(text) && !isPlainNumber(text))),
    look: (notebook, line, field) => lookAtBoth(notebook, pair(line, field)),
    spot: (line, field) => pair(line, field).input ?? pair(line, field).summary,
  };
};

/** True for what a number of a spreadsheet is shown as, which says nothing about texts. */
const isPlainNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text);

/** Returns the place of a spot as a formula names it. */
export const spotName = ({ grid, place }: CellSpot): string => placeName(grid, place);

/**
 * The order of day and month in each column of days: the one that the call names, that the column's dates show, or that
 * the file says; else a question. Decisions, "Requests" of 22 November 2026.
 */
import type { Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import {
  type ColumnOrder,
  type DateCell,
  type DayOrder,
  hasShortYears,
  orderOf,
} from "../../../kernel/lenient/day_order.ts";
import { folded } from "../../../kernel/lenient/fold.ts";
import { shortened } from "../../../kernel/text/shown.ts";
import type { ColumnSet } from "./columns/column_set.ts";

/** Facts that a file tells beside its cells. */
export interface FileFacts {
  /** True for the cells of a workbook, whose dates are no texts. */
  readonly isWorkbook: boolean;
  /** True if cells are separated by commas, at which a number that isn't quoted comes apart. */
  readonly cutsAtCommas: boolean;
  /** True if days come before months, whatever headings and numbers say. */
  readonly isDayFirst: boolean;
  /** True if the headings are the file's own, and tell its language. */
  readonly hasOwnHeadings: boolean;
}

/** A column that is read, by its position. */
export interface ReadColumn {
  readonly position: number;
  readonly name: string;
  readonly heading: string;
  /** Most characters of a cell that is read. */
  readonly mostCharacters: number;
}

/** True if a heading is one of the languages but English, and no English one: their dates have the day first. */
export const isInDayFirstLanguage = (
  { columns }: ColumnSet,
  { name, heading }: Pick<ReadColumn, "name" | "heading">,
): boolean => {
  const headings = columns.find((column) => column.name === name)?.headings;
  if (headings === undefined) return false;
  const key = folded(heading);
  const isAmong = (words: ReadonlyArray<string>): boolean => words.some((word) => folded(word) === key);
  return !isAmong([name, ...headings.en]) &&
    isAmong([...headings.de, ...headings.fr, ...headings.other ?? []]);
};

/** The texts of a column's cells. */
function* textsOf(rows: ReadonlyArray<Cells>, column: number): Generator<DateCell> {
  for (const [position, cells] of rows.entries()) {
    const text = cells[column];
    if (typeof text === "string" && text !== "") yield { position, text };
  }
}

/** A column of days with its order, or the issue that asks for it. */
interface OrderedColumn {
  readonly column: ReadColumn;
  readonly found: ColumnOrder;
}

const issueIn = (
  { column: { name, heading }, found }: OrderedColumn,
  table: SheetRows,
): Issue | undefined => {
  if ("order" in found) return undefined;
  const example = ({ position, text }: DateCell) => ({
    text,
    row: table.numbers[position] ?? position + 1,
  });
  const { decisive } = found;
  return issueOf(
    { path: name, code: "ambiguous" },
    "exchanged" in found
      ? { kind: "exchangedDays", heading, date: example(found.exchanged), left: example(found.decisive) }
      : {
        kind: "openDayOrder",
        heading,
        either: example(found.either),
        ...(decisive === undefined ? undefined : { decisive: example(decisive) }),
      },
  );
};

const sentenceOf = ({ column: { heading }, found }: OrderedColumn): string | undefined => {
  if (!("order" in found)) return undefined;
  const days = `Days in the column ${JSON.stringify(shortened(heading))} were read`;
  if (found.order === "mdy") return `${days} with the month before the day.`;
  return found.example === undefined
    ? undefined
    : `${days} with the day before the month, such as ${
      JSON.stringify(shortened(found.example.text))
    }: send dates=mdy if the month comes first.`;
};

/** Orders of the columns of days by their names, with sentences about them, and the issues of those that are open. */
export interface ColumnOrders {
  readonly orders: ReadonlyMap<string, DayOrder>;
  /** Columns whose days have years of two digits. */
  readonly shortYears: ReadonlySet<string>;
  readonly readAs: ReadonlyArray<string>;
  readonly issues: ReadonlyArray<Issue>;
}

/**
 * @param below rows below the header, with their numbers
 * @param named order that the call names
 * @param isDayFirst whether the file says that days come first
 */
export const columnOrders = (
  set: ColumnSet,
  { read, below }: { readonly read: ReadonlyArray<ReadColumn>; readonly below: SheetRows },
  { named, isDayFirst, isWorkbook }: {
    readonly named: DayOrder | undefined;
    readonly isDayFirst: (column: ReadColumn) => boolean;
    readonly isWorkbook: boolean;
  },
): ColumnOrders => {
  const days = new Set(set.columns.filter(({ format }) => format === "day").map(({ name }) => name));
  const ordered = read.filter(({ name }) => days.has(name)).map((column): OrderedColumn => ({
    column,
    found: orderOf(textsOf(below.rows, column.position), {
      named,
      isDayFirst: isDayFirst(column),
      isWorkbook,
    }),
  }));
  const short = ordered.filter(({ column: { position } }) => hasShortYears(textsOf(below.rows, position)));
  return {
    shortYears: new Set(short.map(({ column: { name } }) => name)),
    orders: new Map(
      ordered.flatMap(({ column, found }) => "order" in found ? [[column.name, found.order] as const] : []),
    ),
    readAs: ordered.flatMap((column) => sentenceOf(column) ?? []),
    issues: ordered.flatMap((column) => issueIn(column, below) ?? []),
  };
};

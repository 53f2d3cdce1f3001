/**
 * The shape of a table that came in: which of its first rows is the header, which column holds what, which columns are
 * passed through, which decimal mark its numbers have and which order its days. Decisions, "Values as they stand on customs papers" and
 * "Bulk rows and CSV".
 */
import * as Either from "effect/Either";
import { type InvalidRequest, invalidRequest } from "../../../contract/failures.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { issueOf } from "../../../kernel/issue.ts";
import type { Steps } from "../../../kernel/steps.ts";
import type { DayOrder } from "../../../kernel/lenient/day_order.ts";
import { longestText, longestValue } from "../../../kernel/text/text_budget.ts";
import { shortened } from "../../../kernel/text/shown.ts";
import { type DecimalMark, namedMark, type NumberMark } from "../../../kernel/lenient/number.ts";
import type { Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import { type ColumnSet, forOneTable } from "./columns/column_set.ts";
import { passedIssues } from "./cells/passed_headings.ts";
import { type ListColumn, listIssues } from "./cells/list_items.ts";
import { markIssues, markOf } from "./decimal_mark.ts";
import { columnOrders, type FileFacts, isInDayFirstLanguage, type ReadColumn } from "./column_orders.ts";
import {
  type Header,
  type HeaderCell,
  headerCells,
  headerIssues,
  headerOf,
  isHeadingAgain,
} from "./columns/header.ts";
import { codesJoined } from "./columns/code_parts.ts";
import { mergedFilled } from "./columns/merged.ts";
import {
  type ExtraColumn,
  extraColumnsOf,
  repeatedHeadings,
  withoutDoubles,
} from "./columns/other_headings.ts";
import { groupsFilled } from "./columns/pivot_groups.ts";
import { massColumns, unitsSettled, unreadQuantity } from "./columns/unit_columns.ts";
import { unitIssues } from "./columns/units/unit_issues.ts";
import { workbookIssues } from "./columns/workbook_issues.ts";
import { dataAbove } from "./rows_above.ts";

/** Reading of rows that seem to sum up others: passed over, or read as rows like the others. */
export type TotalRows = "skip" | "keep";

/** Options of a call for its table. */
export interface TableOptions {
  /** The decimal mark that the call names; undefined where it names none. */
  readonly decimal: "comma" | "point" | undefined;
  /** The mark that a reading of the whole table found before, by which it is read again. */
  readonly foundMark?: DecimalMark | undefined;
  /** True if unknown columns are passed through (`extra_columns=keep`); else they are issues. */
  readonly keepsExtraColumns: boolean;
  /** The order of day and month that the call names; undefined where it names none. */
  readonly dates?: DayOrder | undefined;
  /** Number of the row that names the columns, from 1; undefined where it is looked for. */
  readonly headingRow?: number | undefined;
  /** Undefined: what could be a total is asked about. */
  readonly totalRows?: TotalRows | undefined;
}

/** Facts of a table before its rows are read. */
export interface TableShape {
  /** The kind of table. */
  readonly set: ColumnSet;
  /** All rows, each with the values of cells that it shares with others. */
  readonly rows: ReadonlyArray<Cells>;
  /** Position of the first row below the header. */
  readonly firstRow: number;
  readonly width: number;
  readonly columns: ReadonlyArray<ReadColumn>;
  readonly extraColumns: ReadonlyArray<ExtraColumn>;
  readonly mark: DecimalMark;
  /** Notation of its numbers: by a mark that its sender named, or by that one. */
  readonly numbers: NumberMark;
  /** Order of day and month by the names of the columns of days. */
  readonly orders: ReadonlyMap<string, DayOrder>;
  /** Columns whose days have years of two digits. */
  readonly shortYears: ReadonlySet<string>;
  /** Column of the quantity whose units stand in a column of their own, and that one; undefined without such. */
  readonly unit: { readonly quantity: ReadColumn; readonly unit: ReadColumn } | undefined;
  /** Test of rows that repeat the header. */
  readonly isHeadingAgain: (cells: Cells) => boolean;
  /** True if a number may have been cut at a comma that separates cells. */
  readonly cutsAtCommas: boolean;
  /** Undefined: what could be a total is asked about. */
  readonly totalRows: TotalRows | undefined;
  /** Rows that say of themselves that they sum up a group of others. */
  readonly groupSums: ReadonlySet<Cells>;
  /** Findings about rows that their sender has to settle. */
  readonly doubts: ReadonlyMap<Cells, Finding>;
  /** Values as they were written and read, in whole sentences, for the answer. */
  readonly readAs: ReadonlyArray<string>;
}

const quotedNames = (columns: ReadonlyArray<ExtraColumn>): string =>
  columns.map(({ name }) => JSON.stringify(shortened(name))).join(", ");

const sentences = (
  { columns, extraColumns, mark }: Pick<TableShape, "columns" | "extraColumns" | "mark">,
): ReadonlyArray<string> => {
  const { true: taken = [], false: passed = [] } = Object.groupBy(
    extraColumns,
    ({ isTaken }) => isTaken ? "true" : "false",
  );
  return [
    ...columns.filter(({ name, heading }) => name !== heading).map(({ name, heading }) =>
      `The column ${JSON.stringify(heading)} was read as ${name}.`
    ),
    ...(mark === "comma" ? ["Numbers were read with a decimal comma."] : []),
    ...(taken.length === 0 ? [] : [`Read as cn_code in rows in which it says more: ${quotedNames(taken)}.`]),
    ...(passed.length === 0 ? [] : [`Passed through unread: ${quotedNames(passed)}.`]),
  ];
};

const mostOf = ({ columns }: ColumnSet, column: string): number =>
  columns.find(({ name }) => name === column)?.list === undefined ? longestValue : longestText;

const aboveSentence = (position: number, headingRow: number | undefined): ReadonlyArray<string> =>
  headingRow === undefined || position === 0 ? [] : [`Rows above row ${headingRow} were not read.`];

/**
 * @param table from its first row on, blank ones left out
 * @param file facts beside the cells
 * @returns the shape, in steps
 * @fails InvalidRequest with every column that is unknown, doubled or missing, or whose days could be others
 */
export function* shapeOf(
  kind: ColumnSet,
  table: SheetRows,
  options: TableOptions,
  file: FileFacts,
): Steps<Either.Either<TableShape, InvalidRequest>> {
  const set = forOneTable(kind);
  const header = headerOf(set, table, options.headingRow);
  if (Either.isLeft(header)) return Either.left(invalidRequest([header.left]));
  return yield* shapeBelow(set, { ...table, header: header.right }, options, file);
}

/** @returns the refusal of a table in which no row holds data */
export const emptyTable = ({ emptyTable: finding }: ColumnSet): InvalidRequest =>
  invalidRequest([issueOf({ path: "", code: "missing" }, finding)]);

/** The column of units, and the mass that is next to it; another quantity where there is none. */
const unitOf = (set: ColumnSet, read: ReadonlyArray<ReadColumn>): TableShape["unit"] => {
  const { columns } = set;
  const ofKind = (test: (column: ColumnSet["columns"][number]) => boolean): ReadonlyArray<ReadColumn> =>
    read.filter(({ name }) => columns.some((column) => column.name === name && test(column)));
  const masses = massColumns(set);
  const [unit] = ofKind(({ isUnit }) => isUnit === true);
  if (unit === undefined) return undefined;
  const distance = ({ position }: ReadColumn): number => Math.abs(position - unit.position);
  const nearest = (found: ReadonlyArray<ReadColumn>): ReadColumn | undefined =>
    found.toSorted((one, other) => distance(one) - distance(other))[0];
  const quantity = nearest(ofKind((column) => masses.includes(column))) ??
    nearest(ofKind(({ need }) => need === "one quantity"));
  return quantity && { quantity, unit };
};

/** Columns of a table whose cells hold lists. */
const listsOf = ({ columns }: ColumnSet, read: ReadonlyArray<ReadColumn>): ReadonlyArray<ListColumn> => {
  const forms = new Map(columns.map(({ name, list }) => [name, list]));
  return read.flatMap((column) => {
    const form = forms.get(column.name);
    return form === undefined ? [] : [{ ...column, form }];
  });
};

/** True if days are written day first by what is known of the whole table. */
const areDaysFirst = (
  set: ColumnSet,
  read: ReadonlyArray<ReadColumn>,
  mark: DecimalMark,
  { isDayFirst, hasOwnHeadings }: FileFacts,
): boolean =>
  isDayFirst || mark === "comma" ||
  (hasOwnHeadings && read.some((column) => isInDayFirstLanguage(set, column)));

const readColumns = (set: ColumnSet, cells: ReadonlyArray<HeaderCell>): TableShape["columns"] =>
  cells.flatMap(({ position, text, heading }) =>
    "column" in heading
      ? [{ position, name: heading.column, heading: text, mostCharacters: mostOf(set, heading.column) }]
      : []
  );

function* shapeBelow(
  set: ColumnSet,
  { header, ...table }: SheetRows & { readonly header: Header },
  { decimal, foundMark, keepsExtraColumns, dates, headingRow, totalRows }: TableOptions,
  file: FileFacts,
): Steps<Either.Either<TableShape, InvalidRequest>> {
  const { isWorkbook, cutsAtCommas, hasOwnHeadings } = file;
  const [{ position }, { rows, numbers }] = [header, table];
  const sent = { ...table, rows: rows.slice(position + 1), numbers: numbers.slice(position + 1) };
  const named = headerCells(set, header.cells, sent.rows);
  yield;
  const joined = codesJoined({ header: named, below: mergedFilled(set, named, sent) });
  yield;
  const grouped = yield* groupsFilled(set, joined.header, joined.below);
  const below = { rows: grouped.rows, numbers: sent.numbers };
  yield;
  const cells = withoutDoubles(unitsSettled(set, joined.header, below.rows), below.rows);
  yield;
  const first = position - header.lines.length + 1;
  const around = { above: { rows: rows.slice(0, first), numbers }, below };
  const issues = [
    ...(hasOwnHeadings ? yield* unitIssues(set, { named: joined.header, settled: cells }, around) : []),
    ...headerIssues(set, cells, keepsExtraColumns, () => unreadQuantity(set, joined.header, below)),
    ...workbookIssues(set, cells, sent),
  ];
  if (issues.length > 0) return Either.left(invalidRequest(issues));
  if (below.rows.length === 0) return Either.left(emptyTable(set));
  const read = readColumns(set, cells);
  const data = headingRow === undefined
    ? dataAbove(set, { rows, numbers, position: first }, read)
    : undefined;
  const mark = decimal ?? foundMark ?? (yield* markOf(set, { rows: below.rows, read, cutsAtCommas }));
  const saysDayFirst = areDaysFirst(set, read, mark, file);
  const days = columnOrders(set, { read, below }, {
    named: dates,
    isDayFirst: ({ name, heading }) => saysDayFirst || (hasOwnHeadings && name === heading),
    isWorkbook,
  });
  const extraColumns = extraColumnsOf(cells);
  const lists = yield* listIssues(listsOf(set, read), below);
  const passed = passedIssues(repeatedHeadings(set, extraColumns), below);
  const open = [data ?? [], markIssues(set, read, below, decimal), days.issues, lists, passed].flat();
  if (open.length > 0) return Either.left(invalidRequest(open));
  const found = { columns: read, extraColumns, mark };
  return Either.right({
    set,
    rows: [...rows.slice(0, position + 1), ...below.rows],
    ...found,
    numbers: decimal === undefined ? mark : namedMark(decimal),
    orders: days.orders,
    shortYears: days.shortYears,
    unit: unitOf(set, read),
    isHeadingAgain: (row) => isHeadingAgain(header, row),
    cutsAtCommas: cutsAtCommas && decimal !== "point",
    totalRows,
    groupSums: grouped.groupSums,
    doubts: new Map(),
    firstRow: position + 1,
    width: header.cells.length,
    readAs: [...sentences(found), ...days.readAs, ...aboveSentence(position, headingRow)],
  });
}

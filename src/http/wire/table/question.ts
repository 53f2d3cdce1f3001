/** A table that was sent, whichever file it came in: its rows, its shape, and how to answer in its dialect. */
import * as Either from "effect/Either";
import type { Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import type { InvalidRequest } from "../../../contract/failures.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import type { Steps } from "../../../kernel/steps.ts";
import { isBlank } from "./cells/cell.ts";
import type { FileFacts, ReadColumn } from "./column_orders.ts";
import type { ColumnSet } from "./columns/column_set.ts";
import type { CsvTable } from "./csv.ts";
import { type CsvDialect, plainDialect } from "./csv_answer.ts";
import { emptyTable, shapeOf, type TableOptions, type TableShape } from "./shape.ts";
import { dataRows } from "./data_rows.ts";

/** Issue of a workbook that holds macros, which nothing runs: the table is read all the same. */
const macrosIssue: Issue = issueOf({ path: "", code: "unreadable" }, { kind: "workbookMacros" });

/** Rows and columns of a file that are read. */
interface ReadPart {
  /** Numbers of the rows. */
  readonly numbers: ReadonlyArray<number>;
  readonly columns: ReadonlyArray<Pick<ReadColumn, "position" | "heading">>;
}

/** Returns what is to be known of a file beside its rows: macros, further sheets, rows and columns that it hides of what is read. */
export const warningsOf = (
  { hasMacros = false, hidden = [], alike = [], hiddenColumns = [] }: SheetRows,
  { numbers: read, columns }: ReadPart,
): ReadonlyArray<Issue> => {
  const numbers = hidden.length === 0 ? undefined : new Set(read);
  const found = hidden.filter((number) => numbers?.has(number) === true);
  const [first] = found;
  const headings = columns.flatMap(({ position, heading }) =>
    hiddenColumns.includes(position) ? [heading] : []
  );
  return [
    ...(hasMacros ? [macrosIssue] : []),
    ...(alike.length === 0
      ? []
      : [issueOf({ path: "", code: "ambiguous" }, { kind: "furtherSheets", names: alike })]),
    ...(first === undefined
      ? []
      : [issueOf({ path: "", code: "ambiguous" }, { kind: "hiddenRows", rows: found.length, first })]),
    ...(headings.length === 0
      ? []
      : [issueOf({ path: "", code: "ambiguous" }, { kind: "hiddenColumns", headings })]),
  ];
};

/** A table before its rows are read. */
export interface TableQuestion {
  readonly shape: TableShape;
  /** Its rows, each to be read by `readTableRow`. */
  readonly rows: ReadonlyArray<Cells>;
  /** The number of each row in the file, from 1. */
  readonly numbers: ReadonlyArray<number>;
  /** Values of the whole table as they were written and read, in sentences. */
  readonly readAs: ReadonlyArray<string>;
  /** Warnings about the file beside its rows, which `readAs` says too. */
  readonly warnings: ReadonlyArray<Issue>;
  readonly dialect: CsvDialect;
}

/** True if a column of that name is there, and a row has something in it. */
export const hasCells = ({ shape, rows }: TableQuestion, name: string): boolean =>
  shape.columns.some((column) =>
    column.name === name && rows.some((cells) => !isBlank(cells[column.position]))
  );

const sumRowsSentence = (sumRows: number): ReadonlyArray<string> =>
  sumRows === 0
    ? []
    : [sumRows === 1 ? "A row of sums was passed over." : `${sumRows} rows of sums were passed over.`];

const headingRowsSentence = (headingRows: number): ReadonlyArray<string> =>
  headingRows === 0 ? [] : [
    headingRows === 1
      ? "A row that repeats the headings was passed over."
      : `${headingRows} rows that repeat the headings were passed over.`,
  ];

/** The question of a table whose shape was found; a shape that was not is the answer. */
function* question(
  table: SheetRows,
  found: Either.Either<TableShape, InvalidRequest>,
  dialect: Omit<CsvDialect, "decimalMark">,
): Steps<Either.Either<TableQuestion, InvalidRequest>> {
  if (Either.isLeft(found)) return Either.left(found.left);
  const shape = found.right;
  const data = yield* dataRows(table, shape);
  if (data.rows.length === 0) return Either.left(emptyTable(shape.set));
  const warnings = warningsOf(table, { numbers: data.numbers, columns: shape.columns });
  return Either.right({
    shape: { ...shape, doubts: data.doubts },
    rows: data.rows,
    numbers: data.numbers,
    readAs: [
      ...shape.readAs,
      ...sumRowsSentence(data.sumRows),
      ...headingRowsSentence(data.headingRows),
      ...warnings.map(({ message }) => message),
    ],
    warnings,
    dialect: { ...dialect, decimalMark: shape.mark === "comma" ? "comma" : "point" },
  });
}

/** @returns the form of a table's answer that nobody sent: with semicolons where numbers have decimal commas */
export const dialectOf = ({ decimal }: TableOptions): CsvDialect =>
  decimal === "comma" ? { ...plainDialect, separator: ";", decimalMark: "comma" } : plainDialect;

/** @returns facts about a file of CSV: semicolons separate where numbers have decimal commas, and days come first there */
export const csvFacts = ({ separator, isList }: Pick<CsvTable, "separator" | "isList">): FileFacts => ({
  isWorkbook: false,
  cutsAtCommas: separator === ",",
  isDayFirst: separator === ";" && !isList,
  hasOwnHeadings: true,
});

/** Facts about a workbook. */
export const workbookFacts: FileFacts = {
  isWorkbook: true,
  cutsAtCommas: false,
  isDayFirst: false,
  hasOwnHeadings: true,
};

/**
 * @returns the table of CSV, in steps
 * @fails InvalidRequest with every column that is wrong
 */
export function* csvQuestion(
  set: ColumnSet,
  table: CsvTable,
  options: TableOptions,
): Steps<Either.Either<TableQuestion, InvalidRequest>> {
  const { separator, encoding } = table;
  /** Programs that write another encoding read UTF-8 only where the mark says it. */
  const hasByteOrderMark = table.hasByteOrderMark || encoding !== "UTF-8";
  const said = encoding === "UTF-8" ? [] : [`The file was read as ${encoding} text.`];
  const found = yield* shapeOf(set, table, options, csvFacts(table));
  const shape = Either.map(found, (each) => ({ ...each, readAs: [...said, ...each.readAs] }));
  return yield* question(table, shape, { separator, hasByteOrderMark });
}

/**
 * @param table rows of a spreadsheet
 * @returns the table of a workbook, in steps
 * @fails InvalidRequest with every column that is wrong
 */
export function* sheetQuestion(
  set: ColumnSet,
  table: SheetRows,
  options: TableOptions,
): Steps<Either.Either<TableQuestion, InvalidRequest>> {
  const shape = yield* shapeOf(set, table, options, workbookFacts);
  return yield* question(table, shape, dialectOf(options));
}

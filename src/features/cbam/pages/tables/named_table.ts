/**
 * A table whose columns a person has named on the page: as it is decoded, and its shape, or the question that comes before
 * its rows can be read.
 */
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { hardCapRows } from "../../../../contract/bulk.ts";
import { type InvalidRequest, invalidRequest } from "../../../../contract/failures.ts";
import type { Cell, Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import { type DataRows, dataRows } from "../../../../http/wire/table/data_rows.ts";
import { SeenColumns, UnitTexts } from "../../../../http/wire/table/cells/seen.ts";
import { headerCells, mostColumns } from "../../../../http/wire/table/columns/header.ts";
import { shapeOf, type TableShape } from "../../../../http/wire/table/shape.ts";
import { unreadable } from "../../../../http/wire/request.ts";
import { mostTableRows } from "../../../../http/wire/table/table_budget.ts";
import type { Finding } from "../../../../kernel/findings/finding.ts";
import { about, type Issue, issueOf } from "../../../../kernel/issue.ts";
import type { Steps } from "../../../../kernel/steps.ts";
import { memberOf } from "../../../../kernel/text/json.ts";
import { longestText, withinOneMore } from "../../../../kernel/text/text_budget.ts";
import { shipmentTable } from "../../table/columns.ts";
import { belowNames, byHeadings, unitsBeside } from "../../table/named_columns.ts";

/** The refusal of a request of the page's module that is no table. */
export const notATable = unreadable(
  `The request is not a table with named columns, at most ${hardCapRows} rows and ${mostColumns} columns.`,
);

/** Words of a person about a table. */
export const TableWords = Schema.Struct({
  /** The bulk row's member that each column is read as; null for one that is passed through or left out. */
  names: Schema.Array(Schema.NullOr(Schema.String)).pipe(Schema.maxItems(mostColumns)),
  decimal: Schema.optional(Schema.Literal("comma", "point")),
  dates: Schema.optional(Schema.Literal("dmy", "mdy")),
  totalRows: Schema.optional(Schema.Literal("skip", "keep")),
  /** The decimal mark that an earlier check found, by which the table is read again. */
  mark: Schema.optional(Schema.Literal("comma", "point", "unsaid")),
  /** Number of each row in the file; counted from 1 where they are not told. */
  numbers: Schema.optional(
    Schema.Array(Schema.Int).pipe(Schema.maxItems(mostTableRows(shipmentTable))),
  ),
  /** Facts about the file, as the reading of it told them. */
  file: Schema.optional(
    Schema.Struct({
      isWorkbook: Schema.Boolean,
      cutsAtCommas: Schema.Boolean,
      isDayFirst: Schema.Boolean,
      isFrom1904: Schema.optionalWith(Schema.Boolean, { default: () => false }),
    }),
  ),
  /** Heading of each column in the file, for sentences about it. */
  headings: Schema.optional(Schema.Array(Schema.String).pipe(Schema.maxItems(mostColumns))),
  /** Looks of each column's cells beside their values, as the reading of the file told them. */
  seen: Schema.optional(SeenColumns.pipe(Schema.maxItems(mostColumns))),
  /** Texts above the headings that say what numbers below them count, as the reading of the file told them. */
  around: Schema.optional(UnitTexts),
});

/** A table whose columns a person has named. */
export interface NamedTable extends Schema.Schema.Type<typeof TableWords> {
  readonly rows: ReadonlyArray<Cells>;
}

/** Question about the whole table, before its rows can be read. */
export interface TableQuestion {
  /** The choice that answers it. */
  readonly about: "dates" | "decimal";
  readonly issue: Issue;
}

/** Kinds of findings that are a question about the whole table. */
const questions: Partial<Record<Finding["kind"], TableQuestion["about"]>> = {
  openDayOrder: "dates",
  exchangedDays: "dates",
  exchangedNumbers: "decimal",
  cutNumber: "decimal",
};

const questionOf = (issue: Issue | undefined): TableQuestion | undefined => {
  const answer = issue && questions[issue[about].kind];
  return issue === undefined || answer === undefined ? undefined : { about: answer, issue };
};

/** A table that can be read, or the question that comes before, in steps. */
export function* readable(table: NamedTable): Steps<
  Either.Either<
    { readonly picked: SheetRows; readonly shape: TableShape; readonly data: DataRows } | TableQuestion,
    InvalidRequest
  >
> {
  const { names, decimal, mark, dates, totalRows, file } = table;
  const texts = names.map((name, position) => name ?? `(column ${position + 1})`);
  const header = headerCells(shipmentTable, texts, table.rows);
  const below = belowNames(header, table);
  yield;
  const units = yield* unitsBeside(header, below, table);
  if (units.length > 0) return Either.left(byHeadings(invalidRequest(units), table));
  yield;
  const picked = { ...below, rows: [texts, ...below.rows], numbers: [0, ...below.numbers] };
  const options = { decimal, foundMark: mark, keepsExtraColumns: true, dates, totalRows, headingRow: 0 };
  const facts = { isWorkbook: false, cutsAtCommas: false, isDayFirst: false, ...file, hasOwnHeadings: false };
  const found = yield* shapeOf(shipmentTable, picked, options, facts);
  if (Either.isLeft(found)) {
    const question = questionOf(found.left.issues[0]);
    return question === undefined ? Either.left(byHeadings(found.left, table)) : Either.right(question);
  }
  const shape = found.right;
  const data = yield* dataRows(picked, shape);
  const cut = [...data.doubts.values()].find(({ kind }) => kind === "cutNumber");
  const question = cut && questionOf(issueOf({ path: "", code: "ambiguous" }, cut));
  return Either.right(question ?? { picked, shape, data });
}

/** The cell, cut one character behind the longest that is read, as cells of a file are; undefined for what is none. */
const cellOf = (value: unknown): Cell | undefined => {
  if (typeof value === "string") {
    return withinOneMore(value, longestText);
  }
  return value === null || typeof value === "number" || typeof value === "boolean" ? value : undefined;
};

/** The row's cells; undefined for more than a table has, or another value among them. */
const cellsOf = (row: unknown): Cells | undefined => {
  if (!Array.isArray(row) || row.length > mostColumns) return undefined;
  const cells: Array<Cell> = [];
  for (const value of row) {
    const cell = cellOf(value);
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  return cells;
};

/** The rows, counted before any is looked at; undefined for more than a table has, or something else among them. */
const rowsOf = (value: unknown): ReadonlyArray<Cells> | undefined => {
  if (!Array.isArray(value) || value.length > mostTableRows(shipmentTable)) return undefined;
  const rows: Array<Cells> = [];
  for (const row of value) {
    const cells = cellsOf(row);
    if (cells === undefined) return undefined;
    rows.push(cells);
  }
  return rows;
};

/** A decoded table: what is said about it, and its rows. */
export interface DecodedTable<Words> {
  readonly words: Words;
  readonly rows: ReadonlyArray<Cells>;
}

/**
 * Decodes a table whose columns are named, as the page's module sends it: at most as many rows and columns as a file has.
 * @param words everything beside the rows
 */
export const namedDecoder = <Words, Encoded>(
  words: Schema.Schema<Words, Encoded> & { readonly fields: Readonly<Record<string, unknown>> },
): (value: unknown) => Option.Option<DecodedTable<Words>> => {
  const decode = Schema.decodeUnknownOption(words);
  const names = Object.keys(words.fields);
  return (value) => {
    const rows = rowsOf(memberOf(value, "rows"));
    if (rows === undefined) return Option.none();
    const said = decode(Object.fromEntries(names.map((name) => [name, memberOf(value, name)])));
    return Option.map(said, (decoded) => ({ words: decoded, rows }));
  };
};

const CheckWords = Schema.Struct({
  ...TableWords.fields,
  /** Position of the one row that is checked, among the others; all rows where it is left out. */
  only: Schema.optional(Schema.NonNegativeInt),
});

/** Decodes a table whose rows are only checked. */
export const decodeTable: (value: unknown) => Option.Option<DecodedTable<typeof CheckWords.Type>> =
  namedDecoder(CheckWords);

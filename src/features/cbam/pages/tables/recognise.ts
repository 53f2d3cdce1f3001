/**
 * A table that somebody gave, before anything is decided about it: its columns with what their headings are known to
 * mean, and its cells. Unlike a bulk call, an unknown or doubled heading is no error here: a person will say what it is.
 */
import * as Either from "effect/Either";
import { type InvalidRequest, invalidRequest } from "../../../../contract/failures.ts";
import type { Cell, Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { isBlank, isDatum } from "../../../../http/wire/table/cells/cell.ts";
import { type FileFacts, isInDayFirstLanguage } from "../../../../http/wire/table/column_orders.ts";
import {
  type HeaderCell,
  headerCells,
  headerOf,
  headerPosition,
  headerRows,
} from "../../../../http/wire/table/header.ts";
import { dataAbove } from "../../../../http/wire/table/shape.ts";
import { shipmentTable } from "../../table/columns.ts";

/** A column as it was found. */
export interface FoundColumn {
  readonly heading: string;
  /** The column of a bulk row that the heading means; null for an unknown one. */
  readonly meaning: string | null;
  /** True if it is a mass that doesn't say its unit. */
  readonly lacksUnit: boolean;
  /** True if it is a gross mass, which is none of a bulk row's columns. */
  readonly isGross: boolean;
}

/** A table as it was found. */
export interface FoundTable {
  readonly columns: ReadonlyArray<FoundColumn>;
  /** Number of the row with the headings; 0 for a table without any. */
  readonly headingRow: number;
  /** Facts about the file, for the check of its rows. */
  readonly file: Pick<FileFacts, "isWorkbook" | "cutsAtCommas" | "isDayFirst">;
  /** An issue of rows that are not read. */
  readonly above: Issue | undefined;
  /** Numbers of the rows in the file, from 1, as a spreadsheet shows them. */
  readonly numbers: ReadonlyArray<number>;
  /** Rows below the header, one cell a column, and those behind the last one. */
  readonly rows: Iterable<Cells>;
}

/**
 * Made one after the other, while they are taken. Cells behind the last heading come with their row: they are a sign
 * that a cell was cut apart.
 */
function* rowsBelow(
  below: ReadonlyArray<Cells>,
  header: ReadonlyArray<HeaderCell>,
  width: number,
): Generator<Cells> {
  for (const row of below) {
    const behind = row.slice(width, row.findLastIndex((cell) => !isBlank(cell)) + 1);
    yield [...header.map((column): Cell => row[column.position] ?? null), ...behind];
  }
}

const fewestHeadings = 2;

/** The first row without data, where no heading is known: -1 where every one of the first rows has data. */
const unknownHeadings = (rows: ReadonlyArray<Cells>): number =>
  rows.slice(0, headerRows).findIndex((cells) =>
    !cells.some(isDatum) && cells.filter((cell) => !isBlank(cell)).length >= fewestHeadings
  );

/** Position of the row with the headings; -1 for a table without any. */
const headingPosition = (
  table: SheetRows,
  headingRow: number | undefined,
): Either.Either<number, InvalidRequest> => {
  if (headingRow === 0) return Either.right(-1);
  if (headingRow === undefined) {
    return Either.right(headerPosition(shipmentTable, table.rows) ?? unknownHeadings(table.rows));
  }
  return Either.mapLeft(headerOf(shipmentTable, table, headingRow), (issue) => invalidRequest([issue]));
};

const widthOf = (rows: ReadonlyArray<Cells>): number =>
  rows.reduce((width, { length }) => Math.max(width, length), 0);

/**
 * @param headingRow number of the row with the headings, 0 for none; undefined where it is looked for
 * @fails InvalidRequest for the number of a row that has nothing in it
 */
export const recognise = (
  table: SheetRows,
  file: FileFacts,
  headingRow: number | undefined,
): Either.Either<FoundTable, InvalidRequest> =>
  Either.map(headingPosition(table, headingRow), (position) => {
    const { rows, numbers } = table;
    const below = rows.slice(position + 1);
    const cells = rows[position] ?? Array.from({ length: widthOf(rows) }, () => null);
    const header = headerCells(shipmentTable, cells, below);
    const read = header.flatMap(({ position, text, heading }) =>
      "column" in heading ? [{ position, name: heading.column, heading: text }] : []
    );
    const { isWorkbook, cutsAtCommas } = file;
    return {
      columns: header.map(({ text, heading }) => ({
        heading: text,
        meaning: "column" in heading ? heading.column : null,
        lacksUnit: "lacksUnit" in heading,
        isGross: "isGross" in heading,
      })),
      headingRow: position < 0 ? 0 : numbers[position] ?? position + 1,
      file: {
        isWorkbook,
        cutsAtCommas,
        isDayFirst: file.isDayFirst || read.some((column) => isInDayFirstLanguage(shipmentTable, column)),
      },
      numbers: numbers.slice(position + 1),
      above: dataAbove(shipmentTable, { rows, numbers, position: Math.max(0, position) }, read),
      rows: rowsBelow(below, header, cells.length),
    };
  });

/**
 * A table that somebody gave, before anything is decided about it: its columns with what their headings are known to
 * mean, and its cells. Unlike a bulk call, an unknown or doubled heading is no error here: a person will say what it is.
 */
import * as Either from "effect/Either";
import { type InvalidRequest, invalidRequest } from "../../../../contract/failures.ts";
import type { Cell, Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { isBlank, isDatum } from "../../../../http/wire/table/cells/cell.ts";
import { type SeenColumn, seenOf, type UnitText } from "../../../../http/wire/table/cells/seen.ts";
import { type FileFacts, isInDayFirstLanguage } from "../../../../http/wire/table/column_orders.ts";
import {
  foundHeader,
  type Header,
  type HeaderCell,
  headerCells,
  headerOf,
  headerRows,
  isHeadingAgain,
} from "../../../../http/wire/table/columns/header.ts";
import { forOneTable } from "../../../../http/wire/table/columns/column_set.ts";
import { codesJoined } from "../../../../http/wire/table/columns/code_parts.ts";
import { withoutDoubles } from "../../../../http/wire/table/columns/other_headings.ts";
import { mayBeShared } from "../../../../http/wire/table/columns/merged.ts";
import { groupsFilled } from "../../../../http/wire/table/columns/pivot_groups.ts";
import { unitsSettled } from "../../../../http/wire/table/columns/unit_columns.ts";
import { unitIssues, unitTexts } from "../../../../http/wire/table/columns/units/unit_issues.ts";
import type { Steps } from "../../../../kernel/steps.ts";
import { workbookIssues } from "../../../../http/wire/table/columns/workbook_issues.ts";
import { warningsOf } from "../../../../http/wire/table/question.ts";
import { dataAbove } from "../../../../http/wire/table/rows_above.ts";
import { shipmentTable } from "../../table/columns.ts";
import { splitRows } from "./found/note_rows.ts";

/** A column as it was found. */
export interface FoundColumn {
  readonly heading: string;
  /** The column of a bulk row that the heading means; null for an unknown one. */
  readonly meaning: string | null;
  /** True if it is a mass that doesn't say its unit. */
  readonly lacksUnit: boolean;
  /** True if it is a gross mass, which is none of a bulk row's columns. */
  readonly isGross: boolean;
  /** Looks of its cells beside their values. */
  readonly seen?: SeenColumn;
}

/** A table as it was found. */
export interface FoundTable {
  readonly columns: ReadonlyArray<FoundColumn>;
  /** Number of the row with the headings; 0 for a table without any. */
  readonly headingRow: number;
  /** Facts about the file, for the check of its rows. */
  readonly file: Pick<FileFacts, "isWorkbook" | "cutsAtCommas" | "isDayFirst"> & {
    readonly isFrom1904: boolean;
  };
  /** Texts above the headings that say what numbers below them count. */
  readonly around: ReadonlyArray<UnitText>;
  /** An issue of rows that are not read. */
  readonly above: Issue | undefined;
  /** Numbers of the rows in the file, from 1, as a spreadsheet shows them. */
  readonly numbers: ReadonlyArray<number>;
  /** Warnings about the file beside its rows. */
  readonly warnings: ReadonlyArray<Issue>;
  /** Numbers of rows that are no shipments: headings again, titles and numbers of pages. */
  readonly passedOver: ReadonlyArray<number>;
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

const rowAt = (rows: ReadonlyArray<Cells>, position: number): Header => ({
  position,
  cells: rows[position] ?? [],
  lines: rows.slice(position, position + 1),
});

/** The header of a table without any. */
const noHeader = (rows: ReadonlyArray<Cells>): Header => ({
  position: -1,
  cells: Array.from({ length: widthOf(rows) }, () => null),
  lines: [],
});

/** The row with the headings, or two of them; at -1 for a table without any. */
const headerFor = (
  table: SheetRows,
  headingRow: number | undefined,
): Either.Either<Header, InvalidRequest> => {
  const { rows } = table;
  const set = forOneTable(shipmentTable);
  if (headingRow === 0) return Either.right(noHeader(rows));
  if (headingRow === undefined) {
    const unknown = unknownHeadings(rows);
    return Either.right(
      foundHeader(set, rows) ?? (unknown < 0 ? noHeader(rows) : rowAt(rows, unknown)),
    );
  }
  return Either.mapLeft(headerOf(set, table, headingRow), (issue) => invalidRequest([issue]));
};

/** Rows of different remarks whose words about units are looked at: pages repeat them. */
const mostRemarks = 200;

/** The first of the rows with the same cells, so many of them as are looked at. */
const distinct = <Row extends { readonly cells: Cells }>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  [...new Map(rows.toReversed().map((row) => [JSON.stringify(row.cells), row])).values()].toReversed()
    .slice(0, mostRemarks);

const widthOf = (rows: ReadonlyArray<Cells>): number =>
  rows.reduce((width, { length }) => Math.max(width, length), 0);

/** Columns whose headings are known. */
const readOf = (header: ReadonlyArray<HeaderCell>) =>
  header.flatMap(({ position, text, heading }) =>
    "column" in heading ? [{ position, name: heading.column, heading: text }] : []
  );

const factsOf = (
  { isWorkbook, cutsAtCommas, isDayFirst }: FileFacts,
  read: ReturnType<typeof readOf>,
  { isFrom1904 = false }: SheetRows,
): FoundTable["file"] => ({
  isWorkbook,
  cutsAtCommas,
  isDayFirst: isDayFirst || read.some((column) => isInDayFirstLanguage(shipmentTable, column)),
  isFrom1904,
});

function* recognised(
  table: SheetRows,
  file: FileFacts,
  found: Header,
): Steps<Either.Either<FoundTable, InvalidRequest>> {
  const { position } = found;
  const { rows, numbers } = table;
  const isAgain = (cells: Cells): boolean => isHeadingAgain(found, cells);
  const sent = { ...table, rows: rows.slice(position + 1), numbers: numbers.slice(position + 1) };
  const named = headerCells(shipmentTable, found.cells, sent.rows);
  yield;
  const { notes, data } = yield* splitRows(sent, named, position < 0 ? undefined : isAgain);
  yield;
  const joined = codesJoined({ header: named, below: data.map(({ cells }) => cells) });
  yield;
  const below = (yield* groupsFilled(shipmentTable, joined.header, joined.below)).rows;
  const first = Math.max(0, position - found.lines.length + 1);
  const settled = unitsSettled(shipmentTable, joined.header, below);
  yield;
  const open = [
    ...workbookIssues(shipmentTable, settled, sent),
    ...yield* unitIssues(shipmentTable, { named, settled }, {
      above: { rows: rows.slice(0, first), numbers },
      below: sent,
    }),
  ];
  if (open.length > 0) return Either.left(invalidRequest(open));
  const header = withoutDoubles(settled, below);
  yield;
  const taken = data.map(({ number }) => number);
  const filled = new Set(
    named.filter((cell) => mayBeShared(shipmentTable, cell)).map(({ position }) => position),
  );
  const read = readOf(header);
  const remarks = distinct(notes.filter(({ cells }) => !isAgain(cells)));
  const seenAt = seenOf(table, { numbers: taken, filled });
  return Either.right({
    columns: header.map(({ position, text, heading }) => {
      const seen = seenAt(position, unitTexts(shipmentTable, remarks, position));
      return {
        heading: text,
        meaning: "column" in heading ? heading.column : null,
        lacksUnit: "lacksUnit" in heading,
        isGross: "isGross" in heading,
        ...(seen && { seen }),
      };
    }),
    headingRow: position < 0 ? 0 : numbers[position] ?? position + 1,
    file: factsOf(file, read, table),
    around: unitTexts(
      shipmentTable,
      rows.slice(0, first).map((cells, at) => ({ cells, number: numbers[at] ?? at + 1 })),
    ),
    numbers: taken,
    warnings: warningsOf(table, {
      numbers: taken,
      columns: header.map(({ position, text }) => ({ position, heading: text })),
    }),
    passedOver: notes.map(({ number }) => number),
    above: dataAbove(shipmentTable, { rows, numbers, position: first }, read),
    rows: rowsBelow(below, header, found.cells.length),
  });
}

/**
 * @param headingRow number of the row with the headings, 0 for none; undefined where it is looked for
 * @returns the table, in steps
 * @fails InvalidRequest for the number of a row that has nothing in it, and for cells that would be read as something else
 */
export function* recognise(
  table: SheetRows,
  file: FileFacts,
  headingRow: number | undefined,
): Steps<Either.Either<FoundTable, InvalidRequest>> {
  const header = headerFor(table, headingRow);
  if (Either.isLeft(header)) return Either.left(header.left);
  return yield* recognised(table, file, header.right);
}

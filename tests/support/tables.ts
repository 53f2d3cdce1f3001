/** Tables of shipments as the wire reads them. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import type { InvalidRequest } from "../../src/contract/failures.ts";
import { shipmentTable } from "../../src/features/cbam/table/columns.ts";
import type { Cells, SheetRows } from "../../src/domain/documents/workbook.ts";
import { readCsv } from "../../src/http/wire/table/csv.ts";
import { csvQuestion, sheetQuestion, type TableQuestion } from "../../src/http/wire/table/question.ts";
import { atOnce } from "../../src/kernel/steps.ts";
import type { TableOptions } from "../../src/http/wire/table/shape.ts";
import { readTableRow, type TableRow } from "../../src/http/wire/table/table_row.ts";

/** What a call says when it says nothing. */
export const nothingSaid: TableOptions = { decimal: undefined, keepsExtraColumns: false };

/** A table that was read to its end. */
export interface ReadTable extends Omit<TableQuestion, "rows"> {
  readonly rows: ReadonlyArray<TableRow>;
}

const toTheEnd = (question: TableQuestion): ReadTable => ({
  ...question,
  rows: question.rows.map((cells) => readTableRow(cells, question.shape)),
});

/** Rows that follow each other without a blank one. */
export const numbered = (rows: ReadonlyArray<Cells>): SheetRows => ({
  rows,
  numbers: rows.map((_, index) => index + 1),
});

/** Reads the rows of a sheet. */
export const tableOfSheet = (
  rows: ReadonlyArray<Cells>,
  options: TableOptions = nothingSaid,
): Either.Either<ReadTable, InvalidRequest> =>
  Either.map(atOnce(sheetQuestion(shipmentTable, numbered(rows), options)), toTheEnd);

/** Reads CSV text. */
export const tableOfCsv = (
  text: string,
  options: TableOptions = nothingSaid,
): Either.Either<ReadTable, InvalidRequest> =>
  Either.map(
    Either.flatMap(readCsv(shipmentTable, new TextEncoder().encode(text), options.headingRow), (table) =>
      atOnce(csvQuestion(shipmentTable, table, options))),
    toTheEnd,
  );

/** The table, where it can be read. */
export const goodTable = (text: string, options?: TableOptions): ReadTable =>
  Either.getOrElse(tableOfCsv(text, options), (failure) => assert.fail(failure.message));

/** What is wrong with the table, where something is. */
export const refused = (text: string, options?: TableOptions): InvalidRequest =>
  Either.match(tableOfCsv(text, options), { onLeft: (failure) => failure, onRight: () => assert.fail(text) });

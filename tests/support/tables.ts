/** Tables of shipments as the wire reads them. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import type { InvalidRequest } from "../../src/domain/failures.ts";
import type { Cells } from "../../src/domain/documents/workbook.ts";
import { type CsvTable, readCsv } from "../../src/http/wire/table/csv.ts";
import { shapeOf, type TableOptions, type TableShape } from "../../src/http/wire/table/shape.ts";
import { readTableRow, shipmentRows, type TableRow } from "../../src/http/wire/table/table_row.ts";

/** What a call says when it says nothing. */
export const nothingSaid: TableOptions = { decimal: undefined, keepsExtraColumns: false };

/** A table that was read to its end. */
export interface ReadTable {
  readonly shape: TableShape;
  readonly rows: ReadonlyArray<TableRow>;
  readonly sumRows: number;
}

/** Reads rows of cells, whichever file they came in. */
export const tableOfCells = (
  rows: ReadonlyArray<Cells>,
  options: TableOptions,
  ownMark?: "point",
): Either.Either<ReadTable, InvalidRequest> =>
  Either.map(shapeOf(rows, options, ownMark), (shape) => {
    const shipments = shipmentRows(rows, shape);
    return {
      shape,
      rows: shipments.rows.map((cells) => readTableRow(cells, shape)),
      sumRows: shipments.sumRows,
    };
  });

const ownMarkOf = ({ separator }: CsvTable): "point" | undefined => separator === "," ? "point" : undefined;

/** Reads CSV text. */
export const tableOfCsv = (
  text: string,
  options: TableOptions = nothingSaid,
): Either.Either<ReadTable, InvalidRequest> =>
  Either.flatMap(
    readCsv(new TextEncoder().encode(text)),
    (csv) => tableOfCells(csv.rows, options, ownMarkOf(csv)),
  );

/** The table, where it can be read. */
export const goodTable = (text: string, options?: TableOptions): ReadTable =>
  Either.getOrElse(tableOfCsv(text, options), (failure) => assert.fail(failure.message));

/** What is wrong with the table, where something is. */
export const refused = (text: string, options?: TableOptions): InvalidRequest =>
  Either.match(tableOfCsv(text, options), { onLeft: (failure) => failure, onRight: () => assert.fail(text) });

/**
 * Texts of a batch's rows that are kept together, compressed: rows of one call are alike, and alone each is too short for a
 * compression of its own. `sql/0049_audit_slices.sql`; figures in docs/operations.md.
 */
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";

/** A report of one row unpacks its whole slice: more rows save little more. */
const mostRows = 256;
/** Compressing more at once would keep the thread to itself for too long, UTF-16 units. */
const mostText = 512 * 1_024;

/** Texts of a row that go into a slice. */
export type RowTexts = Pick<RowRecord, "clientRef" | "sent" | "input" | "output">;

const columns = ["clientRef", "sent", "input", "output"] as const;

const lengthOf = (row: RowTexts): number => columns.reduce((sum, column) => sum + row[column].length, 0);

/** Cuts rows that follow each other into the slices that they are kept in. */
export const slicesOf = (rows: ReadonlyArray<RowRecord>): ReadonlyArray<ReadonlyArray<RowRecord>> => {
  const slices: Array<Array<RowRecord>> = [];
  let text = 0;
  for (const row of rows) {
    const slice = slices.at(-1);
    const length = lengthOf(row);
    if (slice === undefined || slice.length >= mostRows || text + length > mostText) {
      slices.push([row]);
      text = length;
    } else {
      slice.push(row);
      text += length;
    }
  }
  return slices;
};

/**
 * Packs the texts of a slice's rows, column by column, a line each: JSON of the service's own has no raw line break.
 * @returns base64
 */
export const packed = (rows: ReadonlyArray<RowTexts>): string =>
  zstdCompressSync(columns.map((column) => rows.map((row) => row[column]).join("\n")).join("\n"))
    .toString("base64");

/** Texts of the rows of a packed slice, in their order. */
export const unpacked = (slice: Uint8Array): ReadonlyArray<RowTexts> => {
  const lines = new TextDecoder().decode(zstdDecompressSync(slice)).split("\n");
  const count = lines.length / columns.length;
  const text = (column: number, at: number): string => lines[column * count + at] ?? "";
  return Array.from({ length: count }, (_, at) => ({
    clientRef: text(0, at),
    sent: text(1, at),
    input: text(2, at),
    output: text(3, at),
  }));
};

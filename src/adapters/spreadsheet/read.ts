/** The cells of a workbook's first sheet. */
import { streamXlsxRows } from "hucre/xlsx";
import type { SheetLimits } from "../../application/cbam/spreadsheets.ts";
import type { Cell, Cells } from "../../domain/documents/workbook.ts";
import { unpackedWorkbook, Unreadable } from "./unpack.ts";

const midnight = "00:00:00";

const dayText = (date: Date): string | null => {
  if (Number.isNaN(date.getTime())) return null;
  const [day = "", time = ""] = date.toISOString().slice(0, 19).split("T");
  return time === midnight ? day : `${day} ${time}`;
};

const cellOf = (value: string | number | boolean | Date | null | undefined): Cell =>
  value instanceof Date ? dayText(value) : value ?? null;

const isFilled = (cell: Cell): boolean => cell !== null && cell !== "";

const cellsOf = (values: ReadonlyArray<string | number | boolean | Date | null>, columns: number): Cells => {
  const end = values.findLastIndex((value) => value !== null && value !== "") + 1;
  if (end > columns) {
    throw new Unreadable({ kind: "tooManyColumns", of: "sheet", most: columns });
  }
  return values.slice(0, end).map(cellOf);
};

const reasonOf = (error: unknown): Unreadable =>
  error instanceof Unreadable ? error : new Unreadable({
    kind: "sheetUnreadable",
    why: error instanceof Error ? error.message.slice(0, 200) : "damaged",
  });

/**
 * @returns the rows that have something in them, from the first one on
 * @throws Unreadable, with a sentence for the one who sent it
 */
export async function* readRows(bytes: Uint8Array, { rows, columns }: SheetLimits): AsyncGenerator<Cells> {
  let given = 0;
  try {
    for await (const { values } of streamXlsxRows(unpackedWorkbook(bytes))) {
      const cells = cellsOf(values, columns);
      if (!cells.some(isFilled)) continue;
      yield cells;
      given += 1;
      if (given >= rows) return;
    }
  } catch (error) {
    throw reasonOf(error);
  }
}

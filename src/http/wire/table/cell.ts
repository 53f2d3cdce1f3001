/** Cells of a table that came in, whichever file it came in. */

/** Text of a CSV cell or a text cell; a spreadsheet's number, truth value or day (as `YYYY-MM-DD`, with its time if it has one). */
export type Cell = string | number | boolean | null;

/** Cells from left to right; cells behind the last one are empty. */
export type Cells = ReadonlyArray<Cell>;

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === "string" && cell.trim() === "");

export const isBlankRow = (cells: Cells): boolean => cells.every(isBlank);

export const textOf = (cell: Cell | undefined): string =>
  cell === undefined || cell === null ? "" : String(cell).trim();

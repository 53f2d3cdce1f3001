/** Pieces in which the rows of a workbook come to the worker that writes it. */
import type { Cells } from "../../../domain/documents/workbook.ts";

const rowsOfPiece = 50;
/** Characters of a piece, about: whoever makes it is held up for a few milliseconds. */
const charactersOfPiece = 65_536;

/** Pieces that may be on their way to the worker. */
export const piecesAhead = 4;

/** Characters of the cells, a value that is no text counted as one. */
export const charactersOf = (cells: Cells): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 1), 0);

/** The rows in pieces, each made when it is taken. */
export function* piecesOf(rows: Iterable<Cells>): Generator<ReadonlyArray<Cells>> {
  let [piece, characters]: [Array<Cells>, number] = [[], 0];
  for (const cells of rows) {
    piece.push(cells);
    characters += charactersOf(cells);
    if (piece.length < rowsOfPiece && characters < charactersOfPiece) continue;
    yield piece;
    [piece, characters] = [[], 0];
  }
  if (piece.length > 0) yield piece;
}

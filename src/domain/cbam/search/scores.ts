/** Scores of rows for a word of a query. */

/** Scores of rows for a word. */
export interface Scores {
  /** Of each row, by its place in the index: 0 for not at all, at most 1. */
  readonly ofRow: Float32Array;
  /** The places of the rows that match, ascending. */
  readonly rows: ReadonlyArray<number>;
  /** Numbers of the words that were taken for the word, where no goods have it: empty for a word that some have. */
  readonly standIns: ReadonlyArray<number>;
}

/** Returns the scores with the rows that they are of. */
export const scoresOfRows = (ofRow: Float32Array, standIns: ReadonlyArray<number> = []): Scores => {
  const rows: Array<number> = [];
  for (let row = 0; row < ofRow.length; row++) if ((ofRow[row] ?? 0) > 0) rows.push(row);
  return { ofRow, rows, standIns };
};

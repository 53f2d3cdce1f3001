/**
 * Columns of many rows as parameters: texts of one line each, a row a line, so that nothing has to be escaped. JSON of the
 * service's own has no raw line break.
 */

/** Line that stands for null. */
const nothing = "-";

/** @returns a column of the rows as a parameter; null is told from any text but "-" */
export const linesOf = <Row>(
  rows: ReadonlyArray<Row>,
  valueOf: (row: Row) => string | number | null,
): string => rows.map((row) => valueOf(row) ?? nothing).join("\n");

/** @returns the array of such a parameter, null where nothing stands */
export const arrayOfLines = (parameter: number): string =>
  `string_to_array($${parameter}, e'\\n', '${nothing}')`;

/**
 * Precursors in one cell of a table: the JSON text of the array that a JSON row has, so that an answer as a table says all that its
 * question said of them, and is read again as that.
 */
import { isNothing, type ReadMembers } from "../../../contract/decoding/as_written.ts";
import { complaint } from "../../../kernel/lenient/reading.ts";
import { jsonOf, unsoundness } from "../../../kernel/text/json.ts";
import { repeatedMember } from "../../../kernel/text/json_text.ts";

/** Column of a table with the precursors of its rows, and their member. */
export const precursorColumn = "precursors";

/** Returns the cell of precursors as a row has them; undefined where it has no list of them. */
export const precursorCell = (precursors: unknown): string | undefined =>
  Array.isArray(precursors) ? JSON.stringify(precursors) : undefined;

const listOf = (cell: unknown): ReadonlyArray<unknown> | undefined => {
  if (typeof cell !== "string") return undefined;
  try {
    const list = jsonOf(cell);
    const isRead = Array.isArray(list) && unsoundness(list) === undefined &&
      repeatedMember(cell, list) === undefined;
    return isRead ? list : undefined;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
};

/** Returns what reads a row of a table whose precursors stand in one cell. An empty cell says nothing of them. */
export const withPrecursors = (read: ReadMembers): ReadMembers => (written, notation, tells) => {
  const { [precursorColumn]: cell, ...others } = written;
  if (isNothing(cell)) return read(others, notation, tells);
  const list = listOf(cell);
  if (list !== undefined) return read({ ...others, [precursorColumn]: list }, notation, tells);
  const found = read(others, notation, tells);
  const wrong = complaint({ path: precursorColumn, value: cell }, "format", {
    kind: "precursorJson",
    found: cell,
  });
  return { ...found, complaints: [...found.complaints, wrong.complaint] };
};

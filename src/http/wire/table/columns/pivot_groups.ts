/**
 * Groups of pivot tables: a label stands in the first row of its group alone, and behind the group a row that sums it up
 * and says the label again (`China Ergebnis`, `Total 72083900`). The label holds for each row between the two, and only there.
 */
import type { Cell, Cells } from "../../../../domain/documents/workbook.ts";
import { folded } from "../../../../kernel/lenient/fold.ts";
import { sumWordIn } from "../../../../kernel/lenient/sum_words.ts";
import { inStepsOf, type Steps } from "../../../../kernel/steps.ts";
import { isBlank, textOf } from "../cells/cell.ts";
import type { ColumnSet } from "./column_set.ts";
import type { HeaderCell } from "./header.ts";
import { mayBeShared } from "./merged.ts";

/** Rows in which each has the labels of its groups, and those among them that sum a group up. */
export interface GroupedRows {
  readonly rows: ReadonlyArray<Cells>;
  readonly groupSums: ReadonlySet<Cells>;
}

const keyOf = (cell: Cell | undefined): string => folded(textOf(cell)).replaceAll(" ", "");

/** True if the text is that of the labelled cell with a word of sums behind it or before it. */
const isSumOf = (labelled: Cell | undefined, cell: Cell): boolean => {
  if (typeof cell !== "string" || sumWordIn(cell) !== "part") return false;
  const label = keyOf(labelled);
  if (label === "") return false;
  const words = folded(cell).split(" ");
  return words.slice(0, -1).join("") === label && sumWordIn(words.at(-1) ?? "") !== undefined ||
    words.slice(1).join("") === label && sumWordIn(words[0] ?? "") !== undefined;
};

/** A group: the row of its label, and the one that sums it up. */
interface Group {
  readonly from: number;
  readonly to: number;
}

/** @param others positions that a row leaves empty that sums a group of the column up */
function* groupsIn(
  rows: ReadonlyArray<Cells>,
  column: number,
  others: ReadonlyArray<number>,
): Steps<ReadonlyArray<Group>> {
  const groups: Array<Group> = [];
  let from: number | undefined;
  yield* inStepsOf(rows, (cells, at) => {
    const cell = cells[column] ?? null;
    if (isBlank(cell)) return;
    const isSum = from !== undefined && others.every((other) => isBlank(cells[other])) &&
      isSumOf(rows[from]?.[column], cell);
    if (from !== undefined && isSum) groups.push({ from, to: at });
    from = isSum ? undefined : at;
  });
  return groups;
}

/** @returns the rows, in which each has the labels of its groups in the columns that may be shared, in steps */
export function* groupsFilled(
  set: ColumnSet,
  header: ReadonlyArray<HeaderCell>,
  rows: ReadonlyArray<Cells>,
): Steps<GroupedRows> {
  const columns = header.filter((cell) => mayBeShared(set, cell)).map(({ position }) => position);
  const groups: Array<{ readonly column: number; readonly found: ReadonlyArray<Group> }> = [];
  for (const column of columns) {
    const found = yield* groupsIn(rows, column, columns.filter((other) => other !== column));
    groups.push({ column, found });
  }
  const sums = new Set(groups.flatMap(({ found }) => found.map(({ to }) => to)));
  if (sums.size === 0) return { rows, groupSums: new Set() };
  const filled = rows.map((cells) => [...cells]);
  for (const { column, found } of groups) {
    for (const { from, to } of found) {
      for (let at = from + 1; at < to; at++) {
        const cells = filled[at];
        if (cells === undefined || sums.has(at) || !isBlank(cells[column])) continue;
        while (cells.length <= column) cells.push(null);
        cells[column] = rows[from]?.[column] ?? null;
      }
    }
  }
  return { rows: filled, groupSums: new Set(filled.filter((_, at) => sums.has(at))) };
}

/** Items of lists in cells, counted over a whole table before any is read. Decision 0193. */
import type { SheetRows } from "../../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import type { Steps } from "../../../../kernel/steps.ts";
import { containersIn, mostContainers } from "../../../../kernel/text/json_text.ts";
import { longestText } from "../../../../kernel/text/text_budget.ts";

/** Lists in cells: JSON text, or items with a bar between two. */
export type ListForm = "JSON" | "bars";

/** A column of a table whose cells hold lists. */
export interface ListColumn {
  readonly name: string;
  readonly position: number;
  readonly heading: string;
  readonly form: ListForm;
}

const barsIn = (text: string): number => {
  let bars = 0;
  for (let at = text.indexOf("|"); at >= 0; at = text.indexOf("|", at + 1)) bars++;
  return bars;
};

const itemsIn: Readonly<Record<ListForm, (text: string) => number>> = {
  JSON: containersIn,
  bars: (text) => barsIn(text) + 1,
};

/** Rows after which counting stops for a moment: their lists have some hundred thousand characters at most. */
const rowsOfStep = 50;

/** @returns an issue of the column at which a table's lists have more items together than are read, in steps */
export function* listIssues(
  lists: ReadonlyArray<ListColumn>,
  { rows }: Pick<SheetRows, "rows">,
): Steps<ReadonlyArray<Issue>> {
  if (lists.length === 0) return [];
  let items = 0;
  for (const [index, cells] of rows.entries()) {
    if (index % rowsOfStep === 0) yield;
    for (const { name, position, heading, form } of lists) {
      const cell = cells[position];
      if (typeof cell !== "string" || cell === "" || cell.length > longestText) continue;
      items += itemsIn[form](cell);
      if (items > mostContainers) {
        const finding = { kind: "tooManyListItems", heading, most: mostContainers } as const;
        return [issueOf({ path: name, code: "length" }, finding)];
      }
    }
  }
  return [];
}

/**
 * Columns that a person named by hand: what people see of their cells, and units that stand around them, are looked at as if the sheet had named
 * them so.
 */
import { type InvalidRequest, invalidRequest } from "../../../contract/failures.ts";
import type { Cell, Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import {
  type SeenColumn,
  seenFacts,
  seenMerged,
  type UnitText,
} from "../../../http/wire/table/cells/seen.ts";
import type { HeaderCell } from "../../../http/wire/table/columns/header.ts";
import type { Heading } from "../../../http/wire/table/columns/column_set.ts";
import { headingOf } from "../../../http/wire/table/columns/headings.ts";
import { emptiedAgain, mayBeShared } from "../../../http/wire/table/columns/merged.ts";
import { energyConflicts, unitConflicts } from "../../../http/wire/table/columns/units/unit_conflicts.ts";
import { namedOtherwise, unitsAround } from "../../../http/wire/table/columns/units/unit_issues.ts";
import { about, type Issue, issueOf } from "../../../kernel/issue.ts";
import type { Steps } from "../../../kernel/steps.ts";
import { shipmentTable } from "./columns.ts";

/** Rows whose columns a person named. */
interface NamedRows {
  /** Member that each column is read as; null for one that is passed through. */
  readonly names: ReadonlyArray<string | null>;
  readonly rows: ReadonlyArray<Cells>;
  readonly numbers?: ReadonlyArray<number> | undefined;
  readonly headings?: ReadonlyArray<string> | undefined;
  readonly seen?: ReadonlyArray<SeenColumn | null> | undefined;
  readonly around?: ReadonlyArray<UnitText> | undefined;
  readonly file?: { readonly isFrom1904: boolean } | undefined;
}

/** @returns the rows below names that a person gave, with all that the reading of the file told of their cells. */
export const belowNames = (
  header: ReadonlyArray<HeaderCell>,
  { rows, numbers: told, seen = [], file }: NamedRows,
): SheetRows => {
  const numbers = rows.map((_, at) => told?.[at] ?? at + 1);
  const isNumber = new Set(
    header.filter((cell) => "column" in cell.heading && !mayBeShared(shipmentTable, cell))
      .map(({ position }) => position),
  );
  const all = seenMerged(seen, numbers);
  const again = all.filter(({ column, isFilled }) => isFilled && isNumber.has(column));
  const merged = all.filter(({ column, isFilled }) => !isFilled || isNumber.has(column));
  return {
    rows: emptiedAgain({ rows, numbers, merged: again }),
    numbers,
    merged,
    ...seenFacts(seen, numbers),
    isFrom1904: file?.isFrom1904 === true,
  };
};

const isOfUnits = (heading: Heading): boolean =>
  "column" in heading && heading.column === shipmentTable.unitColumn;

/** The header, in which columns that a person passes through are what their own headings say of quantities and units. */
const withOwnUnits = (
  header: ReadonlyArray<HeaderCell>,
  { names, headings = [] }: NamedRows,
): ReadonlyArray<HeaderCell> =>
  header.map((cell) => {
    const text = headings[cell.position] ?? "";
    if ((names[cell.position] ?? null) !== null || text === "") return cell;
    const heading = headingOf(shipmentTable, text);
    return { ...cell, text, heading: isOfUnits(heading) || !("column" in heading) ? heading : cell.heading };
  });

/** @returns issues of units that stand around the quantities that a person named: in words, or in a column that is passed through, in steps. */
export function* unitsBeside(
  header: ReadonlyArray<HeaderCell>,
  below: SheetRows,
  table: NamedRows,
): Steps<ReadonlyArray<Issue>> {
  const { seen = [], around = [] } = table;
  const passedOver = seen.flatMap((column, position) =>
    (column?.words ?? []).map(({ row, text }) => ({
      row,
      cells: [...Array<Cell>(position).fill(null), text],
    }))
  );
  const hasUnits = header.some(({ heading }) => isOfUnits(heading));
  return [
    ...namedOtherwise(shipmentTable, table),
    ...(hasUnits ? energyConflicts : unitConflicts)(shipmentTable, withOwnUnits(header, table), below),
    ...yield* unitsAround(shipmentTable, header, {
      above: { rows: around.map(({ text }) => [text]), numbers: around.map(({ row }) => row) },
      below: {
        rows: [...passedOver.map(({ cells }) => cells), ...below.rows],
        numbers: [...passedOver.map(({ row }) => row), ...below.numbers],
      },
    }),
  ];
}

/** @returns the refusal, which calls columns by the headings of their file. */
export const byHeadings = (
  { issues }: InvalidRequest,
  { names, headings = [] }: NamedRows,
): InvalidRequest =>
  invalidRequest(issues.map((issue) => {
    const finding = issue[about];
    if (!("heading" in finding)) return issue;
    const heading = headings[names.indexOf(finding.heading)] ?? "";
    return heading === "" ? issue : issueOf(issue, { ...finding, heading });
  }));

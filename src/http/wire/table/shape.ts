/**
 * The shape of a table that came in: which of its first rows is the header, which column holds what, which columns are
 * passed through, and which decimal mark its numbers have. Decisions, "Values as they stand on customs papers" and
 * "Bulk rows and CSV".
 */
import * as Either from "effect/Either";
import { type InvalidRequest, invalidRequest } from "../../../contract/failures.ts";
import { issueOf } from "../../../kernel/issue.ts";
import { longestText, longestValue } from "../../../kernel/text/text_budget.ts";
import { shortened } from "../../../kernel/text/shown.ts";
import { type DecimalMark, evidenceOf } from "../../../kernel/lenient/number.ts";
import { splitMass } from "../../../kernel/lenient/mass.ts";
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";
import type { ColumnSet } from "./column_set.ts";
import { type HeaderCell, headerCells, headerIssues, headerPosition } from "./header.ts";

/** Options of a call for its table. */
export interface TableOptions {
  /** The decimal mark that the call names; undefined where it names none. */
  readonly decimal: "comma" | "point" | undefined;
  /** True if unknown columns are passed through (`extra_columns=keep`); else they are issues. */
  readonly keepsExtraColumns: boolean;
}

/** A column that is read, by its position. */
export interface ReadColumn {
  readonly position: number;
  readonly name: string;
  readonly heading: string;
  /** Most characters of a cell that is read. */
  readonly mostCharacters: number;
}

/** A column that is passed through, under a name that no other one has. */
export interface ExtraColumn {
  readonly position: number;
  readonly name: string;
}

/** Facts of a table before its rows are read. */
export interface TableShape {
  /** The kind of table. */
  readonly set: ColumnSet;
  /** Position of the first row below the header. */
  readonly firstRow: number;
  readonly width: number;
  readonly columns: ReadonlyArray<ReadColumn>;
  readonly extraColumns: ReadonlyArray<ExtraColumn>;
  readonly mark: DecimalMark;
  /** Values as they were written and read, in whole sentences, for the answer. */
  readonly readAs: ReadonlyArray<string>;
}

const extraColumnsOf = (cells: ReadonlyArray<HeaderCell>): ReadonlyArray<ExtraColumn> => {
  const taken = new Set<string>();
  return cells.filter(({ heading }) => "unknown" in heading).map(({ position, text }) => {
    const wanted = text === "" ? `column ${position + 1}` : text;
    const name = taken.has(wanted) ? `${wanted} (column ${position + 1})` : wanted;
    taken.add(name);
    return { position, name };
  });
};

/** The mark that the numbers of the table can only mean; unsaid where they mean none, or both. */
const markOf = (
  { columns }: ColumnSet,
  rows: ReadonlyArray<Cells>,
  read: ReadonlyArray<ReadColumn>,
): DecimalMark => {
  const numberColumns = new Set(columns.filter(({ isNumber }) => isNumber).map(({ name }) => name));
  const positions = read.filter(({ name }) => numberColumns.has(name)).map(({ position }) => position);
  const found = new Set<string>();
  for (const cells of rows) {
    for (const position of positions) {
      const cell: Cell | undefined = cells[position];
      if (typeof cell === "string") found.add(evidenceOf(splitMass(cell, "kg").number));
    }
  }
  if (found.has("comma")) return found.has("point") ? "unsaid" : "comma";
  return found.has("point") ? "point" : "unsaid";
};

const sentences = (
  { columns, extraColumns, mark }: Pick<TableShape, "columns" | "extraColumns" | "mark">,
): ReadonlyArray<string> => [
  ...columns.filter(({ name, heading }) => name !== heading).map(({ name, heading }) =>
    `The column ${JSON.stringify(heading)} was read as ${name}.`
  ),
  ...(mark === "comma" ? ["Numbers were read with a decimal comma."] : []),
  ...(extraColumns.length === 0 ? [] : [
    `Passed through unread: ${extraColumns.map(({ name }) => JSON.stringify(shortened(name))).join(", ")}.`,
  ]),
];

const mostOf = ({ columns }: ColumnSet, column: string): number =>
  columns.find(({ name }) => name === column)?.isList === true ? longestText : longestValue;

/**
 * @param rows of the table from the first one on, blank ones left out
 * @param ownMark the mark that the kind of table has by itself; undefined where its numbers tell
 * @fails InvalidRequest with every column that is unknown, doubled or missing
 */
export const shapeOf = (
  set: ColumnSet,
  rows: ReadonlyArray<Cells>,
  { decimal, keepsExtraColumns }: TableOptions,
  ownMark: DecimalMark | undefined,
): Either.Either<TableShape, InvalidRequest> => {
  const position = headerPosition(set, rows);
  const below = rows.slice(position + 1);
  const cells = headerCells(set, rows[position] ?? [], below);
  const issues = headerIssues(set, cells, keepsExtraColumns);
  if (issues.length > 0) return Either.left(invalidRequest(issues));
  if (below.length === 0) {
    return Either.left(invalidRequest([issueOf({ path: "", code: "missing" }, set.emptyTable)]));
  }
  const read = cells.flatMap(({ position, text, heading }) =>
    "column" in heading
      ? [{ position, name: heading.column, heading: text, mostCharacters: mostOf(set, heading.column) }]
      : []
  );
  const mark = decimal ?? ownMark ?? markOf(set, below, read);
  const found = { columns: read, extraColumns: extraColumnsOf(cells), mark };
  return Either.right({
    set,
    ...found,
    firstRow: position + 1,
    width: rows[position]?.length ?? 0,
    readAs: sentences(found),
  });
};

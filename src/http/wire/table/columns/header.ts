/**
 * The header of a table: which of the first rows it is, what each of its cells stands for, and what is wrong with it.
 */
import * as Either from "effect/Either";
import type { Cell, Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import { folded } from "../../../../kernel/lenient/fold.ts";
import { isSoundText } from "../../../../kernel/text/json.ts";
import { nearest } from "../../../../kernel/text/nearest.ts";
import { shortened } from "../../../../kernel/text/shown.ts";
import { isBlank, isDatum, textOf } from "../cells/cell.ts";
import type { Column, ColumnSet, Heading, HeadingWords } from "./column_set.ts";
import { headingAmong, headingOf, plainHeadingOf } from "./headings.ts";
import { isUnitOfOther, joinedNames } from "./two_rows.ts";

/** The header may stand below a title: it is looked for in the first rows. */
export const headerRows = 10;

/** The most columns that a table may have. */
export const mostColumns = 200;

/** A header's cell with what it stands for. */
export interface HeaderCell {
  readonly position: number;
  readonly text: string;
  readonly heading: Heading;
}

const isKnown = (set: HeadingWords, cell: Cell): boolean =>
  !isBlank(cell) && !("unknown" in headingOf(set, textOf(cell)));

/** @returns the number of cells that are known headings */
export const knownHeadings = (set: HeadingWords, cells: Cells): number =>
  cells.filter((cell) => isKnown(set, cell)).length;

/**
 * @returns the position of the row with the most known headings among the first ones that have no data in them;
 * undefined where none of them has any
 */
export const headerPosition = (set: HeadingWords, rows: ReadonlyArray<Cells>): number | undefined => {
  const known = rows.slice(0, headerRows).map((cells) => cells.some(isDatum) ? 0 : knownHeadings(set, cells));
  const most = Math.max(...known, 0);
  return most === 0 ? undefined : known.indexOf(most);
};

/** A header: its cells, as one row, and where its last row stands. */
export interface Header {
  readonly position: number;
  readonly cells: Cells;
  /** The rows that it is made of: two where a name stands above its unit, or words in two parts. */
  readonly lines: ReadonlyArray<Cells>;
}

const singleHeader = (rows: ReadonlyArray<Cells>, position: number): Header => {
  const cells = rows[position] ?? [];
  return { position, cells, lines: [cells] };
};

/** Worth of a heading: a column is known better than a mass that still lacks its unit. */
const worthOf = (cell: Cell, meaning: (text: string) => Heading): number => {
  const heading = isBlank(cell) ? { unknown: true } : meaning(textOf(cell));
  return "unknown" in heading ? 0 : "column" in heading ? 3 : 2;
};

const worth = (cells: Cells, meaning: (text: string) => Heading): number =>
  cells.reduce<number>((sum, cell) => sum + worthOf(cell, meaning), 0);

/**
 * @returns the header that is found: a row, or two rows that have more known headings together than any row has alone, or of which the
 * upper one says that a unit below it is no net mass's; undefined where every heading is unknown
 */
export const foundHeader = (set: HeadingWords, rows: ReadonlyArray<Cells>): Header | undefined => {
  const single = headerPosition(set, rows);
  const first = rows.slice(0, headerRows);
  let best = single === undefined ? undefined : singleHeader(rows, single);
  let most = worth(best?.cells ?? [], (text) => headingOf(set, text));
  for (const [at, above] of first.entries()) {
    const below = first[at + 1];
    if (below === undefined || above.some(isDatum) || below.some(isDatum)) continue;
    const cells = joinedNames(set, above, below);
    const known = worth(cells, (text) => plainHeadingOf(set, text));
    const isQualified = best?.position === at + 1 && best.lines.length === 1 &&
      isUnitOfOther(set, { above, below }, cells);
    if (known <= most && !isQualified) continue;
    [best, most] = [{ position: at + 1, cells, lines: [above, below] }, known];
  }
  return best;
};

const sameText = (one: Cell | undefined, other: Cell | undefined): boolean =>
  textOf(one).toLowerCase() === textOf(other).toLowerCase();

/** True if the row has nothing but what the line has in the same places, in two of them or more. */
const repeats = (line: Cells, cells: Cells): boolean => {
  let filled = 0;
  for (const [position, cell] of cells.entries()) {
    if (isBlank(cell)) continue;
    if (!sameText(line[position], cell)) return false;
    filled += 1;
  }
  return filled > 1;
};

/** @returns true if the row repeats a row of the header, as lists do at the top of each page */
export const isHeadingAgain = ({ lines }: Pick<Header, "lines">, cells: Cells): boolean =>
  lines.some((line) => repeats(line, cells));

const noSuchRow = (headingRow: number): Issue =>
  issueOf({ path: "heading_row", code: "range" }, { kind: "headingRowBlank", row: headingRow });

/** The issue of a table whose first rows have headings only beside data; undefined where none has any. */
const onlyBesideData = (set: ColumnSet, { rows, numbers }: SheetRows): Issue | undefined => {
  const at = rows.slice(0, headerRows).findIndex((cells) => knownHeadings(set, cells) > 0);
  return at < 0 ? undefined : issueOf(
    { path: "heading_row", code: "missing" },
    { kind: "noHeadingRow", rows: headerRows, row: numbers[at] ?? at + 1 },
  );
};

/**
 * @param headingRow number of the row that the call names as the header
 * @returns the header: the row that is named, or what is found; the first row where nothing is a heading
 */
export const headerOf = (
  set: ColumnSet,
  table: SheetRows,
  headingRow: number | undefined,
): Either.Either<Header, Issue> => {
  if (headingRow !== undefined) {
    const position = table.numbers.indexOf(headingRow);
    return position < 0
      ? Either.left(noSuchRow(headingRow))
      : Either.right(singleHeader(table.rows, position));
  }
  const header = foundHeader(set, table.rows);
  if (header !== undefined) return Either.right(header);
  const issue = onlyBesideData(set, table);
  return issue === undefined ? Either.right(singleHeader(table.rows, 0)) : Either.left(issue);
};

/** @returns the header's cells, those left out that have neither a heading nor anything below */
export const headerCells = (
  set: HeadingWords,
  header: Cells,
  below: ReadonlyArray<Cells>,
): ReadonlyArray<HeaderCell> =>
  header.flatMap((cell, position) => {
    const text = textOf(cell);
    const isUnused = text === "" && below.every((cells) => isBlank(cells[position]));
    return isUnused ? [] : [{ position, text, heading: headingAmong(set, text, header) }];
  });

const unknownIssue = ({ columns }: ColumnSet, { position, text }: HeaderCell): Issue =>
  issueOf(
    { path: shortened(text), code: "unknown", suggestion: nearest(text, columns.map(({ name }) => name)) },
    { kind: "unknownColumn", position: position + 1, text },
  );

const lacksUnitIssue = ({ text }: HeaderCell): Issue =>
  issueOf({ path: shortened(text), code: "ambiguous" }, { kind: "columnWithoutUnit", text });

const duplicateIssue = (column: string, earlier: string, text: string): Issue =>
  issueOf({ path: column, code: "duplicate" }, { kind: "columnTwice", column, earlier, text });

/** The first unknown heading that has the unit of a mass among its words, with the unit as headings have it. */
const likeQuantity = ({ unitWords: { units }, quantities }: ColumnSet, cells: ReadonlyArray<HeaderCell>) => {
  for (const { heading, text } of cells) {
    const word = folded(text).split(" ").findLast((each) => Object.hasOwn(units, each));
    const column = word === undefined ? undefined : units[word];
    if (!("unknown" in heading) || column === undefined || !quantities.has(column)) continue;
    const unit = Object.keys(units).find((each) => units[each] === column);
    if (unit !== undefined) return { text, unit };
  }
  return undefined;
};

/** A quantity that no mass is read of, for the unit in a column beside it: where the two stand, and what is said. */
export interface UnreadQuantity {
  readonly positions: ReadonlyArray<number>;
  readonly issue: Issue;
}

/** The issue of a column that lacks; of a quantity by the heading of a gross mass, or with one that could be the net mass, where there is one. */
const missingIssue = (set: ColumnSet, cells: ReadonlyArray<HeaderCell>, { name, need }: Column): Issue => {
  const isQuantity = need === "one quantity";
  const gross = isQuantity ? cells.find(({ heading }) => "isGross" in heading)?.text : undefined;
  if (gross !== undefined) {
    const finding = { kind: "grossQuantity", text: gross, column: name } as const;
    return issueOf({ path: shortened(gross), code: "ambiguous" }, finding);
  }
  const like = isQuantity ? likeQuantity(set, cells) : undefined;
  return issueOf(
    { path: name, code: "missing" },
    { kind: "columnMissing", column: name, isQuantity, rows: headerRows, like },
  );
};

/** Needs of which a table must have one column. */
const oneOf = ["one code", "one quantity"] as const;

/** The required columns that lack, and the first of those of which one must be there where every one lacks. */
const missingColumns = (
  { columns }: ColumnSet,
  cells: ReadonlyArray<HeaderCell>,
): ReadonlyArray<Column> => {
  const there = new Set(cells.map(({ heading }) => "column" in heading ? heading.column : ""));
  const required = columns.filter(({ name, need }) => need === "required" && !there.has(name));
  const lacksUnit = cells.some(({ heading }) => "lacksUnit" in heading);
  const groups = oneOf.flatMap((group) => {
    const ofGroup = columns.filter(({ need }) => need === group);
    const isThere = ofGroup.some(({ name }) => there.has(name)) || (group === "one quantity" && lacksUnit);
    return isThere ? [] : ofGroup.slice(0, 1);
  });
  return [...required, ...groups];
};

/**
 * @param keepsExtraColumns whether unknown columns are passed through
 * @param unread gives a quantity whose unit no mass is read in, where no mass is there: it is told unless another quantity is and the rest is passed through
 * @returns every column that is unknown, doubled, without a unit or missing
 */
export const headerIssues = (
  set: ColumnSet,
  cells: ReadonlyArray<HeaderCell>,
  keepsExtraColumns: boolean,
  unread: () => UnreadQuantity | undefined,
): ReadonlyArray<Issue> => {
  const seen = new Map<string, string>();
  const missing = missingColumns(set, cells);
  const isQuantity = ({ need }: Column): boolean => need === "one quantity";
  const told = !keepsExtraColumns || missing.some(isQuantity) ? unread() : undefined;
  const issueWith = (cell: HeaderCell): Issue | undefined => {
    const { heading, text } = cell;
    if (!isSoundText(text)) {
      const position = cell.position + 1;
      return issueOf({ path: "", code: "unreadable" }, { kind: "brokenHeading", position });
    }
    if ("lacksUnit" in heading) return lacksUnitIssue(cell);
    const isPassed = keepsExtraColumns || "isCompared" in heading || told?.positions.includes(cell.position);
    if (!("column" in heading)) return isPassed ? undefined : unknownIssue(set, cell);
    const earlier = seen.get(heading.column);
    seen.set(heading.column, text);
    return earlier === undefined ? undefined : duplicateIssue(heading.column, earlier, text);
  };
  return [
    ...cells.flatMap((cell) => issueWith(cell) ?? []),
    ...missing.flatMap((each) => told && isQuantity(each) ? [] : [missingIssue(set, cells, each)]),
    ...(told === undefined ? [] : [told.issue]),
  ];
};

/**
 * The shape of a table that came in: which of its first rows is the header, which column holds what, which columns are
 * passed through, and which decimal mark its numbers have. Decisions, "Values as they stand on customs papers" and
 * "Bulk rows and CSV".
 */
import * as Either from "effect/Either";
import { type InvalidRequest, invalidRequest, type Issue } from "../../../domain/failures.ts";
import { type DecimalMark, evidenceOf } from "../../../kernel/lenient/number.ts";
import { splitMass } from "../../../kernel/lenient/mass.ts";
import { shownText } from "../../../kernel/lenient/reading.ts";
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";
import { isBlank, textOf } from "./cell.ts";
import { columns } from "./columns.ts";
import { type Heading, headingOf } from "./headings.ts";

/** The header may stand below a title: it is looked for in the first rows. */
export const headerRows = 10;

/** The most columns that a table may have. */
export const mostColumns = 200;

/** The most issues that one answer names. */
export const mostIssues = 100;

/** What a call says about its table. */
export interface TableOptions {
  /** The decimal mark that the call names; undefined where it names none. */
  readonly decimal: "comma" | "point" | undefined;
  /** Whether unknown columns are passed through (`extra_columns=keep`); else they are issues. */
  readonly keepsExtraColumns: boolean;
}

/** A column that is read, by its position. */
export interface ReadColumn {
  readonly position: number;
  readonly name: string;
  readonly heading: string;
}

/** A column that is passed through, under a name that no other one has. */
export interface ExtraColumn {
  readonly position: number;
  readonly name: string;
}

/** What is known of a table before its rows are read. */
export interface TableShape {
  /** Position of the first row below the header. */
  readonly firstRow: number;
  readonly width: number;
  readonly columns: ReadonlyArray<ReadColumn>;
  readonly extraColumns: ReadonlyArray<ExtraColumn>;
  readonly mark: DecimalMark;
  /** What was taken for what, in whole sentences, for the answer to say. */
  readonly readAs: ReadonlyArray<string>;
}

/** @returns the issues, at most a hundred of them, and how many more there are */
export const firstIssues = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> =>
  issues.length <= mostIssues ? issues : [
    ...issues.slice(0, mostIssues),
    { path: "", message: `And ${issues.length - mostIssues} more.` },
  ];

const knownIn = (cells: Cells): number =>
  cells.filter((cell) => !isBlank(cell) && !("unknown" in headingOf(textOf(cell)))).length;

/** The row with the most known headings; the first one where none has any. */
const headerPosition = (rows: ReadonlyArray<Cells>): number => {
  const known = rows.slice(0, headerRows).map(knownIn);
  return Math.max(0, known.indexOf(Math.max(...known, 0)));
};

/** A header's cell with what it stands for. */
interface HeaderCell {
  readonly position: number;
  readonly text: string;
  readonly heading: Heading;
}

const headerCells = (header: Cells, rows: ReadonlyArray<Cells>): ReadonlyArray<HeaderCell> =>
  header.flatMap((cell, position) => {
    const text = textOf(cell);
    const isUnused = text === "" && rows.every((cells) => isBlank(cells[position]));
    return isUnused ? [] : [{ position, text, heading: headingOf(text) }];
  });

const unknownIssue = ({ position, text }: HeaderCell): Issue => {
  const named = text === ""
    ? `Column ${position + 1} has no heading`
    : `The column ${JSON.stringify(shownText(text))} is not known`;
  return {
    path: shownText(text),
    message: `${named}: leave it out, or say extra_columns=keep to pass it through.`,
  };
};

const headerIssues = (cells: ReadonlyArray<HeaderCell>, keepsExtraColumns: boolean): ReadonlyArray<Issue> => {
  const seen = new Map<string, string>();
  const issues: Array<Issue> = [];
  for (const cell of cells) {
    const { heading, text } = cell;
    if ("lacksUnit" in heading) {
      const right = `${text} (kg)" or "${text} (t)`;
      issues.push({
        path: text,
        message: `The column ${JSON.stringify(text)} names no unit: call it "${right}".`,
      });
    } else if ("column" in heading) {
      const earlier = seen.get(heading.column);
      if (earlier !== undefined) {
        const both = earlier === text ? "" : ` (${JSON.stringify(earlier)} and ${JSON.stringify(text)})`;
        issues.push({
          path: heading.column,
          message: `The column ${heading.column} is there more than once${both}.`,
        });
      }
      seen.set(heading.column, text);
    } else if (!keepsExtraColumns) issues.push(unknownIssue(cell));
  }
  const missing = columns.filter(({ name, need }) => need === "required" && !seen.has(name)).map(({ name }) =>
    name
  );
  const lacksMass = !columns.some(({ name, need }) => need === "one mass" && seen.has(name)) &&
    !cells.some(({ heading }) => "lacksUnit" in heading);
  return [
    ...issues,
    ...[...missing, ...(lacksMass ? ["tonnage"] : [])].map((name) => ({
      path: name,
      message: `The column ${name} is missing${
        name === "tonnage" ? " (or net_mass_kg)" : ""
      }: one of the first ${headerRows} rows must name the columns.`,
    })),
  ];
};

const extraColumnsOf = (cells: ReadonlyArray<HeaderCell>): ReadonlyArray<ExtraColumn> => {
  const taken = new Set<string>();
  return cells.filter(({ heading }) => "unknown" in heading).map(({ position, text }) => {
    const wanted = text === "" ? `column ${position + 1}` : text;
    const name = taken.has(wanted) ? `${wanted} (column ${position + 1})` : wanted;
    taken.add(name);
    return { position, name };
  });
};

const numberColumns = new Set([
  "tonnage",
  "net_mass_kg",
  "verified_direct_intensity",
  "verified_indirect_intensity",
  "origin_carbon_price_eur_per_t",
]);

/** The mark that the numbers of the table can only mean; unsaid where they mean none, or both. */
const markOf = (rows: ReadonlyArray<Cells>, read: ReadonlyArray<ReadColumn>): DecimalMark => {
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

const sentences = (read: ReadonlyArray<ReadColumn>, mark: DecimalMark): ReadonlyArray<string> => [
  ...read.filter(({ name, heading }) => name !== heading).map(({ name, heading }) =>
    `The column ${JSON.stringify(heading)} was read as ${name}.`
  ),
  ...(mark === "comma" ? ["Numbers were read with a decimal comma."] : []),
];

/**
 * @param rows of the table from the first one on, blank ones left out
 * @param ownMark the mark that the kind of table has by itself; undefined where its numbers tell
 * @fails InvalidRequest with every column that is unknown, doubled or missing
 */
export const shapeOf = (
  rows: ReadonlyArray<Cells>,
  { decimal, keepsExtraColumns }: TableOptions,
  ownMark: DecimalMark | undefined,
): Either.Either<TableShape, InvalidRequest> => {
  const position = headerPosition(rows);
  const below = rows.slice(position + 1);
  const cells = headerCells(rows[position] ?? [], below);
  const issues = headerIssues(cells, keepsExtraColumns);
  if (issues.length > 0) return Either.left(invalidRequest(firstIssues(issues)));
  if (below.length === 0) {
    const message = "The table must hold at least one shipment below its first line.";
    return Either.left(invalidRequest([{ path: "", message }]));
  }
  const read = cells.flatMap(({ position, text, heading }) =>
    "column" in heading ? [{ position, name: heading.column, heading: text }] : []
  );
  const mark = decimal ?? ownMark ?? markOf(below, read);
  return Either.right({
    firstRow: position + 1,
    width: rows[position]?.length ?? 0,
    columns: read,
    extraColumns: extraColumnsOf(cells),
    mark,
    readAs: sentences(read, mark),
  });
};

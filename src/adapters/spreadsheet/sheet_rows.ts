/**
 * The rows of a sheet, read one after the other within a budget that is counted while they are read: rows, columns, and
 * characters as the sheet shows them, a shared text in each cell that names it.
 */
import { cut } from "../../kernel/text/shown.ts";
import { withinOneMore } from "../../kernel/text/text_budget.ts";
import type { SheetLimits } from "../../application/documents/spreadsheets.ts";
import type { Cell, MergedCells, NumberedRow, ShownAs, ShownUnit } from "../../domain/documents/workbook.ts";
import type { CellSources } from "./cell_sources.ts";
import { columnOf, isStruckText, lacksResult, type OpenCell, SheetReader, valueOf } from "./sheet_reader.ts";
import { Unreadable } from "./unpack.ts";
import { XmlReader } from "./xml_reader.ts";

/** Characters that a number, a truth value or an empty cell counts as. */
const plainCharacters = 8;

/** Most units that are told of a sheet cell by cell; more of them are told where their column has them first. */
const mostUnits = 20_000;
/** Most kinds of units that a sheet may have, each counted in each column: 50 in each of 200 columns. */
const mostKinds = 10_000;
/** Most cells that are told as struck out: a table of 5 000 rows has as many in four of its columns. */
const mostStruck = 20_000;

/** Text in the place of a formula's result that the file lacks: blank, its row would be calculated without it. */
const withoutResult = "=?";

/** Budget of characters, of one sheet or of all of a workbook. */
export class CharacterBudget {
  #characters = 0;
  /** Number of cells that were counted. */
  cells = 0;

  constructor(private readonly most: number) {}

  /** @throws Unreadable for more characters than the budget has */
  spend(cell: Cell): void {
    this.cells += 1;
    this.#characters += typeof cell === "string" ? cell.length : plainCharacters;
    if (this.#characters > this.most) {
      throw new Unreadable({ kind: "tooManyCharactersInSheet", most: this.most });
    }
  }
}

/**
 * Kinds of units, by their columns. A format gives the same object for all of its cells: no text is compared.
 * @returns a function that notes a cell's kind, true for the first one of its kind
 */
const kindsOf = () => {
  const columns = new Map<ShownAs, Set<number>>();
  let kinds = 0;
  return (column: number, as: ShownAs): boolean => {
    const said = columns.get(as) ?? new Set();
    columns.set(as, said);
    if (said.has(column)) return false;
    if (kinds === mostKinds) throw new Unreadable({ kind: "tooManyShownUnits", most: mostKinds });
    kinds += 1;
    said.add(column);
    return true;
  };
};

/**
 * @returns the rows that have something in them, at most as many as the limits allow
 * @throws Unreadable for more columns or characters than the limits allow
 */
export function* sheetRows(sheet: string, sources: CellSources, limits: SheetLimits): Generator<NumberedRow> {
  const { columns, characters, cellCharacters } = limits;
  const reader = new SheetReader(sheet, cellCharacters);
  const budget = new CharacterBudget(characters);
  let cells: Array<Cell> = [];
  let shown: Array<ShownUnit> = [];
  let struck: Array<number> = [];
  let [units, lines] = [0, 0];
  const noteKind = kindsOf();
  const noteUnit = ({ row, column }: OpenCell, as: ShownAs): void => {
    if (!noteKind(column, as) && units >= mostUnits) return;
    units += 1;
    shown.push({ row, column, ...as });
  };
  /** Notes what its format shows beside the cell, and a line through it. */
  const note = (open: OpenCell, cell: Cell): void => {
    const style = sources.styles.of(open.style);
    const as = typeof cell === "number"
      ? style?.ofNumber(cell)
      : style?.isDay === true
      ? undefined
      : style?.ofText;
    if (as !== undefined) noteUnit(open, as);
    const isStruck = sources.styles.isStruck(open.style) || isStruckText(open, sources);
    if (!isStruck || lines === mostStruck) return;
    lines += 1;
    struck.push(open.column);
  };
  const put = (open: OpenCell): void => {
    const read = lacksResult(open, sources) ? withoutResult : valueOf(open, sources);
    if (read === null || read === "") return;
    if (open.column >= columns) throw new Unreadable({ kind: "tooManyColumns", of: "sheet", most: columns });
    const cell = typeof read === "string" ? withinOneMore(read, cellCharacters) : read;
    budget.spend(cell);
    while (cells.length < open.column) cells.push(null);
    cells[open.column] = cell;
    note(open, cell);
  };
  let given = 0;
  for (let number = reader.row(put); number !== undefined && given < limits.rows; number = reader.row(put)) {
    if (cells.length === 0) continue;
    yield { number, cells, isHidden: reader.isHidden, shown, struck };
    [cells, shown, struck] = [[], [], []];
    given += 1;
  }
}

/** The beginning of a sheet in which its columns are: before its rows. */
const atRows = /<(?:\w{1,20}:)?sheetData/;

/** @returns positions of the columns that the sheet hides, in their order, up to the last one that is read */
export const hiddenColumns = (sheet: string, columns: number): ReadonlyArray<number> => {
  const at = sheet.search(atRows);
  const xml = new XmlReader(at < 0 ? sheet : sheet.slice(0, at));
  /** Ranges that begin at each column, less those that ended before it. */
  const ranges = new Int32Array(columns + 2);
  for (let token = xml.next(); token !== "end"; token = xml.next()) {
    if (token !== "open" || xml.name !== "col") continue;
    const [width, isHidden = ""] = [xml.attribute("width"), xml.attribute("hidden")];
    if (!["1", "true"].includes(isHidden) && (width === undefined || Number(width) > 0)) continue;
    const [first, last] = [Number(xml.attribute("min")), Number(xml.attribute("max"))];
    const [from, to] = [Math.max(1, Math.ceil(first)), Math.min(columns, Math.floor(last))];
    if (!(from <= to)) continue;
    ranges[from] = (ranges[from] ?? 0) + 1;
    ranges[to + 1] = (ranges[to + 1] ?? 0) - 1;
  }
  const hidden: Array<number> = [];
  for (let column = 1, over = 0; column <= columns; column++) {
    over += ranges[column] ?? 0;
    if (over > 0) hidden.push(column - 1);
  }
  return hidden;
};

/** Most merged ranges that are read: a table of 5 000 rows with ten columns whose cells are merged by pairs has half as many. */
const mostRanges = 50_000;
/** Longer than any range. */
const longestRange = 40;
const range = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/i;
const behindRows = /<\/(?:\w{1,20}:)?sheetData|<(?:\w{1,20}:)?sheetData\s*\//;

/**
 * @returns the ranges of a sheet's merged cells as it names them, behind its rows
 * @throws Unreadable for more ranges than are read: their cells would be taken for empty ones
 */
export const mergedRanges = (sheet: string): ReadonlyArray<string> => {
  const xml = new XmlReader(sheet.slice(Math.max(0, sheet.search(behindRows))));
  const found: Array<string> = [];
  for (let token = xml.next(); token !== "end"; token = xml.next()) {
    if (token !== "open" || xml.name !== "mergeCell") continue;
    if (found.length === mostRanges) throw new Unreadable({ kind: "tooManyMergedCells", most: mostRanges });
    found.push(cut(xml.attribute("ref") ?? "", longestRange).replaceAll("$", ""));
  }
  return found;
};

/** The ranges from the top of each column to its bottom, without those that begin within another one: a workbook has none. */
const apart = (ranges: ReadonlyArray<MergedCells>): ReadonlyArray<MergedCells> => {
  let last: MergedCells | undefined;
  return ranges.toSorted((one, other) => one.column - other.column || one.from - other.from).filter(
    (next) => {
      const isApart = last?.column !== next.column || last.to < next.from;
      if (isApart) last = next;
      return isApart;
    },
  );
};

/**
 * @returns the first column's cells of ranges that are merged over several rows, whose value the file holds in the first one alone
 * @throws Unreadable for more ranges than are read
 */
export const mergedDown = (sheet: string): ReadonlyArray<MergedCells> =>
  apart(
    mergedRanges(sheet).flatMap((written) => {
      const [, one = "", top, other = "", bottom] = range.exec(written) ?? [];
      const column = Math.min(columnOf(one) ?? Infinity, columnOf(other) ?? Infinity);
      const [from = 0, to = 0] = [Number(top), Number(bottom)].toSorted((first, last) => first - last);
      return from < to && Number.isFinite(column) ? [{ column, from, to }] : [];
    }),
  );

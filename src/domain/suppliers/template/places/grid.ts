/** Cells of one sheet by their places. */
import { cellName, columnOfName, type SheetCell, type SheetCells } from "../../../documents/sheet_cells.ts";
import { once } from "../../../../kernel/once.ts";
import { trimmed } from "../../../../kernel/lenient/reading.ts";

/** Place of a cell: the number of its row and the position of its column, each from 1. */
export interface Place {
  /** Number of the row. */
  readonly row: number;
  /** Position of the column. */
  readonly column: number;
}

/** Text of a column, with the number of its row. */
export interface ColumnText {
  /** Number of the row. */
  readonly row: number;
  /** The text without blanks around it. */
  readonly text: string;
}

/** A sheet whose cells are found by their places. */
export interface Grid {
  /** Name. */
  readonly name: string;
  /** The sheet as it came in. */
  readonly sheet: SheetCells;
  /** Cell at a place; undefined for an empty one. */
  readonly at: (place: Place) => SheetCell | undefined;
  /** Cells of a column that have text, from the top. */
  readonly textsOf: (column: number) => ReadonlyArray<ColumnText>;
  /** Places of the cells that have exactly this short text. */
  readonly placesOf: (text: string) => ReadonlyArray<Place>;
}

/** Longest text that cells are looked up by. */
const longestLookedUp = 60;

/** Places of cells by their texts. */
const placesByText = ({ rows }: SheetCells): ReadonlyMap<string, ReadonlyArray<Place>> => {
  const places = new Map<string, Array<Place>>();
  for (const { number: row, cells } of rows) {
    for (const { column, value } of cells) {
      if (typeof value !== "string" && typeof value !== "number") continue;
      const text = typeof value === "number" ? String(value) : value;
      if (text.length > longestLookedUp) continue;
      const key = typeof value === "number" ? text : trimmed(text);
      const known = places.get(key);
      if (known === undefined) places.set(key, [{ row, column }]);
      else known.push({ row, column });
    }
  }
  return places;
};

/** Returns the sheet's cells by their places. */
export const gridOf = (sheet: SheetCells): Grid => {
  const rows = new Map(
    sheet.rows.map((
      { number, cells },
    ) => [number, once(() => new Map(cells.map((cell) => [cell.column, cell])))]),
  );
  const places = once(() => placesByText(sheet));
  const at = ({ row, column }: Place): SheetCell | undefined => rows.get(row)?.().get(column);
  const columns = new Map<number, ReadonlyArray<ColumnText>>();
  return {
    name: sheet.name,
    sheet,
    at,
    textsOf: (column) => {
      const known = columns.get(column);
      if (known !== undefined) return known;
      const texts = [...rows.keys()].flatMap((row) => {
        const text = textIn(at({ row, column }));
        return text === "" ? [] : [{ row, text }];
      });
      columns.set(column, texts);
      return texts;
    },
    placesOf: (text) => places().get(text) ?? [],
  };
};

const plainName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Returns the cell's place as a formula names it: `A_InstData!I20`, `'C_Emissions&Energy'!L27`. */
export const placeName = ({ name }: Grid, { row, column }: Place): string =>
  `${plainName.test(name) ? name : `'${name.replaceAll("'", "''")}'`}!${cellName(row, column)}`;

const textIn = (cell: SheetCell | undefined): string => {
  if (cell === undefined || cell.kind === "error") return "";
  return typeof cell.value === "string" || typeof cell.value === "number" ? trimmed(String(cell.value)) : "";
};

/** Returns the cell's text without blanks around it; empty for a cell without text or number. */
export const textAt = (grid: Grid, place: Place): string => textIn(grid.at(place));

/** Returns the place of each cell from which on the texts stand one below the other. */
export const runsOf = (grid: Grid, texts: ReadonlyArray<string>): ReadonlyArray<Place> =>
  grid.placesOf(texts[0] ?? "").filter(({ row, column }) =>
    texts.every((text, at) => textAt(grid, { row: row + at, column }) === text)
  );

/** First and last row and column of a range such as `D10:D12`; undefined for another text. */
export const rangeOf = (
  range: string,
): { readonly from: Place; readonly to: Place } | undefined => {
  const [, fromColumn = "", fromRow = "", toColumn = "", toRow = ""] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(range) ?? [];
  if (fromColumn === "") return undefined;
  return {
    from: { row: Number(fromRow), column: columnOfName(fromColumn) },
    to: { row: Number(toRow), column: columnOfName(toColumn) },
  };
};

/**
 * Looks of a column's cells beside their values, and words about units that stand around them: a page's module keeps it from the reading
 * of a file until its rows are calculated, as a person may name any column by then.
 */
import * as Schema from "effect/Schema";
import type {
  MergedCells,
  SheetRows,
  ShownAs,
  ShownUnit,
  StruckCell,
} from "../../../../domain/documents/workbook.ts";

/** Most rows that the columns of one table tell of: as many units and lines as are told of a sheet, and the first of each kind. */
const mostPlaces = 50_000;
/** Most merged ranges of one table: as many as are read of a sheet. */
const mostRanges = 50_000;

/** First and last number of rows that follow each other. */
const Rows = Schema.Tuple(Schema.Int, Schema.Int);
type Rows = typeof Rows.Type;

/** A text that says what numbers count, with the number of its row. */
const UnitText = Schema.Struct({ row: Schema.Int, text: Schema.String });

/** A text that says what numbers count, with the number of its row. */
export type UnitText = typeof UnitText.Type;

/** Texts around a table. */
export const UnitTexts = Schema.Array(UnitText).pipe(Schema.maxItems(100));

const SeenColumn = Schema.Struct({
  shown: Schema.optional(
    Schema.Array(Schema.Struct({
      rows: Rows,
      unit: Schema.String,
      thousands: Schema.Int,
      format: Schema.optionalWith(Schema.String, { exact: true }),
    })),
  ),
  struck: Schema.optional(Schema.Array(Rows)),
  merged: Schema.optional(Schema.Array(Rows)),
  /** True if the rows that came with it have the value of merged cells in each of them. */
  isFilled: Schema.optional(Schema.Boolean),
  /** Words about units in rows that are passed over. */
  words: Schema.optional(UnitTexts),
});

/** A column as people see it. */
export type SeenColumn = typeof SeenColumn.Type;

const placesOf = ({ shown = [], struck = [] }: SeenColumn): number =>
  [...shown.map(({ rows }) => rows), ...struck].reduce(
    (sum, [from, to]) => sum + Math.max(0, to - from) + 1,
    0,
  );

/** True if each range begins below the one before it, as those of a workbook do. */
const areApart = (ranges: ReadonlyArray<Rows>): boolean =>
  ranges.every(([from], at) => from > (ranges[at - 1]?.[1] ?? -Infinity));

/** Columns as people see them, null for one of which nothing is to be told. */
export const SeenColumns = Schema.Array(Schema.NullOr(SeenColumn)).pipe(
  Schema.filter((columns) => {
    const told = columns.filter((column) => column !== null);
    return told.every(({ merged = [] }) => areApart(merged)) &&
      told.reduce((sum, column) => sum + placesOf(column), 0) <= mostPlaces &&
      told.reduce((sum, { merged = [] }) => sum + merged.length, 0) <= mostRanges;
  }),
);

const runsOf = (rows: ReadonlyArray<number>): ReadonlyArray<Rows> => {
  const runs: Array<Rows> = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] + 1 === row) runs[runs.length - 1] = [last[0], row];
    else runs.push([row, row]);
  }
  return runs;
};

const isShownAlike = (one: ShownAs, other: ShownAs): boolean =>
  one.unit === other.unit && one.thousands === other.thousands && one.format === other.format;

const shownRuns = (shown: ReadonlyArray<ShownUnit>): NonNullable<SeenColumn["shown"]> => {
  const runs: Array<NonNullable<SeenColumn["shown"]>[number]> = [];
  for (const { row, column: _, ...as } of shown) {
    const last = runs.at(-1);
    if (last !== undefined && last.rows[1] + 1 === row && isShownAlike(last, as)) {
      runs[runs.length - 1] = { ...last, rows: [last.rows[0], row] };
    } else runs.push({ rows: [row, row], ...as });
  }
  return runs;
};

/** Rows and columns of a sheet that a page's module takes. */
interface TakenPart {
  /** Numbers of the rows. */
  readonly numbers: ReadonlyArray<number>;
  /** Positions of the columns whose merged cells have their value in every row. */
  readonly filled: ReadonlySet<number>;
}

/** @returns the looks of the column at a position; undefined where nothing is to be told */
export const seenOf = (
  { shown = [], struck = [], merged = [] }: SheetRows,
  { numbers, filled }: TakenPart,
): (position: number, words: ReadonlyArray<UnitText>) => SeenColumn | undefined => {
  const taken = new Set(numbers);
  const last = numbers.at(-1) ?? 0;
  const byColumn = <Fact extends { readonly column: number }>(facts: ReadonlyArray<Fact>) =>
    Map.groupBy(facts, ({ column }) => column);
  const shownIn = byColumn(shown.filter(({ row }) => taken.has(row)));
  const struckIn = byColumn(struck.filter(({ row }) => taken.has(row)));
  const mergedIn = byColumn(merged.filter(({ from, to }) => to >= (numbers[0] ?? Infinity) && from <= last));
  return (position, words) => {
    const units = shownIn.get(position);
    const lines = struckIn.get(position);
    const ranges = mergedIn.get(position);
    const told: SeenColumn = {
      ...(units && { shown: shownRuns(units) }),
      ...(lines && { struck: runsOf(lines.map(({ row }) => row)) }),
      ...(ranges && { merged: ranges.map(({ from, to }) => [from, to] as const) }),
      ...(ranges && filled.has(position) && { isFilled: true }),
      ...(words.length > 0 && { words }),
    };
    return Object.keys(told).length === 0 ? undefined : told;
  };
};

function* rowsIn([from, to]: Rows): Generator<number> {
  for (let row = from; row <= to; row++) yield row;
}

/**
 * @param numbers of the rows that are still there
 * @returns units and lines that a workbook tells of the columns' cells
 */
export const seenFacts = (
  columns: ReadonlyArray<SeenColumn | null>,
  numbers: ReadonlyArray<number>,
): { readonly shown: ReadonlyArray<ShownUnit>; readonly struck: ReadonlyArray<StruckCell> } => {
  const there = new Set(numbers);
  const shown: Array<ShownUnit> = [];
  const struck: Array<StruckCell> = [];
  for (const [column, seen] of columns.entries()) {
    for (const { rows, ...as } of seen?.shown ?? []) {
      for (const row of rowsIn(rows)) if (there.has(row)) shown.push({ row, column, ...as });
    }
    for (const rows of seen?.struck ?? []) {
      for (const row of rowsIn(rows)) if (there.has(row)) struck.push({ row, column });
    }
  }
  return { shown, struck };
};

/** @returns merged cells of the columns, each range from its first row on that is still there; none where rows have changed their order */
export const seenMerged = (
  columns: ReadonlyArray<SeenColumn | null>,
  numbers: ReadonlyArray<number>,
): ReadonlyArray<MergedCells & { readonly isFilled: boolean }> => {
  if (!numbers.every((number, at) => number > (numbers[at - 1] ?? -Infinity))) return [];
  const firstFrom = (row: number): number | undefined => {
    let [low, high] = [0, numbers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[middle] ?? Infinity) < row) low = middle + 1;
      else high = middle;
    }
    return numbers[low];
  };
  return columns.flatMap((seen, column) =>
    (seen?.merged ?? []).flatMap(([start, to]) => {
      const from = firstFrom(start);
      return from === undefined || from >= to
        ? []
        : [{ column, from, to, isFilled: seen?.isFilled === true }];
    })
  );
};

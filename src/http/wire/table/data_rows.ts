/**
 * The rows below a header: those that hold data, those that sum up others and are passed over, and those that need a
 * word of their sender: what could be a total, and numbers that may have been cut at a comma. A total is passed over
 * where it names neither goods nor a country and states what the rows above it come to; it is asked about where it could be a row of data.
 */
import type { Cell, Cells, SheetRows } from "../../../domain/documents/workbook.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { sumWordIn } from "../../../kernel/lenient/sum_words.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { isBlank, textOf } from "./cells/cell.ts";
import { cutNumbers, type NumberPair } from "./cells/cut_numbers.ts";
import { type QuantitySums, quantitySums } from "./cells/quantity_sums.ts";
import { columnOfUnit } from "./columns/unit_columns.ts";
import { type Row, rowsBelow } from "./rows_below.ts";
import type { TableShape } from "./shape.ts";

/** Rows of a table that are read, what is doubtful about some, and how many there are beside them that sum up others. */
export interface DataRows {
  readonly rows: ReadonlyArray<Cells>;
  /** The number of each row in the file. */
  readonly numbers: ReadonlyArray<number>;
  readonly sumRows: number;
  /** Number of rows that repeat the headings. */
  readonly headingRows: number;
  /** Findings about rows that need a word of their sender. */
  readonly doubts: ReadonlyMap<Cells, Finding>;
}

/** Cells of a row that are looked at for a word of sums. */
const mostLabels = 8;

/** Positions of a table's columns by what a total has in them. */
interface Positions {
  readonly identifying: ReadonlyArray<number>;
  /** Columns in which a word of sums may stand. */
  readonly labels: ReadonlyArray<number>;
  /** Columns of anything but goods, origins and numbers. */
  readonly others: ReadonlyArray<number>;
  /** True if the table is an answer of this service, whose row of sums leaves out rows with errors. */
  readonly isAnswer: boolean;
}

/** Headings that answers have of their own: the first column of the API's, those of figures behind a sender's own sheet. */
const ofAnswers = /^(?:row_index$|(?:CBAM|MACF)[\s\u00a0]?: )/;

const positionsOf = ({ set, columns, extraColumns }: TableShape): Positions => {
  const kinds = new Map(set.columns.map((column) => [column.name, column]));
  const identifying = columns.filter(({ name }) => kinds.get(name)?.isIdentifying === true);
  const texts = columns.filter(({ name }) => {
    const { isNumber = false, format } = kinds.get(name) ?? {};
    return !isNumber && format === undefined;
  });
  const others = columns.filter(({ name }) => {
    const { isNumber = false, isIdentifying = false } = kinds.get(name) ?? {};
    return !isNumber && !isIdentifying;
  });
  return {
    isAnswer: extraColumns.some(({ name }) => ofAnswers.test(name)),
    others: [...others, ...extraColumns].map(({ position }) => position),
    identifying: identifying.map(({ position }) => position),
    labels: [...texts, ...extraColumns].map(({ position }) => position).sort((one, other) => one - other),
  };
};

/** A word of sums in a row. */
interface Label {
  readonly position: number;
  readonly text: string;
  readonly isWhole: boolean;
}

const labelOf = (cells: Cells, { labels }: Positions): Label | undefined => {
  let part: Label | undefined;
  let looked = 0;
  for (const position of labels) {
    const cell: Cell | undefined = cells[position];
    if (typeof cell !== "string" || cell === "") continue;
    const word = sumWordIn(cell);
    if (word === "whole") return { position, text: cell, isWhole: true };
    if (word === "part") part ??= { position, text: cell, isWhole: false };
    looked += 1;
    if (looked === mostLabels) break;
  }
  return part;
};

/** Rows of data, before their numbers stand beside them. */
interface FoundRows extends Pick<DataRows, "sumRows" | "doubts"> {
  readonly rows: ReadonlyArray<Row>;
}

/** Outcome of the search for totals, for one row. */
type Outcome = "data" | "total" | Finding;

const doubtful = ({ number }: Row, label: Label | undefined): Finding => ({
  kind: "looksLikeTotal",
  row: number,
  text: label?.text ?? "",
});

/** A row that only a total can be: it names nothing that identifies a row. */
const bareOutcome = (row: Row, label: Label | undefined, sums: QuantitySums): Outcome => {
  const compared = sums.compared(row.cells);
  if (label?.isWhole === true) {
    return compared.are !== "different" ? "total" : {
      kind: "totalDiffers",
      row: row.number,
      text: label.text,
      heading: compared.heading,
      stated: compared.stated,
      sum: compared.sum,
    };
  }
  if (compared.are !== "equal" || compared.rows < 2) return "data";
  return label === undefined ? doubtful(row, label) : "total";
};

/** True if the row leaves empty what the row above it says beside its goods and quantity, as totals of groups do. */
const leavesOut = ({ cells, above }: Row, { others }: Positions): boolean =>
  others.every((position) => isBlank(cells[position])) &&
  others.some((position) => !isBlank(above?.[position]));

/** A row that says again what group it sums up. */
const groupSumOutcome = (row: Row, { identifying, labels }: Positions, sums: QuantitySums): Outcome => {
  const position = [...identifying, ...labels].find((at) => !isBlank(row.cells[at])) ?? 0;
  return bareOutcome(row, { position, text: textOf(row.cells[position]), isWhole: true }, sums);
};

const outcomeOf = (row: Row, positions: Positions, sums: QuantitySums): Outcome => {
  const { cells } = row;
  const label = labelOf(cells, positions);
  const isNamed = positions.identifying.some((position) =>
    position !== label?.position && !isBlank(cells[position])
  );
  if (!isNamed) {
    return positions.isAnswer && label?.isWhole === true ? "total" : bareOutcome(row, label, sums);
  }
  if (label === undefined && !leavesOut(row, positions)) return "data";
  if (label?.isWhole === true) return doubtful(row, label);
  const compared = sums.compared(cells);
  const couldBeTotal = compared.are === "unknown" || (compared.are === "equal" && compared.rows > 1);
  return couldBeTotal ? doubtful(row, label) : "data";
};

/** Columns of quantities, with the units that make them. */
const quantitiesOf = ({ set, columns }: TableShape) => {
  const names = new Set(set.columns.filter(({ need }) => need === "one quantity").map(({ name }) => name));
  const { units } = set.unitWords;
  return columns.filter(({ name }) => names.has(name)).map(({ position, heading, name }) => ({
    position,
    heading,
    units: Object.keys(units).filter((unit) => units[unit] === name),
  }));
};

/** Sums of rows by the unit that stands beside their quantity, where the table has a column of units. */
const sumsByUnit = (shape: TableShape): QuantitySums => {
  const { set, unit } = shape;
  const sums = new Map<string, QuantitySums>();
  const of = (cells: Cells): QuantitySums => {
    const key = unit === undefined ? "" : columnOfUnit(set, cells[unit.unit.position]) ?? "";
    const found = sums.get(key) ?? quantitySums(quantitiesOf(shape), shape);
    sums.set(key, found);
    return found;
  };
  return {
    add: (cells) => of(cells).add(cells),
    endGroup: () => sums.forEach(({ endGroup }) => endGroup()),
    compared: (cells) => of(cells).compared(cells),
  };
};

function* withoutTotals(below: ReadonlyArray<Row>, shape: TableShape): Steps<FoundRows> {
  const positions = positionsOf(shape);
  const sums = sumsByUnit(shape);
  const doubts = new Map<Cells, Finding>();
  const rows: Array<Row> = [];
  let sumRows = 0;
  yield* inStepsOf(below, (row) => {
    const outcome = shape.groupSums.has(row.cells)
      ? groupSumOutcome(row, positions, sums)
      : outcomeOf(row, positions, sums);
    if (outcome === "data") {
      sums.add(row.cells);
      rows.push(row);
      return;
    }
    sums.endGroup();
    if (outcome === "total" || shape.totalRows === "skip") {
      sumRows += 1;
      return;
    }
    doubts.set(row.cells, outcome);
    rows.push(row);
  });
  return { rows, sumRows, doubts };
}

/** Columns of numbers, each before a column that takes digits without a check of its own. */
const pairsOf = ({ set, columns, extraColumns }: TableShape): ReadonlyArray<NumberPair> => {
  const kinds = new Map(set.columns.map((column) => [column.name, column]));
  const takesDigits = (name: string): boolean => {
    const { isIdentifying = false, need, format } = kinds.get(name) ?? {};
    return !isIdentifying && need !== "one quantity" && format === undefined;
  };
  const headings = new Map([
    ...columns.filter(({ name }) => takesDigits(name)).map(({ position, heading }) =>
      [position, heading] as const
    ),
    ...extraColumns.map(({ position, name }) => [position, name] as const),
  ]);
  const checked = columns.filter(({ position }) => !headings.has(position)).map(({ position }) => position);
  return columns.flatMap(({ name, position, heading }) => {
    const next = headings.get(position + 1);
    const checkedBehind = checked.filter((behind) => behind > position + 1);
    return kinds.get(name)?.isNumber === true && next !== undefined
      ? [{ position, heading, next, checkedBehind }]
      : [];
  });
};

/** @returns the rows below the header, without those that sum up others, in steps */
export function* dataRows({ numbers }: Pick<SheetRows, "numbers">, shape: TableShape): Steps<DataRows> {
  const { below, headingRows, strange } = yield* rowsBelow(numbers, shape);
  const found: FoundRows = shape.totalRows === "keep"
    ? { rows: below, sumRows: 0, doubts: new Map() }
    : yield* withoutTotals(below, shape);
  yield;
  const data = found.rows.map(({ cells }) => cells);
  const cut = shape.cutsAtCommas ? cutNumbers(data, pairsOf(shape), shape.width) : new Map<Cells, Finding>();
  return {
    rows: data,
    numbers: found.rows.map(({ number }) => number),
    sumRows: found.sumRows,
    headingRows,
    doubts: new Map([...cut, ...found.doubts, ...strange]),
  };
}

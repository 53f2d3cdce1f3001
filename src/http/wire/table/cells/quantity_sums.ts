/** Running sums of a table's quantities, exact, against which a row is held that could be their total. */
import {
  type Decimal,
  decimalOfNumber,
  isLess,
  minus,
  plus,
  toText,
  zero,
} from "../../../../kernel/decimal.ts";
import type { Cells } from "../../../../domain/documents/workbook.ts";
import { type NumberMark, readNumberAsWritten } from "../../../../kernel/lenient/number.ts";
import { splitMass } from "../../../../kernel/lenient/mass.ts";
import { isBlank } from "./cell.ts";

/** Comparison of a row's quantities with what the rows above it come to. */
export type SumComparison =
  /** `rows`: how many rows the quantities are the sum of. */
  | { readonly are: "equal"; readonly rows: number }
  | { readonly are: "different"; readonly heading: string; readonly stated: string; readonly sum: string }
  /** The row has no quantity, or a quantity of it or above it can't be read. */
  | { readonly are: "none" | "unknown" };

/** Sums of the rows that were added. */
export interface QuantitySums {
  readonly add: (cells: Cells) => void;
  /** Ends a group of rows, behind which a total of its own may stand. */
  readonly endGroup: () => void;
  readonly compared: (cells: Cells) => SumComparison;
}

/** A column of quantities, and its sum; undefined behind a cell that can't be read. */
interface SummedColumn {
  readonly position: number;
  readonly heading: string;
  /** Units that its numbers may have beside them. */
  readonly units: ReadonlyArray<string>;
  sum: Decimal | undefined;
}

/** Sums at the end of a group: those of a later total begin there. */
interface Boundary {
  readonly rows: number;
  readonly sums: ReadonlyArray<Decimal | undefined>;
}

/** Totals of groups within groups are looked for that far back. */
const mostBoundaries = 10;

const isEqual = (one: Decimal, other: Decimal): boolean => !isLess(one, other) && !isLess(other, one);

/**
 * @param columns those of quantities
 * @param width number of the header's cells: of a row with more of them no cell is where it belongs
 * @returns sums that begin at zero
 */
export const quantitySums = (
  columns: ReadonlyArray<Omit<SummedColumn, "sum">>,
  { numbers, width }: { readonly numbers: NumberMark; readonly width: number },
): QuantitySums => {
  const summed = columns.map((column): SummedColumn => ({ ...column, sum: zero }));
  const start: Boundary = { rows: 0, sums: summed.map(() => zero) };
  let boundaries: ReadonlyArray<Boundary> = [];
  let added = 0;
  let pending: Array<Cells> = [];
  const valueOf = (cells: Cells, { position, units }: SummedColumn): Decimal | undefined => {
    if (cells.findLastIndex((cell) => !isBlank(cell)) >= width) return undefined;
    const value = cells[position];
    const split = typeof value === "string" ? splitMass(value, "kg") : undefined;
    const hasOwnUnit = split !== undefined && split.number !== value;
    if (hasOwnUnit && !units.includes(split.unit)) return undefined;
    const reading = readNumberAsWritten({ path: "", value: split?.number ?? value }, numbers);
    return "complaint" in reading ? undefined : decimalOfNumber(reading.value);
  };
  /** Sums are made when a row is held against them: most tables have no total. */
  const addPending = (): void => {
    for (const cells of pending) {
      for (const column of summed) {
        if (isBlank(cells[column.position])) continue;
        const value = valueOf(cells, column);
        column.sum = value === undefined || column.sum === undefined ? undefined : plus(column.sum, value);
      }
    }
    added += pending.length;
    pending = [];
  };
  const isSumSince = ({ sums }: Boundary, cells: Cells, filled: ReadonlyArray<SummedColumn>): boolean =>
    filled.every((column) => {
      const value = valueOf(cells, column);
      const before = sums[summed.indexOf(column)];
      return value !== undefined && column.sum !== undefined && before !== undefined &&
        isEqual(value, minus(column.sum, before));
    });
  const compared = (cells: Cells): SumComparison => {
    const filled = summed.filter(({ position }) => !isBlank(cells[position]));
    const [first] = filled;
    if (first === undefined) return { are: "none" };
    addPending();
    if (filled.some((column) => column.sum === undefined || valueOf(cells, column) === undefined)) {
      return { are: "unknown" };
    }
    const since = [...boundaries, start].find((boundary) =>
      added > boundary.rows && isSumSince(boundary, cells, filled)
    );
    if (since !== undefined) return { are: "equal", rows: added - since.rows };
    return {
      are: "different",
      heading: first.heading,
      stated: toText(valueOf(cells, first) ?? zero),
      sum: toText(first.sum ?? zero),
    };
  };
  return {
    add: (cells) => {
      pending.push(cells);
    },
    endGroup: () => {
      addPending();
      const here = { rows: added, sums: summed.map(({ sum }) => sum) };
      boundaries = [here, ...boundaries].slice(0, mostBoundaries);
    },
    compared,
  };
};

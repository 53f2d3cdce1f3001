/** Amounts that a template's sheets of processes and purchased precursors are filled with. */
import { type Decimal, minus, plus, sumOf, times, zero } from "../../../kernel/decimal.ts";
import { exactly } from "../../../kernel/decimal.ts";
import { isFound, look, numberOf } from "./places/cells.ts";
import { textAt } from "./places/grid.ts";
import type { Block, BlockLayout } from "./places/layouts.ts";
import { Notebook } from "./places/notebook.ts";

/** Amounts of a process. Null where a cell can't be read: an error, a text, a formula without a result. */
export interface ProcessInputs {
  /** Tonnes, or MWh of electricity; undefined where none is filled in. */
  readonly production: Decimal | undefined;
  /** Direct emissions that are attributed, tCO2e; undefined where none is filled in. */
  readonly direct: Decimal | undefined;
  /** Indirect emissions, tCO2e. */
  readonly indirect: Decimal;
  /** Goods that other processes of the installation consume, by the number of the process. */
  readonly consumedBy: ReadonlyMap<number, Decimal>;
}

/** Amounts of a purchased precursor. */
export interface PrecursorInputs {
  /** Specific embedded direct emissions, tCO2e per unit; undefined where none is filled in. */
  readonly direct: Decimal | undefined;
  /** Specific embedded indirect emissions. */
  readonly indirect: Decimal | undefined;
  /** Consumption of processes, by the number of the process. */
  readonly consumedBy: ReadonlyMap<number, Decimal>;
}

/** Distances of the columns of amounts from that of the letters: the first, and that of what is exported. */
const [amounts, exported] = [8, 9];
/** Emission factor of natural gas, tCO2/TJ, that waste gases count as. @source Implementing Regulation (EU) 2023/1773, Annex III, F */
const naturalGas = exactly(56.1);
/** Efficiency of waste gases beside natural gas. @source Implementing Regulation (EU) 2023/1773, Annex III, F */
const wasteGasEfficiency = exactly(0.667);

/** Cells of a block; what can't be read makes the whole block unreadable. */
class BlockCells {
  isReadable = true;
  readonly #notes = new Notebook();

  constructor(private readonly layout: BlockLayout, private readonly block: Block) {}

  /** Amount at a row behind a letter that has the ordinal; undefined for an empty cell. */
  amount(letter: string, ordinal: string | undefined, distance: number = amounts): Decimal | undefined {
    const row = this.#row(letter, ordinal);
    if (row === undefined) {
      this.isReadable = false;
      return undefined;
    }
    const { grid, codes } = this.layout;
    const looked = look(this.#notes, { grid, place: { row, column: codes + distance } });
    if (looked === "blank") return undefined;
    const number = isFound(looked) ? numberOf(this.#notes, looked, "unsaid") : undefined;
    if (number === undefined) this.isReadable = false;
    return number;
  }

  /** The row of the letter, or of an ordinal below it. */
  #row(letter: string, ordinal: string | undefined): number | undefined {
    const start = this.block.get(letter);
    if (start === undefined || ordinal === undefined) return start;
    const { grid, codes } = this.layout;
    for (let row = start + 1; row <= start + longestPart; row++) {
      if (textAt(grid, { row, column: codes }) === ordinal) return row;
    }
    return undefined;
  }
}

/** Most rows between a letter and its last ordinal. */
const longestPart = 12;

const product = (one: Decimal | undefined, other: Decimal | undefined): Decimal =>
  times(one ?? zero, other ?? zero);

const routesOfBlock = 8;

/** Direct emissions of a process: those attributed, with heat and waste gases that come and go, less exported electricity. */
const directOf = (cells: BlockCells): Decimal | undefined => {
  const own = cells.amount("g", undefined);
  const heat = minus(
    product(cells.amount("h", "i."), cells.amount("h", "ii.")),
    product(cells.amount("h", "i.", exported), cells.amount("h", "ii.", exported)),
  );
  const gases = minus(
    product(cells.amount("i", "i."), naturalGas),
    times(product(cells.amount("i", "i.", exported), naturalGas), wasteGasEfficiency),
  );
  const electricity = product(cells.amount("k", "i."), cells.amount("k", "ii."));
  return own === undefined ? undefined : minus(plus(own, plus(heat, gases)), electricity);
};

/** Returns the amounts of a process; undefined where a cell can't be read. */
export const processInputs = (layout: BlockLayout, number: number): ProcessInputs | undefined => {
  const block = layout.blocks[number - 1];
  if (block === undefined) return undefined;
  const cells = new BlockCells(layout, block);
  const levels = Array.from({ length: routesOfBlock }, (_, at) => cells.amount("a", String(at + 1)));
  const filled = levels.filter((level) => level !== undefined);
  const others = layout.blocks.map((_, at) => at + 1).filter((other) => other !== number);
  const consumedBy = new Map(
    others.map((other, at) => [other, cells.amount("c", String(at + 1)) ?? zero]),
  );
  const inputs = {
    production: filled.length === 0 ? undefined : sumOf(filled),
    direct: directOf(cells),
    indirect: product(cells.amount("j", "i."), cells.amount("j", "ii.")),
    consumedBy,
  };
  return cells.isReadable ? inputs : undefined;
};

/** Returns the amounts of a purchased precursor; undefined where a cell can't be read. */
export const precursorInputs = (
  layout: BlockLayout,
  number: number,
  processes: number,
): PrecursorInputs | undefined => {
  const block = layout.blocks[number - 1];
  if (block === undefined) return undefined;
  const cells = new BlockCells(layout, block);
  const consumedBy = new Map(
    Array.from({ length: processes }, (_, at) => [at + 1, cells.amount("b", String(at + 1)) ?? zero]),
  );
  const [consumption, factor] = [cells.amount("e", "ii."), cells.amount("e", "iii.")];
  const inputs = {
    direct: cells.amount("e", "i."),
    indirect: consumption === undefined || factor === undefined ? undefined : times(consumption, factor),
    consumedBy,
  };
  return cells.isReadable ? inputs : undefined;
};

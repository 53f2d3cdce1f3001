/**
 * Sheets of the Commission's communication template for installations, known by what stands in them: the numbers of
 * their rows, the letters of their parts and the codes of processes and precursors are the same in every language and in
 * versions 2.0 to 2.1.1, whatever a sheet is called and wherever its rows and columns were moved to.
 */
import { type Grid, runsOf } from "./grid.ts";

const numbered = (prefix: string, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);

/** Processes and purchased precursors that the template has room for. */
export const most = { processes: 10, precursors: 20 } as const;

const processCodes = numbered("P", most.processes);
const precursorCodes = numbered("PP", most.precursors);
/** Layout of the sheet about the installation (`A_InstData`). */
export interface InstallationLayout {
  /** Purpose of the sheet. */
  readonly role: "installation";
  /** Its sheet. */
  readonly grid: Grid;
  /** Position of the column that has the letters and codes. */
  readonly codes: number;
  /** Row of each part, from 1. */
  readonly parts: ReadonlyMap<string, number>;
  /** Rows of the first process and the first purchased precursor. */
  readonly firstProcess: number;
  /** Row of the first purchased precursor. */
  readonly firstPrecursor: number;
}

const partNumbers = ["1", "2", "3", "4", "5"] as const;

/** The rows of the parts, whose numbers stand left of the codes, each below the one before. */
const partsOf = (grid: Grid, column: number): ReadonlyMap<string, number> => {
  const parts = new Map<string, number>();
  for (const { row, text } of grid.textsOf(column)) {
    if (text === partNumbers[parts.size]) parts.set(text, row);
  }
  return parts;
};

/** Ordinal of the longitude, which only the sheet that is filled has. */
const lastFact = "xi.";

/** Returns the layout of the sheet about the installation; undefined for another sheet. */
export const installationLayout = (grid: Grid): InstallationLayout | undefined => {
  const [start] = runsOf(grid, processCodes);
  if (start === undefined) return undefined;
  const precursors = runsOf(grid, precursorCodes).find(({ column }) => column === start.column);
  const parts = partsOf(grid, start.column - 1);
  const hasOrdinals = grid.placesOf(lastFact).some(({ column }) => column === start.column);
  if (precursors === undefined || parts.size < partNumbers.length || !hasOrdinals) return undefined;
  return {
    role: "installation",
    grid,
    codes: start.column,
    parts,
    firstProcess: start.row,
    firstPrecursor: precursors.row,
  };
};

/** A block of rows about one process or precursor: the row of each of its letters. */
export type Block = ReadonlyMap<string, number>;

/** Layout of the sheets about processes (`D_Processes`) and purchased precursors (`E_PurchPrec`). */
export interface BlockLayout {
  /** Purpose of the sheet. */
  readonly role: "processes" | "precursors";
  /** Its sheet. */
  readonly grid: Grid;
  /** Position of the column that has the letters. */
  readonly codes: number;
  /** Blocks, from the top. */
  readonly blocks: ReadonlyArray<Block>;
}

const blockLetters = { processes: "abcdefghijk", precursors: "abcde" } as const;

/** The blocks of a column in which the letters run from (a) to the last one, again and again. */
const blocksOf = (grid: Grid, column: number, letters: string): ReadonlyArray<Block> | undefined => {
  const marks = grid.textsOf(column).filter(({ text }) => /^\([a-z]\)$/.test(text));
  if (marks.length < letters.length || marks.length % letters.length !== 0) return undefined;
  const blocks: Array<Map<string, number>> = [];
  for (const [at, { row, text }] of marks.entries()) {
    const letter = letters[at % letters.length] ?? "";
    if (text !== `(${letter})`) return undefined;
    if (at % letters.length === 0) blocks.push(new Map());
    blocks.at(-1)?.set(letter, row);
  }
  return blocks;
};

/** Returns the layout of a sheet of blocks; undefined for another sheet. */
export const blockLayout = (role: BlockLayout["role"], grid: Grid): BlockLayout | undefined => {
  const places = runsOf(grid, ["(a)"]);
  for (const codes of new Set(places.map(({ column }) => column))) {
    const blocks = blocksOf(grid, codes, blockLetters[role]);
    if (blocks?.length === most[role]) return { role, grid, codes, blocks };
  }
  return undefined;
};

/** Values of cells, and of two cells that should say the same. What can't be read is said in the notes. */
import { type Decimal, decimalOfNumber, quotient } from "../../../../kernel/decimal.ts";
import { type DecimalMark, evidenceOf, readNumberAsWritten } from "../../../../kernel/lenient/number.ts";
import { trimmed } from "../../../../kernel/lenient/reading.ts";
import { beforePercent } from "../../../../kernel/text/shown.ts";
import { cellName } from "../../../documents/sheet_cells.ts";
import type { Cell } from "../../../documents/workbook.ts";
import { isShownOtherwise, isShownUnknown } from "../../shown_numbers.ts";
import { type Grid, type Place, placeName } from "./grid.ts";
import type { Notebook, ReadFrom } from "./notebook.ts";

/** A cell of a sheet, in a line of products or none. */
export interface CellSpot {
  /** Its sheet. */
  readonly grid: Grid;
  /** Its place. */
  readonly place: Place;
  /** Line of products that it stands in. */
  readonly line?: number | undefined;
}

/** A cell that has a value. */
export interface FoundCell {
  /** The cell. */
  readonly spot: CellSpot;
  /** Value that stands there. */
  readonly value: Cell;
  /** Origin of it. */
  readonly from: ReadFrom;
  /** True for a result whose origin has none: nothing but the input sheets can tell whether it still holds. */
  readonly isUnproven?: boolean;
}

/** Outcome of looking at a cell; what an error is was said. */
export type CellReading = FoundCell | "blank" | "uncalculated" | "error";

/** Returns whether a cell was found. */
export const isFound = (looked: CellReading): looked is FoundCell => typeof looked !== "string";

/** Looks at a cell; an error of the spreadsheet is said, and so is a number that its cell shows as another one. */
export const look = (notes: Notebook, spot: CellSpot | undefined): CellReading => {
  const cell = spot?.grid.at(spot.place);
  if (spot === undefined || cell === undefined) return "blank";
  if (cell.kind === "error") {
    const found = String(cell.value);
    notes.say(spot, { weight: "error", code: "unreadable" }, { kind: "templateCellError", found });
    return "error";
  }
  if (cell.kind === "uncalculated") return "uncalculated";
  const { shown } = cell;
  if (shown !== undefined && (isShownOtherwise(shown) || isShownUnknown(shown, cell.value))) {
    const { thousands, format } = shown;
    const unit = thousands > 0 ? "" : shown.unit;
    notes.say(spot, { weight: "error", code: "ambiguous" }, { kind: "shownOtherwise", unit, format });
    return "error";
  }
  if (typeof cell.value === "string" && trimmed(cell.value) === "") return "blank";
  return { spot, value: cell.value, from: cell.kind === "result" ? "result" : "typed" };
};

/** Returns the value as sentences show it. */
export const shownValue = (value: Cell): string =>
  value === null
    ? ""
    : typeof value === "number"
    ? String(Number(value.toPrecision(15)))
    : trimmed(String(value));

const isSame = (one: Cell, other: Cell, { isCode = false }: CellPair): boolean => {
  const [a, b] = [shownValue(one).toLowerCase(), shownValue(other).toLowerCase()];
  return a === b || (isCode && digitsOf(a) === digitsOf(b));
};

const digitsOf = (code: string): string => code.replace(/[\s.-]/g, "");

const contradict = (notes: Notebook, { spot, value }: FoundCell, other: CellSpot, found: Cell): void =>
  notes.say(spot, { weight: "error", code: "conflict" }, {
    kind: "templateContradiction",
    found: shownValue(value),
    other: shownValue(found),
    sheet: other.grid.name,
    cell: cellName(other.place.row, other.place.column),
  });

/** The cell that sums up, the cell that it takes its value from, and what may differ between them. */
export interface CellPair {
  /** Cell of the sheet that sums up. */
  readonly summary: CellSpot | undefined;
  /** Cell of the sheet that is filled. */
  readonly input: CellSpot | undefined;
  /** True if the former is a translation. */
  readonly isTranslated?: boolean;
  /** True if they are codes, which may be written with blanks or dots. */
  readonly isCode?: boolean;
}

/**
 * Looks at both cells of a pair. Two values that differ are said and none is taken; so is a result whose origin is empty.
 * A formula without a result leaves the other cell.
 */
export const lookAtBoth = (notes: Notebook, pair: CellPair): CellReading => {
  const { summary, input, isTranslated = false } = pair;
  const [result, origin] = [look(notes, summary), look(notes, input)];
  if (result === "error" || origin === "error") return "error";
  if (summary === undefined || !isFound(result)) {
    return origin === "blank" && result === "uncalculated" ? "uncalculated" : origin;
  }
  if (input === undefined) return result;
  if (origin === "uncalculated") return { ...result, isUnproven: true };
  if (!isFound(origin)) {
    contradict(notes, result, input, null);
    return "error";
  }
  if (isTranslated || isSame(result.value, origin.value, pair)) return result;
  contradict(notes, result, input, origin.value);
  return "error";
};

/** Returns the text of a cell; empty for one without. */
export const textOf = (looked: CellReading): string => isFound(looked) ? shownValue(looked.value) : "";

/** Returns the decimal mark of numbers that stand there as texts: what none contradicts. */
export const markOfTexts = (texts: ReadonlyArray<string>): DecimalMark => {
  const evidence = new Set(texts.map(evidenceOf));
  if (evidence.has("comma") === evidence.has("point")) return "unsaid";
  return evidence.has("comma") ? "comma" : "point";
};

/** Returns the number of a cell; undefined for none, and for one that can't be read, which is said. */
export const numberOf = (notes: Notebook, looked: CellReading, mark: DecimalMark): Decimal | undefined => {
  if (!isFound(looked)) return undefined;
  const { spot, value } = looked;
  const reading = readNumberAsWritten({ path: placeName(spot.grid, spot.place), value }, mark);
  if ("complaint" in reading) {
    notes.keep(spot, "error", reading.complaint);
    return undefined;
  }
  return decimalOfNumber(reading.value);
};

const hundred = decimalOfNumber(100);
const shareDecimals = 12;

/** Returns the share of a cell, 0.35 for `0.35` and `35%`; undefined for none and for one that can't be read. */
export const shareOf = (notes: Notebook, looked: CellReading, mark: DecimalMark): Decimal | undefined => {
  if (!isFound(looked)) return undefined;
  const percent = typeof looked.value === "string" ? beforePercent(trimmed(looked.value)) : undefined;
  const number = numberOf(notes, { ...looked, value: percent ?? looked.value }, mark);
  return number === undefined || percent === undefined || hundred === undefined
    ? number
    : quotient(number, hundred, shareDecimals);
};

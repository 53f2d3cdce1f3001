/**
 * Specific embedded emissions of a line of products: as they stand, held against what the input sheets come to, or counted
 * from these where the file lacks a result.
 */
import {
  type Decimal,
  decimalOf,
  exactly,
  isLess,
  isZero,
  larger,
  minus,
  plus,
  roundedTo,
  times,
  toText,
  zero,
} from "../../../kernel/decimal.ts";
import type { LineReader } from "./line_reader.ts";
import { isFound, numberOf } from "./places/cells.ts";
import type { ReadFrom } from "./places/notebook.ts";
import type { Rebuilt, RebuiltFigures } from "./rebuilt.ts";

/** A figure with its origin. */
export interface ReadFigure {
  /** The figure. */
  readonly value: Decimal;
  /** Origin of it. */
  readonly from: ReadFrom;
}

/** A figure that stands in a cell. */
interface StatedFigure extends ReadFigure {
  /** True if only the input sheets can tell whether it still holds. */
  readonly isUnproven: boolean;
}

/** Figures of a line, tCO2e per tonne of goods or per MWh; null where none can be told. */
export interface LineFigures {
  /** Specific embedded direct emissions. */
  readonly direct: ReadFigure | null;
  /** Specific embedded indirect emissions. */
  readonly indirect: ReadFigure | null;
}

/** Figures that are counted anew are given to so many decimals. */
const rebuiltDecimals = 9;
/** Share by which a result may differ from what its inputs come to: binary numbers are rounded at each step. */
const tolerance = exactly(0.000001);

const size = (value: Decimal): Decimal => isLess(value, zero) ? minus(zero, value) : value;

const isNear = (a: Decimal, b: Decimal): boolean =>
  !isLess(times(larger(size(a), size(b)), tolerance), size(minus(a, b)));

/** Fewest decimals of a typed figure that may be a rounded one: figures with fewer are told apart. */
const fewestDecimals = 3;
/** Half steps of the last decimal by which a sum of three rounded figures can be off. */
const halfSteps = exactly(3);

const decimalsOf = (value: Decimal): number => toText(value).split(".")[1]?.length ?? 0;

/** True if a figure was typed with fewer decimals than it has where it is counted. */
const isRoundedFrom = ({ value, from }: ReadFigure, exact: Decimal): boolean => {
  const decimals = decimalsOf(value);
  if (from !== "typed" || decimals < fewestDecimals) return false;
  const rounded = roundedTo(exact, decimals);
  return !isLess(rounded, value) && !isLess(value, rounded);
};

/** True if a typed total is a sum whose parts and which itself are rounded. */
const isRoundedSum = (sum: Decimal, { value, from }: ReadFigure): boolean => {
  const decimals = decimalsOf(value);
  if (from !== "typed" || decimals < fewestDecimals) return false;
  const step = decimalOf({ value: 1n, scale: decimals });
  return !isLess(times(step, halfSteps), times(size(minus(sum, value)), exactly(2)));
};

type FigureReading = StatedFigure | "uncalculated" | undefined;

/** The figure that stands there; undefined where none does, or none that can be read, which is said. */
const statedFigure = (reader: LineReader, field: "direct" | "indirect" | "total"): FigureReading => {
  const looked = reader.look(field);
  if (looked === "uncalculated") return looked;
  if (looked === "blank" && field === "direct") {
    reader.wrong(field, "missing", { kind: "templateMissing", part: "direct" });
  }
  const value = numberOf(reader.notes, looked, reader.sources.cells.mark);
  if (value === undefined || !isFound(looked)) return undefined;
  reader.note(field, looked, toText(value));
  if (isLess(value, zero)) reader.wrong(field, "range", { kind: "templateNegative", found: toText(value) });
  return { value, from: looked.from, isUnproven: looked.isUnproven === true };
};

const compare = (
  reader: LineReader,
  field: "direct" | "indirect",
  stated: ReadFigure,
  { rebuilt, process }: { readonly rebuilt: RebuiltFigures; readonly process: string },
): void => {
  const { value } = stated;
  if (isNear(value, rebuilt[field]) || isRoundedFrom(stated, rebuilt[field])) return;
  if (isZero(rebuilt[field]) && !rebuilt.isWhole) return;
  reader.wrong(field, "conflict", {
    kind: "templateStale",
    found: toText(value),
    rebuilt: toText(roundedTo(rebuilt[field], rebuiltDecimals)),
    process,
  });
};

const rebuiltFigure = (
  reader: LineReader,
  field: "direct" | "indirect",
  process: string,
  rebuilt: ReturnType<Rebuilt>,
): ReadFigure | null => {
  if (typeof rebuilt === "string" || !rebuilt.isWhole) {
    const why = typeof rebuilt === "string" ? rebuilt : "inputs";
    reader.wrong(field, "missing", { kind: "templateNotRebuilt", why, process });
    return null;
  }
  const value = roundedTo(rebuilt[field], rebuiltDecimals);
  const spot = reader.spot(field);
  reader.notes.say(spot, { weight: "remark", code: "missing" }, { kind: "templateRebuilt", process });
  if (spot !== undefined) {
    reader.notes.read(`products.${reader.line}.${field}`, spot, toText(value), "rebuilt");
  }
  return { value, from: "rebuilt" };
};

const checkSum = (reader: LineReader, { direct, indirect }: LineFigures, total: FigureReading): void => {
  if (total === undefined || total === "uncalculated" || direct === null) return;
  const other = indirect?.value ?? zero;
  const sum = plus(direct.value, other);
  if (isNear(sum, total.value) || isRoundedSum(sum, total)) return;
  reader.wrong("total", "conflict", {
    kind: "templateSum",
    direct: toText(direct.value),
    indirect: toText(other),
    total: toText(total.value),
  });
};

/** Returns the line's figures. @param process name of its process; null where it names none */
export const lineFigures = (reader: LineReader, rebuilt: Rebuilt, process: string | null): LineFigures => {
  const settled = (field: "direct" | "indirect"): ReadFigure | null => {
    const stated = statedFigure(reader, field);
    if (stated === undefined) return null;
    const counted = rebuilt(process ?? "");
    if (stated === "uncalculated") return rebuiltFigure(reader, field, process ?? "", counted);
    const isProvable = typeof counted !== "string" && counted.isWhole;
    if (stated.isUnproven && !isProvable) return rebuiltFigure(reader, field, process ?? "", counted);
    if (typeof counted !== "string") {
      compare(reader, field, stated, { rebuilt: counted, process: process ?? "" });
    }
    return { value: stated.value, from: stated.from };
  };
  const figures = { direct: settled("direct"), indirect: settled("indirect") };
  checkSum(reader, figures, statedFigure(reader, "total"));
  return figures;
};

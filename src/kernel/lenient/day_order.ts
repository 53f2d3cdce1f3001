/**
 * Order of day and month in a column of dates whose year comes last. A column has one order. Dates that can be read in
 * one order only tell it; one that can only be month first makes those that could be either a question, which `dates`
 * answers. Decisions, "Requests" of 22 November 2026.
 */

import { namedDay } from "./month_names.ts";

/** Day before month, or month before day. */
export type DayOrder = "dmy" | "mdy";

/** Order that a date can only have; `either` where it could be two days of the calendar. */
export type OrderEvidence = DayOrder | "either" | "none";

const yearLast = /^'?\s*(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})(?=$|[\s,T])/;
const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?=$|[ T])/;
const months = 12;
const days = 31;

/** A date whose year comes last: the mark between its parts, and the order that it can have. */
interface DateParts {
  readonly mark: string;
  readonly evidence: OrderEvidence;
}

/** Mark and evidence of a date; undefined for a text that is no date with its year last. */
const datePartsOf = (text: string): DateParts | undefined => {
  const [, first, mark = "", second] = yearLast.exec(text.trim()) ?? [];
  const [one, other] = [Number(first), Number(second)];
  if (mark === "" || one < 1 || other < 1) return undefined;
  if (one <= months && other <= months) return { mark, evidence: one === other ? "none" : "either" };
  if (one <= days && other <= months) return { mark, evidence: "dmy" };
  return one <= months && other <= days ? { mark, evidence: "mdy" } : undefined;
};

/** Outcome of an exchange of day and month in a date with its year first; undefined for another text. */
const exchangedOf = (text: string): "no day" | "the same day" | "another day" | undefined => {
  const [, , month, day] = yearFirst.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  return Number(day) > months ? "no day" : day === month ? "the same day" : "another day";
};

/** A date of a column, and its position. */
export interface DateCell {
  /** Position of its row. */
  readonly position: number;
  /** The cell's text. */
  readonly text: string;
}

/** A column's order, or the dates that leave it open. */
export type ColumnOrder =
  /** `example`: a date that was read day first although it could be either; undefined where none could. */
  | { readonly order: DayOrder; readonly example: DateCell | undefined }
  /** `decisive`: a date that can only be month first, if one makes the others a question. */
  | { readonly either: DateCell; readonly decisive: DateCell | undefined }
  /** Dates with their year first whose day and month a spreadsheet has most likely exchanged. */
  | { readonly exchanged: DateCell; readonly decisive: DateCell };

/** Facts about a column's order beside its dates. */
export interface OrderFacts {
  /** The order that the call or a person names; undefined where neither does. */
  readonly named: DayOrder | undefined;
  /** True if the file says that its days come first: its language, or the contract's own name of the column. */
  readonly isDayFirst: boolean;
  /** True if a spreadsheet may have taken texts for dates in an order of its own. */
  readonly isWorkbook: boolean;
}

/** Dates of a column by what they can be. */
interface SortedDates {
  /** Dates that could be two days. */
  readonly either: Array<DateCell & { readonly mark: string }>;
  /** The first date of each mark that can only be day first. */
  readonly dayFirst: Map<string, DateCell>;
  /** The first date that can only be month first. */
  monthFirst?: DateCell;
  /** The first date with its year first that exchanged would be another day. */
  exchanged?: DateCell;
  /** True if a date with its year first can't have been exchanged. */
  hasUnexchanged: boolean;
}

const sorted = (cells: Iterable<DateCell>): SortedDates => {
  const dates: SortedDates = { either: [], dayFirst: new Map(), hasUnexchanged: false };
  for (const cell of cells) {
    const parts = datePartsOf(cell.text);
    const exchanged = exchangedOf(cell.text);
    if (parts?.evidence === "either") dates.either.push({ ...cell, mark: parts.mark });
    else if (parts?.evidence === "mdy") dates.monthFirst ??= cell;
    else if (parts?.evidence === "dmy" && !dates.dayFirst.has(parts.mark)) {
      dates.dayFirst.set(parts.mark, cell);
    }
    if (exchanged === "another day") dates.exchanged ??= cell;
    else if (exchanged === "no day") dates.hasUnexchanged = true;
  }
  return dates;
};

/** True for marks that stand in dates of either order: who writes dots writes the day first. */
const needsEvidence = (mark: string): boolean => mark !== ".";

/**
 * The dates that a spreadsheet has most likely exchanged: it took for dates what it could read in its own order, and left
 * as text what it couldn't, so that no text is left that could be both, and every date could be exchanged.
 */
const exchangedIn = (
  { either, dayFirst, monthFirst, exchanged, hasUnexchanged }: SortedDates,
): { readonly exchanged: DateCell; readonly decisive: DateCell } | undefined => {
  const decisive = monthFirst ?? dayFirst.get("/") ?? dayFirst.get("-");
  const isLeft = either.some(({ mark }) => needsEvidence(mark));
  return decisive === undefined || exchanged === undefined || hasUnexchanged || isLeft
    ? undefined
    : { exchanged, decisive };
};

/**
 * Returns the order of a column's dates.
 * @param cells texts of the column; those that are no dates don't count
 */
export const orderOf = (
  cells: Iterable<DateCell>,
  { named, isDayFirst, isWorkbook }: OrderFacts,
): ColumnOrder => {
  if (named !== undefined) return { order: named, example: undefined };
  const dates = sorted(cells);
  const { either, dayFirst, monthFirst } = dates;
  const [first] = either;
  if (monthFirst !== undefined && first !== undefined) return { either: first, decisive: monthFirst };
  const exchanged = isWorkbook ? exchangedIn(dates) : undefined;
  if (exchanged !== undefined) return exchanged;
  const open = either.find(({ mark }) => needsEvidence(mark) && !dayFirst.has(mark));
  return open === undefined || isDayFirst
    ? { order: "dmy", example: open }
    : { either: open, decisive: undefined };
};

/** Years that imports are of: goods are declared for CBAM since October 2023. */
const firstShortYear = 23;
const lastShortYear = 49;
const shortDate = /^'?\s*(\d{1,2})[/.-]\d{1,2}[/.-](\d{2})(?=$|[\s,T])/;
const timeBehind = /[ T]\d{1,2}:\d{2}(?::\d{2})?$/;

/** The first part and the year of a date whose year has two digits; undefined for any other text. */
const shortParts = (text: string): readonly [first: number, year: number] | undefined => {
  const [, first, last] = shortDate.exec(text.trim()) ?? [];
  if (last !== undefined) return [Number(first), Number(last)];
  const named = namedDay(text.trim().replace(/^'/, "").replace(timeBehind, ""));
  return named?.isShort === true ? [Number(named.day), Number(named.year.slice(2))] : undefined;
};

/** True if two digits could be the year of an import. */
export const isShortYear = (part: number): boolean => part >= firstShortYear && part <= lastShortYear;

/**
 * Returns true if the column's years of two digits stand last: every one could be a year of imports, and of the first
 * parts one couldn't.
 */
export const hasShortYears = (cells: Iterable<DateCell>): boolean => {
  let isFirstPartOther = false;
  for (const { text } of cells) {
    const parts = shortParts(text);
    if (parts === undefined) continue;
    const [first, year] = parts;
    if (!isShortYear(year)) return false;
    isFirstPartOther ||= !isShortYear(first);
  }
  return isFirstPartOther;
};

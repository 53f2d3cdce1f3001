/**
 * Projection of a year's imports at their present pace: the sum at the year's end, the day on which the limit would be
 * passed, and by when an application must be lodged for that.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import {
  type Decimal,
  decimalOfNumber,
  isLess,
  quotient,
  roundedAboveZero,
  times,
  zero,
} from "../../../kernel/decimal.ts";
import { dayNumber, dayOf, dayOfNumber } from "../days.ts";
import type { OwnStatus } from "../people/declarant.ts";

/** Facts that a pace is made of. */
export interface PaceQuestion {
  /** Calendar year. */
  readonly year: number;
  /** Day up to which imports are known. */
  readonly asOf: CalendarDay;
  /** Mass that counts up to then, tonnes. */
  readonly totalT: Decimal;
  /** The limit, tonnes. */
  readonly limitT: Decimal;
  /** Days that an authorisation takes. */
  readonly authorisationDays: number;
  /** Day on which the limit was passed; undefined where it was not. */
  readonly passedOn?: CalendarDay | undefined;
  /** The importer's own status; undefined where it has none. */
  readonly status?: OwnStatus | undefined;
}

/** The present pace and what it leads to. */
export interface Pace {
  /** Days of the year up to the day, that day included. */
  readonly daysElapsed: number;
  /** Days of the year. */
  readonly daysOfYear: number;
  /** The sum of the year that the pace leads to, tonnes with three decimals, or three digits of less. */
  readonly yearTotalT: Decimal;
  /** The day on which the limit was passed, or on which the pace exceeds it; undefined where it does not within the year. */
  readonly passesOn: CalendarDay | undefined;
  /** The last day on which an application is decided by then; undefined once the limit is passed, and for who has a status. */
  readonly applyBy: CalendarDay | undefined;
  /** The importer's own status; undefined where it has none. */
  readonly status: OwnStatus | undefined;
}

const massDecimals = 3;
/** Decimals of the projection before it is rounded: masses are sent in kilograms, with decimals of these at most. */
const finestDecimals = 24;
const count = (value: number): Decimal => decimalOfNumber(value) ?? zero;

/**
 * Returns what the mean pace since 1 January leads to: `mass x days of the year / days elapsed`. A limit that was passed is
 * not passed again: single large imports come before what a mean tells.
 */
export const paceOf = (
  { year, asOf, totalT, limitT, authorisationDays, passedOn, status }: PaceQuestion,
): Pace => {
  const first = dayNumber(dayOf(year, 1, 1));
  const daysOfYear = dayNumber(dayOf(year + 1, 1, 1)) - first;
  const daysElapsed = Math.min(daysOfYear, Math.max(1, dayNumber(asOf) - first + 1));
  const projected = quotient(times(totalT, count(daysOfYear)), count(daysElapsed), finestDecimals);
  const yearTotalT = roundedAboveZero(projected, massDecimals);
  if (passedOn !== undefined) {
    return { daysElapsed, daysOfYear, yearTotalT, passesOn: passedOn, applyBy: undefined, status };
  }
  const exceeds = (days: number): boolean =>
    isLess(times(limitT, count(daysElapsed)), times(totalT, count(days)));
  let passing: number | undefined;
  for (let days = 1; days <= daysOfYear && passing === undefined; days++) if (exceeds(days)) passing = days;
  const passesOn = passing === undefined ? undefined : dayOfNumber(first + passing - 1);
  return {
    daysElapsed,
    daysOfYear,
    yearTotalT,
    passesOn,
    applyBy: passing === undefined || status !== undefined
      ? undefined
      : dayOfNumber(first + passing - 1 - authorisationDays),
    status,
  };
};

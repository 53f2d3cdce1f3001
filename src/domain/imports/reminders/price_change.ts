/**
 * Changes that a new certificate price makes for a year's imports: those that get the price of their period, those whose price was
 * corrected, and those that are still estimated at the newest price.
 */
import { type Decimal, isZero, minus } from "../../../kernel/decimal.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
import { yearOfPeriod } from "../../cbam/law/period.ts";
import type { PriceEntry } from "../../cbam/law/price.ts";
import { countsFrom, pricesThatCount } from "../../cbam/law/price_list.ts";
import { lastDayToSurrender } from "../calendar/dates.ts";
import type { Accrual, AccruedImport } from "../month_end/accrual.ts";
import { dayMs } from "../../../kernel/time/durations.ts";

/** Time for which a price is new, milliseconds. */
const newForMs = 7 * dayMs;

/** Returns the prices that count and are new, in the order of their periods. @param nowMs in milliseconds since 1970 */
export const newPrices = (history: ReadonlyArray<PriceEntry>, nowMs: number): ReadonlyArray<PriceEntry> =>
  pricesThatCount(history, nowMs).filter((price) => countsFrom(price) > nowMs - newForMs);

/** Returns the name by which the reminder of a price is told from others. */
export const subjectOfPrice = ({ entry, period, publishedAt }: PriceEntry): string =>
  `price ${period} ${publishedAt} ${entry ?? ""}`.trim();

/** From this year certificates cost what the week of their purchase costs (Regulation (EU) 2023/956, Article 21(1)). */
const firstYearOfWeeks = 2027;
const week = /^\d{4}-W\d\d$/;

/** Returns whether the price is that of a week, in which certificates are bought. */
export const isWeekly = ({ period }: Pick<PriceEntry, "period">): boolean => week.test(period);

/**
 * Returns the years of imports whose cost the price changes: of a quarter that year; of a week those from 2027 whose certificates
 * can still be bought then, which is until 30 September of the year after (Article 22(1)).
 */
export const yearsOfPrice = (price: PriceEntry): ReadonlyArray<number> => {
  if (!isWeekly(price)) {
    const yearOfQuarter = yearOfPeriod(price.period);
    return yearOfQuarter === undefined ? [] : [yearOfQuarter];
  }
  const year = yearOf(price.publishedAt);
  const isBeforeSurrender = price.publishedAt <= lastDayToSurrender(year - 1);
  return [...(isBeforeSurrender ? [year - 1] : []), year].filter((each) => each >= firstYearOfWeeks);
};

/** Change of a year's cost by a price. */
export interface PriceChange {
  /** Imports that have the price of their period for the first time. */
  readonly priced: number;
  /** Imports that had a price of their period, and have another one. */
  readonly repriced: number;
  /** Imports without a price of their period whose estimate changes. */
  readonly estimated: number;
  /** Cost of the year's imports without the new price, EUR. */
  readonly beforeEur: Decimal;
  /** Cost with it, EUR. */
  readonly afterEur: Decimal;
  /** After less before, EUR. */
  readonly differenceEur: Decimal;
}

/** Returns whether the price changes anything. */
export const hasChange = ({ priced, repriced, estimated }: PriceChange): boolean =>
  priced + repriced + estimated > 0;

const isOfOtherPrice = (before: AccruedImport | undefined, { costEur, priceEur }: AccruedImport): boolean =>
  before === undefined || !isZero(minus(costEur, before.costEur)) ||
  (priceEur !== undefined &&
    (before.priceEur === undefined || !isZero(minus(priceEur, before.priceEur))));

/**
 * Returns the change, in steps. Imports that need no certificates are left out of the numbers.
 * @param before imports under the prices without the new one
 * @param after the same imports under those with it
 */
export function* priceChange(before: Accrual, after: Accrual): Steps<PriceChange> {
  const known = new Map<string, AccruedImport>();
  yield* inStepsOf(before.imports, (each) => {
    known.set(each.id, each);
  });
  let [priced, repriced, estimated] = [0, 0, 0];
  yield* inStepsOf(after.imports, (each) => {
    const earlier = known.get(each.id);
    if (isZero(each.netT)) return;
    if (each.isPriced && earlier?.isPriced !== true) priced += 1;
    else if (isOfOtherPrice(earlier, each)) {
      if (each.isPriced) repriced += 1;
      else estimated += 1;
    }
  });
  const [beforeEur, afterEur] = [before.total.totalEur, after.total.totalEur];
  return { priced, repriced, estimated, beforeEur, afterEur, differenceEur: minus(afterEur, beforeEur) };
}

/**
 * Operator's changes of certificate prices: enter the next period's, one that is missing or a correction, and retract
 * one. Implementing Regulation (EU) 2025/2548.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type Decimal, decimalOfText, isZero, toJsonNumber } from "../../../kernel/decimal.ts";
import type { Refusal } from "../../../kernel/findings/refusals.ts";
import { endOfPeriod, periodAfter } from "./period.ts";
import type { CertificatePrice } from "./price.ts";

/** No price comes near it: one that does is a slip of the keyboard, such as a lost point. */
const limitEur = 100_000;

/** Price that an operator enters. */
export interface EnteredPrice {
  /** Quarter or ISO week, as it was written. */
  readonly period: string;
  /** EUR per tCO2e; undefined when it isn't a decimal. */
  readonly price: Decimal | undefined;
  /** Day of publication; undefined when it isn't a day. */
  readonly publishedAt: CalendarDay | undefined;
  /** True where the operator says that no price was published for the periods between. */
  readonly skipsPeriods?: boolean | undefined;
  /** True where the operator confirms a price that is far off, or that replaces an official one. */
  readonly isConfirmed?: boolean | undefined;
}

const decimalComma = /^\d+,\d{1,2}$/;

/** Returns a price as operators write it: `81.20`, and `81,20` too; undefined when it isn't a decimal. */
export const priceOfText = (text: string): Decimal | undefined =>
  decimalOfText(decimalComma.test(text) ? text.replace(",", ".") : text);

const wrongFigure = ({ price, publishedAt, period }: EnteredPrice, end: CalendarDay): Refusal | undefined => {
  if (
    price === undefined || isZero(price) || price.value < 0n || price.scale > 2 ||
    toJsonNumber(price) >= limitEur
  ) {
    return { kind: "noPrice" };
  }
  if (publishedAt === undefined) return { kind: "noPublicationDay" };
  return publishedAt < end ? { kind: "publishedBeforeEnd", period, end, found: publishedAt } : undefined;
};

/**
 * Why a price can't be entered; undefined when it can: the next period, one before it that has none, or a correction
 * that is not older than what it corrects.
 * @param known the prices that count, one a period, in the order of the periods
 */
export const refusalOf = (
  entered: EnteredPrice,
  known: ReadonlyArray<CertificatePrice>,
): Refusal | undefined => {
  const { period, publishedAt } = entered;
  const end = endOfPeriod(period);
  if (end === undefined) {
    return { kind: "noPeriod", text: period };
  }
  const wrong = wrongFigure(entered, end);
  if (wrong !== undefined) return wrong;
  const corrected = known.find((other) => other.period === period);
  if (corrected !== undefined && publishedAt !== undefined && publishedAt < corrected.publishedAt) {
    return {
      kind: "olderThanCorrected",
      period,
      publishedAt: corrected.publishedAt,
      found: publishedAt,
    };
  }
  const newest = known.at(-1);
  const next = newest && periodAfter(newest.period);
  return next === undefined || period <= next || entered.skipsPeriods === true
    ? undefined
    : { kind: "nextPeriodFirst", next, period };
};

/**
 * Operator's changes of certificate prices: enter the next period's, one that is missing or a correction, and retract
 * one. Implementing Regulation (EU) 2025/2548.
 */
import * as Either from "effect/Either";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type Decimal, decimalOfText, isZero, toJsonNumber } from "../../../kernel/decimal.ts";
import type { Refusal } from "../../../kernel/findings/refusals.ts";
import { endOfPeriod, periodAfter } from "./period.ts";
import type { CertificatePrice } from "./price.ts";
import { samePrice } from "./price_catch.ts";

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

/** The price as it was written, if it can be one of a period that ends on a day. */
const readFigure = (
  { price, publishedAt, period }: EnteredPrice,
  end: CalendarDay,
): Either.Either<CertificatePrice, Refusal> => {
  if (
    price === undefined || isZero(price) || price.value < 0n || price.scale > 2 ||
    toJsonNumber(price) >= limitEur
  ) {
    return Either.left({ kind: "noPrice" });
  }
  if (publishedAt === undefined) return Either.left({ kind: "noPublicationDay" });
  return publishedAt < end
    ? Either.left({ kind: "publishedBeforeEnd", period, end, found: publishedAt })
    : Either.right({ period, priceEurPerTco2e: price, publishedAt });
};

/** Why the price can't stand beside those that count; undefined where it can. */
const refusedBeside = (
  entry: CertificatePrice,
  known: ReadonlyArray<CertificatePrice>,
  skipsPeriods: boolean,
): Refusal | undefined => {
  const { period, publishedAt } = entry;
  const corrected = known.find((other) => other.period === period);
  if (corrected !== undefined && publishedAt < corrected.publishedAt) {
    return { kind: "olderThanCorrected", period, publishedAt: corrected.publishedAt, found: publishedAt };
  }
  const newest = known.at(-1);
  const next = newest && periodAfter(newest.period);
  return next === undefined || period <= next || skipsPeriods
    ? samePrice(entry, known)
    : { kind: "nextPeriodFirst", next, period };
};

/**
 * The price that an operator enters: of the next period, of one before it that has none, or a correction that is not older than
 * what it corrects. What only needs to be confirmed is no matter of this.
 * @param known the prices that count, one a period, in the order of the periods
 * @returns why it can't be entered otherwise
 */
export const priceToEnter = (
  entered: EnteredPrice,
  known: ReadonlyArray<CertificatePrice>,
): Either.Either<CertificatePrice, Refusal> => {
  const end = endOfPeriod(entered.period);
  if (end === undefined) return Either.left({ kind: "noPeriod", text: entered.period });
  return Either.flatMap(readFigure(entered, end), (entry) => {
    const refusal = refusedBeside(entry, known, entered.skipsPeriods === true);
    return refusal === undefined ? Either.right(entry) : Either.left(refusal);
  });
};

/**
 * Changes of prices that an operator has to confirm: a price far from the one before it, one that is published on a day to come, and a
 * change of an official price, which is one that the service ships with. A slip of a digit would change every calculation.
 */
import {
  type Decimal,
  exactly,
  isLess,
  minus,
  times,
  toJsonNumber,
  toMoneyText,
  toText,
} from "../../../kernel/decimal.ts";
import type { Refusal } from "../../../kernel/findings/refusals.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { CertificatePrice, PriceEntry } from "./price.ts";

/** A fifth of the price before: from there on a price is far off. */
const fifths = exactly(5);

const distance = (a: Decimal, b: Decimal): Decimal => isLess(a, b) ? minus(b, a) : minus(a, b);

/** Returns the price that an entry is held against: the one of its period that it replaces, else that of the period before. */
export const priceBefore = (
  period: string,
  known: ReadonlyArray<CertificatePrice>,
): CertificatePrice | undefined => known.findLast((price) => price.period <= period);

/** Returns the change from one price to another in per cent, with one decimal and its sign, such as `+20.1`. */
export const changeInPercent = (before: Decimal, now: Decimal): string => {
  const percent = (toJsonNumber(now) / toJsonNumber(before) - 1) * 100;
  return `${percent > 0 ? "+" : ""}${percent.toFixed(1)}`;
};

/** True if a price is 20 % or more off another one. */
export const isFarOff = (before: Decimal, now: Decimal): boolean =>
  !isLess(times(distance(before, now), fifths), before);

/** True if the service ships with the price: one of its period, day and amount is in the list. */
export const isOfficial = (price: CertificatePrice, shipped: ReadonlyArray<CertificatePrice>): boolean =>
  shipped.some((other) =>
    other.period === price.period && other.publishedAt === price.publishedAt &&
    toText(other.priceEurPerTco2e) === toText(price.priceEurPerTco2e)
  );

/** Returns why a price is not entered again: it counts already, to the cent and with its day; undefined where it is new. */
export const samePrice = (
  entry: CertificatePrice,
  known: ReadonlyArray<CertificatePrice>,
): Refusal | undefined => {
  const { period, priceEurPerTco2e, publishedAt } = entry;
  return isOfficial(entry, known)
    ? { kind: "samePrice", period, price: toMoneyText(priceEurPerTco2e), publishedAt }
    : undefined;
};

/** Prices that an entry is held against. */
export interface PricesBeside {
  /** Those that count, one a period, in the order of the periods. */
  readonly known: ReadonlyArray<CertificatePrice>;
  /** Those that the service ships with. */
  readonly shipped: ReadonlyArray<CertificatePrice>;
}

/** True if a price would count from a day to come: nobody knows it before it is published, so a digit of the day is likely wrong. */
export const isToCome = ({ publishedAt }: CertificatePrice, today: CalendarDay): boolean =>
  publishedAt > today;

const catchOfPrice = (
  { period, priceEurPerTco2e }: CertificatePrice,
  { known, shipped }: PricesBeside,
): Refusal | undefined => {
  const before = priceBefore(period, known);
  if (before === undefined) return undefined;
  const price = toMoneyText(before.priceEurPerTco2e);
  if (before.period === period && isOfficial(before, shipped)) {
    return { kind: "replacesOfficial", period, price, publishedAt: before.publishedAt };
  }
  if (!isFarOff(before.priceEurPerTco2e, priceEurPerTco2e)) return undefined;
  const percent = changeInPercent(before.priceEurPerTco2e, priceEurPerTco2e);
  return { kind: "farOff", period, before: before.period, price, percent };
};

/** Returns every reason why a price has to be confirmed before it is entered; none where it needn't be. */
export const catchesOfEntry = (
  entry: CertificatePrice,
  beside: PricesBeside,
  today: CalendarDay,
): ReadonlyArray<Refusal> => {
  const { period, publishedAt } = entry;
  const ofPrice = catchOfPrice(entry, beside);
  return [
    ...(ofPrice === undefined ? [] : [ofPrice]),
    ...(isToCome(entry, today)
      ? [{ kind: "publishedLater", period, today, found: publishedAt } as const]
      : []),
  ];
};

/** Price that is retracted. */
export interface Retraction {
  /** Period of the price. */
  readonly period: string;
  /** Number of the entry in the list of prices; undefined for the period's newest one. */
  readonly entry?: number | undefined;
  /** True if the operator confirmed that an official price goes. */
  readonly isConfirmed?: boolean | undefined;
}

const isOlder = (one: PriceEntry, other: PriceEntry): number =>
  one.publishedAt === other.publishedAt
    ? (one.entry ?? 0) - (other.entry ?? 0)
    : one.publishedAt < other.publishedAt
    ? -1
    : 1;

/** Returns the entry that a retraction means, among those that weren't retracted. */
export const entryToRetract = (
  { period, entry }: Retraction,
  history: ReadonlyArray<PriceEntry>,
): PriceEntry | undefined =>
  history.filter((price) =>
    price.period === period && price.retractedMs === undefined &&
    (entry === undefined || price.entry === entry)
  ).sort(isOlder).at(-1);

/** Returns why an entry has to be confirmed before it is retracted; undefined where it needn't be. */
export const catchOfRetraction = (
  entry: PriceEntry,
  shipped: ReadonlyArray<CertificatePrice>,
): Refusal | undefined =>
  isOfficial(entry, shipped)
    ? {
      kind: "retractsOfficial",
      period: entry.period,
      price: toMoneyText(entry.priceEurPerTco2e),
      publishedAt: entry.publishedAt,
    }
    : undefined;

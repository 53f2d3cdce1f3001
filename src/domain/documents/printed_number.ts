/**
 * Numbers as documents and sentences about them print them: `,` between thousands, `.` before decimals. What is computed
 * with them is exact (`kernel/decimal.ts`).
 */
import * as BigDecimal from "effect/BigDecimal";
import {
  type Decimal,
  decimalsOf,
  exactly,
  halfUnit,
  isLess,
  roundedAboveZero,
  roundedTo,
  roundHalfAwayFromZero,
  toText,
} from "../../kernel/decimal.ts";
import { groupedDigits } from "../../kernel/text/grouped_digits.ts";

/** Nothing is printed with more decimals that doesn't ask for more; far beyond lies the noise of binary fractions. */
export const printedDecimalsLimit = 6;

/** The minus of print. */
const minus = "\u2212";

/** Smaller values are the noise of binary fractions. */
const noise = halfUnit(12);

/**
 * Returns the value with so many decimals at most, without zeros at its end; three digits of one that isn't 0 and would
 * come to 0.
 */
const shortest = (value: Decimal, limit: number): Decimal => {
  const isNoise = isLess(BigDecimal.abs(value), noise);
  const exact = BigDecimal.normalize((isNoise ? roundHalfAwayFromZero : roundedAboveZero)(value, limit));
  return exact.scale < 0 ? BigDecimal.scale(exact, 0) : exact;
};

const grouped = (whole: string, fraction: string): string => {
  const thousands = groupedDigits(whole, ",");
  return fraction === "" ? thousands : `${thousands}.${fraction}`;
};

/**
 * Returns e.g. `1,234.50`, with the minus of print for amounts below zero.
 * @param decimals at least so many decimals are printed, at most six where it is no more
 */
export const printed = (value: Decimal, decimals: number): string => {
  const exact = shortest(value, Math.max(decimals, printedDecimalsLimit));
  const scaled = BigDecimal.scale(exact, Math.max(exact.scale, decimals));
  const isNegative = scaled.value < 0n;
  const digits = String(isNegative ? -scaled.value : scaled.value).padStart(scaled.scale + 1, "0");
  const point = digits.length - scaled.scale;
  return `${isNegative ? minus : ""}${grouped(digits.slice(0, point), digits.slice(point))}`;
};

/** Returns the value as `printed` does; one that would lose digits that way with all of them. */
export const printedWhole = (value: Decimal, decimals: number): string =>
  decimalsOf(value) > printedDecimalsLimit ? toText(value) : printed(value, decimals);

/** A number whose shortest decimal form needs neither an exponent nor rounding. */
const plainNumber = /^(\d+)(?:\.(\d{1,6}))?$/;

/** Returns a JSON number's exact value as `printed` writes it; documents print thousands of them. */
export const printedNumber = (number: number, decimals: number): string => {
  const [, whole, fraction = ""] = plainNumber.exec(String(number)) ?? [];
  return whole === undefined
    ? printed(exactly(number), decimals)
    : grouped(whole, fraction.padEnd(decimals, "0"));
};

/** Returns a JSON number rounded to `digits` decimals and printed with all of them. */
export const printedMoney = (amount: number, digits: number): string => {
  const [, whole, fraction = ""] = plainNumber.exec(String(amount)) ?? [];
  const isExact = whole !== undefined && fraction.length <= digits;
  return isExact ? printedNumber(amount, digits) : printed(roundedTo(exactly(amount), digits), digits);
};

/** Returns the most decimals that any of the numbers has, up to a limit; what isn't given has none. */
export const mostDecimals = (numbers: Iterable<number | undefined>, limit = printedDecimalsLimit): number => {
  let most = 0;
  for (const number of numbers) {
    if (number === undefined || Number.isInteger(number)) continue;
    const [, , fraction] = plainNumber.exec(String(number)) ?? [];
    most = Math.max(most, fraction?.length ?? shortest(exactly(number), limit).scale);
  }
  return most;
};

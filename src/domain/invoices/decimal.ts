/**
 * Exact decimals for what arrives as JSON numbers: a number counts as its shortest decimal form, so 0.1 is one
 * tenth. Sums and products are exact; rounding happens only where a name says so.
 */
import * as BigDecimal from "effect/BigDecimal";

const minus = "\u2212";

/** No printed number has more decimals than this; beyond it lies the noise of binary fractions. */
const printedDecimalsLimit = 6;

export const zero: BigDecimal.BigDecimal = BigDecimal.make(0n, 0);

/** @returns the exact value of a finite JSON number's shortest decimal form */
export const fromJson = (number: number): BigDecimal.BigDecimal =>
  BigDecimal.unsafeFromString(String(number));

/** @returns the exact sum; 0 of nothing */
export const sumOf = (terms: Iterable<BigDecimal.BigDecimal>): BigDecimal.BigDecimal => {
  let sum = zero;
  for (const term of terms) sum = BigDecimal.sum(sum, term);
  return sum;
};

/** @returns the value rounded half away from zero to `digits` decimals, as invoices round */
export const roundTo = (value: BigDecimal.BigDecimal, digits: number): BigDecimal.BigDecimal =>
  BigDecimal.scale(BigDecimal.round(value, { scale: digits, mode: "half-from-zero" }), digits);

/** @returns half of the unit in the last of `digits` decimals: 0.005 for 2 */
export const halfUnit = (digits: number): BigDecimal.BigDecimal => BigDecimal.make(5n, digits + 1);

/** @returns the value without noise and without zeros at its end */
const shortest = (value: BigDecimal.BigDecimal): BigDecimal.BigDecimal => {
  const exact = BigDecimal.normalize(
    BigDecimal.round(value, { scale: printedDecimalsLimit, mode: "half-from-zero" }),
  );
  return exact.scale < 0 ? BigDecimal.scale(exact, 0) : exact;
};

/**
 * Digits with `,` between thousands and `.` before decimals.
 * @param decimals at least so many decimals are printed, at most six
 * @returns e.g. `1,234.50`, with the minus of print for amounts below zero
 */
export const printed = (value: BigDecimal.BigDecimal, decimals: number): string => {
  const exact = shortest(value);
  const scaled = BigDecimal.scale(exact, Math.max(exact.scale, decimals));
  const negative = scaled.value < 0n;
  const digits = String(negative ? -scaled.value : scaled.value).padStart(scaled.scale + 1, "0");
  const point = digits.length - scaled.scale;
  return `${negative ? minus : ""}${grouped(digits.slice(0, point), digits.slice(point))}`;
};

/** A number whose shortest decimal form needs neither an exponent nor rounding. */
const plainNumber = /^(\d+)(?:\.(\d{1,6}))?$/;

/** @returns a JSON number's exact value as `printed` writes it; documents print thousands of them */
export const printedNumber = (number: number, decimals: number): string => {
  const [, whole, fraction = ""] = plainNumber.exec(String(number)) ?? [];
  return whole === undefined
    ? printed(fromJson(number), decimals)
    : grouped(whole, fraction.padEnd(decimals, "0"));
};

/** @returns a JSON number rounded to `digits` decimals and printed with all of them */
export const printedMoney = (amount: number, digits: number): string => {
  const [, whole, fraction = ""] = plainNumber.exec(String(amount)) ?? [];
  const isExact = whole !== undefined && fraction.length <= digits;
  return isExact ? printedNumber(amount, digits) : printed(roundTo(fromJson(amount), digits), digits);
};

const grouped = (whole: string, fraction: string): string => {
  const thousands = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ",") : whole;
  return fraction === "" ? thousands : `${thousands}.${fraction}`;
};

/** @returns the most decimals that any of the numbers has, at most six; what isn't given has none */
export const mostDecimals = (numbers: Iterable<number | undefined>): number => {
  let most = 0;
  for (const number of numbers) {
    if (number === undefined || Number.isInteger(number)) continue;
    const [, , fraction] = plainNumber.exec(String(number)) ?? [];
    most = Math.max(most, fraction?.length ?? shortest(fromJson(number)).scale);
  }
  return most;
};

/**
 * Exact decimal numbers: what a figure of the law or of a request is, until it leaves as a JSON number. Built on
 * effect's `BigDecimal` (a bigint and a scale); this module adds reading, rounding and leaving. No binary
 * floating point error may reach an answer.
 */
import * as BigDecimal from "effect/BigDecimal";
import { longestValue } from "./text/text_budget.ts";

/** A decimal number of any size and scale, without rounding. */
export type Decimal = BigDecimal.BigDecimal;

/** Returns a decimal by its digits and scale, such as those that a message between threads brought. */
export const decimalOf = ({ value, scale }: Pick<Decimal, "value" | "scale">): Decimal =>
  BigDecimal.make(value, scale);

/** 0, where nothing is added or taken off. */
export const zero: Decimal = BigDecimal.make(0n, 0);
/** 1, the share of everything. */
export const one: Decimal = BigDecimal.make(1n, 0);

const plainDecimal = /^(\d+)(?:\.(\d+))?$/;
const numberText = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * Reads a plain decimal: digits, optionally a point and more digits. No sign, exponent, blank or comma, and no text that
 * is longer than any value: the time that digits take grows with the square of their number.
 * @example
 * ```ts
 * import { decimalOfText } from "./decimal.ts";
 * import assert from "node:assert/strict";
 * assert.equal(decimalOfText("3.1870")?.scale, 4);
 * assert.equal(decimalOfText("1,5"), undefined);
 * ```
 */
export const decimalOfText = (text: string): Decimal | undefined => {
  const parts = text.length > longestValue ? null : plainDecimal.exec(text);
  if (parts === null) return undefined;
  const fraction = parts[2] ?? "";
  return BigDecimal.make(BigInt(parts[1] + fraction), fraction.length);
};

/**
 * The decimal that a JSON number is written as: the shortest one that reads back as the same double, so that 0.1
 * is one tenth. Undefined for NaN and the infinities.
 */
export const decimalOfNumber = (value: number): Decimal | undefined => {
  const parts = numberText.exec(String(value));
  if (parts === null) return undefined;
  const fraction = parts[3] ?? "";
  const digits = BigInt(`${parts[1]}${parts[2]}${fraction}`);
  const scale = fraction.length - Number(parts[4] ?? 0);
  return scale < 0 ? BigDecimal.make(digits * 10n ** BigInt(-scale), 0) : BigDecimal.make(digits, scale);
};

/**
 * The exact decimal of a finite number: what a record's figure counts as.
 * @throws RangeError for NaN and the infinities, which no JSON has
 */
export const exactly = (value: number): Decimal => {
  const decimal = decimalOfNumber(value);
  if (decimal === undefined) throw new RangeError(`${value} is no finite number`);
  return decimal;
};

const powersOfTen = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent));
const powerOfTen = (exponent: number): bigint => powersOfTen[exponent] ?? 10n ** BigInt(exponent);

/** The digits of a value that is written with so many decimals, which are no fewer than it has. */
const digitsWith = (places: number, { value, scale }: Decimal): bigint =>
  places === scale ? value : value * powerOfTen(places - scale);

// As effect's own, which make a power of ten anew for each pair of values that are not written with as many decimals.

/** Returns the exact product. */
export const times = (a: Decimal, b: Decimal): Decimal =>
  isZero(a) || isZero(b) ? zero : BigDecimal.make(a.value * b.value, a.scale + b.scale);

/** Returns the exact sum. */
export const plus = (a: Decimal, b: Decimal): Decimal => {
  if (isZero(b)) return a;
  if (isZero(a)) return b;
  const places = Math.max(a.scale, b.scale);
  return BigDecimal.make(digitsWith(places, a) + digitsWith(places, b), places);
};

/** Returns the exact difference, which may be negative. */
export const minus = (a: Decimal, b: Decimal): Decimal => {
  if (isZero(b)) return a;
  const places = isZero(a) ? b.scale : Math.max(a.scale, b.scale);
  return BigDecimal.make((isZero(a) ? 0n : digitsWith(places, a)) - digitsWith(places, b), places);
};

/** Returns whether the first is less than the second. */
export const isLess = (a: Decimal, b: Decimal): boolean => {
  const places = Math.max(a.scale, b.scale);
  return digitsWith(places, a) < digitsWith(places, b);
};

/** Returns whether the value is 0, whatever its scale. */
export const isZero = (value: Decimal): boolean => value.value === 0n;

/** Returns the smaller of two. */
export const smaller = (a: Decimal, b: Decimal): Decimal => isLess(b, a) ? b : a;

/** Returns the larger of two. */
export const larger = (a: Decimal, b: Decimal): Decimal => isLess(a, b) ? b : a;

/** Returns the exact sum; 0 of nothing. */
export const sumOf = (terms: Iterable<Decimal>): Decimal => {
  let sum = zero;
  for (const term of terms) sum = plus(sum, term);
  return sum;
};

/** `value - other`, never below zero. */
export const surplus = (value: Decimal, other: Decimal): Decimal =>
  isLess(other, value) ? minus(value, other) : zero;

/** Rounds half away from zero to `places` decimals. */
export const roundHalfAwayFromZero = (value: Decimal, places: number): Decimal => {
  if (value.scale <= places) return value;
  const unit = powerOfTen(value.scale - places);
  const half = unit / 2n;
  const nudged = value.value < 0n ? value.value - half : value.value + half;
  return BigDecimal.make(nudged / unit, places);
};

/** Significant digits that a value keeps which would round to 0. */
const keptDigits = 3;

/**
 * Rounds half away from zero to `places` decimals; a value that isn't 0 and would come to 0 keeps three significant digits, so
 * that nothing reads as nothing that is something.
 */
export const roundedAboveZero = (value: Decimal, places: number): Decimal => {
  const rounded = roundHalfAwayFromZero(value, places);
  if (!isZero(rounded) || isZero(value)) return rounded;
  const digits = String(value.value < 0n ? -value.value : value.value).length;
  return roundHalfAwayFromZero(value, value.scale - digits + keptDigits);
};

/**
 * Returns the quotient, rounded half away from zero to `places` decimals.
 * @throws RangeError for a divisor of 0
 */
export const quotient = (value: Decimal, divisor: Decimal, places: number): Decimal => {
  if (isZero(divisor)) throw new RangeError("A value is divided by 0.");
  const shift = places + 1 + divisor.scale - value.scale;
  const [over, under] = shift >= 0
    ? [value.value * powerOfTen(shift), divisor.value]
    : [value.value, divisor.value * powerOfTen(-shift)];
  const exact = over % under === 0n;
  const truncated = over / under;
  // One more digit is kept, and a last one says whether anything follows: no half is mistaken for an exact one.
  const sign = (over < 0n) === (under < 0n) ? 1n : -1n;
  const marked = truncated * 10n + (exact ? 0n : sign);
  return roundHalfAwayFromZero(BigDecimal.make(marked, places + 2), places);
};

/** Returns the least whole number that is not below the value. */
export const ceiling = (value: Decimal): number => {
  if (value.scale <= 0) return Number(value.value * powerOfTen(-value.scale));
  const unit = powerOfTen(value.scale);
  const whole = value.value / unit;
  return Number(value.value > 0n && value.value % unit !== 0n ? whole + 1n : whole);
};

/** Rounds half away from zero to `places` decimals and writes all of them: 2.5 with 2 places is 2.50. */
export const roundedTo = (value: Decimal, places: number): Decimal =>
  BigDecimal.scale(roundHalfAwayFromZero(value, places), places);

/** Returns half of the unit in the last of `places` decimals: 0.005 for 2. */
export const halfUnit = (places: number): Decimal => BigDecimal.make(5n, places + 1);

/** Returns how many decimals the shortest form of the value has: 2 for 1.250, 0 for 400. */
export const decimalsOf = (value: Decimal): number => Math.max(0, BigDecimal.normalize(value).scale);

/** Every power of ten that is a double itself, 1 to 1e22. */
const exactPowers = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/**
 * The double nearest to the exact decimal, as a JSON number carries it. Figures of up to 15 significant digits
 * print with exactly those digits.
 */
export const toJsonNumber = (value: Decimal): number => {
  const digits = Number(value.value);
  const power = exactPowers[value.scale];
  return Number.isSafeInteger(digits) && power !== undefined
    ? digits / power
    : Number(BigDecimal.format(value));
};

/** The decimal's own digits, without an exponent and without trailing zeros. */
export const toText = (value: Decimal): string => {
  const { value: digits, scale } = BigDecimal.normalize(value);
  if (scale <= 0) return String(digits * powerOfTen(-scale));
  const sign = digits < 0n ? "-" : "";
  const padded = String(digits < 0n ? -digits : digits).padStart(scale + 1, "0");
  return `${sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
};

/** The decimal's own digits, two decimals at least, as amounts of money have them: `5586.39`, `80.50`, `82.1234`. */
export const toMoneyText = (value: Decimal): string => {
  const [whole = "", cents = ""] = toText(value).split(".");
  return `${whole}.${cents.padEnd(2, "0")}`;
};

/** Exponent that JavaScript writes small numbers with, down to the least that a figure comes to. */
const smallExponent = /e-1?\d$/;

/** Returns a number as sentences have it: 0.0000000001, not 1e-10. */
export const plainText = (value: number): string => {
  const text = String(value);
  return smallExponent.test(text) ? toText(exactly(value)) : text;
};

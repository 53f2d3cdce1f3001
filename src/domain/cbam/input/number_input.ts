/**
 * Reading numbers that a caller sent, exactly as they were written, within the range that each has. Contract sections
 * 2.5 and 4.2; decisions, "Requests".
 */
import {
  type Decimal,
  decimalOfNumber,
  decimalOfText,
  isLess,
  isZero,
  one,
  toJsonNumber,
} from "../../../kernel/decimal.ts";
import { type Input, isAbsent, report, required, shown } from "./input.ts";

/** The range of a number, and how a sentence names it. */
interface NumberRule {
  readonly expected: string;
  readonly isAllowed: (value: Decimal) => boolean;
}

const billion = decimalOfText("1000000000") ?? one;
const million = decimalOfText("1000000") ?? one;

const tonnageRule: NumberRule = {
  expected: "a positive number of tonnes up to 1000000000",
  isAllowed: (value) => !isZero(value) && value.value > 0n && !isLess(billion, value),
};
const nonNegative = (what: string): NumberRule => ({
  expected: `${what}, from 0 to 1000000`,
  isAllowed: (value) => value.value >= 0n && !isLess(million, value),
});
const intensityRule = nonNegative("a number of tCO2e per tonne");
const carbonPriceRule = nonNegative("a number of EUR per tCO2e");
const shareRule = nonNegative("a number of tonnes per tonne");

/** Digits that every double carries: a longer number might not come back as it was sent. */
const safeDigits = 15;

const comesBack = (value: Decimal): boolean => {
  const again = decimalOfNumber(toJsonNumber(value));
  return again !== undefined && !isLess(again, value) && !isLess(value, again);
};

const readNumber = (input: Input, name: string, rule: NumberRule): Decimal | undefined => {
  const value = input.value(name);
  const decimal = typeof value === "number" && !input.isText
    ? decimalOfNumber(value)
    : typeof value === "string" && input.isText
    ? decimalOfText(value)
    : undefined;
  const form = input.isText ? "written as a plain decimal such as 24.5" : "as a JSON number";
  if (decimal === undefined || !rule.isAllowed(decimal)) {
    return report(input, name, `must be ${rule.expected}, ${form}; found ${shown(value)}.`);
  }
  if (typeof value === "string" && value.length > safeDigits && !comesBack(decimal)) {
    return report(input, name, `has more digits than can be given back exactly: use at most ${safeDigits}.`);
  }
  return decimal;
};

const optionalNumber = (input: Input, name: string, rule: NumberRule): Decimal | undefined =>
  isAbsent(input.value(name)) ? undefined : readNumber(input, name, rule);

const requiredNumber = (input: Input, name: string, rule: NumberRule): Decimal | undefined =>
  isAbsent(input.value(name))
    ? report(input, name, `is missing: it must be ${rule.expected}.`)
    : readNumber(input, name, rule);

/** Net mass in tonnes. */
export const readTonnage = (input: Input, name: string): Decimal | undefined =>
  requiredNumber(input, name, tonnageRule);
export const readOptionalTonnage = (input: Input, name: string): Decimal | undefined =>
  optionalNumber(input, name, tonnageRule);

/** tCO2e per tonne. */
export const readIntensity = (input: Input, name: string): Decimal | undefined =>
  optionalNumber(input, name, intensityRule);

/** EUR per tCO2e. */
export const readCarbonPrice = (input: Input, name: string): Decimal | undefined =>
  optionalNumber(input, name, carbonPriceRule);

/** Tonnes per tonne of goods. */
export const readShare = (input: Input, name: string): Decimal | undefined =>
  requiredNumber(input, name, shareRule);

/** The range of a whole number, and what it is when it isn't given. */
export interface WholeNumberRule {
  readonly least: number;
  readonly most: number;
  readonly absent: number;
}

/** A whole number of a query. */
export const readWholeNumber = (
  input: Input,
  name: string,
  { least, most, absent }: WholeNumberRule,
): number | undefined =>
  isAbsent(input.value(name)) ? absent : required(input, name, {
    expected: `a whole number from ${least} to ${most}`,
    read: (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined,
  });

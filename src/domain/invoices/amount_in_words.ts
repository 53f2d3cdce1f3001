/**
 * An amount of money in English words, as customs and banks want it beside the figures: the whole units in words,
 * the minor units as a fraction of their number to the whole, so that it is exact for every currency.
 */
import { toCardinal } from "n2words/en-US";
import { currencyName, minorUnitDigits } from "../../kernel/currency.ts";
import { type Decimal, roundedTo } from "../../kernel/decimal.ts";

/**
 * Returns one sentence without a full stop.
 * @param amount at least 0; rounded to the currency's minor unit
 * @param currency ISO 4217 code
 * @example
 * ```ts
 * import { equal } from "node:assert/strict";
 * import { amountInWords } from "./amount_in_words.ts";
 * import { exactly } from "../../kernel/decimal.ts";
 * equal(amountInWords(exactly(1234.5), "USD"), "One thousand two hundred thirty-four US dollars and 50/100");
 * equal(amountInWords(exactly(1), "USD"), "One US dollar and 00/100");
 * equal(amountInWords(exactly(21000), "JPY"), "Twenty-one thousand Japanese yen");
 * equal(amountInWords(exactly(7.005), "KWD"), "Seven Kuwaiti dinars and 005/1000");
 * ```
 */
export const amountInWords = (amount: Decimal, currency: string): string => {
  const digits = minorUnitDigits(currency);
  const minorUnits = roundedTo(amount, digits).value;
  const unitsAWhole = 10n ** BigInt(digits);
  const wholeUnits = minorUnits / unitsAWhole;
  const words = toCardinal(wholeUnits);
  const whole = `${words.charAt(0).toUpperCase()}${words.slice(1)} ${currencyName(currency, wholeUnits)}`;
  if (digits === 0) return whole;
  return `${whole} and ${String(minorUnits % unitsAWhole).padStart(digits, "0")}/${unitsAWhole}`;
};

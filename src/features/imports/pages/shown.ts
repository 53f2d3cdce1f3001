/**
 * Figures of an importer's year as a reader of the language writes them.
 */
import {
  type Decimal,
  decimalOfNumber,
  roundedAboveZero,
  roundHalfAwayFromZero,
  times,
  toJsonNumber,
  zero,
} from "../../../kernel/decimal.ts";
import { count, euros, exactly } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { frameTexts } from "../texts/frame.ts";

const emissionDecimals = 6;
const moneyDecimals = 2;
const kilogramsPerTonne = decimalOfNumber(1_000) ?? zero;

/** @returns tonnes or MWh with every digit: a limit is exceeded by the last of them */
export const tonnes = (value: Decimal, language: Language): string => exactly(toJsonNumber(value), language);

/** @returns kilograms of a mass in tonnes, with every digit */
export const kilograms = (value: Decimal, language: Language): string =>
  exactly(toJsonNumber(times(value, kilogramsPerTonne)), language);

/** @returns emissions as answers have them, with at most 6 decimals; smaller ones with three digits of their own */
export const emissions = (value: Decimal, language: Language): string =>
  exactly(toJsonNumber(roundedAboveZero(value, emissionDecimals)), language);

/** @returns EUR with cents */
export const money = (value: Decimal, language: Language): string =>
  euros(toJsonNumber(roundHalfAwayFromZero(value, moneyDecimals)), language);

/** @returns `41 imports` */
export const importCount = (number: number, language: Language): string => {
  const { imports, oneImport } = frameTexts[language];
  return number === 1 ? oneImport : imports(count(number, language));
};

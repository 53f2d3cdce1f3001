/**
 * Figures of an importer's year as a reader of the language writes them.
 */
import type { Decimal } from "../../../kernel/decimal.ts";
import { count, euros, exactly } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { amount, eur, kilograms as kilogramsOf, quantity } from "../records/figures.ts";
import { frameTexts } from "../texts/frame.ts";

/** @returns tonnes or MWh with every digit: a limit is exceeded by the last of them */
export const tonnes = (value: Decimal, language: Language): string => exactly(quantity(value), language);

/** @returns kilograms of a mass in tonnes, with every digit */
export const kilograms = (value: Decimal, language: Language): string =>
  exactly(kilogramsOf(value), language);

/** @returns emissions as answers have them, with at most 6 decimals; smaller ones with three digits of their own */
export const emissions = (value: Decimal, language: Language): string => exactly(amount(value), language);

/** @returns EUR with cents */
export const money = (value: Decimal, language: Language): string => euros(eur(value), language);

/** @returns `41 imports` */
export const importCount = (number: number, language: Language): string => {
  return frameTexts[language].imports(count(number, language));
};

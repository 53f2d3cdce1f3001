/**
 * Explanation of a term of a calculation, for people: words of the law, or a formula with the terms by their names on
 * the page.
 */
import type { Language } from "../../../../../web/words/language.ts";
import { translatedLaw } from "../../../../../web/law/law_sentence.ts";
import type { CalculatorTexts } from "../../../texts/en/calculator.ts";

/** A formula of terms: names, numbers, signs. */
const formula = /^[a-z_\d+,()\s-]+$/;

const formulaFor = (factor: string, { terms, formulaWords }: CalculatorTexts): string => {
  const names: ReadonlyMap<string, string> = new Map(Object.entries({ ...terms, ...formulaWords }));
  return factor.replace(/[a-z_]+/g, (word) => word === "x" ? "×" : names.get(word) ?? word)
    .replace(/ - /g, " − ");
};

/** @returns the rule of the term in the language; undefined where there is no wording */
export const traceWords = (
  factor: string,
  language: Language,
  texts: CalculatorTexts,
): string | undefined => {
  const own = translatedLaw(factor, language);
  if (own !== undefined) return own;
  return /_| x /.test(factor) && formula.test(factor) ? formulaFor(factor, texts) : undefined;
};

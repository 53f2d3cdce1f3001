/**
 * A sentence of a calculation in a visitor's language; served to browsers too, so it imports nothing but rules.
 */
import type { InLanguages, Language } from "../words/language.ts";
import { englishRules } from "./english.ts";
import { germanRules } from "./german.ts";
import { reworded, type Rule } from "./rule.ts";

const rules: InLanguages<ReadonlyArray<Rule>> = { en: englishRules, de: germanRules };

/** @returns the sentence in the language; undefined where the API's own English is all there is */
export const inLanguage = (sentence: string, language: Language): string | undefined =>
  reworded(rules[language], sentence);

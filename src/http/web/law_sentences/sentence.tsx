/**
 * A sentence of a calculation as a page shows it: in the visitor's language where there is a wording, else in English,
 * marked as such for screen readers.
 */
import type { VNode } from "preact";
import type { InLanguages, Language } from "../language.ts";
import { englishRules } from "./english.ts";
import { germanRules } from "./german.ts";
import { reworded, type Rule } from "./rule.ts";

const rules: InLanguages<ReadonlyArray<Rule>> = { en: englishRules, de: germanRules };

/** @returns the sentence in the language; undefined where the API's own English is all there is */
export const inLanguage = (sentence: string, language: Language): string | undefined =>
  reworded(rules[language], sentence);

export const Sentence = (
  { text, language }: { readonly text: string; readonly language: Language },
): VNode => {
  const own = inLanguage(text, language);
  return own === undefined ? <span lang={language === "en" ? undefined : "en"}>{text}</span> : <>{own}</>;
};

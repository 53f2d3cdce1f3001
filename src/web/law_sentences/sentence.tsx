/**
 * A sentence of a calculation as a page shows it: in the visitor's language where there is a wording, else in English,
 * marked as such for screen readers.
 */
import type { VNode } from "preact";
import type { Language } from "../words/language.ts";
import { inLanguage } from "./wording.ts";

export const Sentence = (
  { text, language }: { readonly text: string; readonly language: Language },
): VNode => {
  const own = inLanguage(text, language);
  return own === undefined ? <span lang={language === "en" ? undefined : "en"}>{text}</span> : <>{own}</>;
};

/**
 * Acts as the languages of the pages cite them. A citation of the tables is English and made of few, fixed parts; what
 * stands in brackets behind it is an explanation of ours.
 */
import type { InLanguages, Language } from "../words/language.ts";
import type { CitationWords } from "./citation_words.ts";
import { citations as german } from "./de/citations.ts";
import { citations as french } from "./fr/citations.ts";

const words: InLanguages<CitationWords | undefined> = { en: undefined, de: german, fr: french };

/** Words that no citation in another language has. */
const english =
  /\b(?:Regulation|Decision|Implementing|Delegated|before|replaced|amended|of|the|by|and|as|table|price)\b/;

/** @returns the citation in the language; undefined where it has parts that are not known */
export const citation = (label: string, language: Language): string | undefined => {
  const own = words[language];
  if (own === undefined) return label;
  const whole = own.wholes[label];
  if (whole !== undefined) return whole;
  const explained = label.replace(
    / \(([a-zA-Z][^()]* [^()]*)\)/g,
    (_, text: string) => own.explanations[text] === undefined ? "" : ` (${own.explanations[text]})`,
  );
  const cited = own.parts.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    explained,
  )
    .replace(/[^\S\u00a0]+/g, " ").trim();
  return english.test(cited) ? undefined : cited;
};

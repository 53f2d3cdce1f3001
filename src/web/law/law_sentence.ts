/**
 * Sentences of the law's core, in a visitor's language: made of the finding, or of what was read back from the API's
 * sentence where an answer or a stored row has that alone.
 */
import { type LawFinding, lawSentenceIn } from "../../kernel/findings/law/law_finding.ts";
import { lawText, readLawText } from "../../kernel/findings/law/law_text.ts";
import type { InLanguages, Language } from "../words/language.ts";
import { withSpacedCodes } from "../words/spaced_codes.ts";
import { germanLaw } from "./de/sentences.ts";
import { englishLaw } from "./en/sentences.ts";
import { frenchLaw } from "./fr/sentences.ts";

const writers: InLanguages<(finding: LawFinding) => string> = {
  en: englishLaw,
  de: (finding) => lawSentenceIn(germanLaw, finding) ?? lawText(finding),
  fr: (finding) => lawSentenceIn(frenchLaw, finding) ?? lawText(finding),
};

/** @returns the finding's sentence in the language */
export const lawSentence = (finding: LawFinding, language: Language): string =>
  withSpacedCodes(writers[language](finding), finding);

/**
 * @param text sentence of the API, also of a row that an earlier release stored
 * @returns the sentence in the language; undefined for a text that is none of the law's
 */
export const translatedLaw = (text: string, language: Language): string | undefined => {
  const finding = readLawText(text);
  return finding === undefined ? undefined : lawSentence(finding, language);
};

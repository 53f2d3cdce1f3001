/**
 * Sentences about what a supplier wrote, in each language that suppliers are written to in.
 */
import { about, type Issue, type IssueCode } from "../../../../kernel/issue.ts";
import type { SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { Language } from "../../../../web/words/language.ts";
import { faultSentence } from "../../texts/link/faults/link_faults.ts";
import { faultTexts, type LinkLanguage } from "../../texts/link/faults/texts.ts";
import type { FieldTexts } from "../../texts/link/link_texts.ts";
import { linkTexts } from "../../texts/link/texts.ts";

/** Mistakes of which a sentence says what would be right: the hint of the field, where the language has no sentence of its own. */
const explained: ReadonlySet<IssueCode> = new Set(["choice", "format", "range", "unknown", "unreadable"]);

/** @returns true if all pages are written in the language */
export const isPageLanguage = (language: SupplierLanguage): language is Language & SupplierLanguage =>
  language === "en" || language === "de" || language === "fr";

/** @returns the sentence about an issue that stands behind its place */
export const placedSentence = (issue: Issue, language: LinkLanguage): string =>
  faultSentence(faultTexts[language], issue[about]) ??
    sentenceByCode(issue, { label: issue.path, hint: "" }, language);

const sentenceByCode = ({ code, suggestion }: Issue, { label, hint }: FieldTexts, language: LinkLanguage) => {
  const texts = linkTexts[language];
  return [
    texts.errors[code](label),
    ...(suggestion === undefined ? [] : [texts.suggestion(suggestion)]),
    ...(explained.has(code) ? [hint] : []),
  ].join(" ").trim();
};

/** @returns the sentence about an issue of a field, which it names */
export const fieldSentence = (issue: Issue, field: FieldTexts, language: LinkLanguage): string => {
  const sentence = faultSentence(faultTexts[language], issue[about]);
  if (sentence === undefined) return sentenceByCode(issue, field, language);
  return `“${field.label}”${language === "zh" ? "：" : ": "}${sentence}`;
};

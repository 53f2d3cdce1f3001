/**
 * Sentences about what a supplier wrote, in each language that suppliers are written to in.
 */
import type { Finding } from "../../../../kernel/findings/finding.ts";
import { about, type Issue, type IssueCode } from "../../../../kernel/issue.ts";
import { abridged } from "../../../../kernel/text/shown.ts";
import type { SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { inquiryTexts } from "../../../../domain/suppliers/inquiries/inquiry_mail.ts";
import { plainText } from "../../../../kernel/decimal.ts";
import type { Language } from "../../../../web/words/language.ts";
import { faultSentence } from "../../texts/link/faults/link_faults.ts";
import { faultTexts, type LinkLanguage } from "../../texts/link/faults/texts.ts";
import { writtenTexts } from "../../texts/link/faults/written.ts";
import type { FieldTexts } from "../../texts/link/link_texts.ts";
import { linkTexts } from "../../texts/link/texts.ts";

/** Mistakes of which a sentence says what would be right: the hint of the field, where the language has no sentence of its own. */
const explained: ReadonlySet<IssueCode> = new Set(["choice", "format", "range", "unknown", "unreadable"]);

/** A field with what can stand in it. */
export interface NamedField extends FieldTexts {
  /** Words of its choices, where it has any. */
  readonly choices?: ReadonlyArray<string> | undefined;
}

/** @returns true if all pages are written in the language */
export const isPageLanguage = (language: SupplierLanguage): language is Language & SupplierLanguage =>
  language === "en" || language === "de" || language === "fr";

/** @returns the sentence about an issue that stands behind its place */
export const placedSentence = (issue: Issue, language: LinkLanguage): string =>
  faultSentence(faultTexts[language], issue[about]) ??
    sentenceByCode(issue, { label: issue.path, hint: "" }, language);

/** Length that a text may have, by what is expected of it; undefined where nothing says. */
const longest = (finding: Finding): number | undefined => {
  if (finding.kind === "tooManyCharacters" || finding.kind === "longValue") return finding.most;
  if (finding.kind !== "wrong") return undefined;
  const { form } = finding.expected;
  return form?.is === "text" || form?.is === "printed text" ? form.characters : undefined;
};

/** Text or number that was found, the number as the language writes it, cut where it is long; empty for anything else. */
const foundIn = (finding: Finding, language: LinkLanguage): string => {
  const found = "found" in finding ? finding.found : undefined;
  if (typeof found !== "number" && typeof found !== "string") return "";
  const text = typeof found === "number" ? plainText(found) : found;
  const isFigure = typeof found === "number" || finding.kind === "unitContentRange";
  return abridged(isFigure ? text.replace(".", inquiryTexts[language].mark) : text);
};

const sentenceByCode = (issue: Issue, field: NamedField, language: LinkLanguage): string => {
  const { code, suggestion } = issue;
  const { label, hint, choices } = field;
  const [texts, written] = [linkTexts[language], writtenTexts[language]];
  const most = code === "length" || code === "format" ? longest(issue[about]) : undefined;
  const found = code === "missing" ? "" : foundIn(issue[about], language);
  return [
    texts.errors[code](label),
    ...(most === undefined ? [] : [written.characters(most)]),
    ...(code === "choice" && choices !== undefined ? [written.choices(choices)] : []),
    ...(suggestion === undefined ? [] : [texts.suggestion(suggestion)]),
    ...(found === "" ? [] : [written.found(found)]),
    ...(explained.has(code) ? [hint] : []),
  ].join(language === "zh" ? "" : " ").trim();
};

/** @returns the sentence about an issue of a field, which it names */
export const fieldSentence = (issue: Issue, field: NamedField, language: LinkLanguage): string => {
  const sentence = faultSentence(faultTexts[language], issue[about]);
  if (sentence === undefined) return sentenceByCode(issue, field, language);
  return `“${field.label}”${language === "zh" ? "：" : ": "}${sentence}`;
};

/**
 * A sentence of the law as a page shows it: in the visitor's language; words of a publisher are marked as English.
 */
import type { VNode } from "preact";
import type { LawFinding } from "../../kernel/findings/law/law_finding.ts";
import type { Language } from "../words/language.ts";
import { lawSentence } from "./law_sentence.ts";

export const Sentence = (
  { finding, language }: { readonly finding: LawFinding; readonly language: Language },
): VNode =>
  finding.kind === "notice" && language !== "en"
    ? <span lang="en">{finding.text}</span>
    : <>{lawSentence(finding, language)}</>;

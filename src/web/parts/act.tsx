/**
 * An act with its address, as the visitor's language cites it.
 */
import type { VNode } from "preact";
import type { Citation } from "../../kernel/citation.ts";
import type { Language } from "../words/language.ts";
import { germanCitation } from "../law_sentences/german_citation.ts";

export const Act = ({ act: { label, url }, language }: {
  readonly act: Citation;
  readonly language: Language;
}): VNode => {
  const german = language === "de" ? germanCitation(label) : undefined;
  return german === undefined
    ? <a lang={language === "en" ? undefined : "en"} href={url}>{label}</a>
    : <a href={url}>{german}</a>;
};

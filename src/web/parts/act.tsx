/**
 * An act with its address, as the visitor's language cites it.
 */
import type { VNode } from "preact";
import type { Citation } from "../../kernel/citation.ts";
import { citation } from "../law/citation.ts";
import type { Language } from "../words/language.ts";

export const Act = ({ act: { label, url }, language }: {
  readonly act: Citation;
  readonly language: Language;
}): VNode => {
  const own = citation(label, language);
  return own === undefined ? <a lang="en" href={url}>{label}</a> : <a href={url}>{own}</a>;
};

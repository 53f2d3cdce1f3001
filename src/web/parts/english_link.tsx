/**
 * A link to pages that are only there in English, which says so on pages in another language.
 */
import type { VNode } from "preact";
import type { Language } from "../words/language.ts";
import { shellTexts } from "../words/shell.ts";

/** The documentation is English on every page. */
export const addressed = (href: string): { readonly href: string; readonly hreflang?: "en" } =>
  href.startsWith("/docs") ? { href, hreflang: "en" } : { href };

export const EnglishLink = ({ href, text, language }: {
  readonly href: string;
  readonly text: string;
  readonly language: Language;
}): VNode =>
  language === "en"
    ? <a href={href}>{text}</a>
    : <a href={href} hreflang="en">{`${text} (${shellTexts[language].inEnglish})`}</a>;

/**
 * A link to pages that are only there in English, which says so on pages in another language.
 */
import type { VNode } from "preact";
import type { Language } from "../words/language.ts";
import { shellTexts } from "../words/shell.ts";

/** The documentation is English, but for the guides below `/docs/de`. */
export const addressed = (href: string): { readonly href: string; readonly hreflang?: "en" | "de" } =>
  href.startsWith("/docs/de/")
    ? { href, hreflang: "de" }
    : href.startsWith("/docs")
    ? { href, hreflang: "en" }
    : { href };

/** @returns the address of the guide to tables, in German where the page is */
export const guideToTables = (language: Language): string =>
  language === "de" ? "/docs/de/tables" : "/docs/tables";

export const EnglishLink = ({ href, text, language }: {
  readonly href: string;
  readonly text: string;
  readonly language: Language;
}): VNode =>
  language === "en"
    ? <a href={href}>{text}</a>
    : <a href={href} hreflang="en">{`${text} (${shellTexts[language].inEnglish})`}</a>;

/**
 * Sentences of the documentation for who reads the pages in another language than English. The documentation itself is English,
 * but for the guides for clerks in German.
 */
import type { Language } from "../../web/words/language.ts";

/** Sentences of a page that is there in English only. */
export interface Notice {
  readonly english: string;
  /** Of a page that leads to others, most of which are English. */
  readonly most: string;
  /** Before the way to the guides in German: of the one on the same matter, and of all. */
  readonly german?: { readonly same: string; readonly others: string };
}

const notices: Readonly<Partial<Record<Language, Notice>>> = {
  de: {
    english: "Diese Seite gibt es nur auf Englisch.",
    most: "Die übrigen Seiten der Dokumentation gibt es nur auf Englisch.",
    german: { same: "Auf Deutsch zum selben Thema:", others: "Auf Deutsch gibt es:" },
  },
  fr: {
    english: "Cette page n’existe qu’en anglais.",
    most: "La documentation n’existe qu’en anglais et, en partie, en allemand.",
  },
};

/** @returns the sentences in the language; undefined: none are needed */
export const noticeIn = (language: Language): Notice | undefined => notices[language];

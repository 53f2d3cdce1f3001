/**
 * The languages of the pages, and which of them a visitor gets: the one that the address asks for (`?lang=de`), else the
 * one that was chosen before (a cookie), else the best of `Accept-Language`, else English.
 */
import Negotiator from "negotiator";

/** The languages that every text of the pages exists in; the first is the one for who asks for none of them. */
export const languages = ["en", "de", "fr"] as const;
export type Language = typeof languages[number];

/** One area's texts in every language: it does not compile while a language lacks one. */
export type InLanguages<Texts> = Readonly<Record<Language, Texts>>;

/** @returns the values that are made, one for each language */
export const inEachLanguage = <Made>(make: (language: Language) => Made): InLanguages<Made> => ({
  en: make("en"),
  de: make("de"),
  fr: make("fr"),
});

/** Parameter of the address, and name of the cookie. */
export const languageName = "lang";

/** The names of the languages in themselves. */
export const languageNames: InLanguages<string> = { en: "English", de: "Deutsch", fr: "Français" };

/** The locale whose numbers and dates are written. English pages write 20 November 2026, not November 20. */
export const locales: InLanguages<string> = { en: "en-GB", de: "de-DE", fr: "fr-FR" };

const known = (text: string | undefined): Language | undefined =>
  languages.find((language) => language === text);

/** @returns the language that the text names; undefined where the pages don't have it */
export const languageOf = (text: string | undefined): Language | undefined => known(text?.toLowerCase());

/** Signs of a request about languages. */
export interface LanguageSigns {
  /** `lang` of the address. */
  readonly asked: string | undefined;
  /** The cookie's value. */
  readonly chosen: string | undefined;
  /** The header `Accept-Language`. */
  readonly accepted: string | undefined;
}

/** @returns the language that the visitor gets */
export const chooseLanguage = ({ asked, chosen, accepted }: LanguageSigns): Language =>
  languageOf(asked) ?? languageOf(chosen) ??
    known(
      new Negotiator({ headers: { "accept-language": accepted } }).language([...languages]),
    ) ?? languages[0];

/**
 * Names of the countries that a form offers, in the visitor's language.
 */
import { everyAlpha3 } from "../../kernel/identifiers.ts";
import { placeName } from "./figures.ts";
import { inEachLanguage, type InLanguages, type Language, locales } from "./language.ts";

const sorted = (language: Language): ReadonlyArray<string> =>
  everyAlpha3.map((code) => placeName(code, language)).toSorted(new Intl.Collator(locales[language]).compare);

const places: InLanguages<ReadonlyArray<string>> = inEachLanguage(sorted);

/** @returns the names of all countries in the order of the language */
export const placesOf = (language: Language): ReadonlyArray<string> => places[language];

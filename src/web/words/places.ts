/**
 * Names of the countries that a form offers, in the visitor's language.
 */
import { everyAlpha3 } from "../../kernel/identifiers.ts";
import { placeName } from "./figures.ts";
import { inEachLanguage, type InLanguages, type Language, locales } from "./language.ts";
import { countriesNamed } from "../../kernel/lenient/country_words.ts";

/** The country's name in the language: a name that two countries bear stands with its code, which the reader of countries takes too. */
export const nameOfPlace = (code: string, language: Language): string => {
  const name = placeName(code, language);
  return countriesNamed(name).length > 1 ? `${name} (${code})` : name;
};

const sorted = (language: Language): ReadonlyArray<string> =>
  everyAlpha3.map((code) => nameOfPlace(code, language)).toSorted(
    new Intl.Collator(locales[language]).compare,
  );

const places: InLanguages<ReadonlyArray<string>> = inEachLanguage(sorted);

/** @returns the names of all countries in the order of the language */
export const placesOf = (language: Language): ReadonlyArray<string> => places[language];

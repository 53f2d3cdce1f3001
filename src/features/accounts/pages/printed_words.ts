/** Words of a search as records have them, where lists print them otherwise: a country's name, a code with spaces, a day. */
import { everyAlpha3 } from "../../../kernel/identifiers.ts";
import { folded } from "../../../kernel/lenient/fold.ts";
import { placeName } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";

/** Fewer letters stand in the names of half the world. */
const fewestLetters = 3;
const mostPlaces = 20;

const placesLike = (search: string, language: Language): ReadonlyArray<string> => {
  const words = folded(search);
  return words.length < fewestLetters
    ? []
    : everyAlpha3.filter((code) => folded(placeName(code, language)).includes(words)).slice(0, mostPlaces);
};

const dottedDay = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** @returns texts that records may hold in place of the words; empty for none */
export const recordedAs = (search: string, language: Language): ReadonlyArray<string> => {
  const digits = /^[\d\s.]+$/.test(search) ? [search.replace(/[\s.]+/g, "")] : [];
  const [, day = "", month = "", year] = dottedDay.exec(search.trim()) ?? [];
  const days = year === undefined ? [] : [`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`];
  return [...digits, ...days, ...placesLike(search, language)];
};

/**
 * Words for goods in languages that the search has no grammar of (Italian, Spanish, Polish, Dutch, Portuguese), put into
 * the English ones that it knows: phrase by phrase, the longest first. What the table doesn't have stays as it is.
 */
import { withoutAccents } from "./language/folding.ts";
import { type FurtherLanguage, furtherLanguages, type Translation } from "./language/words.ts";

/** Returns the query in English as each of the languages would mean it, the one that knows most of its words first. */
export type Translator = (query: string) => ReadonlyArray<string>;

const words = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;

const wordsOf = (text: string): ReadonlyArray<string> => withoutAccents(text).match(words) ?? [];

const fewestLetters = 3;

/** A word without the vowels and the s of gender, number and case: `tubi`, `tubo` and `tubos` are one. */
const stemOf = (word: string): string => {
  let end = word.length;
  while (end > fewestLetters && /[aeiouys]/.test(word.charAt(end - 1))) end--;
  return word.slice(0, end);
};

/** Phrases of one language by their stems, with the words themselves for one that is not typed to its end. */
interface Phrases {
  readonly byStems: ReadonlyMap<string, string>;
  readonly written: ReadonlyArray<readonly [string, string]>;
  readonly longest: number;
}

const phrasesOf = (translations: ReadonlyArray<Translation>, language: FurtherLanguage): Phrases => {
  const byStems = new Map<string, string>();
  const written: Array<readonly [string, string]> = [];
  let longest = 1;
  for (const { english, words: others } of translations) {
    for (const phrase of others[language]) {
      const parts = wordsOf(phrase);
      const key = parts.map(stemOf).join(" ");
      if (!byStems.has(key)) byStems.set(key, english);
      if (parts.length === 1) written.push([parts.join(), english]);
      longest = Math.max(longest, parts.length);
    }
  }
  return { byStems, written, longest };
};

/** Fewer letters begin too many words. */
const leastBegun = 4;

const begunBy = ({ written }: Phrases, word: string): string | undefined =>
  word.length < leastBegun ? undefined : written.find(([whole]) => whole.startsWith(word))?.[1];

/** The query in English, and how many of its words the language knows; words that say nothing are left out. */
const inEnglish = (
  phrases: Phrases,
  asked: ReadonlyArray<string>,
): { readonly text: string; readonly known: number } => {
  const stems = asked.map(stemOf);
  const english: Array<string> = [];
  let known = 0;
  for (let at = 0; at < asked.length;) {
    let length = Math.min(phrases.longest, asked.length - at);
    let found: string | undefined;
    while (length > 0) {
      found = phrases.byStems.get(stems.slice(at, at + length).join(" "));
      if (found !== undefined) break;
      length--;
    }
    const word = asked[at] ?? "";
    if (found === undefined && at === asked.length - 1) found = begunBy(phrases, word);
    known += found === undefined || found === "" ? 0 : Math.max(length, 1);
    english.push(found ?? word);
    at += Math.max(length, 1);
  }
  return { text: english.filter((part) => part !== "").join(" "), known };
};

/** Returns the translator of the tables. */
export const translatorOf = (translations: ReadonlyArray<Translation>): Translator => {
  const byLanguage = furtherLanguages.map((language) => phrasesOf(translations, language));
  return (query) => {
    const asked = wordsOf(query);
    const own = asked.join(" ");
    const found = byLanguage.map((phrases) => inEnglish(phrases, asked))
      .filter(({ text, known }) => known > 0 && text !== own)
      .toSorted((one, other) => other.known - one.known);
    return [...new Set(found.map(({ text }) => text))];
  };
};

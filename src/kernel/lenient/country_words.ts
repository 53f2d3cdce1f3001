/**
 * Names of countries in English, German, French, Italian, Spanish, Polish, Dutch and Portuguese, and in the languages that suppliers answer
 * in besides (Chinese, Turkish and Hindi), to their alpha-2 codes.
 * Case, accents, hyphens and umlauts spelled out don't count. A name that two countries bear leads to both, for a question.
 */
import chinese from "i18n-iso-countries/langs/zh.json" with { type: "json" };
import dutch from "i18n-iso-countries/langs/nl.json" with { type: "json" };
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import french from "i18n-iso-countries/langs/fr.json" with { type: "json" };
import german from "i18n-iso-countries/langs/de.json" with { type: "json" };
import hindi from "i18n-iso-countries/langs/hi.json" with { type: "json" };
import italian from "i18n-iso-countries/langs/it.json" with { type: "json" };
import polish from "i18n-iso-countries/langs/pl.json" with { type: "json" };
import portuguese from "i18n-iso-countries/langs/pt.json" with { type: "json" };
import spanish from "i18n-iso-countries/langs/es.json" with { type: "json" };
import turkish from "i18n-iso-countries/langs/tr.json" with { type: "json" };
import { once } from "../once.ts";
import { editsBetween } from "../text/nearest.ts";
import { folded, foldedWithUmlautsSpelled, isLongerThan } from "./fold.ts";
import { furtherNames } from "./further_country_names.ts";

const languages = [english, german, french, italian, spanish, polish, dutch, portuguese];

/** Languages whose names are read as they are written, without guesses at what was meant. */
const suppliersLanguages = [chinese, turkish, hindi];

interface CountryList {
  readonly locale: string;
  readonly countries: Readonly<Record<string, string | ReadonlyArray<string>>>;
}

type Names = readonly [code: string, names: ReadonlyArray<string>];

/** Names of the lists, and beside those as the runtime carries them (Unicode CLDR). */
const namesIn = (lists: ReadonlyArray<CountryList>): ReadonlyArray<Names> =>
  lists.flatMap(({ locale, countries }) => {
    const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
    return [
      ...Object.entries(countries).map(([code, listed]): Names => [code, [listed].flat()]),
      ...Object.keys(english.countries).flatMap((code): ReadonlyArray<Names> => {
        const name = names.of(code);
        return name === undefined ? [] : [[code, [name]]];
      }),
    ];
  });

const listed = namesIn(languages);

/** A name as a list writes it, with its country; `letters` has a bit for each letter that is in it. */
interface ListedName {
  readonly name: string;
  readonly key: string;
  readonly code: string;
  readonly letters: number;
}

const lettersOf = (key: string): number => {
  let letters = 0;
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31);
  return letters;
};

const namesByLetter = once((): ReadonlyMap<string, ReadonlyArray<ListedName>> => {
  const all = new Map<string, ListedName>();
  for (const [code, names] of listed) {
    for (const name of names) {
      const key = folded(name);
      all.set(`${key} ${code}`, all.get(`${key} ${code}`) ?? { name, key, code, letters: lettersOf(key) });
    }
  }
  return Map.groupBy(all.values(), ({ key }) => key.slice(0, 1));
});

const codesOfName: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const codes = new Map<string, Set<string>>();
  const add = (key: string, code: string): void => {
    const known = codes.get(key);
    if (known === undefined) codes.set(key, new Set([code]));
    else known.add(code);
  };
  for (const [code, names] of [...listed, ...namesIn(suppliersLanguages), ...furtherNames]) {
    for (const name of names) {
      add(folded(name), code);
      add(foldedWithUmlautsSpelled(name), code);
    }
  }
  return codes;
})();

const smallWords: ReadonlySet<string> = new Set([
  "of",
  "the",
  "and",
  "de",
  "der",
  "des",
  "la",
  "le",
  "du",
  "et",
]);

/** The words of a name in the order of the alphabet: programs write `KOREA REPUBLIC OF` and `CHINA PEOPLES REPUBLIC`. */
const wordsOf = (name: string): string =>
  folded(name.replace(/['\u2019]/g, "")).split(" ").filter((word) => !smallWords.has(word)).toSorted().join(
    " ",
  );

/** Codes by the words of names that have several. */
const codesOfWords = once((): ReadonlyMap<string, ReadonlySet<string>> => {
  const codes = new Map<string, Set<string>>();
  for (const [code, names] of [...listed, ...furtherNames]) {
    for (const words of names.map(wordsOf)) {
      if (words.includes(" ")) codes.set(words, (codes.get(words) ?? new Set()).add(code));
    }
  }
  return codes;
});

/** Longer than any name of a country. */
const longestName = 80;

/** Returns the alpha-2 codes of the countries that bear the name: none, one, or more. */
export const countriesNamed = (name: string): ReadonlyArray<string> =>
  isLongerThan(name, longestName)
    ? []
    : [...codesOfName.get(folded(name)) ?? codesOfWords().get(wordsOf(name)) ?? []];

const fewestLetters = 4;
const mostLetters = 40;
const mostEdits = 2;

/** Tells whether so many edits could make one name of the other: each changes at most two letters of the set. */
const mayBeNear = (one: ListedName, asked: string, letters: number, edits: number): boolean => {
  if (Math.abs(one.key.length - asked.length) > edits) return false;
  let other = one.letters ^ letters;
  for (let changed = 0; other !== 0; changed++) {
    if (changed === 2 * edits) return false;
    other &= other - 1;
  }
  return true;
};

/**
 * Returns the name of the only country that a typing error most likely meant: `China` for `Chiina`. Names of the same first
 * letter are compared; undefined where none is near, or those of two countries are equally near.
 */
export const countryLike = (text: string): string | undefined => {
  if (text.length > mostLetters) return undefined;
  const asked = folded(text);
  if (asked.length < fewestLetters) return undefined;
  const letters = lettersOf(asked);
  let fewest = Math.min(mostEdits, Math.floor(asked.length / 3));
  let near: ReadonlyArray<ListedName> = [];
  for (const name of namesByLetter().get(asked.slice(0, 1)) ?? []) {
    if (!mayBeNear(name, asked, letters, fewest)) continue;
    const edits = editsBetween(asked, name.key);
    if (edits > fewest) continue;
    near = edits < fewest ? [name] : [...near, name];
    fewest = edits;
  }
  const [first, ...others] = near;
  return others.every(({ code }) => code === first?.code) ? first?.name : undefined;
};

/** Goods outside Annex I that people ask for by name: they are known, so that the answer can say what they are. */
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import { notListed } from "./by_digits.ts";
import type { Reader } from "./language/reading.ts";
import { isWithinOneEdit } from "./mistyped.ts";
import { stemOf } from "./language/stems.ts";
import { type Language, languages, type OtherGoods } from "./language/words.ts";

/** A name of such goods: the stems of its words in its language. */
export interface Name {
  /** The goods that bear the name. */
  readonly goods: OtherGoods;
  /** Language of the name. */
  readonly language: Language;
  /** Stems of its words, in their order. */
  readonly stems: ReadonlyArray<string>;
}

/** A name with its place among all, of which the longest come first. */
export interface PlacedName extends Name {
  /** Number of the names before it. */
  readonly place: number;
}

/** All names, and the stems of their words in any language. */
export interface OtherNames {
  /** The names of goods by their language and their first stem, the longest first. */
  readonly byFirst: Readonly<Record<Language, ReadonlyMap<string, ReadonlyArray<PlacedName>>>>;
  /** Stems of the names' words, of any language. */
  readonly stems: ReadonlySet<string>;
}

/** Returns the names of goods outside Annex I, read as a query is read. */
export const otherNames = (otherGoods: ReadonlyArray<OtherGoods>, read: Reader): OtherNames => {
  const names = otherGoods.flatMap((goods) =>
    languages.flatMap((language) =>
      goods.words[language].map((text) => ({
        goods,
        language,
        stems: read(text, "word").map((word) => stemOf[language](word.text)),
      }))
    )
  );
  names.sort((a, b) => b.stems.length - a.stems.length);
  const placed = names.map((name, place): PlacedName => ({ ...name, place }));
  const of = (asked: Language) =>
    Map.groupBy(placed.filter(({ language }) => language === asked), ({ stems: [first] }) => first ?? "");
  return {
    byFirst: { english: of("english"), german: of("german"), french: of("french") },
    stems: new Set(names.flatMap(({ stems }) => stems)),
  };
};

/** True if a folded word belongs to a name: then it is no typing error of another word. */
export const isInName = ({ stems }: OtherNames, word: string): boolean =>
  languages.some((language) => stems.has(stemOf[language](word)));

/** The words that a query states, and their stems by language. */
const statedWords = (query: string, read: Reader) => {
  const words = read(query, "word").flatMap(({ text, claim }) => claim === "denied" ? [] : [text]);
  const stems = {
    english: words.map(stemOf.english),
    german: words.map(stemOf.german),
    french: words.map(stemOf.french),
  };
  return { words, stems };
};

type Stems = ReturnType<typeof statedWords>["stems"];

/** The longest name of which every stem is among those of a query, and which passes a test. */
const longestName = (
  { byFirst }: OtherNames,
  named: Stems,
  passes: (name: Name) => boolean,
): Name | undefined => {
  let longest: PlacedName | undefined;
  for (const language of languages) {
    for (const first of named[language]) {
      for (const name of byFirst[language].get(first) ?? []) {
        if (longest !== undefined && longest.place <= name.place) break;
        if (name.stems.every((stem) => named[language].includes(stem)) && passes(name)) longest = name;
      }
    }
  }
  return longest;
};

/** Reason why goods that a query names are not covered, and the codes of Annex I whose goods bear the name too. */
export interface OutsideGoods {
  /** Reason why they are not covered. */
  readonly reason: LawFinding;
  /** First digits of codes. */
  readonly beside: ReadonlyArray<string>;
}

/** Words that don't change what is sought, by their stems. */
export interface WordsBeside {
  /** Words of metals. */
  readonly metals: Readonly<Record<Language, ReadonlySet<string>>>;
  /** Finishes and the like. */
  readonly optional: ReadonlySet<string>;
}

/** Reading of queries, and what beside a name doesn't change what is sought. */
export interface NameReading {
  /** Reads the words of a query. */
  readonly read: Reader;
  /** Metals and finishes. */
  readonly beside: WordsBeside;
}

const saysMetal = (words: ReadonlyArray<string>, { metals }: WordsBeside): boolean =>
  words.some((word) => languages.some((language) => metals[language].has(stemOf[language](word))));

/** Goods of aluminium: who says steel or iron doesn't mean them. */
const ofAluminium = /^76/;

const outsideOf = (name: Name | undefined, saysSteel: boolean): OutsideGoods | undefined =>
  name && {
    reason: notListed(name.goods.code, name.goods.title),
    beside: name.goods.beside.filter((digits) => !saysSteel || !ofAluminium.test(digits)),
  };

/** Goods whose name is in a query; undefined when none is. */
export const aboutOtherGoods = (
  names: OtherNames,
  query: string,
  { read, beside }: NameReading,
): OutsideGoods | undefined => {
  const { words, stems } = statedWords(query, read);
  return outsideOf(longestName(names, stems, () => true), saysMetal(words, beside));
};

const digit = /\p{N}/u;

/**
 * Goods outside Annex I where a query asks for nothing else: their name, a metal, a finish, numbers. The
 * name is the head: last in English (`steel spring` is a spring, `spring steel` a steel), first in French (`fer à
 * béton` is no concrete).
 */
export const soughtOutside = (
  names: OtherNames,
  query: string,
  { read, beside }: NameReading,
): OutsideGoods | undefined => {
  const { words, stems } = statedWords(query, read);
  const isOptional = (word: string): boolean =>
    digit.test(word) || languages.some((language) => beside.optional.has(stemOf[language](word)));
  const name = longestName(names, stems, (one) => {
    const stem = stemOf[one.language];
    const others = words.filter((word) => !one.stems.includes(stem(word)));
    if (!others.every((word) => isOptional(word) || beside.metals[one.language].has(stem(word)))) {
      return false;
    }
    const heads = words.filter((word) => !isOptional(word));
    const head = one.language === "english" ? heads.at(-1) : one.language === "french" ? heads[0] : undefined;
    return head === undefined || one.stems.includes(stem(head));
  });
  return outsideOf(name, saysMetal(words, beside));
};

/** Shorter names are near too many other words: characters of the stem. */
const shortestMistyped = 5;

/** Goods whose name of one word a query has with one typing error, beside metals, finishes and numbers alone. */
export const mistypedOutside = (
  names: OtherNames,
  query: string,
  { read, beside }: NameReading,
): OutsideGoods | undefined => {
  const { words } = statedWords(query, read);
  const saysNothing = (word: string): boolean =>
    digit.test(word) || languages.some((language) => {
      const stem = stemOf[language](word);
      return beside.optional.has(stem) || beside.metals[language].has(stem);
    });
  const [word, ...others] = words.filter((each) => !saysNothing(each));
  if (word === undefined || others.length > 0) return undefined;
  for (const language of languages) {
    const stem = stemOf[language](word);
    if (stem.length < shortestMistyped) continue;
    for (const [first, named] of names.byFirst[language]) {
      if (first.length < shortestMistyped || !isWithinOneEdit(first, stem)) continue;
      const name = named.find(({ stems }) => stems.length === 1);
      if (name !== undefined) return outsideOf(name, saysMetal(words, beside));
    }
  }
  return undefined;
};

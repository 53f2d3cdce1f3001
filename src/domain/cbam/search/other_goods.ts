/** Goods outside Annex I that people ask for by name: they are known, so that the answer can say what they are. */
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import { notListed } from "./by_digits.ts";
import type { Reader } from "./language/reading.ts";
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

/** All names, the longest first, and the stems of their words in any language. */
export interface OtherNames {
  /** The names of goods, the longest first. */
  readonly names: ReadonlyArray<Name>;
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
  return { names, stems: new Set(names.flatMap(({ stems }) => stems)) };
};

/** Whether a folded word belongs to a name: then it is no typing error of another word. */
export const isInName = ({ stems }: OtherNames, word: string): boolean =>
  languages.some((language) => stems.has(stemOf[language](word)));

/** What is to be said of the goods whose name is in a query; undefined when none is. */
export const aboutOtherGoods = (
  { names }: OtherNames,
  query: string,
  read: Reader,
): LawFinding | undefined => {
  const words = read(query, "word").flatMap(({ text, claim }) => claim === "denied" ? [] : [text]);
  const stems = {
    english: new Set(words.map(stemOf.english)),
    german: new Set(words.map(stemOf.german)),
    french: new Set(words.map(stemOf.french)),
  };
  const name = names.find((one) => one.stems.every((stem) => stems[one.language].has(stem)));
  return name === undefined ? undefined : notListed(name.goods.code, name.goods.title);
};

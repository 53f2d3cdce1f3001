/**
 * The words that find goods beside the descriptions of the tables: what `fixtures/search` holds. They only find; scope
 * and figures never depend on them.
 */

/** Languages whose endings the search knows. */
export const languages = ["english", "german", "french"] as const;
/** A language that goods are searched in. */
export type Language = typeof languages[number];

/**
 * Other words for a phrase of the descriptions (`wire rod`: `Walzdraht`), everywhere or within some codes; or, without
 * a phrase, words for all goods of some codes.
 */
export interface SearchTerm {
  /** First digits of the codes that it holds for; empty for all. */
  readonly codes: ReadonlyArray<string>;
  /** The words as the descriptions have them; empty for every description of the codes. */
  readonly phrase: string;
  /** Words that people use for it, by language. */
  readonly words: Readonly<Record<Language, ReadonlyArray<string>>>;
}

/** Languages whose words are put into English before they are looked for. */
export const furtherLanguages = ["italian", "spanish", "polish", "dutch", "portuguese"] as const;
/** A language of which the search knows words, and no endings. */
export type FurtherLanguage = typeof furtherLanguages[number];

/** Words of further languages for an English phrase that finds goods. */
export interface Translation {
  /** The phrase as the search understands it; empty for words that say nothing about goods. */
  readonly english: string;
  /** Words and phrases that mean it, by language. */
  readonly words: Readonly<Record<FurtherLanguage, ReadonlyArray<string>>>;
}

/** A piece of a word that is written in two ways, such as `aluminum` and `aluminium`. */
export interface Spelling {
  /** The piece as it may be written. */
  readonly written: string;
  /** The piece that it is read as. */
  readonly read: string;
}

/** Goods outside Annex I that are often asked for. */
export interface OtherGoods {
  /** First digits of their codes. */
  readonly code: string;
  /** First digits of codes of Annex I whose goods bear the names too: they are found beside the message. */
  readonly beside: ReadonlyArray<string>;
  /** Titles of the goods, as the answer names them. */
  readonly title: string;
  /** Words that people use for them, by language. */
  readonly words: Readonly<Record<Language, ReadonlyArray<string>>>;
}

/** Everything that finds goods beside the tables themselves. */
export interface SearchWords {
  /** Words of the trade for goods of the tables. */
  readonly terms: ReadonlyArray<SearchTerm>;
  /** Pieces of words that are written in two ways. */
  readonly spellings: ReadonlyArray<Spelling>;
  /** Words that say nothing about goods, such as `of`, `für` and `mm`. */
  readonly ignored: ReadonlyArray<string>;
  /** Words that goods may go without, such as `painted` and `verzinkt`: left out where they find nothing. */
  readonly optional: ReadonlyArray<string>;
  /** Words of metals, such as `steel` and `inox`: beside the name of goods they don't change what is sought. */
  readonly metals: Readonly<Record<Language, ReadonlyArray<string>>>;
  /** Words of descriptions that set goods apart, such as `stainless`: who leaves them out means other goods first. */
  readonly special: ReadonlyArray<string>;
  /** Words in languages that the search has no grammar of. */
  readonly translations: ReadonlyArray<Translation>;
  /** Goods that people look for and Annex I doesn't have. */
  readonly otherGoods: ReadonlyArray<OtherGoods>;
  /** Titles of the chapters of the Combined Nomenclature, by their two digits. */
  readonly chapters: ReadonlyMap<string, string>;
}

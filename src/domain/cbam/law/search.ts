/**
 * Finding a CN code: by its first digits or by words of its description. Contract section 4.3 and decisions,
 * "Requests".
 */
import type { Goods } from "./reference.ts";

/** Most results of one search (contract section 8.2). */
export const resultLimit = 12;
/** Longest query that is read, in characters. */
export const queryLengthLimit = 100;

/** A found row; `isFallback` when it stands for a code that the tables don't have. */
export interface SearchHit {
  readonly goods: Goods;
  readonly isFallback: boolean;
}

interface Entry {
  readonly goods: Goods;
  readonly folded: string;
}

/** The goods in CN order, their descriptions folded once. */
export interface SearchIndex {
  readonly entries: ReadonlyArray<Entry>;
}

/** Lower case without accents: `Żelazo` and `zelazo` are one word. */
const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param goods every row of the tables, in CN order */
export const searchIndex = (goods: Iterable<Goods>): SearchIndex => ({
  entries: Array.from(goods, (row) => ({ goods: row, folded: fold(row.description) })),
});

/** Position of the first entry whose code isn't before the digits. */
const lowerBound = (entries: ReadonlyArray<Entry>, digits: string): number => {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && entry.goods.cnCode < digits) low = middle + 1;
    else high = middle;
  }
  return low;
};

const byPrefix = ({ entries }: SearchIndex, digits: string): ReadonlyArray<SearchHit> => {
  const hits: Array<SearchHit> = [];
  for (let at = lowerBound(entries, digits); hits.length < resultLimit; at++) {
    const goods = entries[at]?.goods;
    if (goods === undefined || !goods.cnCode.startsWith(digits)) break;
    hits.push({ goods, isFallback: false });
  }
  return hits;
};

const byDigits = (index: SearchIndex, digits: string): ReadonlyArray<SearchHit> => {
  const hits = byPrefix(index, digits);
  if (hits.length > 0 || digits.length !== 8) return hits;
  return byPrefix(index, `${digits.slice(0, 4)}0000`).map(({ goods }) => ({ goods, isFallback: true }));
};

const isWordCharacter = /[\p{L}\p{N}]/u;

/** Whether the word starts a word of the text anywhere; undefined when it isn't in the text at all. */
const startsWord = (text: string, word: string): boolean | undefined => {
  let at = text.indexOf(word);
  if (at < 0) return undefined;
  for (; at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !isWordCharacter.test(text.charAt(at - 1))) return true;
  }
  return false;
};

const byWords = ({ entries }: SearchIndex, words: ReadonlyArray<string>): ReadonlyArray<SearchHit> => {
  const first: Array<SearchHit> = [];
  const then: Array<SearchHit> = [];
  for (const { goods, folded } of entries) {
    const starts = words.map((word) => startsWord(folded, word));
    if (starts.includes(undefined)) continue;
    (starts.includes(false) ? then : first).push({ goods, isFallback: false });
    if (first.length === resultLimit) break;
  }
  return [...first, ...then].slice(0, resultLimit);
};

/**
 * At most twelve rows. Digits (also written in groups, `7208 39`) are a prefix of the CN code; eight digits that no
 * row has fall back to their heading. Anything with a letter is looked for in the descriptions: every word must
 * occur, matches that start a word come first, then CN order.
 * @param query trimmed, at most 100 characters
 */
export const search = (index: SearchIndex, query: string): ReadonlyArray<SearchHit> => {
  const digits = query.replace(/[\s.]/g, "");
  if (/^\d+$/.test(digits)) return byDigits(index, digits);
  if (!/\p{L}/u.test(query)) return [];
  return byWords(index, fold(query).split(/\s+/).filter((word) => word !== ""));
};

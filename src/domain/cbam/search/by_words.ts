/**
 * Goods by words: each word of the query has to be among a row's words, and rows come in the order of what their words
 * say about them. Numbers and grades with digits (`2 mm`, `M8`) help to rank and exclude nothing.
 */
import { denialMark } from "./lexicon.ts";
import { match, type Scores } from "./matching.ts";
import type { Word } from "./language/reading.ts";
import type { WordIndex } from "./word_index.ts";
import { stemOf } from "./language/stems.ts";
import { languages } from "./language/words.ts";

/** A word of the query with the rows that have it; undefined when none has. */
interface Asked {
  readonly form: string;
  readonly scores: Scores | undefined;
  /** Higher for words that few rows have. */
  readonly rarity: number;
  readonly isNeeded: boolean;
}

/** For a row that neither has nor denies what the query denies. */
const unsaid = 0.2;
/** What a word with digits counts beside words of letters. */
const withDigits = 0.5;
/** What two words count more when they stand side by side. */
const sideBySide = 0.25;

const rarityOf = (scores: Scores): number => {
  let rows = 0;
  for (const score of scores) if (score > 0) rows++;
  return Math.log(1 + scores.length / rows);
};

const scoresOf = (index: WordIndex, { text, claim }: Word, isLast: boolean): Scores | undefined => {
  const stated = match(index, text, isLast);
  if (claim === "stated") return stated;
  const denied = match(index, denialMark + text, isLast);
  if (stated === undefined) return denied;
  return stated.map((score, row) => {
    const denial = denied?.[row] ?? 0;
    return claim === "either" ? Math.max(score, denial) : denial > 0 ? denial : score > 0 ? 0 : unsaid;
  });
};

const isKnown = ({ lexicon }: WordIndex, text: string): boolean => lexicon.idOf(text) !== undefined;

/** Words joined by hyphens are words of their own, or one where the index has only the whole: `re-bar`. */
const joined = (index: WordIndex, words: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  const joinedWords: Array<Word> = [];
  for (let at = 0; at < words.length;) {
    const [first, ...others] = words.slice(at);
    if (first === undefined) break;
    const more = others.findIndex(({ isJoined }) => !isJoined);
    const chain = others.slice(0, more < 0 ? others.length : more);
    const text = first.text + chain.map((word) => word.text).join("");
    const isOne = isKnown(index, text) && chain.some((word) => !isKnown(index, word.text));
    joinedWords.push(isOne ? { ...first, text } : first);
    at += isOne ? chain.length + 1 : 1;
  }
  return joinedWords;
};

const digit = /\p{N}/u;
const digitsOrLetters = /\p{N}+(?:\.\p{N}+)*|\p{L}+/gu;

/** `2mm` and `hea200` are two words each, where the index doesn't have them as one. */
const apart = (index: WordIndex, word: Word): ReadonlyArray<Word> =>
  !digit.test(word.text) || isKnown(index, word.text)
    ? [word]
    : (word.text.match(digitsOrLetters) ?? []).map((text) => ({ ...word, text }));

/** Longer than the letters of grades and units: `mm`, `hea`, `jr`. */
const longWord = /^\p{L}{4,}$/u;
/** Beside a word it may rank, as the M of `M8`; by itself it finds nothing. */
const oneLetter = /^\p{L}$/u;

/** A word that digits were written to, as in `304stainless`: it counts as it would by itself. */
const isWordOfItsOwn = (index: WordIndex, { text }: Word): boolean =>
  longWord.test(text) && match(index, text, false) !== undefined;

const ask = (index: WordIndex, query: string): ReadonlyArray<Asked> => {
  const asked: Array<Asked> = [];
  const words = joined(index, index.read(query, "word"));
  for (const [at, written] of words.entries()) {
    const parts = apart(index, written);
    for (const word of parts) {
      const isItself = parts.length > 1 && isWordOfItsOwn(index, word);
      const hasDigits = digit.test(written.text) && !isItself;
      const isUnknownNumber = digit.test(word.text) && !isKnown(index, word.text);
      const isLast = at === words.length - 1 && !hasDigits;
      const scores = isUnknownNumber ? undefined : scoresOf(index, word, isLast);
      const rarity = scores === undefined ? 0 : rarityOf(scores) * (hasDigits ? withDigits : 1);
      const form = word.claim === "denied" ? denialMark + word.text : word.text;
      asked.push({ form, scores, rarity, isNeeded: !hasDigits });
    }
  }
  return asked;
};

const addPair = (index: WordIndex, [first, second]: readonly [Asked, Asked], total: Float64Array): void => {
  const gained = new Map<number, number>();
  for (const language of languages) {
    const id = index.lexicon.idOfPair([first.form, second.form], language);
    const postings = id === undefined ? undefined : index.pairPostings[id];
    for (const [at, row] of (postings?.rows ?? []).entries()) {
      gained.set(row, Math.max(gained.get(row) ?? 0, postings?.weights[at] ?? 0));
    }
  }
  const worth = sideBySide * (first.rarity + second.rarity);
  for (const [row, weight] of gained) total[row] = (total[row] ?? 0) + worth * weight;
};

const totalOf = (index: WordIndex, asked: ReadonlyArray<Asked>): Float64Array => {
  const total = new Float64Array(index.goods.length);
  let before: Asked | undefined;
  for (const word of asked) {
    const { scores, rarity } = word;
    if (scores !== undefined) {
      for (let row = 0; row < total.length; row++) {
        total[row] = (total[row] ?? 0) + rarity * (scores[row] ?? 0);
      }
    }
    if (before !== undefined) addPair(index, [before, word], total);
    before = word;
  }
  return total;
};

/** Rows by their place in the index, best first; and the words of the query that no row has. */
export interface Found {
  /** Places of rows in the index, best first. */
  readonly rows: ReadonlyArray<number>;
  /** Words of the query that no row has. */
  readonly unknown: ReadonlyArray<string>;
}

/** The rows that have every needed word. */
const rowsOf = (
  index: WordIndex,
  needed: ReadonlyArray<Asked>,
  total: Float64Array,
  codes: string,
): ReadonlyArray<number> => {
  const rows: Array<number> = [];
  for (const [row, { cnCode }] of index.goods.entries()) {
    if ((total[row] ?? 0) <= 0 || !cnCode.startsWith(codes)) continue;
    if (needed.every(({ scores }) => (scores?.[row] ?? 0) > 0)) rows.push(row);
  }
  return rows.sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0) || a - b);
};

/**
 * Returns every row that matches; rows that match equally are in CN order.
 * @param codes first digits that the rows' codes must have; empty for any
 */
export const byWords = (index: WordIndex, query: string, codes: string): Found => {
  const words = ask(index, query);
  const needed = words.filter(({ isNeeded }) => isNeeded);
  const asked = needed.length > 0 ? words : words.filter(({ form }) => !oneLetter.test(form));
  const total = totalOf(index, asked);
  const rows = rowsOf(index, needed, total, codes);
  if (rows.length > 0) return { rows, unknown: [] };
  const isOptional = ({ form }: Asked) =>
    languages.some((language) => index.optional.has(stemOf[language](form)));
  const strict = needed.filter((word) => !isOptional(word));
  const unknown = strict.flatMap(({ form, scores }) => scores === undefined ? [form] : []);
  return { rows: strict.length === 0 ? [] : rowsOf(index, strict, total, codes), unknown };
};

/**
 * Goods by words: each word of the query has to be among a row's words, and rows come in the order of what their words
 * say about them. Numbers and grades with digits (`2 mm`, `M8`) help to rank and exclude nothing.
 */
import { denialMark } from "./lexicon.ts";
import { match } from "./matching.ts";
import { type Scores, scoresOfRows } from "./scores.ts";
import type { Word } from "./language/reading.ts";
import type { Postings, WordIndex } from "./word_index.ts";
import { stemOf } from "./language/stems.ts";
import { languages } from "./language/words.ts";

/** A word of the query with the rows that have it; undefined when none has. */
interface QueryWord {
  readonly form: string;
  readonly scores: Scores | undefined;
  /** Higher for words that few rows have. */
  readonly rarity: number;
  readonly isNeeded: boolean;
}

/** For a row that neither has nor denies what the query denies. */
const unsaid = 0.2;
/** Weight of a word with digits beside words of letters. */
const withDigits = 0.5;
/** Added weight of two words that stand side by side. */
const sideBySide = 0.25;

const rarityOf = ({ ofRow, rows }: Scores): number => Math.log(1 + ofRow.length / rows.length);

const scoresOf = (index: WordIndex, { text, claim }: Word, isLast: boolean): Scores | undefined => {
  const stated = match(index, text, isLast);
  if (claim === "stated") return stated;
  const denied = match(index, denialMark + text, isLast);
  if (stated === undefined) return denied;
  return scoresOfRows(stated.ofRow.map((score, row) => {
    const denial = denied?.ofRow[row] ?? 0;
    return claim === "either" ? Math.max(score, denial) : denial > 0 ? denial : score > 0 ? 0 : unsaid;
  }));
};

const isKnown = ({ lexicon }: WordIndex, text: string): boolean => lexicon.idOf(text) !== undefined;

/** Words joined by hyphens are words of their own, or one where the index has only the whole: `re-bar`. */
const joined = (index: WordIndex, words: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  if (!words.some(({ isJoined }) => isJoined)) return words;
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

const ask = (index: WordIndex, query: string): ReadonlyArray<QueryWord> => {
  const asked: Array<QueryWord> = [];
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

/** Weight of a row by the postings. */
const weightOf = ({ rows, weights }: Postings, row: number): number => {
  let low = 0;
  for (let high = rows.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return rows[low] === row ? weights[low] ?? 0 : 0;
};

/** Gain of a row by two words that stand side by side in it; few rows are asked about, of all that have the two. */
const gainOf = (index: WordIndex, first: QueryWord, second: QueryWord): (row: number) => number => {
  const worth = sideBySide * (first.rarity + second.rarity);
  const inLanguages = languages.flatMap((language) => {
    const id = index.lexicon.idOfPair([first.form, second.form], language);
    return (id === undefined ? undefined : index.pairPostings[id]) ?? [];
  });
  return (row) => {
    let weight = 0;
    for (const postings of inLanguages) weight = Math.max(weight, weightOf(postings, row));
    return worth * weight;
  };
};

/** Returns what a row has of all words, and of words side by side. */
const totals = (index: WordIndex, asked: ReadonlyArray<QueryWord>): (row: number) => number => {
  const gains = asked.map((word, at) => {
    const before = asked[at - 1];
    return before && gainOf(index, before, word);
  });
  return (row) => {
    let total = 0;
    for (const [at, { scores, rarity }] of asked.entries()) {
      if (scores !== undefined) total += rarity * (scores.ofRow[row] ?? 0);
      total += gains[at]?.(row) ?? 0;
    }
    return total;
  };
};

/** Rows by their place in the index, best first; and the words of the query that no row has. */
export interface WordMatches {
  /** Places of rows in the index, best first. */
  readonly rows: ReadonlyArray<number>;
  /** Words of the query that no row has. */
  readonly unknown: ReadonlyArray<string>;
  /** Words that goods may go without and that no row found has. */
  readonly leftOut: ReadonlyArray<string>;
  /** Words that no goods have, and the words of goods that were taken for them. */
  readonly readAs: ReadAs | undefined;
}

/** Words of a query that no goods have, and those that the first row found has in their place. */
export interface ReadAs {
  /** The words as they were typed, folded. */
  readonly words: ReadonlyArray<string>;
  /** Words one typing error away, or that hold them: at most three for each. */
  readonly others: ReadonlyArray<string>;
}

/** Most words that are named for one that was typed. */
const namedOthers = 3;

/** The words that rows were found by in place of others; undefined where each word was found itself. */
const readAsOf = (
  { lexicon, postings }: WordIndex,
  asked: ReadonlyArray<QueryWord>,
  [first]: ReadonlyArray<number>,
): ReadAs | undefined => {
  const taken = asked.filter(({ scores }) => (scores?.standIns.length ?? 0) > 0);
  if (first === undefined || taken.length === 0) return undefined;
  const others = taken.flatMap(({ scores }) =>
    (scores?.standIns ?? [])
      .filter((id) => weightOf(postings[id] ?? { rows: [], weights: [] }, first) > 0)
      .flatMap((id) => lexicon.words[id] ?? [])
      .slice(0, namedOthers)
  );
  return { words: taken.map(({ form }) => form), others: [...new Set(others)] };
};

/** The rows of the rarest needed word; none where no row has one of them, all where none is needed. */
const candidates = (index: WordIndex, needed: ReadonlyArray<QueryWord>): ReadonlyArray<number> => {
  let fewest: ReadonlyArray<number> | undefined;
  for (const { scores } of needed) {
    if (scores === undefined) return [];
    if (fewest === undefined || scores.rows.length < fewest.length) fewest = scores.rows;
  }
  return fewest ?? [...index.goods.keys()];
};

/** A row with what it has of the words. */
interface RankedRow {
  readonly row: number;
  readonly total: number;
}

/** Puts a row among the best, behind those that are as good: rows come in CN order. */
const rank = (best: Array<RankedRow>, found: RankedRow, limit: number): void => {
  let place = best.length;
  while (place > 0 && (best[place - 1]?.total ?? 0) < found.total) place--;
  if (place === limit) return;
  best.splice(place, 0, found);
  if (best.length > limit) best.pop();
};

/** The rows that are looked for. */
interface Range {
  /** First digits that the rows' codes must have; empty for any. */
  readonly codes: string;
  /** Most rows that are found. */
  readonly limit: number;
}

/** The best of the rows that have every needed word; headings only where no code has them all. */
const rowsOf = (
  index: WordIndex,
  needed: ReadonlyArray<QueryWord>,
  totalOf: (row: number) => number,
  { codes, limit }: Range,
): ReadonlyArray<number> => {
  const best: Array<RankedRow> = [];
  const headings: Array<RankedRow> = [];
  for (const row of candidates(index, needed)) {
    if (codes !== "" && index.goods[row]?.cnCode.startsWith(codes) !== true) continue;
    if (!needed.every(({ scores }) => (scores?.ofRow[row] ?? 0) > 0)) continue;
    const total = totalOf(row);
    if (total > 0) rank(index.goods[row]?.isHeading === true ? headings : best, { row, total }, limit);
  }
  return (best.length > 0 ? best : headings).map(({ row }) => row);
};

/** Returns the rows that match best, the best ones first; rows that match equally are in CN order. */
export const byWords = (index: WordIndex, query: string, range: Range): WordMatches => {
  const words = ask(index, query);
  const needed = words.filter(({ isNeeded }) => isNeeded);
  const asked = needed.length > 0 ? words : words.filter(({ form }) => !oneLetter.test(form));
  const totalOf = totals(index, asked);
  const rows = rowsOf(index, needed, totalOf, range);
  if (rows.length > 0) return { rows, unknown: [], leftOut: [], readAs: readAsOf(index, needed, rows) };
  const isOptional = ({ form }: QueryWord) =>
    languages.some((language) => index.optional.has(stemOf[language](form)));
  const [optional, strict] = [needed.filter(isOptional), needed.filter((word) => !isOptional(word))];
  const unknown = strict.flatMap(({ form, scores }) => scores === undefined ? [form] : []);
  const found = strict.length === 0 ? [] : rowsOf(index, strict, totalOf, range);
  const leftOut = optional.filter(({ scores }) => !found.some((row) => (scores?.ofRow[row] ?? 0) > 0));
  return {
    rows: found,
    unknown,
    leftOut: leftOut.map(({ form }) => form),
    readAs: readAsOf(index, strict, found),
  };
};

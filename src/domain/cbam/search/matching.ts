/**
 * Rows that have a word of a query, and the quality of the match: the word itself or another form of it first, then
 * words that begin with it, compounds such as `Edelstahlrohr`, words that have it inside, and at last words one typing
 * error away.
 */
import { denialMark } from "./lexicon.ts";
import { lowerBound } from "./lower_bound.ts";
import { mistypedFor } from "./mistyped.ts";
import { isInName } from "./other_goods.ts";
import { type Scores, scoresOfRows } from "./scores.ts";
import type { WordIndex } from "./word_index.ts";
import { languages } from "./language/words.ts";

/** Forms by their number, and how well each stands for the word: 0 to 1. */
type Forms = ReadonlyMap<number, number>;

const sameForm = 1;
const sameStem = 0.95;
const insideWord = 0.4;
const typingError = 0.6;
/** A word that begins with what was typed: more, the less is missing. */
const beginning = { least: 0.5, most: 0.9 } as const;
/** Weight of longer words when the typed one is a word already. */
const besideWhole = 0.6;
/** Shortest part of a compound, shortest piece inside a word, shortest word that looks finished: characters. */
const shortest = { part: 3, inside: 3, whole: 4 } as const;

const scoresOf = ({ goods, postings }: WordIndex, forms: Forms): Scores | undefined => {
  let scores: Float32Array | undefined;
  for (const [id, quality] of forms) {
    const { rows, weights } = postings[id] ?? { rows: [], weights: [] };
    if (rows.length > 0) scores ??= new Float32Array(goods.length);
    if (scores === undefined) continue;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      const score = quality * (weights[at] ?? 0);
      if (score > (scores[row] ?? 0)) scores[row] = score;
    }
  }
  return scores && scoresOfRows(scores);
};

const wholeForms = ({ lexicon }: WordIndex, word: string): Map<number, number> => {
  const forms = new Map<number, number>();
  for (const language of languages) for (const id of lexicon.idsLike(word, language)) forms.set(id, sameStem);
  const exact = lexicon.idOf(word);
  if (exact !== undefined) forms.set(exact, sameForm);
  return forms;
};

/** Umlauts are folded to one letter; `Traeger` is `Träger` too. */
const wholeWord = (index: WordIndex, word: string): Map<number, number> => {
  const forms = wholeForms(index, word);
  return forms.size > 0 || !/[aou]e/.test(word) ? forms : wholeForms(index, word.replace(/([aou])e/g, "$1"));
};

const addBeginnings = (forms: Map<number, number>, index: WordIndex, word: string): void => {
  const share = forms.size > 0 && word.length >= shortest.whole ? besideWhole : 1;
  const { wordIds, lexicon: { words } } = index;
  const first = lowerBound(wordIds.length, (at) => (words[wordIds[at] ?? 0] ?? "") < word);
  for (let at = first; at < wordIds.length; at++) {
    const id = wordIds[at] ?? 0;
    const form = words[id] ?? "";
    if (!form.startsWith(word)) break;
    const typed = word.length / form.length;
    if (!forms.has(id)) forms.set(id, share * (beginning.least + (beginning.most - beginning.least) * typed));
  }
};

const bothScores = (a: Scores | undefined, b: Scores | undefined): Scores | undefined => {
  if (a === undefined || b === undefined) return undefined;
  const scores = scoresOfRows(a.ofRow.map((score, row) => Math.min(score, b.ofRow[row] ?? 0)));
  return scores.rows.length > 0 ? scores : undefined;
};

/** The word as two known ones: `Stahl|rohr`, `Aluminium|profile`; the longer first part wins. */
const compound = (index: WordIndex, word: string): Scores | undefined => {
  for (let at = word.length - shortest.part; at >= shortest.part; at--) {
    const second = wholeWord(index, word.slice(at));
    if (second.size === 0) continue;
    const scores = bothScores(scoresOf(index, wholeWord(index, word.slice(0, at))), scoresOf(index, second));
    if (scores !== undefined) return scores;
  }
  return undefined;
};

const havingInside = ({ lexicon: { words }, wordIds }: WordIndex, word: string): Forms => {
  const found = new Map<number, number>();
  if (word.length < shortest.inside) return found;
  for (const id of wordIds) {
    const form = words[id] ?? "";
    if (form.includes(word) && !form.startsWith(denialMark)) found.set(id, insideWord);
  }
  return found;
};

const nearForms = (index: WordIndex, word: string): Forms =>
  new Map(Array.from(mistypedFor(index.neighbourhood(), word), (id) => [id, typingError]));

/** Scores by words that only stand in for the one that was typed. */
const standingIn = (index: WordIndex, forms: Forms): Scores | undefined => {
  const scores = scoresOf(index, forms);
  return scores && { ...scores, standIns: [...forms.keys()] };
};

const find = (index: WordIndex, word: string, isLast: boolean): Scores | undefined => {
  const forms = wholeWord(index, word);
  if (isLast || forms.size === 0) addBeginnings(forms, index, word);
  const scores = scoresOf(index, forms);
  const isSettled = scores !== undefined || word.startsWith(denialMark) || isInName(index.otherNames(), word);
  if (isSettled) return scores;
  return compound(index, word) ?? standingIn(index, havingInside(index, word)) ??
    standingIn(index, nearForms(index, word));
};

/**
 * The rows that have a word; undefined when no row has it. What a word of the index matches is found once.
 * @param word folded; a denied one begins with the mark of denial
 * @param isLast the word may still be being typed
 */
export const match = (index: WordIndex, word: string, isLast: boolean): Scores | undefined => {
  if (index.lexicon.idOf(word) === undefined) return find(index, word, isLast);
  const matches = isLast ? index.matches.asBeginnings : index.matches.asWords;
  const known = matches.get(word);
  if (known !== undefined) return known;
  const found = find(index, word, isLast);
  if (found !== undefined) matches.set(word, found);
  return found;
};

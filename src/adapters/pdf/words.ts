/**
 * Cuts a text into words: the pieces between which a line may end, each in one font and of one direction.
 */
// @ts-types="./types/linebreak.d.ts"
import LineBreaker from "linebreak";
import { hasRightToLeft, levelsOf } from "./bidi.ts";
import type { Family } from "./fonts.ts";
import { composed, fontRuns } from "./font_runs.ts";

/** A piece of a text. */
export interface Word {
  readonly text: string;
  readonly family: Family;
  /** Odd: written from right to left. */
  readonly level: number;
  /** Whether a line may, must or can't end after the word. */
  readonly end: "may" | "must" | "no";
}

/** Texts whose words are kept; then it starts afresh. */
const keptTextsLimit = 5_000;
const keptTexts = new Map<string, ReadonlyArray<Word>>();

/** Nothing in such a text is a place to break, a letter of another script, or of another direction. */
const singleWord = /^[A-Za-z0-9.,:]*$/;

/** @returns the text's words in the order of writing; one empty word for an empty text */
export const wordsOf = (text: string): ReadonlyArray<Word> => {
  if (singleWord.test(text)) return [{ text, family: "latin", level: 0, end: "may" }];
  const known = keptTexts.get(text);
  if (known !== undefined) return known;
  if (keptTexts.size >= keptTextsLimit) keptTexts.clear();
  const words = cut(composed(text));
  keptTexts.set(text, words);
  return words;
};

const cut = (text: string): ReadonlyArray<Word> => {
  const runs = fontRuns(text);
  const levels = hasRightToLeft(text) ? levelsOf(text) : undefined;
  const breaks = lineBreaks(text);
  const words: Array<Word> = [];
  let start = 0;
  for (const { text: run, family } of runs) {
    const runEnd = start + run.length;
    for (const inRun of thaiWords(family, run)) breaks.set(start + inRun, breaks.get(start + inRun) ?? "may");
    for (let end = start + 1; end <= runEnd; end += 1) {
      const isCut = end === runEnd || breaks.has(end) || levels?.[end] !== levels?.[end - 1];
      if (!isCut) continue;
      const piece = text.slice(start, end).replace(/\n$/, "");
      const afterIt = end === text.length ? "may" : breaks.get(end) ?? "no";
      words.push({ text: visible(piece), family, level: levels?.[start] ?? 0, end: afterIt });
      start = end;
    }
  }
  return words;
};

const lineBreaks = (text: string): Map<number, Word["end"]> => {
  const breaks = new Map<number, Word["end"]>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    breaks.set(next.position, next.required && text[next.position - 1] === "\n" ? "must" : "may");
  }
  return breaks;
};

const thai = new Intl.Segmenter("th", { granularity: "word" });

/** Thai is written without spaces; a dictionary knows its words. */
const thaiWords = (family: Family, run: string): ReadonlyArray<number> =>
  family === "thai" ? Array.from(thai.segment(run), ({ index }) => index).filter((index) => index > 0) : [];

/** Characters that only steer the order are not drawn; joiners stay, because they shape letters. */
const visible = (text: string): string =>
  text.replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");

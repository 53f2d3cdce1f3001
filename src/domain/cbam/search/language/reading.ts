/**
 * Text to words: folded, with the place that each has in the text and whether the text denies it (`not stainless`,
 * `other than bars`, `ohne Kopf`, `non allié`).
 */
import { folding, isPlain } from "./folding.ts";
import type { SearchWords } from "./words.ts";

/**
 * Statement of a text about a word: that the goods are so, that they are not, or, further behind a `not` of a query,
 * one of both.
 */
export type Claim = "stated" | "denied" | "either";

/** A word of a text. */
export interface Word {
  /** Lower case, without accents, in British spelling; a decimal comma is a point. */
  readonly text: string;
  /** Statement of the text about the word. */
  readonly claim: Claim;
  /** Joined to the word before by a hyphen, as `rolled` in `hot-rolled`. */
  readonly isJoined: boolean;
  /** 0 up to the first comma, colon, semicolon or parenthesis, then one more after each. */
  readonly part: number;
  /** True if it stands in parentheses. */
  readonly isInParentheses: boolean;
}

/** Range of a `not`: in a description to the end of its part, in a query over the next word. */
export type Reach = "part" | "word";

/** Reads the words of a text. */
export type Reader = (text: string, reach: Reach) => ReadonlyArray<Word>;

const denials = new Set(
  "not non without except excluding nicht ohne kein keine keinen ausser sans sauf pas hors".split(" "),
);

const leftOut = /\b(?:e\.g|n\.e\.s|i\.e|z\.b|p\.ex)\.?|\b(?:[cdjlmnst]|qu)['’]/g;
const pieces = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+|[,;:()]/gu;
const plainPieces = /[0-9]+(?:[.,][0-9]+)+|[a-z0-9]+|[,;:()]/g;
const punctuation = /^[,;:()]$/;
const hyphen = /^[-‐‑–]$/;

/** A `not` on its way: the depth of parentheses where it stands, and whether its first word is still to come. */
interface Denial {
  readonly depth: number;
  readonly isFresh: boolean;
}

const claimUnder = (denial: Denial | undefined, reach: Reach): Claim =>
  denial === undefined ? "stated" : reach === "part" || denial.isFresh ? "denied" : "either";

const readWords = (folded: string, reach: Reach, ignored: ReadonlySet<string>): ReadonlyArray<Word> => {
  const found: Array<Word> = [];
  let part = 0;
  let depth = 0;
  let denial: Denial | undefined;
  let previous = { text: "", end: -2, isDenial: false };
  for (const { 0: text, index } of folded.matchAll(isPlain(folded) ? plainPieces : pieces)) {
    if (punctuation.test(text)) {
      part++;
      if (text === "(") depth++;
      if (text === ")") depth = Math.max(0, depth - 1);
      if (text === "(" || denial?.depth === 0 || depth < (denial?.depth ?? 0)) denial = undefined;
      continue;
    }
    const isHyphenated = index === previous.end + 1 && hyphen.test(folded.charAt(previous.end));
    const isOtherThan = text === "than" && previous.text === "other";
    const isDenial = denials.has(text) || isOtherThan;
    if (isOtherThan) found.pop();
    if (isDenial) denial = { depth, isFresh: true };
    else if (!ignored.has(text) || isHyphenated) {
      const claim = claimUnder(denial, reach);
      const isJoined = isHyphenated && !previous.isDenial;
      found.push({ text: text.replace(",", "."), claim, isJoined, part, isInParentheses: depth > 0 });
      const isOver = denial === undefined || isHyphenated && previous.isDenial;
      denial = isOver ? undefined : { depth: denial?.depth ?? 0, isFresh: false };
    }
    previous = { text, end: index + text.length, isDenial };
  }
  return found;
};

/** Most texts of the data are one word, which needs no more reading. */
const isOneWord = /^[a-z]+$/;
const alone = (text: string): Word => ({
  text,
  claim: "stated",
  isJoined: false,
  part: 0,
  isInParentheses: false,
});

/** A reader with the spellings of the data; its ignored words count in a text that has no others. */
export const readerOf = (
  { spellings, ignored }: Pick<SearchWords, "spellings" | "ignored">,
): Reader => {
  const fold = folding(spellings);
  const skipped = new Set(ignored.map(fold));
  const none = new Set<string>();
  return (text, reach) => {
    const folded = fold(text).replace(leftOut, " ");
    if (isOneWord.test(folded) && !denials.has(folded)) return [alone(folded)];
    const words = readWords(folded, reach, skipped);
    return words.length > 0 ? words : readWords(folded, reach, none);
  };
};

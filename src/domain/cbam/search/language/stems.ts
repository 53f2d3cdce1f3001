/**
 * Stems of words, without the endings of number, gender and case: enough to hold `Schrauben` and `Schraube`, `laminées`
 * and `laminé`, `boxes` and `box` for one word. Folded text in, folded text out.
 */
import type { Language } from "./words.ts";

const english = (word: string): string => {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

const germanEnding = /(?:ern|em|en|er|es|e|n|(?<!s)s)$/;

const german = (word: string): string => {
  const stem = word.replace(germanEnding, "");
  return stem.length >= 3 ? stem : word;
};

const frenchEnding = /(?:e{0,2}[sx]?)$/;

const french = (word: string): string => {
  const stem = word.replace(frenchEnding, "");
  return stem.length >= 3 ? stem : word;
};

/** The stem of a folded word in a language. */
export const stemOf: Readonly<Record<Language, (word: string) => string>> = { english, german, french };

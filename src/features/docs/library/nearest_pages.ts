/**
 * Pages that an address without a page most likely meant: those whose own addresses and titles have its words, or words
 * that a typing error makes of them.
 */
import { editsBetween } from "../../../kernel/text/nearest.ts";
import type { Library, NavigationEntry } from "./library.ts";

/** The most words of an address that are compared: an address may be long. */
const mostWords = 6;

const wordsOf = (text: string): ReadonlyArray<string> =>
  text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && word !== "docs");

/** Words of fewer letters are alike by accident. */
const leastLetters = 4;
/** The longest word that is compared letter by letter. */
const mostLetters = 30;

/** True if one word begins the other, or a typing error of one letter lies between them, of two in long words. */
const isLike = (asked: string, own: string): boolean =>
  asked.length >= leastLetters && asked.length <= mostLetters && own.length >= leastLetters &&
  (own.startsWith(asked) || asked.startsWith(own) ||
    editsBetween(asked, own) <= (asked.length > 7 ? 2 : 1));

/** Likeness of an entry to the words: a point for each that is like one of its own, two for each that it has. */
const likeness = ({ address, title, label }: NavigationEntry, asked: ReadonlyArray<string>): number => {
  const own = wordsOf(`${address} ${title} ${label}`);
  const score = asked.reduce(
    (sum, word) => sum + (own.includes(word) ? 2 : own.some((each) => isLike(word, each)) ? 1 : 0),
    0,
  );
  // Of pages that are alike, the one with fewer words of its own is nearer.
  return score === 0 ? 0 : score - own.length / 1_000;
};

/** @returns the words that an address is made of, to search for */
export const wordsOfAddress = (path: string): string => {
  try {
    return wordsOf(decodeURIComponent(path)).slice(0, mostWords).join(" ");
  } catch {
    return "";
  }
};

/** @returns the pages nearest to the words, the nearest first; none where no page has a word of them */
export const nearestPages = (
  { navigation }: Library,
  words: string,
  most: number,
): ReadonlyArray<NavigationEntry> => {
  const asked = wordsOf(words);
  return navigation.flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, score: likeness(entry, asked) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
};

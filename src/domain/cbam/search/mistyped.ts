/** Words that differ from a query's word by one typing error, or whose stem differs so from its stem. */
import { denialMark, type Lexicon } from "./lexicon.ts";
import { stemOf } from "./language/stems.ts";
import { type Language, languages } from "./language/words.ts";

/** Shorter words and stems are near too many others: characters. */
const shortest = 4;

/**
 * True if two texts differ by at most one typing error: a letter more, a letter less, another letter, or two neighbours
 * swapped.
 */
export const isWithinOneEdit = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && from < b.length && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let endA = a.length;
  let endB = b.length;
  while (endA > from && endB > from && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const leftA = endA - from;
  const leftB = endB - from;
  if (leftA <= 1 && leftB <= 1) return true;
  return leftA === 2 && leftB === 2 && a.charCodeAt(from) === b.charCodeAt(from + 1) &&
    a.charCodeAt(from + 1) === b.charCodeAt(from);
};

/** A text with the numbers of its words: a word with its own, a stem with those of all its words. */
export interface Entry {
  /** The word or the stem. */
  readonly text: string;
  /** Numbers of the words that it stands for. */
  readonly ids: ReadonlyArray<number>;
}

/** Texts by their length: only neighbours in length can be one edit apart. */
export type ByLength = ReadonlyMap<number, ReadonlyArray<Entry>>;

const byLength = (entries: Iterable<Entry>): ByLength => {
  const lengths = new Map<number, Array<Entry>>();
  for (const entry of entries) {
    if (entry.text.length < shortest || entry.text.startsWith(denialMark)) continue;
    const same = lengths.get(entry.text.length);
    if (same === undefined) lengths.set(entry.text.length, [entry]);
    else same.push(entry);
  }
  return lengths;
};

/** All words and stems of an index, denied ones left out. */
export interface Neighbourhood {
  /** The words, by how long they are. */
  readonly words: ByLength;
  /** The stems of each language, by how long they are. */
  readonly stems: Readonly<Record<Language, ByLength>>;
}

/** Returns the words that a mistyped one is compared with. */
export const neighbourhood = (lexicon: Lexicon): Neighbourhood => ({
  words: byLength(lexicon.words.map((text, id) => ({ text, ids: [id] }))),
  stems: {
    english: byLength(lexicon.stemsOf("english")),
    german: byLength(lexicon.stemsOf("german")),
    french: byLength(lexicon.stemsOf("french")),
  },
});

const addNear = (found: Set<number>, entries: ByLength, text: string): void => {
  if (text.length < shortest) return;
  for (let length = text.length - 1; length <= text.length + 1; length++) {
    for (const entry of entries.get(length) ?? []) {
      if (isWithinOneEdit(entry.text, text)) { for (const id of entry.ids) found.add(id); }
    }
  }
};

/** Returns the numbers of the words that a folded word may have been meant to be. */
export const mistypedFor = ({ words, stems }: Neighbourhood, word: string): ReadonlySet<number> => {
  const found = new Set<number>();
  addNear(found, words, word);
  for (const language of languages) addNear(found, stems[language], stemOf[language](word));
  return found;
};

/**
 * Every word that an index knows, by number, and every pair of neighbours. A word of goods that a description denies
 * is a word of its own, which begins with `!`.
 */
import { stemOf } from "./language/stems.ts";
import type { Language } from "./language/words.ts";

/** Beginning of a denied word. */
export const denialMark = "!";

/** The stem of a word, which keeps the mark of denial. */
const markedStem = (language: Language, word: string): string =>
  word.startsWith(denialMark)
    ? denialMark + stemOf[language](word.slice(denialMark.length))
    : stemOf[language](word);

/** More than there are stems. */
const stemLimit = 1 << 20;

/** The words of one language: their stems by number, and the words of each stem. */
interface Stems {
  readonly ofWord: Map<string, number>;
  readonly number: Map<string, number>;
  readonly words: Array<Array<number>>;
  /** Pairs by the numbers of two stems in one. */
  readonly pairs: Map<number, number>;
}

const noStems = (): Stems => ({ ofWord: new Map(), number: new Map(), words: [], pairs: new Map() });

/** Words and pairs by number; it grows while an index is built, and is only read by queries. */
export class Lexicon {
  /** Every word, by its number. */
  readonly words: Array<string> = [];
  private readonly ids = new Map<string, number>();
  private readonly stems: Readonly<Record<Language, Stems>> = {
    english: noStems(),
    german: noStems(),
    french: noStems(),
  };
  private pairCount = 0;

  /** The number of a word, which is then found by its stem in the language too. */
  add(word: string, language: Language): number {
    const known = this.ids.get(word);
    const id = known ?? this.words.push(word) - 1;
    if (known === undefined) this.ids.set(word, id);
    this.stemOfWord(word, id, language);
    return id;
  }

  /** The number of two words side by side; both have been added. */
  addPair([first, second]: readonly [string, string], language: Language): number {
    const { ofWord, pairs } = this.stems[language];
    const key = (ofWord.get(first) ?? 0) * stemLimit + (ofWord.get(second) ?? 0);
    const known = pairs.get(key);
    if (known !== undefined) return known;
    pairs.set(key, this.pairCount);
    return this.pairCount++;
  }

  /** Undefined for an unknown word. */
  idOf(word: string): number | undefined {
    return this.ids.get(word);
  }

  /** The numbers of the words that share a word's stem in a language. */
  idsLike(word: string, language: Language): ReadonlyArray<number> {
    return this.stems[language].words[this.stemLike(word, language) ?? -1] ?? [];
  }

  /** Undefined for words that nowhere stand side by side. */
  idOfPair([first, second]: readonly [string, string], language: Language): number | undefined {
    const one = this.stemLike(first, language);
    const other = one === undefined ? undefined : this.stemLike(second, language);
    return one === undefined || other === undefined
      ? undefined
      : this.stems[language].pairs.get(one * stemLimit + other);
  }

  /** The stems of a language, each with the numbers of its words. */
  stemsOf(language: Language): ReadonlyArray<{ readonly text: string; readonly ids: ReadonlyArray<number> }> {
    const { number, words } = this.stems[language];
    return Array.from(number, ([text, at]) => ({ text, ids: words[at] ?? [] }));
  }

  /** The number of a word's stem in a language, known at once where the word is one of the language. */
  private stemLike(word: string, language: Language): number | undefined {
    const { ofWord, number } = this.stems[language];
    return ofWord.get(word) ?? number.get(markedStem(language, word));
  }

  /** Adds the word to its stem. */
  private stemOfWord(word: string, id: number, language: Language): void {
    const { ofWord, number, words } = this.stems[language];
    if (ofWord.has(word)) return;
    const stem = markedStem(language, word);
    const known = number.get(stem);
    const at = known ?? words.push([]) - 1;
    if (known === undefined) number.set(stem, at);
    ofWord.set(word, at);
    words[at]?.push(id);
  }
}

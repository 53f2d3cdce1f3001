/**
 * The terms of the data, read once: where their phrases stand in a description, and which forms they give to the row.
 */
import { denialMark, type Lexicon } from "./lexicon.ts";
import { once } from "../../../kernel/once.ts";
import type { Reader, Word } from "./language/reading.ts";
import { stemOf } from "./language/stems.ts";
import { type Language, languages, type SearchTerm } from "./language/words.ts";

/** A word or a pair by its number, and how much of its source's weight it has: 1 for a word on its own. */
export interface Share {
  /** Number in the lexicon. */
  readonly id: number;
  /** True if it is a pair of words. */
  readonly isPair: boolean;
  /** Part of the source's weight, above 0 and at most 1. */
  readonly share: number;
}

/** A word inside a phrase says less than one on its own: `fil` in `fil machine`. */
const inPhrase = 0.85;
/** Neighbours count a little more at the start of a text. */
const furtherOn = 0.9;

/** A word as a form, denied when it or the whole text is; two denials are left out. */
const formOf = ({ text, claim }: Word, isAllDenied: boolean): string | undefined =>
  isAllDenied && claim === "denied"
    ? undefined
    : isAllDenied || claim === "denied"
    ? denialMark + text
    : text;

/** Shares of the words of a text by their place: of a word, and of a chain of words joined by hyphens that ends there. */
export interface Shares {
  /** Share of the word at the place. */
  readonly word: (at: number) => number;
  /** Share of the chain that ends at the place. */
  readonly chain: (at: number) => number;
}

/** The forms of a text: each word, words joined by hyphens as one, and pairs of neighbours. */
export const formsOf = (
  words: ReadonlyArray<Word>,
  into: { readonly lexicon: Lexicon; readonly language: Language; readonly isAllDenied: boolean },
  shares: Shares,
): ReadonlyArray<Share> => {
  const { lexicon, language, isAllDenied } = into;
  const forms: Array<Share> = [];
  let before: string | undefined;
  let chain: string | undefined;
  for (const [at, word] of words.entries()) {
    const form = formOf(word, isAllDenied);
    const isJoined = word.isJoined && words[at - 1]?.claim === word.claim;
    chain = isJoined && chain !== undefined ? chain + word.text : form;
    if (form !== undefined) {
      forms.push({ id: lexicon.add(form, language), isPair: false, share: shares.word(at) });
      if (before !== undefined) {
        const place = at === 1 ? 1 : furtherOn;
        const id = lexicon.addPair([before, form], language);
        forms.push({ id, isPair: true, share: place * shares.word(at) });
      }
      if (isJoined && chain !== undefined && words[at + 1]?.isJoined !== true) {
        forms.push({ id: lexicon.add(chain, language), isPair: false, share: shares.chain(at) });
      }
    }
    before = form;
  }
  return forms;
};

/** A term that has been read. */
export interface ReadTerm {
  /** First digits of the CN codes that it holds for; empty for all. */
  readonly codes: ReadonlyArray<string>;
  /** English stems of its phrase, and which of them it denies. */
  readonly stems: ReadonlyArray<string>;
  /** Stems that the phrase denies, each marked by true. */
  readonly denials: ReadonlyArray<boolean>;
  /** Shares of rows that have the phrase, and of those that deny it: few terms are ever denied. */
  readonly stated: () => ReadonlyArray<Share>;
  /** Shares of rows that deny the phrase. */
  readonly denied: () => ReadonlyArray<Share>;
}

/** Returns the term with its words read and numbered. */
export const readTerm = ({ codes, phrase, words }: SearchTerm, read: Reader, lexicon: Lexicon): ReadTerm => {
  const own = read(phrase, "word");
  const given = (isAllDenied: boolean): ReadonlyArray<Share> =>
    languages.flatMap((language) =>
      words[language].flatMap((text) => {
        const others = read(text, "word");
        const word = () => others.length > 1 ? inPhrase : 1;
        const chain = () => 1;
        return formsOf(others, { lexicon, language, isAllDenied }, { word, chain });
      })
    );
  return {
    codes,
    stems: own.map(({ text }) => stemOf.english(text)),
    denials: own.map(({ claim }) => claim === "denied"),
    stated: once(() => given(false)),
    denied: once(() => given(true)),
  };
};

/** Position of a term's phrase in a description: from one word up to, not including, another. */
export interface Occurrence {
  /** The term that stands there. */
  readonly term: ReadTerm;
  /** Place of its first word. */
  readonly from: number;
  /** Place behind its last word. */
  readonly to: number;
  /** The description denies what the phrase states. */
  readonly isDenied: boolean;
}

/** Terms that hold for a code. */
export const holdsFor = ({ codes }: ReadTerm, cnCode: string): boolean =>
  codes.length === 0 || codes.some((code) => cnCode.startsWith(code));

/**
 * Returns where terms stand in a description; those inside longer ones too.
 * @param byFirst the terms by the stem of their phrase's first word
 */
export const occurrencesOf = (
  words: ReadonlyArray<Word>,
  cnCode: string,
  byFirst: ReadonlyMap<string, ReadonlyArray<ReadTerm>>,
): ReadonlyArray<Occurrence> => {
  const stems = words.map(({ text }) => stemOf.english(text));
  const denials = words.map(({ claim }) => claim === "denied");
  const found: Array<Occurrence> = [];
  for (const [from, first] of stems.entries()) {
    for (const term of byFirst.get(first) ?? []) {
      if (!holdsFor(term, cnCode) || !term.stems.every((stem, at) => stem === stems[from + at])) continue;
      const to = from + term.stems.length;
      if (term.denials.every((isDenied, at) => isDenied === denials[from + at])) {
        found.push({ term, from, to, isDenied: false });
      } else if (!term.denials.includes(true) && !denials.slice(from, to).includes(false)) {
        found.push({ term, from, to, isDenied: true });
      }
    }
  }
  return found;
};

/** A phrase inside a longer one counts less: at its end, where the noun stands, and elsewhere. */
const atEnd = 0.9;
const elsewhere = 0.6;

/** 1 for a phrase on its own, less for one inside a longer phrase. */
export const standing = ({ from, to }: Occurrence, all: ReadonlyArray<Occurrence>): number => {
  let share = 1;
  for (const other of all) {
    const isInside = other.from <= from && to <= other.to && other.to - other.from > to - from;
    if (isInside) share = Math.min(share, other.to === to ? atEnd : elsewhere);
  }
  return share;
};

/**
 * The index of goods by words. Each row of the tables has the words of its description, weighted by their place, and
 * for every known phrase in it the words that people use instead.
 */
import type { Goods } from "../law/reference.ts";
import { Lexicon } from "./lexicon.ts";
import type { Scores } from "./scores.ts";
import { type Neighbourhood, neighbourhood } from "./mistyped.ts";
import { once } from "../../../kernel/once.ts";
import { type OtherNames, otherNames } from "./other_goods.ts";
import { type Reader, readerOf, type Word } from "./language/reading.ts";
import { formsOf, holdsFor, occurrencesOf, type ReadTerm, readTerm, type Share, standing } from "./terms.ts";
import { stemOf } from "./language/stems.ts";
import { type Language, languages, type SearchWords } from "./language/words.ts";

/** Index for the search by words. */
export interface WordIndex {
  /** Reads a text into words. */
  readonly read: Reader;
  /** In CN order. */
  readonly goods: ReadonlyArray<Goods>;
  /** Every word and pair by its number. */
  readonly lexicon: Lexicon;
  /** Stems of the words that a query may lose, in any language. */
  readonly optional: ReadonlySet<string>;
  /** Stems of words of metals, by their language. */
  readonly metals: Readonly<Record<Language, ReadonlySet<string>>>;
  /** The numbers of all words, denied ones too, in the order of their letters. */
  readonly wordIds: ReadonlyArray<number>;
  /** Goods outside Annex I by their names; made when the first word is unknown. */
  readonly otherNames: () => OtherNames;
  /** For typing errors; made when the first one is met. */
  readonly neighbourhood: () => Neighbourhood;
  /** Words of the index that were found to match, whole ones and those that may be beginnings. */
  readonly matches: Readonly<Record<"asWords" | "asBeginnings", Map<string, Scores>>>;
  /** Rows that have a word, by the word's number. */
  readonly postings: ReadonlyArray<Postings>;
  /** Rows in which two words stand side by side, by the pair's number. */
  readonly pairPostings: ReadonlyArray<Postings>;
}

/** Rows by their place in `goods`, and how much a word or pair says about each: above 0, at most 1. */
export interface Postings {
  /** Places of the rows, ascending. */
  readonly rows: ReadonlyArray<number>;
  /** Weights of the same rows. */
  readonly weights: ReadonlyArray<number>;
}

/** Weight of a word by its position. */
const placeWeights = { head: 1, furtherOn: 0.8, inParentheses: 0.75 } as const;
/** A word of the data for a phrase of the description. */
const otherWord = 0.95;
/** A word of the data for all goods of a code: of a chapter, of a heading or less. */
const wordOfChapter = 0.9;
const wordOfHeading = 0.8;
/** A word that only qualifies the last one of its phrase: `wire` in `wire rod`. */
const qualifying = 0.85;
/** Weight of words that special goods have in common with the usual ones: `bar` in `tool steel bar`. */
const ofSpecialGoods = 0.8;

const placeWeight = ({ part, isInParentheses }: Word): number =>
  isInParentheses ? placeWeights.inParentheses : part === 0 ? placeWeights.head : placeWeights.furtherOn;

/** State of the reading of rows. */
interface Reading {
  readonly read: Reader;
  readonly lexicon: Lexicon;
  /** Terms by the first stem of their phrase, and those without a phrase. */
  readonly byFirst: ReadonlyMap<string, ReadonlyArray<ReadTerm>>;
  readonly ofCodes: ReadonlyArray<ReadTerm>;
  readonly special: ReadonlySet<string>;
}

/** Calls `put` with the words and pairs of a row, for each source of theirs with its weight. */
const readRow = (
  { cnCode, description }: Goods,
  { read, lexicon, byFirst, ofCodes, special }: Reading,
  put: (forms: ReadonlyArray<Share>, weight: number) => void,
): void => {
  const words = read(description, "part");
  const isSpecial = ({ text, claim }: Word) => claim === "stated" && special.has(text);
  const common = words.some(isSpecial) ? ofSpecialGoods : 1;
  const occurrences = occurrencesOf(words, cnCode, byFirst);
  const weights = words.map((word) => placeWeight(word) * (isSpecial(word) ? 1 : common));
  const qualifies = new Set<number>();
  for (const { from, to } of occurrences) for (let at = from; at < to - 1; at++) qualifies.add(at);
  const into = { lexicon, language: "english", isAllDenied: false } as const;
  const chain = (at: number) => weights[at] ?? 0;
  const word = (at: number) => chain(at) * (qualifies.has(at) ? qualifying : 1);
  put(formsOf(words, into, { word, chain }), 1);
  for (const occurrence of occurrences) {
    const { term, from, to, isDenied } = occurrence;
    const first = words[from];
    const place = first === undefined ? 0 : placeWeight(first);
    const share = words.slice(from, to).some(isSpecial) ? 1 : common;
    const weight = otherWord * place * standing(occurrence, occurrences) * share;
    put(isDenied ? term.denied() : term.stated(), weight);
  }
  for (const term of ofCodes) {
    if (!holdsFor(term, cnCode)) continue;
    const isOfChapter = term.codes.every((code) => code.length === 2);
    put(term.stated(), common * (isOfChapter ? wordOfChapter : wordOfHeading));
  }
};

/** Number of terms that are read in a step: some milliseconds of work. */
const termsAStep = 100;
const rowsAStep = 20;

function* readingOf(searchWords: SearchWords): Generator<void, Reading> {
  const read = readerOf(searchWords);
  const lexicon = new Lexicon();
  const byFirst = new Map<string, Array<ReadTerm>>();
  const ofCodes: Array<ReadTerm> = [];
  for (const [place, written] of searchWords.terms.entries()) {
    if (place % termsAStep === 0) yield;
    const term = readTerm(written, read, lexicon);
    const [first] = term.stems;
    if (first === undefined) ofCodes.push(term);
    else if (byFirst.get(first)?.push(term) === undefined) byFirst.set(first, [term]);
  }
  const special = new Set(
    searchWords.special.flatMap((word) => read(word, "word").slice(0, 1).map(({ text }) => text)),
  );
  return { read, lexicon, byFirst, ofCodes, special };
}

/** Postings on the way: rows come in their order, and the highest weight of a row stays. */
class PostingsBuilder {
  readonly postings: Array<{ readonly rows: Array<number>; readonly weights: Array<number> }> = [];

  put(id: number, row: number, weight: number): void {
    while (this.postings.length <= id) this.postings.push({ rows: [], weights: [] });
    const posting = this.postings[id];
    if (posting === undefined) return;
    const last = posting.rows.length - 1;
    if (posting.rows[last] !== row) {
      posting.rows.push(row);
      posting.weights.push(weight);
    } else if ((posting.weights[last] ?? 0) < weight) posting.weights[last] = weight;
  }
}

/**
 * Makes the index of words of all goods, terms and spellings, in steps.
 * @param goods every row of the tables, in CN order
 */
export function* wordIndex(
  goods: ReadonlyArray<Goods>,
  searchWords: SearchWords,
): Generator<void, WordIndex> {
  const reading = yield* readingOf(searchWords);
  const words = new PostingsBuilder();
  const pairs = new PostingsBuilder();
  for (const [row, entry] of goods.entries()) {
    if (row % rowsAStep === 0) yield;
    readRow(entry, reading, (forms, weight) => {
      for (const { id, isPair, share } of forms) (isPair ? pairs : words).put(id, row, weight * share);
    });
  }
  const { read, lexicon } = reading;
  const stems = (texts: ReadonlyArray<string>, of: ReadonlyArray<Language> = languages) =>
    new Set(
      texts.flatMap((text) => read(text, "word"))
        .flatMap(({ text }) => of.map((language) => stemOf[language](text))),
    );
  const metals = {
    english: stems(searchWords.metals.english, ["english"]),
    german: stems(searchWords.metals.german, ["german"]),
    french: stems(searchWords.metals.french, ["french"]),
  };
  const wordIds = [...words.postings.keys()].filter((id) => (words.postings[id]?.rows.length ?? 0) > 0);
  wordIds.sort((a, b) => (lexicon.words[a] ?? "") < (lexicon.words[b] ?? "") ? -1 : 1);
  return {
    read,
    goods,
    lexicon,
    optional: stems(searchWords.optional),
    metals,
    wordIds,
    otherNames: once(() => otherNames(searchWords.otherGoods, read)),
    neighbourhood: once(() => neighbourhood(lexicon)),
    matches: { asWords: new Map(), asBeginnings: new Map() },
    postings: words.postings,
    pairPostings: pairs.postings,
  };
}

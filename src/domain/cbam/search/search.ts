/**
 * Finding a CN code: by its first digits, or by words as importers write them in English, German and French,
 * or in Italian, Spanish, Polish, Dutch and Portuguese by way of English. Contract
 * section 4.3 and decisions, "Requests".
 */
import { searchLimit } from "../../../contract/answers/lookups.ts";
import type { Goods, ReferenceTables } from "../law/reference.ts";
import { byDigits, notCovered, notInNomenclature, withCodesBelow } from "./by_digits.ts";
import { byWords, type WordMatches } from "./by_words.ts";
import { type AskedCode, codeAndWordsOf, codeOf } from "./code_query.ts";
import { denialMark } from "./lexicon.ts";
import { aboutOtherGoods, mistypedOutside, type OutsideGoods, soughtOutside } from "./other_goods.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import { inSteps, once } from "../../../kernel/once.ts";
import { type WordIndex, wordIndex } from "./word_index.ts";
import { languages, type SearchWords } from "./language/words.ts";
import { stemOf } from "./language/stems.ts";
import { type Translator, translatorOf } from "./translated.ts";

/** A found row. */
export interface SearchHit {
  /** The row that was found. */
  readonly goods: Goods;
  /** The eight digits that were asked, for a heading that stands for a code without a row. */
  readonly fallbackFor: string | undefined;
}

/** Answer of a search. */
export interface SearchAnswer {
  /** Each code once, at most as many as were wanted. */
  readonly hits: ReadonlyArray<SearchHit>;
  /** Why there is nothing, or that the code asked for isn't covered. */
  readonly message: LawFinding | undefined;
}

/** Index for searches, made once from the tables and the words. */
export interface SearchIndex {
  /** In CN order. */
  readonly goods: ReadonlyArray<Goods>;
  /** Made when it is first asked for: it takes longer than anything else that isn't read from files. */
  readonly words: () => WordIndex;
  /** Makes some more of it. @returns true if there is more to be made */
  readonly makeMore: () => boolean;
  /** Puts words of further languages into English ones. */
  readonly translator: () => Translator;
  /** Annex I by digits, which says what is outside of it. */
  readonly annexI: ReferenceTables["annexI"];
  /** Headings and subheadings of the nomenclature, which say what is no code at all. */
  readonly nomenclature: ReferenceTables["nomenclature"];
  /** Titles of chapters by their two digits. */
  readonly chapters: ReadonlyMap<string, string>;
}

/** Returns the index of all goods; made once, when the tables are read. */
export const searchIndex = (
  { goods, annexI, nomenclature }: Pick<ReferenceTables, "goods" | "annexI" | "nomenclature">,
  searchWords: SearchWords,
): SearchIndex => {
  const rows = [...goods.values()];
  const { value: words, step: makeMore } = inSteps(() => wordIndex(rows, searchWords));
  return {
    goods: rows,
    words,
    makeMore,
    translator: once(() => translatorOf(searchWords.translations)),
    annexI,
    nomenclature,
    chapters: searchWords.chapters,
  };
};

const found = (goods: ReadonlyArray<Goods>): SearchAnswer => ({
  hits: goods.map((row) => ({ goods: row, fallbackFor: undefined })),
  message: undefined,
});

const nothing = (message: LawFinding): SearchAnswer => ({ hits: [], message });

/** The heading of eight digits that no row has. */
const headingOf = (goods: SearchIndex["goods"], digits: string): Goods | undefined =>
  digits.length === 8
    ? goods.find(({ cnCode, isHeading }) => isHeading && cnCode === `${digits.slice(0, 4)}0000`)
    : undefined;

/** An index that is asked for so many rows. */
interface LimitedIndex extends SearchIndex {
  readonly limit: number;
}

const ofCode = (
  { goods, annexI, nomenclature, chapters, limit }: LimitedIndex,
  asked: AskedCode,
): SearchAnswer => {
  if (asked.isTooLong) return nothing({ kind: "tooManyDigits" });
  const { digits } = asked;
  const rows = byDigits(goods, digits, limit);
  if (rows.length > 0) return found(rows);
  const heading = headingOf(goods, digits);
  const message = notInNomenclature(nomenclature, digits) ?? notCovered(annexI, chapters, digits);
  return heading === undefined
    ? nothing(message ?? { kind: "noCodeBegins", digits })
    : { hits: [{ goods: heading, fallbackFor: digits }], message };
};

const whyNothing = (unknown: ReadonlyArray<string>): LawFinding =>
  unknown.length === 0
    ? { kind: "noGoodsOfWords" }
    : { kind: "unknownWords", words: unknown.map((word) => word.replace(denialMark, "")) };

/** Goods, and never headings beside them: where nothing but a heading has the words, the codes below it come first. */
const calculable = ({ goods, limit }: LimitedIndex, rows: ReadonlyArray<Goods>): ReadonlyArray<Goods> => {
  const [first] = rows;
  return first?.isHeading === true ? withCodesBelow(goods, first, limit) : rows;
};

/** Goods outside Annex I, with the codes inside whose goods are called so too: a name alone decides nothing. */
const namedOutside = ({ goods, limit }: LimitedIndex, { reason, beside }: OutsideGoods): SearchAnswer => ({
  ...found(
    goods.filter(({ isHeading, cnCode }) => !isHeading && beside.some((digits) => cnCode.startsWith(digits)))
      .slice(0, limit),
  ),
  message: reason,
});

/** Words that were taken for others say more than those that were left out. */
const howRead = ({ leftOut, readAs }: WordMatches): LawFinding | undefined =>
  readAs !== undefined
    ? { kind: "wordsReadAs", ...readAs }
    : leftOut.length === 0
    ? undefined
    : { kind: "wordsLeftOut", words: leftOut };

/** An answer by the words of the three languages. */
interface WordsAnswer extends SearchAnswer {
  /** True if each word was read as it was written: what was read as another, or not at all, may be of another language. */
  readonly isUnderstood: boolean;
}

const understood = (answer: SearchAnswer): WordsAnswer => ({ ...answer, isUnderstood: true });
const doubtful = (answer: SearchAnswer): WordsAnswer => ({ ...answer, isUnderstood: false });

const inKnownLanguages = (index: LimitedIndex, query: string): WordsAnswer => {
  const words = index.words();
  const reading = { read: words.read, beside: words };
  const outside = soughtOutside(words.otherNames(), query, reading);
  if (outside !== undefined) return understood(namedOutside(index, outside));
  const mixed = codeAndWordsOf(query);
  const isCode = mixed !== undefined && byDigits(index.goods, mixed.digits, 1).length > 0;
  const within = isCode
    ? byWords(words, mixed.words, { codes: mixed.digits, limit: index.limit })
    : undefined;
  const best = within !== undefined && within.rows.length > 0
    ? within
    : byWords(words, query, { codes: "", limit: index.limit });
  const isRead = best.unknown.length === 0 && best.readAs === undefined;
  const mistyped = isRead ? undefined : mistypedOutside(words.otherNames(), query, reading);
  if (mistyped !== undefined) return doubtful(namedOutside(index, mistyped));
  if (best.rows.length > 0) {
    const rows = calculable(index, best.rows.flatMap((row) => words.goods[row] ?? []));
    return { ...found(rows), message: howRead(best), isUnderstood: isRead };
  }
  const other = aboutOtherGoods(words.otherNames(), query, reading);
  if (other === undefined) return doubtful(nothing(whyNothing(best.unknown)));
  return { ...namedOutside(index, other), isUnderstood: isRead };
};

const inAnyLanguage = (index: LimitedIndex, query: string): SearchAnswer => {
  const own = inKnownLanguages(index, query);
  if (own.isUnderstood) return own;
  const others = index.translator()(query).map((english) => inKnownLanguages(index, english));
  const whole = others.find(({ isUnderstood }) => isUnderstood);
  if (whole !== undefined) return whole;
  return own.hits.length > 0 || own.message?.kind === "notCovered"
    ? own
    : others.find(({ hits }) => hits.length > 0) ?? own;
};

const conjunction = /\s(?:and|und|et|ed?|y|en|i|oraz)\s|[&/]/iu;
/** A description names goods in more words than that. */
const mostWords = 2;

/** The goods that a query names side by side (`nuts and bolts`); none where it names one, or a metal beside another. */
const namedTogether = (index: LimitedIndex, query: string): ReadonlyArray<string> => {
  const { read, metals } = index.words();
  const parts = query.split(conjunction).map((part) => part.trim()).filter((part) => part !== "");
  const isName = (part: string): boolean => {
    const words = read(part, "word");
    return words.length > 0 && words.length <= mostWords &&
      !words.every(({ text }) => languages.some((language) => metals[language].has(stemOf[language](text))));
  };
  return parts.length > 1 && parts.every(isName) ? parts : [];
};

/** Rows of each list in turn, the first ones first. */
const inTurns = (lists: ReadonlyArray<ReadonlyArray<SearchHit>>): ReadonlyArray<SearchHit> => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
};

/** Goods that have all words, and behind them those of each name where several stand side by side. */
const ofWords = (index: LimitedIndex, query: string): SearchAnswer => {
  const whole = inAnyLanguage(index, query);
  if (whole.hits.length >= index.limit) return whole;
  const answers = namedTogether(index, query).map((part) => inAnyLanguage(index, part));
  const hits = inTurns(answers.map((answer) => answer.hits));
  if (hits.length === 0) return whole;
  const all = new Map([...whole.hits, ...hits].map((hit) => [hit.goods.cnCode, hit]));
  const message = answers.find((answer) => answer.message !== undefined)?.message;
  return { hits: [...all.values()].slice(0, index.limit), message };
};

/**
 * At most twelve rows, or as many as are wanted. A code (also in groups, with dots or hyphens, or as ten digits of TARIC) finds the codes that
 * begin with it; eight digits that no row has fall back to their heading. Words find the rows that have all of them,
 * in the order of what they say about the row; the last one may be unfinished.
 * @param query trimmed, at most 100 characters
 * @param limit most rows of the answer
 */
export const search = (index: SearchIndex, query: string, limit = searchLimit): SearchAnswer => {
  const code = codeOf(query);
  const limited = { ...index, limit };
  return code === undefined ? ofWords(limited, query) : ofCode(limited, code);
};

/**
 * Statements on origin as exporters write them: whether their words are the prescribed ones, and which number of the
 * exporter they name. Only the English words are compared: each agreement has its own in
 * every official language.
 * @source Implementing Regulation (EU) 2015/2447, Annex 22-07; EU-UK TCA, Annex 7; CETA, Protocol, Annex 2; EU-Japan EPA,
 * Annex 3-D; PEM Convention, Appendix I
 */
import type { NumberKind, WordsKind } from "../../../kernel/findings/preference.ts";

/** Returns true if it is the English version: no other language has "preferential" or "the exporter" (French has "exporter"). */
export const isEnglish = (statement: string): boolean =>
  /\b(?:the\s+exporter|preferential)\b/i.test(statement);

const declares = "declares\\s+that,?\\s+except\\s+where\\s+otherwise\\s+clearly\\s+indicated,?\\s+" +
  "these\\s+products\\s+are\\s+of\\s.*preferential\\s+origin";
const products = "of\\s+the\\s+products\\s+covered\\s+by\\s+this\\s+document";

/** The number stands behind the document. */
const numberBehind = new RegExp(`the\\s+exporter\\s+${products}\\s*(?:\\([^()]*\\)\\s*)?${declares}`, "is");

/** Annex 22-07 has the number behind the exporter, other versions of it behind the document. */
const numberAnywhere = new RegExp(`the\\s+exporter\\b.{0,120}?${products}.{0,120}?${declares}`, "is");

const system = /rules\s+of\s+origin\s+of\s+the\s+generali[sz]ed\s+system\s+of\s+preferences/i;
const criterion = /origin\s+criterion\s+met\s+is/i;

const statedCriterion = /origin\s+criterion\s+met\s+is[\s:"'“”„«‘’([]*[\p{L}\d]/iu;

/** Returns true if the statement has the words for an origin criterion and none behind them: `the origin criterion met is ...`. */
export const leavesCriterionBlank = (statement: string): boolean =>
  criterion.test(statement) && !statedCriterion.test(statement);

const hasForm: Readonly<Record<WordsKind, (statement: string) => boolean>> = {
  reference: (statement) => numberBehind.test(statement),
  authorisation: (statement) => numberBehind.test(statement),
  registered: (statement) => numberAnywhere.test(statement),
  gsp: (statement) => numberAnywhere.test(statement) && system.test(statement) && criterion.test(statement),
  none: () => true,
};

/** Returns true if the statement has the words of the form, with the exporter's number where it belongs. */
export const hasWords = (statement: string, words: WordsKind): boolean => hasForm[words](statement);

const withoutBlanks = (text: string): string => text.replace(/\s/g, "");

/** REX numbers as people write them: `FIREX12345678`, `DE REX 1234 5678`, `fr/rex/001`. */
const rexNumbers = /\b[A-Z]{2}[\s/-]?REX[\s/-]*(?=[A-Z]*\d)[A-Z\d]+(?:[\s/-]+\d+)*/gi;

/** Numbers that are none by which a customs authority or the exporter's own country knows an exporter here. */
const otherNumbers =
  /\b(?:[A-Z]{2}[\s/-]?REX[A-Z\d\s/-]*|(?:GB|XI)(?:\d{12}|\d{15})\b|\d{4}-\d{2}-\d{2}\b)/gi;

/** Numbers as they stand between brackets: `(customs authorisation No DE/4711/EA/0042)`; neither REX nor EORI numbers nor days. */
const inBrackets = (statement: string): ReadonlyArray<string> =>
  [...statement.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = ""]) =>
    inside.replace(otherNumbers, " ").match(/[\p{L}\d][\p{L}\d/.-]*/gu) ?? []
  ).filter((word) => /\d/.test(word) && word.length >= 3);

const numbersOf: Readonly<Record<NumberKind, (statement: string) => ReadonlyArray<string>>> = {
  rex: (statement) =>
    (statement.match(rexNumbers) ?? []).map((number) => number.replace(/[\s/-]/g, "").toUpperCase()),
  eori: (statement) => withoutBlanks(statement).match(/(?:GB|XI)\d{12}(?:\d{3})?(?!\d)/g) ?? [],
  approved: inBrackets,
  own: inBrackets,
  certificate: () => [],
};

/** Returns the numbers of the kind that the statement names; none where it leaves the place blank. */
export const numbersIn = (statement: string, kind: NumberKind): ReadonlyArray<string> =>
  numbersOf[kind](statement);

/** Returns true if the statement says something of cumulation, and not in one of the wordings. */
export const hasOtherCumulation = (statement: string, wordings: ReadonlyArray<string>): boolean => {
  const said = statement.toLowerCase();
  return wordings.length > 0 && said.includes("cumulation") &&
    !wordings.some((wording) => said.includes(wording.toLowerCase()));
};

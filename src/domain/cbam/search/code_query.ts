/**
 * Digits of a query: a code or its beginning (`7208`, `7208 39 00`, `CN 7318.15-88`, ten digits of TARIC), or a
 * beginning beside words (`7208 pickled`).
 */

/** Digits of a CN code, and of a TARIC code, whose first eight are the CN code. */
const cnDigits = 8;
const taricDigits = 10;

const beforeCode =
  /^(?:(?:ex|cn|hs|kn|nc|sh|hts|taric|tariff|code|number|heading|chapter|zolltarifnummer|warennummer|position|kapitel|chapitre|nr|no|n°)[\s.:-]*)*/i;
const onlyDigits = /^\d+$/;
const separators = /[\s.\-–‑/·]/g;

/** A query that is nothing but a code. */
export interface AskedCode {
  /** At most eight digits. */
  readonly digits: string;
  /** More digits than any code has. */
  readonly isTooLong: boolean;
}

/** The code that a query is; undefined when it has words. */
export const codeOf = (query: string): AskedCode | undefined => {
  const digits = onlyDigits.test(query)
    ? query
    : query.replace(beforeCode, "").replace(separators, "").trim();
  if (!onlyDigits.test(digits)) return undefined;
  return { digits: digits.slice(0, cnDigits), isTooLong: digits.length > taricDigits };
};

/** Four digits or more that begin a word, groups of two behind them: `7208 pickled`, and `7208pickled` too. */
const codeBesideWords = /(?<![\p{L}\p{N}.,-])(\d{4,10}(?:[ .]\d{2}(?!\p{L})){0,3})(?![\p{N}%])/u;

/** A query of words with a code among them: the code's digits, at most eight, and the words without it. */
export interface CodeAndWords {
  /** Digits of the code, at most eight. */
  readonly digits: string;
  /** The query without them. */
  readonly words: string;
}

/** Undefined for a query without such digits; whether they are a code is the tables' matter. */
export const codeAndWordsOf = (query: string): CodeAndWords | undefined => {
  const code = codeBesideWords.exec(query)?.[1];
  return code === undefined
    ? undefined
    : { digits: code.replace(separators, "").slice(0, cnDigits), words: query.replace(code, " ") };
};

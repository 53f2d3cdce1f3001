/** Words as people write them, made comparable: case, accents and punctuation don't count. */

/** Characters of a text that are compared: no name, heading or unit is longer. */
const compared = 300;
/** Accents are characters of their own in the decomposed form; letters that stand for many are no name's. */
const comparedDecomposed = 2 * compared;
/** Stands where a text goes on that isn't compared: it is the name of nothing. */
const cut = "\u2026";

/**
 * The beginning of a text in its compatible, decomposed form (NFKD). A cell has up to a thousand characters and a table ten thousands of
 * cells, and one letter may stand for eighteen (U+FDFA): what no name is as long as is cut, before the form is made and after.
 */
export const decomposed = (text: string): string =>
  text.slice(0, compared).normalize("NFKD").slice(0, comparedDecomposed);

/**
 * Returns the decomposed form of a text that may be a name; undefined of one that has more characters than a name, or letters that stand
 * for so many more that it is none.
 */
export const formWithin = (text: string, most: number): string | undefined => {
  if (text.length > most) return undefined;
  const form = decomposed(text);
  return form.length > 2 * most ? undefined : form;
};

/** True if the text is no name, by its length. */
export const isLongerThan = (text: string, most: number): boolean => formWithin(text, most) === undefined;

const goesOn = (text: string, form: string): boolean =>
  form.length === comparedDecomposed || text.length > compared && /[\p{L}\p{N}]/u.test(text.slice(compared));

/** True if a folded text stands for one that goes on behind what is compared. */
export const isCut = (words: string): boolean => words.endsWith(cut);

/**
 * Lower-case words with single spaces between them: `Côte-d'Ivoire` is `cote d ivoire`, `Maße` is `masse`. Of a text that is longer than any
 * name the beginning, with a mark.
 */
export const folded = (text: string): string => {
  const form = decomposed(text);
  const words = form.replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  return goesOn(text, form) ? `${words} ${cut}` : words;
};

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Folded text with German umlauts spelled out: `Türkei` is `tuerkei`. */
export const foldedWithUmlautsSpelled = (text: string): string => {
  const composed = text.slice(0, compared).normalize("NFC").toLowerCase();
  const words = folded(composed.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter));
  return goesOn(text, composed) && !isCut(words) ? `${words} ${cut}` : words;
};

/** Words as people write them, made comparable: case, accents and punctuation don't count. */

/** Characters of a text that are compared: no name, heading or unit is longer. */
const compared = 300;
/** Accents are characters of their own in the decomposed form; letters that stand for many are no name's. */
const comparedDecomposed = 2 * compared;
/** A letter with three accents is four characters apart, and so is the number ⅷ: a text that grows more is no name. */
const mostGrowth = 4;
/** Stands where a text goes on that isn't compared: it is the name of nothing. */
const cut = "\u2026";

/** The compatible form of a text's beginning, and whether the text is compared no further than that. */
interface Beginning {
  readonly form: string;
  readonly isCut: boolean;
}

/** True for characters that are their own compatible form, and have no accents. */
const isPlain = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

const beginningOf = (text: string, most: number): Beginning => {
  const begun = text.slice(0, most);
  const goesOn = text.length > most && /[\p{L}\p{N}]/u.test(text.slice(most));
  if (isPlain(begun)) return { form: begun, isCut: goesOn };
  const form = begun.normalize("NFKD");
  const grows = form.length > mostGrowth * begun.length;
  const end = grows ? begun.length : comparedDecomposed;
  return { form: form.slice(0, end), isCut: goesOn || form.length >= end };
};

/**
 * The beginning of a text in its compatible, decomposed form (NFKD). A cell has up to a thousand characters and a table ten thousands of
 * cells, and one letter may stand for eighteen (U+FDFA): what no name is as long as is cut, before the form is made and after.
 */
export const decomposed = (text: string): string => beginningOf(text, compared).form;

/**
 * Returns the decomposed form of a text that may be a name; undefined of one that has more characters than a name, or letters that stand
 * for so many more that it is none.
 */
export const formWithin = (text: string, most: number): string | undefined => {
  if (text.length > most) return undefined;
  const { form, isCut } = beginningOf(text, compared);
  return isCut || form.length > 2 * most ? undefined : form;
};

/** True if the text is no name, by its length. */
export const isLongerThan = (text: string, most: number): boolean => formWithin(text, most) === undefined;

/** True if a folded text stands for one that goes on behind what is compared. */
export const isCut = (words: string): boolean => words.endsWith(cut);

const wordsIn = (form: string): string =>
  isPlain(form)
    ? form.toLowerCase().replace(/[^a-z0-9]+/g, " ").trim()
    : form.replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Folded text, compared no further than by its beginning: a list whose names are short looks at no more. */
export const foldedWithin = (text: string, most: number): string => {
  const { form, isCut } = beginningOf(text, most);
  return isCut ? `${wordsIn(form)} ${cut}` : wordsIn(form);
};

/**
 * Lower-case words with single spaces between them: `Côte-d'Ivoire` is `cote d ivoire`, `Maße` is `masse`. Of a text that is longer than any
 * name the beginning, with a mark.
 */
export const folded = (text: string): string => foldedWithin(text, compared);

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Folded text with German umlauts spelled out: `Türkei` is `tuerkei`. */
export const foldedWithUmlautsSpelled = (text: string): string => {
  if (isPlain(text)) return folded(text);
  const composed = text.slice(0, compared).normalize("NFC").toLowerCase();
  const words = folded(composed.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter));
  const isWhole = text.length <= compared || !/[\p{L}\p{N}]/u.test(text.slice(compared));
  return isWhole || isCut(words) ? words : `${words} ${cut}`;
};

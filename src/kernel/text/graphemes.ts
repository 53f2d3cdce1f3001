/** Characters as readers count them: a letter with its marks is one. */

/** Cuts texts into such characters. */
export const graphemes: Intl.Segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Returns the text's characters as readers count them. */
export const charactersOf = (text: string): ReadonlyArray<string> =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

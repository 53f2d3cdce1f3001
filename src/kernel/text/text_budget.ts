/**
 * Limit of the text that is read of a stranger's one value. What reads a value looks at each of its characters, some of
 * them more than once: a number of four million digits would keep everyone else waiting for seconds.
 */

/** The most characters of a value that is read: more than any code, day, number, reference or name has. */
export const longestValue = 1_000;

/** The most characters of a text that is passed on, such as a description or notes: more than any document prints. */
export const longestText = 4_000;

/** Returns the text; of one that is longer, what tells that it is: one character more, and no half of a character. */
export const withinOneMore = (text: string, longest: number): string =>
  text.length > longest ? text.slice(0, longest + 1).toWellFormed() : text;

/** True if it is a text that is longer than any value. */
export const isTooLongAValue = (value: unknown): value is string =>
  typeof value === "string" && value.length > longestValue;

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

/** Line breaks, control characters, and those that turn around what follows: a text with them reads another way than it is written. */
const brokenLine = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

/** Returns the sentence about what is wrong with a text that must be one line with 1 to `most` characters; undefined for nothing. */
export const lineFault = (text: string, most: number): string | undefined => {
  if (text.trim() === "") return `It is empty: it must have 1 to ${most} characters.`;
  if (text.length > most) return `It has ${text.length} characters, and may have ${most} at most.`;
  return brokenLine.test(text)
    ? "It must be one line of text, without line breaks and control characters."
    : undefined;
};

/** True if it is a text that is longer than any value. */
export const isTooLongAValue = (value: unknown): value is string =>
  typeof value === "string" && value.length > longestValue;

const lastOfOneByte = 0x7f;
const lastOfTwoBytes = 0x7ff;
const [firstHalf, lastHalf] = [0xd800, 0xdfff];

/**
 * Number of bytes of the text in UTF-8, without encoding it.
 * @returns bytes; two for each half of a character that stands in two
 * @source RFC 3629, section 3
 */
export const utf8Bytes = (text: string): number => {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= lastOfOneByte) continue;
    bytes += unit <= lastOfTwoBytes || (unit >= firstHalf && unit <= lastHalf) ? 1 : 2;
  }
  return bytes;
};

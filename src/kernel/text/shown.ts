/**
 * Values of a caller as sentences show them: as they were written, cut where they are long.
 */

const longestEcho = 60;

/** Returns at most so many UTF-16 units of the text, and no half of a character: JSON that strict readers take has none. */
export const cut = (text: string, most: number): string => {
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
};

const withNoun = (count: number | string, noun: string): string => `${count} ${noun}`;

/**
 * Returns a number before the noun that it counts, in English, German and the languages that say `0 keys`.
 * @param count also as a language writes it, such as `1,234`
 */
export const counted = (count: number | string, one: string, more: string): string =>
  withNoun(count, String(count) === "1" ? one : more);

/** Returns a number before the noun that it counts in French, which says `0 clé`. */
export const countedInFrench = (count: number | string, one: string, more: string): string =>
  withNoun(count, /^[01](?:,\d{1,2})?$/.test(String(count)) ? one : more);

const cutAndCounted = (written: string, { length }: { readonly length: number }): string =>
  written.length <= longestEcho ? written : `${cut(written, longestEcho)}... (${length} characters)`;

/** Returns the text before a percent sign at its end; undefined where there is none. */
export const beforePercent = (text: string): string | undefined =>
  text.endsWith("%") ? text.slice(0, -1).trimEnd() : undefined;

/** Returns the text for a sentence in English, cut where it is long. */
export const shortened = (text: string): string => cutAndCounted(text, text);

/** Returns the text, cut where it is long, without a word of any language. */
export const abridged = (text: string): string =>
  text.length <= longestEcho ? text : `${cut(text, longestEcho)}…`;

const arrayShown = (length: number): string =>
  length === 0 ? "an empty array" : length === 1 ? "an array" : `an array of ${length}`;

/**
 * Returns the value as the caller wrote it, cut where it is long, for a sentence; objects by their kind, arrays also by
 * their length. The characters of a text are counted without quotation marks and escapes: a bound counts them so.
 */
export const shown = (value: unknown): string => {
  if (Array.isArray(value)) return arrayShown(value.length);
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "number" && !Number.isFinite(value)) return "a number beyond 1.7e308";
  if (typeof value === "string") return cutAndCounted(JSON.stringify(value), value);
  return shortened(typeof value === "number" ? String(value) : JSON.stringify(value) ?? String(value));
};

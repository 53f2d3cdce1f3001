/**
 * Values of a caller as sentences show them: as they were written, cut where they are long.
 */

const longestEcho = 60;

/** Returns the text, cut where it is long. */
export const shortened = (text: string): string =>
  text.length <= longestEcho ? text : `${text.slice(0, longestEcho)}... (${text.length} characters)`;

const arrayShown = (length: number): string =>
  length === 0 ? "an empty array" : length === 1 ? "an array" : `an array of ${length}`;

/**
 * Returns the value as the caller wrote it, cut where it is long, for a sentence; objects by their kind, arrays also by
 * their length.
 */
export const shown = (value: unknown): string => {
  if (Array.isArray(value)) return arrayShown(value.length);
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "number" && !Number.isFinite(value)) return "a number beyond 1.7e308";
  return shortened(typeof value === "number" ? String(value) : JSON.stringify(value) ?? String(value));
};

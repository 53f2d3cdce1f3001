/**
 * Digits that the numbers of a column lack beside the one with the most decimals, so that a page can write all of them with
 * their decimal marks under each other and change no number.
 */

/** Decimals of a number as a page writes it, with or without a unit; undefined for a text without a digit. */
const decimalsOf = (text: string, mark: string): number | undefined => {
  const [, number] = /^(.*\d)\D*$/s.exec(text) ?? [];
  if (number === undefined) return undefined;
  const at = number.lastIndexOf(mark);
  const digits = number.slice(at + 1);
  return at < 0 || !/^\d+$/.test(digits) ? 0 : digits.length;
};

/**
 * @param texts the cells of a column, such as `500 t` and `41.2 t`
 * @param mark the language's decimal mark
 * @returns of each cell the decimal mark and the digits that it lacks, such as `.0` and nothing
 */
export const lackingDigitsOf = (texts: ReadonlyArray<string>, mark: string): ReadonlyArray<string> => {
  const decimals = texts.map((text) => decimalsOf(text, mark));
  const most = Math.max(0, ...decimals.map((each) => each ?? 0));
  return decimals.map((each) => {
    if (each === undefined) return "";
    return `${each === 0 && most > 0 ? mark : ""}${"0".repeat(most - each)}`;
  });
};

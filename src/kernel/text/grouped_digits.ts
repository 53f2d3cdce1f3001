/** Figures with a language's marks: between thousands, and before decimals. */

/** Marks of a language in its figures. */
export interface FigureMarks {
  /** Mark between groups of three digits. */
  readonly thousands: string;
  /** Mark before the decimals. */
  readonly decimals: string;
}

const threeDigits = 3;

/** Returns digits in groups of thousands, behind their sign where they have one; another text as it is. */
export const groupedDigits = (digits: string, mark: string): string => {
  if (digits.length <= threeDigits) return digits;
  const [, sign = "", plain = ""] = /^(-?)(\d+)$/.exec(digits) ?? [];
  if (plain === "") return digits;
  const groups: Array<string> = [];
  for (let end = plain.length; end > 0; end -= threeDigits) {
    groups.push(plain.slice(Math.max(0, end - threeDigits), end));
  }
  return sign + groups.reverse().join(mark);
};

/** Returns a plain number with the marks: `-1234.5` as `-1.234,5`. */
export const markedFigure = (plain: string, { thousands, decimals }: FigureMarks): string => {
  const [whole = "", fraction] = plain.split(".");
  const grouped = groupedDigits(whole, thousands);
  return fraction === undefined ? grouped : `${grouped}${decimals}${fraction}`;
};

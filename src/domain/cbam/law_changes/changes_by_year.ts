/** Changes of what has a value a year: years in a row with the same change are told as one. */
import type { LawChange } from "./law_change.ts";

/** Returns the years from the first to the last of those that are named; none for none. */
export const rangeOf = (years: ReadonlyArray<number>): ReadonlyArray<number> => {
  const first = Math.min(...years);
  return years.length === 0
    ? []
    : Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index);
};

/**
 * Returns the changes of the years, each with its `years`.
 * @param changeOf change of one year, whose `years` are those of the text; undefined where the year stays
 */
export const changesByYear = (
  years: ReadonlyArray<number>,
  changeOf: (year: number, years: string) => LawChange | undefined,
): ReadonlyArray<LawChange> => {
  const changes: Array<{ first: number; last: number; change: LawChange }> = [];
  for (const year of years) {
    const change = changeOf(year, String(year));
    if (change === undefined) continue;
    const last = changes.at(-1);
    const isSame = last?.last === year - 1 && last.change.before === change.before &&
      last.change.after === change.after;
    if (isSame) last.last = year;
    else changes.push({ first: year, last: year, change });
  }
  return changes.map(({ first, last, change }) =>
    first === last ? change : { ...change, years: `${first}-${last}` }
  );
};

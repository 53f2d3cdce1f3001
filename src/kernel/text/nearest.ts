/**
 * The known word that a typing error most likely meant.
 */

const mostEdits = 2;
const longestCompared = 60;
/** Fewer letters than these begin a word by accident. */
const leastBegun = 3;

/**
 * Returns how many letters must be put in, left out, changed or swapped with their neighbour to turn one text into the
 * other.
 */
export const editsBetween = (one: string, other: string): number => {
  let before: Array<number> = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const cost = one[at - 1] === other[to - 1] ? 0 : 1;
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const best = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + cost);
      next.push(isSwap ? Math.min(best, (before[to - 2] ?? 0) + 1) : best);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
};

/** Returns the only word that the letters begin; undefined where none or several do. */
const begunBy = (asked: string, known: ReadonlyArray<string>): string | undefined => {
  const [only, another] = known.filter((word) => word.toLowerCase().startsWith(asked));
  return asked.length < leastBegun || another !== undefined ? undefined : only;
};

/**
 * Returns the known word within two edits of the text, in any case of letters, else the only one that the text begins:
 * `verified_direct` for `verified_direct_intensity`. Undefined where there is neither.
 */
export const nearest = (text: string, known: ReadonlyArray<string>): string | undefined => {
  const asked = text.toLowerCase();
  if (asked === "" || asked.length > longestCompared) return undefined;
  let best: string | undefined;
  let fewest = Math.min(mostEdits, Math.floor(asked.length / 2)) + 1;
  for (const word of known) {
    if (Math.abs(word.length - asked.length) >= fewest) continue;
    const edits = editsBetween(asked, word.toLowerCase());
    if (edits < fewest) [best, fewest] = [word, edits];
  }
  return best ?? begunBy(asked, known);
};

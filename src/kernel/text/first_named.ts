/** Lists of names inside sentences. */

const mostNamed = 10;

/** The first names of a list, with a mark where there are more; the sentence counts them where their number matters. */
export const firstNamed = (names: ReadonlyArray<string>): string =>
  names.length <= mostNamed ? names.join(", ") : `${names.slice(0, mostNamed).join(", ")}, …`;

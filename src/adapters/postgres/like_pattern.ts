/** Patterns by which words are looked for. */

/** @returns the words as a pattern of LIKE that finds texts with them in it: signs that mean something to it mean themselves */
export const patternOf = (search: string): string =>
  `%${search.trim().replace(/\s+/g, " ").replace(/[\\%_]/g, "\\$&")}%`;

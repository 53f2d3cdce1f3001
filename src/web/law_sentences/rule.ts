/** An English sentence's pattern, and what its groups come to in another wording; an absent group is empty text. */
export type Rule = readonly [RegExp, (...groups: ReadonlyArray<string>) => string];

/** @returns the sentence in the other wording; undefined where no rule fits */
export const reworded = (rules: ReadonlyArray<Rule>, sentence: string): string | undefined => {
  for (const [pattern, write] of rules) {
    const found = pattern.exec(sentence);
    if (found !== null) return write(...found.slice(1).map((group: string | undefined) => group ?? ""));
  }
  return undefined;
};

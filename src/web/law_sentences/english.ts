/**
 * English sentences of the API that name its parameters, as a page says them.
 */
import type { Rule } from "./rule.ts";

export const englishRules: ReadonlyArray<Rule> = [
  [
    /^CN code (\d+) from \w+ has several production routes: name one of (.+) in production_route\.$/,
    (code, routes) => `There are several production routes for CN code ${code}: choose ${routes}.`,
  ],
  [
    /^There is no default value for CN code (\d+)( here)?: .*$/,
    (code) =>
      `There is no default value for CN code ${code} here: give the verified direct and indirect emissions.`,
  ],
  [
    /^(Free allocation uses the benchmark of column B, which covers the whole chain): .*$/,
    (fact) => `${fact}. With the precursors, the API computes it exactly for verified values.`,
  ],
  [
    /^precursors\/(\d+): (.+) is unusually much: .*$/,
    (index, what) =>
      `Precursor ${
        Number(index) + 1
      }: ${what} is unusually much: check the figure, which is a ratio and no mass.`,
  ],
  [/^precursors\/(\d+): (.+)$/, (index, sentence) => `Precursor ${Number(index) + 1}: ${sentence}`],
  [
    /^(The cross-sectoral correction factor of \d+ is not set yet): no free allocation .*$/,
    (fact) => `${fact}. You can assume one, such as 1.`,
  ],
];

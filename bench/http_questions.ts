/** What the bench of short requests asks: for each path some thousand different addresses, the same in every run. */
import { reference } from "../tests/support/law.ts";

const count = 5_000;

const goods = [...reference.tables.goods.values()].filter(({ isHeading }) => !isHeading);
const origins = ["CHN", "IND", "TUR", "UKR", "USA", "VNM", "BRA", "ZAF", "EGY", "KOR", "SRB", "GBR", "NOR"];
const members = ["DE", "FR", "NL", "IT", "ES", "PL"];

/** The item at a place that goes round; steps that are no divisors of the lengths mix the lists well. */
const nth = <Item>(items: ReadonlyArray<Item>, index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
};

const codeAt = (index: number): string => nth(goods, index * 7).cnCode;
const tonnesAt = (index: number): string => ((index * 37 % 9_973 + 1) / 8).toString();
const dayAt = (index: number): string =>
  `2026-${String(index % 12 + 1).padStart(2, "0")}-${String(index % 28 + 1).padStart(2, "0")}`;

const words = goods.map(({ description }) => description.toLowerCase().match(/[a-z]{4,}/g) ?? ["steel"]);

/** The first digits of a code, or a word of a description. */
const shortQuery = (index: number): string =>
  index % 2 === 0 ? codeAt(index).slice(0, 2 + index % 6) : nth(nth(words, index * 11), index);

/** Three to six words of one description. */
const longQuery = (index: number): string => nth(words, index * 11).slice(0, 3 + index % 4).join(" ");

const addresses = (ask: (index: number) => string): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => `/api/v1/cbam/${ask(index)}`);

/** The addresses by the name of what they ask. */
export const questions: Readonly<Record<string, ReadonlyArray<string>>> = {
  "calculate": addresses((index) =>
    `calculate?cn=${codeAt(index)}&country=${nth(origins, index)}&tonnage=${tonnesAt(index)}&import=${
      dayAt(index)
    }`
  ),
  "search, short": addresses((index) => `search?q=${encodeURIComponent(shortQuery(index))}`),
  "search, long": addresses((index) => `search?q=${encodeURIComponent(longQuery(index))}`),
  "scope": addresses((index) =>
    `scope?cn=${codeAt(index)}&country=${nth(members, index)}&tonnage=${tonnesAt(index)}`
  ),
  "routes": addresses((index) =>
    `routes?cn=${codeAt(index)}&country=${nth(origins, index)}&import=${dayAt(index)}`
  ),
};

/**
 * Days whose month is a word: `05-JAN-2026`, `Jan 5, 2026`, `5. Januar 2026`, `5 de enero de 2026`. Months are known by their
 * names in the languages of countries' names, and by their first letters where no other month begins so. A word that is another month
 * elsewhere in the Union is none: `listopada` is November in Polish and October in Croatian.
 */
import { folded } from "./fold.ts";
import { once } from "../once.ts";

const languages = ["en", "de", "fr", "it", "es", "pl", "nl", "pt"];
/** Further official language of the Union, some of whose names are other months' names in those. */
const otherLanguage = "hr";
const monthsOfYear = 12;
const fewestLetters = 3;

/** Forms that the runtime (Unicode CLDR) doesn't give. */
const furtherNames: ReadonlyArray<readonly [name: string, month: number]> = [
  ["janner", 1],
  ["jaenner", 1],
  ["maerz", 3],
  ["mrz", 3],
];

/** Names of the months, alone and behind a day, where languages inflect them. */
const namesIn = (language: string): ReadonlyArray<readonly [name: string, month: number]> =>
  (["long", "short"] as const).flatMap((month) =>
    [{ month }, { month, day: "numeric" } as const].flatMap((form) => {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" });
      return Array.from({ length: monthsOfYear }, (_, at) => {
        const parts = format.formatToParts(Date.UTC(2026, at, 1));
        return [folded(parts.find(({ type }) => type === "month")?.value ?? ""), at + 1] as const;
      });
    })
  );

/** Months by the beginnings of their names; 0 where two months begin so, or are called so. */
const monthsByBeginning = once((): ReadonlyMap<string, number> => {
  const elsewhere = new Map(namesIn(otherLanguage));
  const isClear = ([name, month]: readonly [string, number]): boolean =>
    (elsewhere.get(name) ?? month) === month;
  const called = [...languages.flatMap(namesIn), ...furtherNames];
  const names = called.filter(isClear);
  const months = new Map<string, number>();
  for (const [name, month] of names) {
    for (let length = fewestLetters; length < name.length; length++) {
      const beginning = name.slice(0, length);
      months.set(beginning, (months.get(beginning) ?? month) === month ? month : 0);
    }
  }
  for (const named of called) months.set(named[0], isClear(named) ? named[1] : 0);
  return months;
});

const dayFirst =
  /^(\d{1,2})(?:st|nd|rd|th|er|[.º])?[\s/.-]*(?:(?:de|d[’'])\s*)?(\p{L}{3,12})\.?[\s/.,-]*(?:del?\s+)?(\d{4}|\d{2})$/iu;
const monthFirst = /^(\p{L}{3,12})\.?[\s/.-]*(\d{1,2})(?:st|nd|rd|th)?(?:\s*,\s*|[\s/.-]+)(\d{4})$/iu;
const yearFirst = /^(\d{4})[\s/.-]*(\p{L}{3,12})\.?[\s/.-]*(\d{1,2})$/iu;

/** Longer than any such day. */
const longestDay = 40;

/** Year, month and day that a text names, in digits. */
export interface NamedDay {
  /** Year in four digits. */
  readonly year: string;
  /** Number of the month. */
  readonly month: string;
  /** Day of the month. */
  readonly day: string;
  /** True if its year has two digits. */
  readonly isShort: boolean;
}

/** Returns the day that a text names; undefined for any other text. A year may have two digits. */
export const namedDay = (text: string): NamedDay | undefined => {
  if (text.length > longestDay) return undefined;
  const [, first = "", second = "", last = ""] = dayFirst.exec(text) ?? [];
  const [, word = "", number = "", ending = ""] = monthFirst.exec(text) ?? [];
  const [, beginning = "", middle = "", end = ""] = yearFirst.exec(text) ?? [];
  const month = monthsByBeginning().get(folded(second || word || middle)) ?? 0;
  const year = last || ending || beginning;
  if (month === 0 || year === "") return undefined;
  const isShort = year.length === 2;
  return { year: isShort ? `20${year}` : year, month: String(month), day: first || number || end, isShort };
};

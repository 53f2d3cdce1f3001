/**
 * Figures and names as a reader of the language writes them.
 */
import { countryNameIn } from "../../kernel/country_names.ts";
import { dayOfText } from "../../kernel/time/calendar.ts";
import { dayInBrussels } from "../../kernel/time/day_in_brussels.ts";
import { periods as german } from "./de/periods.ts";
import { germanPlacesFrom } from "./de/places_from.ts";
import { periods as english, type PeriodTexts } from "./en/periods.ts";
import { withFirstOfMonth } from "./first_of_month.ts";
import { periods as french } from "./fr/periods.ts";
import { inEachLanguage, type InLanguages, type Language, locales } from "./language.ts";

const inEach = <Made>(make: (locale: string) => Made): InLanguages<Made> =>
  inEachLanguage((language) => make(locales[language]));

const periodTexts: InLanguages<PeriodTexts> = { en: english, de: german, fr: french };

const cents = inEach((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }));
const amounts = inEach((locale) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
);
const tonnes = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const exact = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 12 }));
const finest = inEach((locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }));
const whole = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const days = inEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
const clocks = inEach((locale) =>
  new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "Europe/Brussels",
  })
);
const lists = {
  and: inEach((locale) => new Intl.ListFormat(locale, { type: "conjunction" })),
  or: inEach((locale) => new Intl.ListFormat(locale, { type: "disjunction" })),
};

/** The decimal mark of each language. */
export const decimalMarks: InLanguages<string> = inEach((locale) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? "."
);

/** True if a value that isn't 0 would be shown as 0 with so many decimals. */
const vanishes = (value: number, decimals: number): boolean =>
  value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals;

/** @returns an amount of tonnes with at most three decimals, without its unit; less than that with three digits of its own */
export const amount = (value: number, language: Language): string =>
  (vanishes(value, 3) ? finest : tonnes)[language].format(value);

/** @returns an amount of EUR with cents, less than half of one with three digits of its own, under a heading that names the currency */
export const inEuros = (amount: number, language: Language): string =>
  (vanishes(amount, 2) ? finest : amounts)[language].format(amount);

/** @returns the amount with its currency behind, which pages write `EUR` wherever it stands, as customs papers do */
export const euros = (amount: number, language: Language): string => `${inEuros(amount, language)}\u00a0EUR`;

/** @returns a figure that is taken off, with its sign; nothing that is taken off has none */
export const takenOff = (figure: string): string => /[1-9]/.test(figure) ? `\u2212${figure}` : figure;

/** @returns every digit of the figure */
export const exactly = (value: number, language: Language): string =>
  (vanishes(value, 12) ? finest : exact)[language].format(value);

/** @returns a count */
export const count = (value: number, language: Language): string => whole[language].format(value);

/** @param day YYYY-MM-DD; what is no day of the calendar stays as it was written */
export const longDay = (day: string, language: Language): string =>
  dayOfText(day) === undefined
    ? day
    : withFirstOfMonth(days[language].format(new Date(`${day}T00:00:00Z`)), locales[language]);

/**
 * @param sentence English one of the API, whose days are YYYY-MM-DD
 * @returns it as English pages say it; examples of how to write a day, and what somebody wrote, stay as they are
 */
export const inPageEnglish = (sentence: string): string =>
  sentence.replace(
    /(?<!["“‘']|such as )\b\d{4}-\d{2}-\d{2}\b(?!["”’T-])/g,
    (day) => longDay(day, "en"),
  );

/** @param time ISO 8601. @returns its day in Brussels, where the Union's days begin */
export const dayOfTime = (time: string, language: Language): string =>
  longDay(dayInBrussels(Date.parse(time)), language);

/** @param time ISO 8601. @returns its hour and minute in Brussels, such as `14:05 (Brussels)` */
export const clockOfTime = (time: string, language: Language): string =>
  periodTexts[language].clock(clocks[language].format(Date.parse(time)));

/** @param time ISO 8601. @returns its day, hour and minute in Brussels, as every page says a moment */
export const momentOfTime = (time: string, language: Language): string =>
  `${dayOfTime(time, language)}, ${clockOfTime(time, language)}`;

/** @returns the country's name in the language; English ones are those of the documents */
export const placeName = (code: string, language: Language): string => countryNameIn(code, language);

/** @returns the country's name as it stands behind "from": in German with the article that some have */
export const placeFrom = (code: string, language: Language): string =>
  (language === "de" ? germanPlacesFrom[code] : undefined) ?? placeName(code, language);

/** `2026-Q1` as a reader says it. */
export const periodName = (period: string, language: Language): string => {
  const { quarter, week } = periodTexts[language];
  const [, year = "", kind, number = ""] = /^(\d{4})-([QW])(\d{1,2})$/.exec(period) ?? [];
  return kind === undefined ? period : kind === "Q" ? quarter(number, year) : week(number, year);
};

/** A decimal that is kept as text, with each of its digits. */
export const digitByDigit = (decimal: string, language: Language): string =>
  decimal.replace(".", decimalMarks[language]);

/** A decimal that is kept as text, with each of its digits, in groups of thousands: for sentences, not for fields. */
export const groupedDigits = (decimal: string, language: Language): string =>
  digitByDigit(decimal, language).replace(/^\d{4,}/, (digits) => whole[language].format(BigInt(digits)));

/** @param amount EUR as a decimal text: @returns it with the currency behind, in groups of thousands */
export const euroText = (amount: string, language: Language): string =>
  `${cents[language].format(Number(amount))}\u00a0EUR`;

/** @param costs routes with what the goods cost by each, such as `(F) 5586.39` */
export const routeCosts = (costs: ReadonlyArray<string>, language: Language): string =>
  costs.map((cost) => {
    const at = cost.lastIndexOf(" ");
    return `${cost.slice(0, at)}\u00a0${euroText(cost.slice(at + 1), language)}`;
  }).join(", ");

/** @returns `a, b and c` */
export const wordList = (words: ReadonlyArray<string>, link: "and" | "or", language: Language): string =>
  lists[link][language].format(words);

/** `7208 39 00`, as tariffs print it. */
export const spacedCode = (code: string): string => code.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1 $2 $3");

/**
 * Figures and names as a reader of the language writes them.
 */
import { countryName } from "../../kernel/country_names.ts";
import { alpha2OfAnyCode } from "../../kernel/identifiers.ts";
import { type InLanguages, type Language, locales } from "./language.ts";

const inEach = <Made>(make: (locale: string) => Made): InLanguages<Made> => ({
  en: make(locales.en),
  de: make(locales.de),
});

const euro = inEach((locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }));
const tonnes = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const exact = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 12 }));
const whole = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const days = inEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
const regions = inEach((locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }));

/** @returns EUR with cents */
export const euros = (amount: number, language: Language): string => euro[language].format(amount);

/** @returns an amount of tonnes with at most three decimals, without its unit */
export const amount = (value: number, language: Language): string => tonnes[language].format(value);

/** @returns every digit of the figure */
export const exactly = (value: number, language: Language): string => exact[language].format(value);

/** @returns a count */
export const count = (value: number, language: Language): string => whole[language].format(value);

/** @param day YYYY-MM-DD */
export const longDay = (day: string, language: Language): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? days[language].format(new Date(`${day}T00:00:00Z`)) : day;

/** @returns the country's name in the language; English ones are those of the documents */
export const placeName = (code: string, language: Language): string =>
  language === "en"
    ? countryName(code)
    : regions[language].of(alpha2OfAnyCode(code) ?? code) ?? countryName(code);

/** `2026-Q1` as a reader says it. */
export const periodName = (period: string, language: Language): string => {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(period);
  if (quarter !== null) {
    return language === "de" ? `${quarter[2]}. Quartal ${quarter[1]}` : `Q${quarter[2]} ${quarter[1]}`;
  }
  const week = /^(\d{4})-W(\d{2})$/.exec(period);
  return week === null
    ? period
    : language === "de"
    ? `KW ${week[2]}/${week[1]}`
    : `week ${week[2]} of ${week[1]}`;
};

/** A decimal that is kept as text, with each of its digits. */
export const digitByDigit = (decimal: string, language: Language): string =>
  language === "de" ? decimal.replace(".", ",") : decimal;

/** `7208 39 00`, as tariffs print it. */
export const spacedCode = (code: string): string => code.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1 $2 $3");

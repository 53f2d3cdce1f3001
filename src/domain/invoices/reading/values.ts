/**
 * The single values of a request: texts, numbers, codes, dates, e-mail addresses. Each function reads one place,
 * reports what is wrong with it (see `place.ts`) and returns the value.
 */
import countries from "i18n-iso-countries";
import { isGiven, type Place, report, shown } from "./place.ts";

/** How long a text may be, and whether it may run over several lines. */
export interface TextLimits {
  readonly characters: number;
  readonly lines?: number;
}

/** @returns the text without white space around it, its line breaks as `\n` */
export const readText = (place: Place, limits: TextLimits): string => {
  if (!isGiven(place)) return stoodIn(place, "is missing: give a text.");
  if (typeof place.value !== "string") return stoodIn(place, `is ${shown(place.value)}: give a text.`);
  const text = place.value.replace(/\r\n?/g, "\n").trim();
  if (text === "") return stoodIn(place, "is empty: give a text.");
  const length = [...text].length;
  if (length > limits.characters) {
    return stoodIn(place, `has ${length} characters: at most ${limits.characters} are printed.`);
  }
  const lines = text.split("\n");
  if (lines.length > (limits.lines ?? 1)) {
    return stoodIn(place, `has ${lines.length} lines: at most ${limits.lines ?? 1} fit.`);
  }
  if (!text.isWellFormed() || lines.some((line) => /[\p{Cc}\u2028\u2029]/u.test(line))) {
    return stoodIn(place, `is ${shown(text)}: leave out control characters.`);
  }
  for (const { character, codePoint, position } of place.log.missingCharacters(text)) {
    const code = codePoint.toString(16).toUpperCase().padStart(4, "0");
    report(
      place,
      `has "${character}" (U+${code}) as character ${position}, which no font has: leave it out.`,
    );
  }
  return text;
};

/**
 * @param form what the text has to be, in the words of a sentence
 * @returns the text, which has the pattern's form
 */
export const readMatching = (place: Place, pattern: RegExp, form: string): string => {
  const { value } = place;
  if (typeof value === "string" && pattern.test(value)) return value;
  return stoodIn(place, `${given(place)}: give ${form}.`);
};

/** @returns one of the allowed texts */
export const readOneOf = <A extends string>(place: Place, allowed: readonly [A, ...ReadonlyArray<A>]): A => {
  const found = allowed.find((candidate) => candidate === place.value);
  if (found !== undefined) return found;
  const list = allowed.join(", ");
  report(
    place,
    isGiven(place) ? `is ${shown(place.value)}: use one of ${list}.` : `is missing: give one of ${list}.`,
  );
  return allowed[0];
};

/** @returns the flag */
export const readFlag = (place: Place): boolean => {
  if (typeof place.value !== "boolean") report(place, `is ${shown(place.value)}: give true or false.`);
  return place.value !== false;
};

/** What a number must be, in the words of a sentence. */
export interface NumberRule {
  readonly allows: (value: number) => boolean;
  readonly words: string;
}

/** Twelve digits before the point are what a document's columns hold. */
const numberLimit = 1e12;

export const amountRule: NumberRule = { allows: (value) => value >= 0, words: "a number of at least 0" };
export const quantityRule: NumberRule = { allows: (value) => value > 0, words: "a number above 0" };
export const countRule: NumberRule = {
  allows: (value) => Number.isInteger(value) && value >= 0,
  words: "a whole number of at least 0",
};

/** @returns the number; NaN, reported, where there is none that the rule allows */
export const readNumber = (place: Place, rule: NumberRule): number => {
  const { value } = place;
  if (typeof value === "number" && rule.allows(value) && value < numberLimit) return value;
  if (typeof value === "number" && value >= numberLimit) {
    report(place, `is ${shown(value)}: give a number below 1000000000000.`);
  } else {
    report(
      place,
      isGiven(place) ? `is ${shown(value)}: give ${rule.words}.` : `is missing: give ${rule.words}.`,
    );
  }
  return NaN;
};

/** @returns the country's ISO 3166-1 alpha-2 code in upper case */
export const readCountry = (place: Place): string => {
  const code = typeof place.value === "string" ? place.value.toUpperCase() : "";
  if (/^[A-Z]{2}$/.test(code) && countries.isValid(code)) return code;
  return stoodIn(place, `${given(place)}: give the two letters of ISO 3166-1, like DE or CN.`);
};

/** @returns the calendar date, YYYY-MM-DD */
export const readDate = (place: Place): string => {
  const { value } = place;
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const day = new Date(`${value}T00:00:00Z`);
    if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)) return value;
    return stoodIn(place, `is ${shown(value)}, a day that no calendar has: check month and day.`);
  }
  return stoodIn(place, `${given(place)}: write a date as YYYY-MM-DD.`);
};

const addressPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i;

/**
 * Strictly one address, so that nothing in it can become another header or another receiver.
 * @source RFC 5321 sections 4.1.2 and 4.5.3.1, without quoted local parts and address literals
 */
export const readEmail = (place: Place): string => {
  const { value } = place;
  if (
    typeof value === "string" && value.length <= 254 && value.indexOf("@") <= 64 && addressPattern.test(value)
  ) return value;
  return stoodIn(place, `${given(place)}: give exactly one e-mail address, like name@example.com.`);
};

const given = (place: Place) => isGiven(place) ? `is ${shown(place.value)}` : "is missing";

const stoodIn = (place: Place, sentence: string): string => {
  report(place, sentence);
  return "";
};

import { otherFormOf } from "../../kernel/identifiers.ts";

/**
 * Countries whose addresses have no postal code, so that a party there may leave it empty.
 * @source Google's address metadata (libaddressinput, CC BY 4.0; it follows the Universal Postal Union's descriptions of
 * member countries' addresses), as of March 2026: the countries whose address format has no postal code
 */
const codes =
  "AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI " +
  "KM KN LC LY ML MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW";

const withoutPostalCodes: ReadonlySet<string> = new Set(codes.split(" "));

/**
 * Returns whether addresses of the country have a postal code.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export const hasPostalCodes = (country: string): boolean => !withoutPostalCodes.has(country);

/** Signs that stand before postal codes of countries beside their ISO codes: those of vehicles abroad, mostly. */
const signs: Readonly<Record<string, string>> = {
  AT: "A",
  BE: "B",
  DE: "D",
  EE: "EST",
  ES: "E",
  FI: "SF",
  FO: "FR",
  FR: "F",
  HT: "RH",
  HU: "H",
  IT: "I",
  JP: "〒",
  LI: "FL",
  LU: "L",
  NO: "N",
  PT: "P",
  SE: "S",
  SG: "S SINGAPORE",
  SI: "SLO",
  SM: "RSM",
  VA: "V",
};

/** Digits of the codes of each country whose addresses have letters, or a sign, before them. */
const digits: Readonly<Record<string, number>> = {
  AX: 5,
  AZ: 4,
  CH: 4,
  FI: 5,
  FO: 3,
  HR: 5,
  HT: 4,
  JP: 7,
  LI: 4,
  LT: 5,
  LU: 4,
  MC: 5,
  MD: 4,
  SE: 5,
  SG: 6,
  SI: 4,
};

/** Returns the code without the letters of its country, `1201` of `CH-1201`; other words before digits stay, as `Postfach 12` does. */
export const withoutLetters = (zip: string, country: string): string => {
  const [before = "", letters = ""] = /^(\p{L}{1,9}|〒)[\s\p{Pd}]*(?=\p{Nd})/u.exec(zip) ?? [];
  const own = [country, otherFormOf(country), ...(signs[country] ?? "").split(" ")];
  return own.includes(letters.toUpperCase()) ? zip.slice(before.length) : zip;
};

/** Returns the code as it is compared: capitals, spaces, dashes and the country's letters make no other one. */
export const comparedCode = (zip: string, country: string): string =>
  withoutLetters(zip.trim(), country).replace(/[\s\p{Pd},]/gu, "").toUpperCase();

/** True if the text, without letters, is a code of a country that has letters before its codes. */
export const isCodeOfDigits = (zip: string, country: string): boolean => {
  const code = comparedCode(zip, country);
  return /^\p{Nd}+$/u.test(code) && code.length === digits[country];
};

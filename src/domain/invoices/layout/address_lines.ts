/**
 * A party's address in the order of its country: `20457 Hamburg` in Germany, `New York, NY 10001` in the United
 * States, from the prefecture down to the house where it is written in Japanese.
 * @source Google's address formats (libaddressinput), as published in `localized-address-format`
 */
import { formatAddress } from "localized-address-format";
import type { Party } from "../invoice.ts";
import { comparedCode, isCodeOfDigits, withoutLetters } from "../postal_codes.ts";

/** Scripts in which their country writes an address from the whole to its parts. */
const local = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** An address in its parts. */
type Parts = Parameters<typeof formatAddress>[0];

/** Returns whether the country's format has a place for the part: without it the address looks another way. */
const isPrinted = (parts: Parts, part: keyof Parts, script: "local" | "latin"): boolean =>
  formatAddress(parts, script).join("\n") !== formatAddress({ ...parts, [part]: "" }, script).join("\n");

/** Returns what the country's format writes before a postal code: `CH-` in Switzerland. */
const writtenBefore = (country: string, script: "local" | "latin"): string => {
  const lines = formatAddress({ postalCountry: country, postalCode: "0" }, script);
  return lines.find((line) => line.endsWith("0"))?.slice(0, -1) ?? "";
};

/** Returns the postal code for the format, and what the format writes before it although it was no code that was typed. */
const codeFor = (
  typed: string,
  country: string,
  script: "local" | "latin",
): { readonly zip: string; readonly excess: string } => {
  const before = writtenBefore(country, script);
  return before !== "" && isCodeOfDigits(typed, country)
    ? { zip: withoutLetters(typed, country), excess: "" }
    : { zip: typed, excess: typed === "" ? "" : before };
};

/** Returns the city without the postal code, where it was typed before it too, in any writing: `Zürich` of `CH 8001 Zürich`. */
const cityAlone = ({ city, zip, country }: Party): string => {
  const words = city.trim().split(/\s+/);
  const code = comparedCode(zip, country);
  const ends = words.map((_, at) => at).slice(1);
  const end = ends.find((at) => code !== "" && comparedCode(words.slice(0, at).join(" "), country) === code);
  return end === undefined ? city : words.slice(end).join(" ");
};

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Returns the line with the code in an order of its own where what stands beside it is written from the right: the groups of a number
 * with a hyphen or a blank would change places. Unicode's bidirectional algorithm (UAX 9), rule W2 and section 2.7
 */
const codeIsolated = (line: string, code: string): string =>
  code !== "" && line !== code && rightToLeft.test(line)
    ? line.replace(code, () => `\u2066${code}\u2069`)
    : line;

/** Returns the address without the country, each line as it stands on an envelope; nothing that is given is left out. */
export const addressLines = (party: Party): ReadonlyArray<string> => {
  const { address, state = "", country } = party;
  const isLocal = local.test(`${address}${party.city}`);
  const script = isLocal ? "local" : "latin";
  const { zip, excess } = codeFor(party.zip, country, script);
  const city = cityAlone(party);
  const above = address.split("\n");
  const given: Parts = {
    postalCountry: country,
    postalCode: zip,
    addressLines: above,
    locality: city,
    administrativeArea: state,
  };
  const hasCity = isPrinted(given, "locality", script);
  // Some countries' addresses have no city of their own: it stands with what is above it.
  const areas = [...new Set([city, state])].filter((part) => part !== "");
  const area = isLocal ? areas.toReversed().join("") : areas.join(", ");
  const parts = hasCity ? given : { ...given, locality: "", administrativeArea: area };
  // A comma that is left of a part on a line of its own says nothing.
  const lines = formatAddress(parts, script).map((line) =>
    above.includes(line) ? line : line.replace(`${excess}${zip}`, () => zip).replace(/^[,\s]+/, "")
  );
  const rest = [
    ...(isPrinted(parts, "administrativeArea", script) ? [] : hasCity ? [state] : areas),
    ...(isPrinted(parts, "postalCode", script) ? [] : [zip]),
  ].filter((part) => part !== "" && !isNamed(lines.filter((line) => !above.includes(line)), part));
  const all = rest.length === 0 ? lines : [...lines, rest.join(", ")];
  return all.map((line) => above.includes(line) ? line : codeIsolated(line, zip));
};

const wordsOf = (text: string): string => ` ${text.toUpperCase().split(/[\s,]+/).join(" ")} `;

/** True if a line says the part already, as the city's line does for a state of its name, or for the city of Singapore. */
const isNamed = (lines: ReadonlyArray<string>, part: string): boolean =>
  lines.some((line) => wordsOf(line).includes(wordsOf(part)));

const languages: Readonly<Record<string, string>> = {
  CN: "zh-Hans",
  HK: "zh-Hant",
  JP: "ja",
  KP: "ko",
  KR: "ko",
  MO: "zh-Hant",
  SG: "zh-Hans",
  TW: "zh-Hant",
};

/** Returns the language whose forms of the shared Chinese characters the country writes; nothing for others. */
export const languageOf = (country: string): string | undefined => languages[country];

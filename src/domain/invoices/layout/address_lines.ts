/**
 * A party's address in the order of its country: `20457 Hamburg` in Germany, `New York, NY 10001` in the United
 * States, from the prefecture down to the house where it is written in Japanese.
 * @source Google's address formats (libaddressinput), as published in `localized-address-format`
 */
import { formatAddress } from "localized-address-format";
import { otherFormOf } from "../../../kernel/identifiers.ts";
import type { Party } from "../invoice.ts";

/** Scripts in which their country writes an address from the whole to its parts. */
const local = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** An address in its parts. */
type Parts = Parameters<typeof formatAddress>[0];

/** Returns whether the country's format has a place for the part: without it the address looks another way. */
const isPrinted = (parts: Parts, part: keyof Parts, script: "local" | "latin"): boolean =>
  formatAddress(parts, script).join("\n") !== formatAddress({ ...parts, [part]: "" }, script).join("\n");

/** Returns the letters that the country's format writes before a postal code itself: `CH` of `CH-1201`; empty for most. */
const writtenLetters = (country: string, script: "local" | "latin"): string => {
  const written = formatAddress({ postalCountry: country, postalCode: "0" }, script).join("\n");
  return /(\p{L}{1,9})[- ]?0/u.exec(written)?.[1] ?? "";
};

/** Returns the postal code without its country's letters, where the country's format writes them itself: `1201` of `CH-1201`. */
const codeAlone = (zip: string, letters: string): string =>
  letters === "" ? zip : zip.replace(/^\p{L}{1,9}[\s\p{Pd}]{0,3}(?=\d)/u, "");

/** Parts of a postal code that is a number, with letters before it or without: `CH-8001`, `SE-111 22`. */
interface CodeParts {
  readonly letters: string;
  readonly digits: string;
}

const partsOfCode = (text: string): CodeParts | undefined => {
  const [, letters = "", digits] = /^(?:(\p{L}{1,3})[\s\p{Pd}]{0,3})?(\d[\d\s\p{Pd}]{0,11})$/u.exec(text) ??
    [];
  return digits === undefined
    ? undefined
    : { letters: letters.toUpperCase(), digits: digits.replaceAll(/\D/g, "") };
};

const unspaced = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase();

/** True if the text is the postal code in any writing of it: its letters are the code's own, the country's, or none. */
const isSameCode = (text: string, zip: string, ofCountry: ReadonlyArray<string>): boolean => {
  const [typed, code] = [partsOfCode(text), partsOfCode(zip)];
  if (typed === undefined || code === undefined) return text !== "" && unspaced(text) === unspaced(zip);
  return typed.digits === code.digits &&
    (typed.letters === code.letters || ofCountry.some((letters) => letters.startsWith(typed.letters)));
};

/** Returns the city without the postal code, where it was typed before it too: `Zürich` of `8001 Zürich` and of `CH 8001 Zürich`. */
const cityAlone = (city: string, zip: string, ofCountry: ReadonlyArray<string>): string => {
  for (const { index, 0: gap } of city.matchAll(/,?\s+/g)) {
    const behind = city.slice(index + gap.length);
    if (behind !== "" && isSameCode(city.slice(0, index), zip, ofCountry)) return behind;
  }
  return city;
};

/** Returns the address without the country, each line as it stands on an envelope; nothing that is given is left out. */
export const addressLines = (party: Party): ReadonlyArray<string> => {
  const { address, state = "", country } = party;
  const isLocal = local.test(`${address}${party.city}`);
  const script = isLocal ? "local" : "latin";
  const letters = writtenLetters(country, script);
  const zip = codeAlone(party.zip, letters);
  const city = cityAlone(party.city, party.zip, [country, otherFormOf(country) ?? country, letters]);
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
    above.includes(line) ? line : line.replace(/^[,\s]+/, "")
  );
  const rest = [
    ...(isPrinted(parts, "administrativeArea", script) ? [] : hasCity ? [state] : areas),
    ...(isPrinted(parts, "postalCode", script) ? [] : [zip]),
  ].filter((part) => part !== "" && !isNamed(lines.filter((line) => !above.includes(line)), part));
  return rest.length === 0 ? lines : [...lines, rest.join(", ")];
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

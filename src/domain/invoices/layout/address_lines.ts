/**
 * A party's address in the order of its country: `20457 Hamburg` in Germany, `New York, NY 10001` in the United
 * States, from the prefecture down to the house where it is written in Japanese.
 * @source Google's address formats (libaddressinput), as published in `localized-address-format`
 */
import { formatAddress } from "localized-address-format";
import type { Party } from "../invoice.ts";

/** Scripts in which their country writes an address from the whole to its parts. */
const local = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** An address in its parts. */
type Parts = Parameters<typeof formatAddress>[0];

/** Returns whether the country's format has a place for the part: without it the address looks another way. */
const isPrinted = (parts: Parts, part: keyof Parts, script: "local" | "latin"): boolean =>
  formatAddress(parts, script).join("\n") !== formatAddress({ ...parts, [part]: "" }, script).join("\n");

/** Returns the postal code without its country's letters, where the country's format writes them itself: `1201` of `CH-1201`. */
const codeAlone = (zip: string, country: string, script: "local" | "latin"): string => {
  const written = formatAddress({ postalCountry: country, postalCode: "0" }, script).join("\n");
  return /\p{L}[- ]?0/u.test(written) ? zip.replace(/^\p{L}{1,9}[-\s]?(?=\d)/u, "") : zip;
};

/** Returns the city without the postal code, where it was typed before it too: `Zürich` of `8001 Zürich`. */
const cityAlone = (city: string, codes: ReadonlyArray<string>): string => {
  const code = codes.find((each) => each !== "" && city.startsWith(`${each} `));
  return code === undefined ? city : city.slice(code.length).trim();
};

/** Returns the address without the country, each line as it stands on an envelope; nothing that is given is left out. */
export const addressLines = (party: Party): ReadonlyArray<string> => {
  const { address, state = "", country } = party;
  const isLocal = local.test(`${address}${party.city}`);
  const script = isLocal ? "local" : "latin";
  const zip = codeAlone(party.zip, country, script);
  const city = cityAlone(party.city, [party.zip, zip]);
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

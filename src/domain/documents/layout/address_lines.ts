/**
 * A party's address in the order of its country: `20457 Hamburg` in Germany, `New York, NY 10001` in the United
 * States, from the prefecture down to the house where it is written in Japanese.
 * @source Google's address formats (libaddressinput), as published in `localized-address-format`
 */
import { formatAddress } from "localized-address-format";
import type { Party } from "../../invoices/invoice.ts";

/** Scripts in which their country writes an address from the whole to its parts. */
const local = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Returns the parts of which the line holds none yet. */
const missingIn = (lines: ReadonlyArray<string>, parts: ReadonlyArray<string>): ReadonlyArray<string> =>
  parts.filter((part) => part !== "" && !lines.some((line) => line.includes(part)));

/** Returns the address without the country, each line as it stands on an envelope. */
export const addressLines = ({ address, city, state = "", zip, country }: Party): ReadonlyArray<string> => {
  const isLocal = local.test(`${address}${city}`);
  const given = {
    postalCountry: country,
    postalCode: zip,
    addressLines: address.split("\n"),
    locality: city,
    administrativeArea: state,
  };
  const script = isLocal ? "local" : "latin";
  const lines = formatAddress(given, script);
  if (missingIn(lines, [city]).length > 0) {
    // Some countries' addresses have no city of their own: it stands with what is above it.
    const area = isLocal ? `${state}${city}` : [city, state].filter((part) => part !== "").join(", ");
    return withRest(formatAddress({ ...given, locality: "", administrativeArea: area }, script), [
      city,
      state,
      zip,
    ]);
  }
  return withRest(lines, [state, zip]);
};

/** Nothing that is given is left out, whatever the country's format has room for. */
const withRest = (lines: ReadonlyArray<string>, parts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const rest = missingIn(lines, parts);
  return rest.length === 0 ? lines : [...lines, rest.join(", ")];
};

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

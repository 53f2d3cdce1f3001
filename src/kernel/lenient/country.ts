/**
 * Countries as papers have them: alpha-2 or alpha-3 code in any case, a name in one of the languages of the list, a name
 * with its code (`Türkei (TR)`, `CN - China`), and the codes of the Union's own usage that ISO 3166-1 doesn't have (`EL`
 * Greece, `UK` United Kingdom, `XS` Serbia).
 */
import {
  alpha2OfText,
  alpha3OfText,
  type CountryAlpha2,
  type CountryAlpha3,
  otherFormOf,
} from "../identifiers.ts";
import { countryName } from "../country_names.ts";
import { countriesNamed, countryLike } from "./country_words.ts";
import { placeWithoutCode } from "./places_without_code.ts";
import type { Issue } from "../issue.ts";
import { complaint, plainly, readFrom, type Reading, type SentInput, trimmed } from "./reading.ts";

const unionCodes: Readonly<Record<string, string>> = { EL: "GR", UK: "GB", XS: "RS" };

const alpha3Of = (alpha2: string): CountryAlpha3 | undefined => alpha3OfText(otherFormOf(alpha2) ?? "");

/** Returns the alpha-3 code of a text that is a code, in any case; undefined for a name. */
export const countryCodeOf = (text: string): CountryAlpha3 | undefined => {
  const code = text.toUpperCase();
  if (code.length === 3) return alpha3OfText(code);
  return code.length === 2 ? alpha3Of(unionCodes[code] ?? code) : undefined;
};

const noCountry = (sent: SentInput): { readonly complaint: Issue } => {
  const place = placeWithoutCode(sent.value);
  if (place !== undefined) return complaint(sent, "choice", place);
  const like = typeof sent.value === "string" ? countryLike(sent.value) : undefined;
  const named = like === undefined ? {} : { like };
  return complaint(sent, "choice", { kind: "noCountry", found: sent.value, ...named }, like);
};

const alpha3Named = (name: string): ReadonlyArray<CountryAlpha3> =>
  countriesNamed(name).flatMap((found) => alpha3Of(found) ?? []);

/** Forms in which a code stands beside a name: `Türkei (TR)`, `Türkei - TR`, `TR - Türkei`, `TR Türkei`. */
const withCode: ReadonlyArray<RegExp> = [
  /^(?<name>.*\S)\s*[([]\s*(?<code>[A-Za-z]{2,3})\s*[)\]]$/u,
  /^(?<code>[A-Z]{2,3})\s*[([]\s*(?<name>\S.*\S)\s*[)\]]$/u,
  /^(?<code>[A-Z]{2,3})(?:\s*[-\u2013:/|,]\s*|\s+)(?<name>\S.*)$/u,
  /^(?<name>.*\S)(?:\s*[-\u2013:/|,]\s*|\s+)(?<code>[A-Z]{2,3})$/u,
];

/** Longer than any name of a country with its code. */
const longestNamed = 100;

/** Country of a name with its code; undefined where the two are not of the same country. */
const codeBesideName = (text: string): CountryAlpha3 | undefined => {
  if (text.length > longestNamed) return undefined;
  for (const form of withCode) {
    const { name = "", code = "" } = form.exec(text)?.groups ?? {};
    const found = countryCodeOf(code);
    if (found !== undefined && alpha3Named(name).includes(found)) return found;
  }
  return undefined;
};

const named = (sent: SentInput, name: string): Reading<CountryAlpha3> => {
  const [code, ...others] = alpha3Named(name);
  if (code === undefined) {
    const beside = codeBesideName(name);
    return beside === undefined ? noCountry(sent) : readFrom(sent, beside, beside, countryName(beside));
  }
  if (others.length === 0) return readFrom(sent, code, code, countryName(code));
  const countries = [code, ...others];
  return complaint(sent, "ambiguous", { kind: "severalCountries", countries, found: sent.value });
};

/** Returns the alpha-3 code. */
export const readCountryAsWritten = (sent: SentInput): Reading<CountryAlpha3> => {
  if (typeof sent.value !== "string") return noCountry(sent);
  const text = trimmed(sent.value);
  const code = countryCodeOf(text);
  if (code === undefined) return named(sent, text);
  return text.toUpperCase() === code ? plainly(code) : readFrom(sent, code, code, countryName(code));
};

/** Returns the alpha-2 code, for endpoints that take that form. */
export const readAlpha2AsWritten = (sent: SentInput): Reading<CountryAlpha2> => {
  const reading = readCountryAsWritten(sent);
  if ("complaint" in reading) return reading;
  const alpha2 = alpha2OfText(otherFormOf(reading.value) ?? "");
  if (alpha2 === undefined) return noCountry(sent);
  return String(sent.value).trim().toUpperCase() === alpha2
    ? plainly(alpha2)
    : readFrom(sent, alpha2, alpha2, countryName(alpha2));
};

/**
 * Countries, by the codes of ISO 3166-1. An unknown country is an issue, never a fall-back. Decisions, "Requests".
 */
import type * as Schema from "effect/Schema";
import {
  alpha2OfText,
  alpha3OfText,
  type CountryAlpha2,
  type CountryAlpha3,
  otherFormOf,
} from "../../kernel/identifiers.ts";
import { readAlpha2AsWritten, readCountryAsWritten } from "../../kernel/lenient/country.ts";
import { countriesNamed } from "../../kernel/lenient/country_words.ts";
import { type Fault, scalar } from "./scalar.ts";

const alpha3Length = 3;
const alpha2Length = 2;

/** @returns the alpha-2 code of the one country that has the name, in English, German or French */
const alpha2OfName = (text: string): string | undefined => {
  const [found, ...others] = text.length > alpha3Length ? countriesNamed(text) : [];
  return others.length === 0 ? found : undefined;
};

/** The right code where it is certain: the other form of the code, or the code of a name. */
const codeMeant = (sent: string, length: number): string | undefined => {
  const alpha2 = alpha2OfName(sent.trim());
  if (alpha2 !== undefined) return length === alpha2Length ? alpha2 : otherFormOf(alpha2);
  return sent.length === length ? undefined : otherFormOf(sent);
};

const otherForm = (length: number) => (sent: unknown): Fault => {
  const suggestion = typeof sent === "string" ? codeMeant(sent, length) : undefined;
  return suggestion === undefined ? { code: "format" } : { code: "format", suggestion };
};

/** A country of origin. */
export const OriginAlpha3: Schema.Schema<CountryAlpha3, string> = scalar({
  identifier: "CountryAlpha3",
  expected: "an ISO 3166-1 alpha-3 country code such as CHN",
  read: (sent) => typeof sent === "string" ? alpha3OfText(sent) : undefined,
  explain: otherForm(alpha3Length),
  asWritten: readCountryAsWritten,
  example: "CHN",
  jsonSchema: { type: "string", pattern: "^[A-Za-z]{3}$" },
  description: "ISO 3166-1 alpha-3 country code, upper or lower case; Kosovo is XKX.",
});

/** A country as its holder wrote it, beside the code that it was read as. */
export interface CountryAsSent {
  /** The country as ISO 3166-1 alpha-2, upper case. */
  readonly code: CountryAlpha2;
  /** The text that was sent, which the answer gives back. */
  readonly asSent: string;
}

const readAlpha2 = (sent: unknown): CountryAlpha2 | undefined =>
  typeof sent === "string" ? alpha2OfText(sent) : undefined;

const alpha2Words = {
  expected: "an ISO 3166-1 alpha-2 country code such as DE",
  explain: otherForm(alpha2Length),
  asWritten: readAlpha2AsWritten,
  example: "DE",
  jsonSchema: { type: "string", pattern: "^[A-Za-z]{2}$" },
  description: "ISO 3166-1 alpha-2 country code, upper or lower case.",
};

/** A country by its two letters, for records that only print it. */
export const PrintedAlpha2: Schema.Schema<string> = scalar<string, string>({
  ...alpha2Words,
  identifier: "CountryAlpha2",
  read: readAlpha2,
});

/** A country by its two letters, with the caller's spelling, which the answer gives back. */
export const Alpha2AsSent: Schema.Schema<CountryAsSent, string> = scalar({
  ...alpha2Words,
  identifier: "CountryAlpha2",
  read: (sent) => {
    const code = readAlpha2(sent);
    return code === undefined || typeof sent !== "string" ? undefined : { code, asSent: sent };
  },
});

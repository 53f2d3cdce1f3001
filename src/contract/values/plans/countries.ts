/**
 * Values of plans: countries to compare. Decisions, 0119.
 */
import type * as Schema from "effect/Schema";
import { alpha3OfText, type CountryAlpha3, everyAlpha3 } from "../../../kernel/identifiers.ts";
import { readCountryAsWritten } from "../../../kernel/lenient/country.ts";
import { plainly, readFrom, type Reading, type SentInput } from "../../../kernel/lenient/reading.ts";
import { scalar } from "../scalar.ts";

const piecesOf = (text: string): ReadonlyArray<string> => text.split(",").map((piece) => piece.trim());

const readCodes = (sent: unknown): ReadonlyArray<CountryAlpha3> | undefined => {
  if (typeof sent !== "string") return undefined;
  const pieces = piecesOf(sent);
  const codes = pieces.flatMap((piece) => alpha3OfText(piece) ?? []);
  return codes.length === pieces.length && codes.length <= everyAlpha3.length ? codes : undefined;
};

/** Codes of countries that are written by any code or name. */
const readCountriesAsWritten = (sent: SentInput): Reading<string> => {
  if (typeof sent.value !== "string") return readCountryAsWritten(sent);
  const codes: Array<string> = [];
  for (const value of piecesOf(sent.value)) {
    const reading = readCountryAsWritten({ path: sent.path, value });
    if ("complaint" in reading) return reading;
    codes.push(reading.value);
  }
  const read = codes.join(",");
  return read === sent.value.toUpperCase() ? plainly(read) : readFrom(sent, read, read);
};

/** Countries of a query, parted by commas. */
export const Countries: Schema.Schema<ReadonlyArray<CountryAlpha3>, string> = scalar({
  identifier: "Countries",
  expected: "ISO 3166-1 alpha-3 country codes parted by commas, such as CHN,TUR",
  read: readCodes,
  asWritten: readCountriesAsWritten,
  example: "CHN,TUR,GBR",
  jsonSchema: { type: "string", pattern: "^[A-Za-z]{3}(\\s*,\\s*[A-Za-z]{3})*$" },
  description:
    "Countries of origin to compare, ISO 3166-1 alpha-3 codes parted by commas; every country that the default values name when it is left out.",
});

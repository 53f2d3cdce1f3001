/**
 * The English names of countries, the same in sentences, documents and reports.
 * @source Unicode CLDR, English, as the runtime carries it
 */
import { alpha2OfAnyCode, type CountryAlpha2, type CountryAlpha3 } from "./identifiers.ts";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** CLDR's long names carry a remark here that no customs paper has. */
const plainNames: ReadonlyMap<string, string> = new Map([
  ["HK", "Hong Kong"],
  ["MO", "Macao"],
  ["MM", "Myanmar"],
]);

/** Returns the country's English name; the code itself where there is none. */
export const countryName = (code: CountryAlpha3 | CountryAlpha2 | string): string => {
  const alpha2 = alpha2OfAnyCode(code) ?? code;
  return plainNames.get(alpha2) ?? names.of(alpha2) ?? code;
};

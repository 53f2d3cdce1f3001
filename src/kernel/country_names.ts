/**
 * The English names of countries, the same in sentences, documents and reports.
 * @source Unicode CLDR, English, as the runtime carries it
 */
import { alpha2OfAnyCode, type CountryAlpha2, type CountryAlpha3, everyAlpha3 } from "./identifiers.ts";
import { once } from "./once.ts";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const namesByLanguage = new Map<string, Intl.DisplayNames>();

const namesIn = (language: string): Intl.DisplayNames => {
  const known = namesByLanguage.get(language) ??
    new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  namesByLanguage.set(language, known);
  return known;
};

/** CLDR's long names carry a remark here that no customs paper has. */
const plainNames: ReadonlyMap<string, string> = new Map([
  ["HK", "Hong Kong"],
  ["MO", "Macao"],
  ["MM", "Myanmar"],
]);

/** Names by alpha-2, of which there are some 250: the runtime takes its time for each. */
const found = new Map<string, string>();

const nameOf = (alpha2: string): string | undefined => {
  const known = found.get(alpha2);
  if (known !== undefined) return known;
  const name = plainNames.get(alpha2) ?? names.of(alpha2);
  if (name !== undefined) found.set(alpha2, name);
  return name;
};

/** Returns the country's English name; the code itself where there is none. */
export const countryName = (code: CountryAlpha3 | CountryAlpha2 | string): string =>
  nameOf(alpha2OfAnyCode(code) ?? code) ?? code;

/** Returns the country's name in a language, as the runtime carries it; the English one where it has none. */
export const countryNameIn = (code: CountryAlpha3 | CountryAlpha2 | string, language: string): string =>
  language === "en"
    ? countryName(code)
    : namesIn(language).of(alpha2OfAnyCode(code) ?? code) ?? countryName(code);

const codesByName = once((): ReadonlyMap<string, CountryAlpha3> =>
  new Map(everyAlpha3.map((code) => [countryName(code), code]))
);

/** Returns the code of the country whose English name this is; undefined for any other text. */
export const alpha3OfName = (name: string): CountryAlpha3 | undefined => codesByName().get(name);

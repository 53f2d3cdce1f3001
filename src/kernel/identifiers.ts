/**
 * Codes that name goods, countries and economic operators, read once at the edge and trusted inside: CN codes (Regulation
 * (EEC) 2658/87), ISO 3166-1 countries and EORI numbers. An unknown country is an error, never a fall-back.
 */
import * as Brand from "effect/Brand";
// The package's own entry reads the names of the countries in eighty languages.
import countries from "i18n-iso-countries/index.js";

/** Eight digits of the Combined Nomenclature; whether the nomenclature has it is the tables' matter. */
export type CnCode = string & Brand.Brand<"CnCode">;
const cnCode = Brand.nominal<CnCode>();

/** Returns the code when the text is exactly eight digits. */
export const cnCodeOfText = (text: string): CnCode | undefined =>
  /^\d{8}$/.test(text) ? cnCode(text) : undefined;

/** An upper-case ISO 3166-1 alpha-3 code that the standard (or, for Kosovo, EU customs use) assigns. */
export type CountryAlpha3 = string & Brand.Brand<"CountryAlpha3">;
const alpha3 = Brand.nominal<CountryAlpha3>();

/** An upper-case ISO 3166-1 alpha-2 code. */
export type CountryAlpha2 = string & Brand.Brand<"CountryAlpha2">;
const alpha2 = Brand.nominal<CountryAlpha2>();

/**
 * ISO 3166-1 assigns Kosovo no code. The Union's institutions write XKX, the list of languages and regions (CLDR) XKK;
 * both are read, and XKX is answered.
 */
const kosovo = { listed: "XKK", written: "XKX" };
const writtenAlpha3 = (code: string): string => code === kosovo.listed ? kosovo.written : code;

const alpha2OfAlpha3: ReadonlyMap<string, CountryAlpha2> = new Map(
  Object.entries(countries.getAlpha3Codes()).map(([three, two]) => [writtenAlpha3(three), alpha2(two)]),
);
const alpha3OfAlpha2: ReadonlyMap<string, CountryAlpha3> = new Map(
  Array.from(alpha2OfAlpha3, ([three, two]) => [two, alpha3(three)]),
);

/** Returns the alpha-3 code in upper case, or undefined when no country has it. */
export const alpha3OfText = (text: string): CountryAlpha3 | undefined => {
  const code = writtenAlpha3(text.toUpperCase());
  return alpha2OfAlpha3.has(code) ? alpha3(code) : undefined;
};

/** Returns the alpha-2 code in upper case, or undefined when no country has it. */
export const alpha2OfText = (text: string): CountryAlpha2 | undefined => {
  const code = text.toUpperCase();
  return alpha3OfAlpha2.has(code) ? alpha2(code) : undefined;
};

/** The other form of a country's code, for a sentence that says what would be right. */
export const otherFormOf = (text: string): string | undefined => {
  const code = text.toUpperCase();
  return alpha2OfAlpha3.get(code) ?? alpha3OfAlpha2.get(code);
};

/** Every country's alpha-3 code, in alphabetical order. */
export const everyAlpha3: ReadonlyArray<CountryAlpha3> = [...alpha2OfAlpha3.keys()].sort().map((code) =>
  alpha3(code)
);

/** Returns the alpha-2 code of a country that is named by either of its codes. */
export const alpha2OfAnyCode = (code: string): CountryAlpha2 | undefined =>
  alpha2OfAlpha3.get(code) ?? alpha2OfText(code);

/**
 * Form of an EORI number in capitals: country and up to 15 letters or digits. Numbers of Finland have hyphens: of a company
 * `FI1234567-8`, of a private person `FI-20230923-1422`.
 * @source Delegated Regulation (EU) 2015/2446, Annex 12-01; Finnish Customs (Tulli), "EORI", tulli.fi/en/about-e-services/eori
 */
export const eoriForm = /^(?:[A-Z]{2}[A-Z0-9]{1,15}|FI[A-Z0-9-]{0,14}[A-Z0-9])$/;

/**
 * Key of an EORI number: the same for every writing of one number, `FI12345678` for `FI1234567-8`. By it numbers are
 * compared, looked up and kept unique; they are shown as they were written.
 */
export const eoriKey = (eori: string): string => eori.startsWith("FI") ? eori.replaceAll("-", "") : eori;

/** Returns true if both are writings of one EORI number; false where either is missing. */
export const isSameEori = (one: string | null | undefined, other: string | null | undefined): boolean =>
  typeof one === "string" && typeof other === "string" && eoriKey(one) === eoriKey(other);

/** Key of a reference as a reader tells it from others: without capitals, blanks, and what looks like something else. */
export const referenceKey = (reference: string): string =>
  reference.normalize("NFKC").toLowerCase().replace(/[\s\p{Cf}]/gu, "").replace(/\p{Pd}/gu, "-");

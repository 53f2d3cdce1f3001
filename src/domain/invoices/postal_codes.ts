/**
 * Countries whose addresses have no postal code, so that a party there may leave it empty.
 * @source Google's address metadata (libaddressinput, CC BY 4.0; it follows the Universal Postal Union's descriptions of
 * member countries' addresses), as of March 2026: the countries whose address format has no postal code
 */
const codes =
  "AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI " +
  "KM KN LC LY ML MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW";

const withoutPostalCodes: ReadonlySet<string> = new Set(codes.split(" "));

/**
 * Returns whether addresses of the country have a postal code.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export const hasPostalCodes = (country: string): boolean => !withoutPostalCodes.has(country);

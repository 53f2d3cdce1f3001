/**
 * The currencies that an invoice can be in, with their minor units and English names. Left out, because no goods
 * are invoiced in them: metals (XAU, ...), funds and units of account (CLF, XDR, ...), test codes (XTS, XXX), and
 * what has been withdrawn (HRK, CUC, ANG, BGN).
 * @source ISO 4217:2015, list one (current currency and funds code list), as of January 2026
 */

const twoDecimals =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC " +
  "CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR " +
  "JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD " +
  "NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN " +
  "SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG";
const noDecimals = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF";
const threeDecimals = "BHD IQD JOD KWD LYD OMR TND";

const decimalsByCode: ReadonlyMap<string, number> = new Map([
  ...twoDecimals.split(" ").map((code) => [code, 2] as const),
  ...noDecimals.split(" ").map((code) => [code, 0] as const),
  ...threeDecimals.split(" ").map((code) => [code, 3] as const),
]);

/** Names that Unicode's English data lacked when the currencies were young. */
const youngNames: ReadonlyMap<string, string> = new Map([
  ["SLE", "Sierra Leonean leones"],
  ["VED", "Venezuelan digital bolívars"],
  ["XCG", "Caribbean guilders"],
  ["ZWG", "Zimbabwe Gold"],
]);

/** Every code, in alphabetical order. */
export const currencyCodes: ReadonlyArray<string> = [...decimalsByCode.keys()].sort();

/** Returns whether the three upper-case letters name a currency in use. */
export const isCurrency = (code: string): boolean => decimalsByCode.has(code);

/** Returns digits after the decimal point of the currency's minor unit: JPY 0, USD 2, KWD 3. */
export const minorUnitDigits = (currency: string): number => decimalsByCode.get(currency) ?? 2;

/** Returns what stands for the currency beside an amount, in upper case: `USD`, `$` and `US$`; `¥` is both JPY and CNY. */
export const currencySigns = (currency: string): ReadonlySet<string> => {
  const signs = ["en", "en-CA"].flatMap((locale) =>
    (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => type === "currency" ? [value.toUpperCase()] : [])
    )
  );
  return new Set([currency, ...signs]);
};

const nameOnly = { style: "currency", currencyDisplay: "name", maximumFractionDigits: 0 } as const;

/**
 * Returns the currency's English name beside the amount: `US dollars`, `US dollar` for one, `Japanese yen`.
 * @param count how many whole units the amount has; more than one where nothing is said
 */
export const currencyName = (currency: string, count = 2n): string =>
  youngNames.get(currency) ??
    new Intl.NumberFormat("en", { ...nameOnly, currency })
      .formatToParts(count === 1n ? 1 : 2)
      .find((part) => part.type === "currency")?.value ??
    currency;

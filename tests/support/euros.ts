/** An amount of money as pages write it, made without the pages' own code. */

/**
 * @param locale `en-GB`, `de-DE` or `fr-FR`
 * @param amount EUR
 * @returns such as `1,234.50 EUR`, with an unbreakable blank before the currency
 */
export const eurosIn = (locale: string, amount: number): string =>
  `${
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
  }\u00a0EUR`;

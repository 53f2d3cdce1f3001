/**
 * The first day of a month, which French writes as an ordinal: `1er mars 2026`. The runtime (Unicode CLDR) gives `1 mars 2026`.
 */

/**
 * @param written a day as the runtime writes it in the language, its number first in French
 * @param locale the language, such as `fr-FR`; of others the day stays as it is
 * @returns the day as readers of the language write it
 */
export const withFirstOfMonth = (written: string, locale: string): string =>
  locale.startsWith("fr") ? written.replace(/^1(?=\s)/, "1er") : written;

/**
 * English names of the periods of certificate prices.
 */

/** Words of a language for periods; the week has two digits. */
export interface PeriodTexts {
  readonly quarter: (number: string, year: string) => string;
  readonly week: (number: string, year: string) => string;
}

export const periods: PeriodTexts = {
  quarter: (number, year) => `Q${number} ${year}`,
  week: (number, year) => `week ${number} of ${year}`,
};

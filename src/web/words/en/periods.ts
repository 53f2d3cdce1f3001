/**
 * English names of the periods of certificate prices, and times of day.
 */

/** Words of a language for periods; the week has two digits. */
export interface PeriodTexts {
  readonly quarter: (number: string, year: string) => string;
  readonly week: (number: string, year: string) => string;
  /** A time of day in Brussels, such as `14:05`, with its zone. */
  readonly clock: (time: string) => string;
}

export const periods: PeriodTexts = {
  quarter: (number, year) => `Q${number} ${year}`,
  week: (number, year) => `week ${number} of ${year}`,
  clock: (time) => `${time} (Brussels)`,
};

/**
 * German names of the periods of certificate prices, and times of day.
 */
import type { PeriodTexts } from "../en/periods.ts";

export const periods: PeriodTexts = {
  quarter: (number, year) => `${number}. Quartal ${year}`,
  week: (number, year) => `KW ${number}/${year}`,
  clock: (time) => `${time} Uhr (Brüssel)`,
};

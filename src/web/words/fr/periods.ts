/**
 * French names of the periods of certificate prices, and times of day.
 */
import type { PeriodTexts } from "../en/periods.ts";

export const periods: PeriodTexts = {
  quarter: (number, year) => `${number === "1" ? "1er" : `${number}e`} trimestre ${year}`,
  week: (number, year) => `semaine ${Number(number)} de ${year}`,
  clock: (time) => `${time} (Bruxelles)`,
};

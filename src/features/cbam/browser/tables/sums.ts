/**
 * Sums of a calculated table: by goods, by origin, by quarter. Money is summed in whole cents, so that sums are those of
 * the rows as they are printed.
 */
import type { ResultRow } from "./service.ts";

/** Sum of the rows with figures. */
export interface Sum {
  readonly name: string;
  rows: number;
  tonnes: number;
  emissionsT: number;
  cents: number;
}

/** @returns the sums by what the rows are grouped by, the most expensive first */
export const sumsBy = (
  rows: ReadonlyArray<ResultRow>,
  nameOf: (row: ResultRow) => string,
): ReadonlyArray<Sum> => {
  const sums = new Map<string, Sum>();
  for (const row of rows) {
    const { cost, emissions, tonnes, status } = row;
    if (status !== "ok" || cost === null) continue;
    const name = nameOf(row);
    const sum = sums.get(name) ?? { name, rows: 0, tonnes: 0, emissionsT: 0, cents: 0 };
    sum.rows += 1;
    sum.tonnes += tonnes ?? 0;
    sum.emissionsT += emissions ?? 0;
    sum.cents += Math.round(cost * 100);
    sums.set(name, sum);
  }
  return [...sums.values()].sort((one, other) => other.cents - one.cents);
};

/** @param day YYYY-MM-DD, or a year: @returns the quarter, or the year */
export const quarterOf = (day: string): string => {
  const month = Number(day.slice(5, 7));
  return month === 0 ? day : `${day.slice(0, 4)}-Q${Math.ceil(month / 3)}`;
};

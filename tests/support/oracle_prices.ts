/**
 * A second, independent choice of the certificate price of an import, by the first days of periods instead of their names.
 * Shares no code with the calculation.
 */

/** A price that was entered: days as `YYYY-MM-DD`; known and retracted at midnight UTC, after the day of publication began. */
export interface OraclePrice {
  readonly period: string;
  readonly eur: string;
  readonly publishedAt: string;
  readonly knownFrom: string;
  readonly retractedAt: string | undefined;
}

const day = 86_400_000;
const startOfWeeks = Date.UTC(2027, 0, 1);

/** The Monday of a day's week. */
const mondayOf = (ms: number): number => {
  let at = ms;
  while (new Date(at).getUTCDay() !== 1) at -= day;
  return at;
};

/** The first day of import that a period's price is for, in milliseconds since 1970. */
const startOfPeriod = (period: string): number => {
  const [year = "", rest = ""] = period.split("-");
  const number = Number(rest.slice(1));
  if (rest.startsWith("Q")) return Date.UTC(Number(year), 3 * (number - 1), 1);
  const firstMonday = mondayOf(Date.UTC(Number(year), 0, 4));
  return Math.max(startOfWeeks, firstMonday + (number - 1) * 7 * day);
};

/** The first day of the period that holds a day. */
const startOfPeriodOf = (text: string): number => {
  const ms = Date.parse(text);
  const date = new Date(ms);
  if (ms < startOfWeeks) return Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3, 1);
  return Math.max(startOfWeeks, mondayOf(ms));
};

/** The entries that count on the day `asOf`, when it ends: one a period. */
const counting = (history: ReadonlyArray<OraclePrice>, asOf: string): ReadonlyArray<OraclePrice> => {
  const live = history.filter((price) =>
    price.publishedAt <= asOf && price.knownFrom <= asOf &&
    (price.retractedAt === undefined || price.retractedAt > asOf)
  );
  return [...new Set(live.map(({ period }) => period))].flatMap((period) => {
    const own = live.filter((price) => price.period === period);
    const lastDay = own.map(({ publishedAt }) => publishedAt).sort().at(-1);
    const newest = own.filter(({ publishedAt }) => publishedAt === lastDay);
    const moments = newest.map(({ knownFrom, publishedAt }) =>
      knownFrom >= publishedAt ? `${knownFrom} known` : publishedAt
    );
    const last = moments.toSorted().at(-1);
    return newest.findLast((_, index) => moments[index] === last) ?? [];
  });
};

/**
 * @param time a day, or a year
 * @returns the price and its period; undefined when there is none for the import's period or one before it; from 2027 the newest of all, as bought now
 */
export const expectedPrice = (
  history: ReadonlyArray<OraclePrice>,
  time: string,
  asOf: string,
): OraclePrice | undefined => {
  if (time >= "2027") {
    return counting(history, asOf).toSorted((a, b) => startOfPeriod(a.period) - startOfPeriod(b.period)).at(
      -1,
    );
  }
  const latestStart = time.length === 4 ? Date.parse(`${time}-12-31`) : startOfPeriodOf(time);
  return counting(history, asOf)
    .filter(({ period }) => startOfPeriod(period) <= latestStart)
    .toSorted((a, b) => startOfPeriod(a.period) - startOfPeriod(b.period))
    .at(-1);
};

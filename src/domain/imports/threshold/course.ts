/**
 * Course of an importer's year for a reader: the mass of each month, the year as it was first recorded, and how
 * corrections moved the day on which the limit was passed. Regulation (EU) 2023/956, Article 2a.
 */
import { type CalendarDay } from "../../../kernel/time/calendar.ts";
import { type Decimal, plus, zero } from "../../../kernel/decimal.ts";
import { daysLater } from "../days.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { LiveImport } from "../ledger/live.ts";
import { type RunningMass, type ThresholdQuestion, type ThresholdView, thresholdView } from "./threshold.ts";

/** A month of the year. */
export interface MonthOfMass {
  /** 1 to 12. */
  readonly month: number;
  /** Net mass that counts, tonnes. */
  readonly massT: Decimal;
  /** Sum of the year at its end, tonnes. */
  readonly runningT: Decimal;
  /** Imports that count. */
  readonly imports: number;
  /** Imports of them that were corrected. */
  readonly corrected: number;
}

const monthOf = (day: CalendarDay): number => Number(day.slice(5, 7));
const monthsOfYear = 12;

/**
 * Returns the months of a year, from January to that of the last import that counts.
 * @param live the imports that live, with their histories
 */
export const monthsOf = (
  { days }: Pick<ThresholdView, "days">,
  live: ReadonlyArray<LiveImport>,
): ReadonlyArray<MonthOfMass> => {
  const corrected = new Set(live.filter(({ history }) => history.length > 1).map(({ id }) => id));
  const last = days.at(-1);
  const byMonth = Map.groupBy(days, ({ day }) => monthOf(day));
  let runningT = zero;
  return Array.from({ length: monthsOfYear }, (_, index) => index + 1)
    .filter((month) => last !== undefined && month <= monthOf(last.day))
    .map((month) => {
      const own = byMonth.get(month) ?? [];
      const massT = own.reduce((sum, each) => plus(sum, each.massT), zero);
      runningT = plus(runningT, massT);
      return {
        month,
        massT,
        runningT,
        imports: own.length,
        corrected: own.filter(({ importId }) => corrected.has(importId)).length,
      };
    });
};

const isChange = ({ kind }: LedgerEntry): boolean => kind !== "import";

/** Returns the year as it was first recorded, without corrections and cancellations; undefined where there are none. */
export const firstRecorded = (question: ThresholdQuestion): ReadonlyArray<RunningMass> | undefined => {
  const entries = [...question.entries];
  return entries.some((entry) => isChange(entry) && entry.recordedOn <= question.asOf)
    ? thresholdView({ ...question, entries: entries.filter((entry) => !isChange(entry)) }).days
    : undefined;
};

/** The answer as it was known from a day on. */
export interface KnownPassing {
  /** Day from which it was known. */
  readonly knownOn: CalendarDay;
  /** Day on which the limit was passed; undefined where it was not. */
  readonly passedOn: CalendarDay | undefined;
}

const mostChanges = 6;

/** Returns how the newest corrections and cancellations moved the day on which the limit was passed, the oldest first. */
export const passingsAsKnown = (question: ThresholdQuestion): ReadonlyArray<KnownPassing> => {
  const entries = [...question.entries];
  const changes = [
    ...new Set(
      entries.filter((entry) => isChange(entry) && entry.recordedOn <= question.asOf)
        .map(({ recordedOn }) => recordedOn),
    ),
  ].sort().slice(-mostChanges);
  const [first] = changes;
  if (first === undefined) return [];
  const known = [daysLater(first, -1), ...changes].map((knownOn): KnownPassing => ({
    knownOn,
    passedOn: thresholdView({ ...question, entries, asOf: knownOn }).passedOn?.day,
  }));
  return known.filter(({ passedOn }, index) => index === 0 || passedOn !== known[index - 1]?.passedOn);
};

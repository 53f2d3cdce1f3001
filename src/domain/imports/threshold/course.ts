/**
 * Course of an importer's year for a reader: the mass of each month, the year as it was first recorded, and how
 * corrections moved the day on which the limit was passed. Regulation (EU) 2023/956, Article 2a.
 */
import { type CalendarDay } from "../../../kernel/time/calendar.ts";
import { type Decimal, plus, zero } from "../../../kernel/decimal.ts";
import { filterInSteps, groupsInSteps, inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { daysLater } from "../days.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { LiveImport } from "../ledger/live.ts";
import {
  type DayReached,
  endsOfDays,
  type ThresholdQuestion,
  type ThresholdView,
  viewInSteps,
} from "./threshold.ts";

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

/**
 * Returns the months of a year in steps, from January to that of the last import that counts.
 * @param live the imports that live, with their histories
 */
export function* monthsOf(
  { days }: Pick<ThresholdView, "days">,
  live: ReadonlyArray<LiveImport>,
): Steps<ReadonlyArray<MonthOfMass>> {
  const corrected = new Set<string>();
  yield* inStepsOf(live, ({ id, history }) => {
    if (history.length > 1) corrected.add(id);
  });
  const last = days.at(-1);
  const byMonth = yield* groupsInSteps(days, ({ day }) => monthOf(day));
  const months: Array<MonthOfMass> = [];
  let runningT = zero;
  const lastMonth = last === undefined ? 0 : monthOf(last.day);
  for (let month = 1; month <= lastMonth; month++) {
    const own = byMonth.get(month) ?? [];
    let [massT, changed] = [zero, 0];
    yield* inStepsOf(own, (each) => {
      massT = plus(massT, each.massT);
      if (corrected.has(each.importId)) changed += 1;
    });
    runningT = plus(runningT, massT);
    months.push({ month, massT, runningT, imports: own.length, corrected: changed });
  }
  return months;
}

const isChange = ({ kind }: LedgerEntry): boolean => kind !== "import";

/** Corrections and cancellations that were recorded by the question's day. */
const changesOf = ({ entries, asOf }: ThresholdQuestion): Steps<ReadonlyArray<LedgerEntry>> =>
  filterInSteps(entries, (entry) => isChange(entry) && entry.recordedOn <= asOf);

/**
 * Returns the sums of the year's days as it was first recorded, without corrections and cancellations, in steps; undefined where there
 * are none.
 */
export function* firstRecorded(question: ThresholdQuestion): Steps<ReadonlyArray<DayReached> | undefined> {
  if ((yield* changesOf(question)).length === 0) return undefined;
  const entries = yield* filterInSteps(question.entries, (entry) => !isChange(entry));
  return yield* endsOfDays((yield* viewInSteps({ ...question, entries })).days);
}

/** The answer as it was known from a day on. */
export interface KnownPassing {
  /** Day from which it was known. */
  readonly knownOn: CalendarDay;
  /** Day on which the limit was passed; undefined where it was not. */
  readonly passedOn: CalendarDay | undefined;
}

const mostChanges = 6;

/**
 * Returns how the newest corrections and cancellations moved the day on which the limit was passed, the oldest first, in
 * steps. What imports alone moved that were first recorded on the same day is no change of theirs.
 */
export function* passingsAsKnown(question: ThresholdQuestion): Steps<ReadonlyArray<KnownPassing>> {
  const { entries } = question;
  const byDay = yield* groupsInSteps(yield* changesOf(question), ({ recordedOn }) => recordedOn);
  const changes = [...byDay.keys()].sort().slice(-mostChanges);
  const [first] = changes;
  if (first === undefined) return [];
  const before = daysLater(first, -1);
  let last = (yield* viewInSteps({ ...question, entries, asOf: before })).passedOn?.day;
  let known: ReadonlyArray<KnownPassing> = [{ knownOn: before, passedOn: last }];
  for (const knownOn of changes) {
    const passedOn = (yield* viewInSteps({ ...question, entries, asOf: knownOn })).passedOn?.day;
    if (passedOn === last) continue;
    last = passedOn;
    const unchanged = yield* filterInSteps(
      entries,
      (entry) => !isChange(entry) || entry.recordedOn !== knownOn,
    );
    const imported = yield* viewInSteps({ ...question, entries: unchanged, asOf: knownOn });
    if (imported.passedOn?.day !== passedOn) known = [...known, { knownOn, passedOn }];
    else if (known.length === 1) known = [{ knownOn, passedOn }];
  }
  return known;
}

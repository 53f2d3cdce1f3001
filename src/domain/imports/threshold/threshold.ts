/**
 * The 50 t of an importer's calendar year: running net mass by day of release, the day on which the limit was passed as
 * known on a day, and when the present pace would pass it. Regulation (EU) 2023/956, Articles 2a and 25a, Annex VII.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { type Decimal, isLess, plus, times, zero } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { ReferenceTables } from "../../cbam/law/reference.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { liveImports } from "../ledger/live.ts";
import {
  type CountedFacts,
  countedMassOf,
  type ThresholdSettings,
  thresholdSettings,
} from "../ledger/standing.ts";
import type { AnnualThreshold } from "../law.ts";
import { type Pace, paceOf } from "./pace.ts";

/** An import that counts, with the sum up to it. */
export interface RunningMass {
  /** Day of release. */
  readonly day: CalendarDay;
  /** Id of the import. */
  readonly importId: string;
  /** Net mass that counts, tonnes. */
  readonly massT: Decimal;
  /** Sum of the year up to this import, tonnes. */
  readonly runningT: Decimal;
}

/** A day with the sum at its end. */
export interface DayReached {
  /** Day of release. */
  readonly day: CalendarDay;
  /** Sum of the year at the end of the day, tonnes. */
  readonly runningT: Decimal;
}

/** An importer's calendar year against the threshold, as known on a day. */
export interface ThresholdView {
  /** Calendar year. */
  readonly year: number;
  /** The limit, which must not be exceeded. */
  readonly threshold: AnnualThreshold;
  /** Imports that count, by day of release. */
  readonly days: ReadonlyArray<RunningMass>;
  /** Sum of the year, tonnes. */
  readonly totalT: Decimal;
  /** The first day whose sum is at the share at which authorities are told; undefined where it was not reached. */
  readonly warnedOn: DayReached | undefined;
  /** The first day whose sum exceeds the limit; undefined where it was not passed. */
  readonly passedOn: DayReached | undefined;
  /** Projection at the present pace; undefined without an import that counts. */
  readonly pace: Pace | undefined;
  /** Notes for the reader. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

/** An import of which only what its mass is counted by is read. */
export interface CountedImport {
  /** Id of the import. */
  readonly id: string;
  /** Facts that its mass is counted by. */
  readonly facts: CountedFacts;
}

/** Facts that a view is made of, beside the imports. */
export interface ThresholdTerms {
  /** Calendar year of release. */
  readonly year: number;
  /** Tables of the calculation. */
  readonly tables: ReferenceTables;
  /** The year's limit. */
  readonly threshold: AnnualThreshold;
  /** Day in Brussels by whose end an entry must have been recorded. */
  readonly asOf: CalendarDay;
  /** Settings for questions that the law leaves open. */
  readonly settings?: ThresholdSettings;
  /** Days that an authorisation takes at most. */
  readonly authorisationDays?: number;
}

/** Facts that a view is made of. */
export interface ThresholdQuestion extends ThresholdTerms {
  /** Entries of one importer, in the order in which they were recorded. */
  readonly entries: Iterable<LedgerEntry>;
}

/** Facts that a view is made of, where the imports are known. */
export interface CountedQuestion extends ThresholdTerms {
  /** Imports of one importer that live on the day, by day of release. */
  readonly imports: Iterable<CountedImport>;
}

/**
 * Days within which the authority decides on an application: as it is commonly told; 180 where it asks questions.
 * @source Implementing Regulation (EU) 2025/486, Article 4(1); Regulation (EU) 2023/956, Article 5(4)
 */
export const usualAuthorisationDays = 120;

interface Gathered {
  readonly days: ReadonlyArray<RunningMass>;
  readonly findings: ReadonlyMap<string, ImportFinding>;
}

const gather = (question: CountedQuestion): Gathered => {
  const { imports, year, tables, settings = thresholdSettings } = question;
  const days: Array<RunningMass> = [];
  const findings = new Map<string, ImportFinding>();
  let runningT = zero;
  for (const { id, facts } of imports) {
    if (yearOf(facts.releasedOn) !== year) continue;
    const counted = countedMassOf(tables, facts, settings);
    for (const finding of counted.findings) findings.set(JSON.stringify(finding), finding);
    if (!counted.counts) continue;
    runningT = plus(runningT, counted.massT);
    days.push({ day: facts.releasedOn, importId: id, massT: counted.massT, runningT });
  }
  return { days, findings };
};

/** The sum at the end of each day: the last import of a day has it. */
const endsOfDays = (days: ReadonlyArray<RunningMass>): ReadonlyArray<DayReached> =>
  days.filter(({ day }, index) => days[index + 1]?.day !== day);

/**
 * Returns an importer's year against the threshold. The limit is passed on the first day whose sum exceeds it: exactly
 * 50 t is still exempt; once passed, every import of the year from 1 January falls under all duties.
 * @source Regulation (EU) 2023/956, Article 2a(1) and (2), Article 25a(1), Annex VII, point 1
 */
export const thresholdOfImports = (question: CountedQuestion): ThresholdView => {
  const { year, threshold, asOf, authorisationDays = usualAuthorisationDays } = question;
  const { days, findings } = gather(question);
  const ends = endsOfDays(days);
  const warnAt = times(threshold.tonnes, threshold.warnShare);
  const passedOn = ends.find(({ runningT }) => isLess(threshold.tonnes, runningT));
  const warnedOn = ends.find(({ runningT }) => isLess(warnAt, runningT));
  const totalT = days.at(-1)?.runningT ?? zero;
  const pace = days.length === 0
    ? undefined
    : paceOf({ year, asOf, totalT, limitT: threshold.tonnes, authorisationDays, passedOn: passedOn?.day });
  return {
    year,
    threshold,
    days,
    totalT,
    warnedOn,
    passedOn,
    pace,
    findings: [
      ...(passedOn === undefined ? [] : [{ kind: "wholeYearDutiable", year, day: passedOn.day } as const]),
      ...findings.values(),
    ],
  };
};

/** Returns the same from the entries of the ledger. */
export const thresholdView = ({ entries, ...terms }: ThresholdQuestion): ThresholdView =>
  thresholdOfImports({
    ...terms,
    imports: liveImports(entries, terms.asOf).map(({ id, entry: { facts } }) => ({ id, facts })),
  });

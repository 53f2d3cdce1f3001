/**
 * The 50 t of an importer's calendar year: running net mass by day of release, the day on which the limit was passed as
 * known on a day, and when the present pace would pass it. Regulation (EU) 2023/956, Articles 2a and 25a, Annex VII.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { type Decimal, isLess, plus, times, zero } from "../../../kernel/decimal.ts";
import { groupsInSteps, inStepsOf, mapInSteps, type Steps } from "../../../kernel/steps.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { ReferenceTables } from "../../cbam/law/reference.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { FiguredImport } from "../ledger/alike.ts";
import { liveInSteps } from "../ledger/live.ts";
import {
  type CountedFacts,
  countedMassOf,
  type ThresholdSettings,
  thresholdSettings,
} from "../ledger/standing.ts";
import type { AnnualThreshold } from "../law.ts";
import type { OwnStatus } from "../people/declarant.ts";
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

/** Sums of an importer's calendar year against the threshold, as known on a day. */
export interface ThresholdSums {
  /** Calendar year. */
  readonly year: number;
  /** The limit, which must not be exceeded. */
  readonly threshold: AnnualThreshold;
  /** Sum of the year, tonnes. */
  readonly totalT: Decimal;
  /** The first day whose sum is at the share at which authorities are told; undefined where it was not reached. */
  readonly warnedOn: DayReached | undefined;
  /** The first day whose sum exceeds the limit; undefined where it was not passed. */
  readonly passedOn: DayReached | undefined;
  /** Projection at the present pace; undefined without an import that counts. */
  readonly pace: Pace | undefined;
}

/** An importer's calendar year against the threshold, import by import. */
export interface ThresholdView extends ThresholdSums {
  /** Imports that count, by day of release. */
  readonly days: ReadonlyArray<RunningMass>;
  /** Notes for the reader. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

/** An import of which only what its mass is counted by is read, or several that are alike. */
export interface CountedImport extends Pick<FiguredImport, "id" | "alike"> {
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
  /** The importer's own status on the day; undefined where it has none. */
  readonly status?: OwnStatus | undefined;
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

/** Facts that sums are made of, where the masses are known. */
export interface MassesQuestion extends ThresholdTerms {
  /** Masses of one importer, by day of release; those of a day that are counted alike may be one. */
  readonly masses: Iterable<CountedFacts>;
}

/**
 * Days within which the authority decides on an application: as it is commonly told; 180 where it asks questions.
 * @source Implementing Regulation (EU) 2025/486, Article 4(1); Regulation (EU) 2023/956, Article 5(4)
 */
export const usualAuthorisationDays = 120;

interface CountedMasses {
  readonly days: ReadonlyArray<RunningMass>;
  readonly findings: ReadonlyMap<string, ImportFinding>;
}

function* gather(question: CountedQuestion): Steps<CountedMasses> {
  const { imports, year, tables, settings = thresholdSettings } = question;
  const days: Array<RunningMass> = [];
  const findings = new Map<string, ImportFinding>();
  let runningT = zero;
  for (const [day, ofDay] of yield* groupsInSteps(imports, ({ facts }) => facts.releasedOn)) {
    if (yearOf(day) !== year) continue;
    const masses: Array<readonly [id: string, massT: Decimal]> = [];
    for (const { id, facts, alike } of ofDay) {
      const counted = countedMassOf(tables, facts, settings);
      for (const finding of counted.findings) findings.set(JSON.stringify(finding), finding);
      if (!counted.counts) continue;
      if (alike === undefined) masses.push([id, counted.massT]);
      else alike.ids.forEach((each, at) => masses.push([each, alike.massesT[at] ?? zero]));
    }
    if (ofDay.some(({ alike }) => alike !== undefined)) masses.sort(([a], [b]) => a < b ? -1 : 1);
    yield* inStepsOf(masses, ([importId, massT]) => {
      runningT = plus(runningT, massT);
      days.push({ day, importId, massT, runningT });
    });
  }
  return { days, findings };
}

/** Sums at the ends of days against the threshold. */
const sumsAt = (ends: ReadonlyArray<DayReached>, terms: ThresholdTerms): ThresholdSums => {
  const { year, threshold, asOf, authorisationDays = usualAuthorisationDays, status } = terms;
  const warnAt = times(threshold.tonnes, threshold.warnShare);
  const totalT = ends.at(-1)?.runningT ?? zero;
  const passedOn = ends.find(({ runningT }) => isLess(threshold.tonnes, runningT));
  return {
    year,
    threshold,
    totalT,
    warnedOn: ends.find(({ runningT }) => isLess(warnAt, runningT)),
    passedOn,
    pace: ends.length === 0 ? undefined : paceOf({
      ...{ year, asOf, totalT, limitT: threshold.tonnes },
      ...{ authorisationDays, passedOn: passedOn?.day, status },
    }),
  };
};

/** Returns the sum at the end of each day, in steps: the last import of a day has it. */
export function* endsOfDays(days: ReadonlyArray<RunningMass>): Steps<ReadonlyArray<DayReached>> {
  const ends = new Map<CalendarDay, DayReached>();
  yield* inStepsOf(days, (each) => {
    ends.set(each.day, each);
  });
  return [...ends.values()];
}

/**
 * Returns an importer's year against the threshold, in steps. The limit is passed on the first day whose sum exceeds it:
 * exactly 50 t is still exempt; once passed, every import of the year from 1 January falls under all duties.
 * @source Regulation (EU) 2023/956, Article 2a(1) and (2), Article 25a(1), Annex VII, point 1
 */
export function* thresholdInSteps(question: CountedQuestion): Steps<ThresholdView> {
  const { days, findings } = yield* gather(question);
  const sums = sumsAt(yield* endsOfDays(days), question);
  const { year, passedOn } = sums;
  return {
    ...sums,
    days,
    findings: [
      ...(passedOn === undefined ? [] : [{ kind: "wholeYearDutiable", year, day: passedOn.day } as const]),
      ...findings.values(),
    ],
  };
}

/** Returns the sums of a year against the threshold by the same rules, in steps. */
export function* thresholdOfMasses({ masses, ...terms }: MassesQuestion): Steps<ThresholdSums> {
  const { year, tables, settings = thresholdSettings } = terms;
  const ends = new Map<CalendarDay, DayReached>();
  let runningT = zero;
  yield* inStepsOf(masses, (facts) => {
    if (yearOf(facts.releasedOn) !== year) return;
    const { counts, massT } = countedMassOf(tables, facts, settings);
    if (!counts) return;
    runningT = plus(runningT, massT);
    ends.set(facts.releasedOn, { day: facts.releasedOn, runningT });
  });
  return sumsAt([...ends.values()], terms);
}

/** Returns the same from the entries of the ledger, in steps. */
export function* viewInSteps({ entries, ...terms }: ThresholdQuestion): Steps<ThresholdView> {
  const live = yield* liveInSteps(entries, terms.asOf);
  const imports = yield* mapInSteps(live, ({ id, entry: { facts } }) => ({ id, facts }));
  return yield* thresholdInSteps({ ...terms, imports });
}

/**
 * Accrual of a month from the entries of an importer's or declarant's year, as known on a day: imports of the year that were
 * released by the month's end, dutiable ones and, apart, those of importers below the threshold. Regulation (EU)
 * 2023/956, Articles 2a and 21.
 */
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { isDutiable, isUnderDuties } from "../declaration/dutiable.ts";
import { calculationOfMany } from "../../cbam/calculation/of_many.ts";
import { type Basis, figuresOfImport, hasFigures, type ImportFigures } from "../figures/figures.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { type LiveImport, liveInSteps } from "../ledger/live.ts";
import { type Accrual, accrualOf } from "../month_end/accrual.ts";
import { type DeclarantYearQuestion, passedOnOf, thresholdsOf } from "./declarant_year.ts";

/** Whose accrual, and of which month. */
export interface MonthAccrualQuestion extends Omit<DeclarantYearQuestion, "declarantId"> {
  /** True for an entry whose import is accrued; the others count for the threshold alone. */
  readonly isOwn: (entry: LedgerEntry) => boolean;
  /** Last day of release that counts. */
  readonly until: CalendarDay;
  /** Figures that are accrued; those by the imports' own determination when it is left out. */
  readonly basis?: Basis;
}

/** The accrual of a month. */
export interface MonthAccrual {
  /** Imports that count. */
  readonly accrual: Accrual;
  /** Imports of importers who have not passed the threshold. */
  readonly notAccrued: Accrual;
  /** Every import that lives, by its id, whenever it was released and whosever it is now. */
  readonly living: ReadonlyMap<string, LiveImport>;
  /** Ids of imports that could not be calculated. */
  readonly withoutFigures: ReadonlyArray<string>;
  /** Number of them that certificates may be due for: of goods whose importer has passed the threshold, or that know none. */
  readonly lacking: number;
}

/** Returns whether an own import was released in the year by the end of the month. */
const isOfMonth = (
  { year, until }: Pick<MonthAccrualQuestion, "year" | "until">,
  { entry: { facts: { releasedOn } } }: LiveImport,
): boolean => yearOf(releasedOn) === year && releasedOn <= until;

/** Returns the accrual of a month, in steps. */
export function* monthAccrual(question: MonthAccrualQuestion): Steps<MonthAccrual> {
  const { entries, isOwn, asOf, law, basis } = question;
  const live = yield* liveInSteps(entries, asOf);
  const passedOn = passedOnOf(yield* thresholdsOf(live, question));
  const figuresLaw = { ...question, calculateTerms: calculationOfMany(law) };
  const living = new Map<string, LiveImport>();
  const withoutFigures: Array<string> = [];
  let lacking = 0;
  const [dutiable, others]: [Array<ImportFigures<LiveImport>>, Array<ImportFigures<LiveImport>>] = [[], []];
  yield* inStepsOf(live, (each) => {
    living.set(each.id, each);
    if (!isOwn(each.entry) || !isOfMonth(question, each)) return;
    const calculated = figuresOfImport(figuresLaw, each, basis);
    if (!hasFigures(calculated)) {
      withoutFigures.push(each.id);
      if (isUnderDuties(law.tables, calculated, passedOn)) lacking += 1;
    } else if (isDutiable(law.tables, calculated, passedOn)) dutiable.push(calculated);
    else others.push(calculated);
  });
  const newest = law.prices.prices.at(-1);
  return {
    accrual: yield* accrualOf(dutiable, newest),
    notAccrued: yield* accrualOf(others, newest),
    living,
    withoutFigures,
    lacking,
  };
}

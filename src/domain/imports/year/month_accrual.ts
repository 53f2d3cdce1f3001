/**
 * Accrual of a month from the entries of an importer's or declarant's year, as known on a day: imports of the year that were
 * released by the month's end, dutiable ones and, apart, those of importers below the threshold. Regulation (EU)
 * 2023/956, Articles 2a and 21.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { dutiableImports } from "../declaration/dutiable.ts";
import { figuresOfImport, hasFigures, type ImportFigures } from "../figures/figures.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { type LiveImport, liveImports } from "../ledger/live.ts";
import { type Accrual, accrualOf } from "../month_end/accrual.ts";
import { type DeclarantYearQuestion, passedOnOf, thresholdsOf } from "./declarant_year.ts";

/** Whose accrual, and of which month. */
export interface MonthAccrualQuestion extends Omit<DeclarantYearQuestion, "declarantId"> {
  /** True for an entry whose import is accrued; the others count for the threshold alone. */
  readonly isOwn: (entry: LedgerEntry) => boolean;
  /** Last day of release that counts. */
  readonly until: CalendarDay;
}

/** The accrual of a month. */
export interface MonthAccrual {
  /** Imports that count. */
  readonly accrual: Accrual;
  /** Imports of importers who have not passed the threshold. */
  readonly notAccrued: Accrual;
  /** Every own import that lives, by its id, whenever it was released. */
  readonly living: ReadonlyMap<string, LiveImport>;
  /** Ids of imports that could not be calculated. */
  readonly withoutFigures: ReadonlyArray<string>;
}

/** Returns whether an own import was released in the year by the end of the month. */
export const isOfMonth = (
  { year, until }: Pick<MonthAccrualQuestion, "year" | "until">,
  { entry: { facts: { releasedOn } } }: LiveImport,
): boolean => yearOf(releasedOn) === year && releasedOn <= until;

/** Returns the accrual of a month. */
export const monthAccrual = (question: MonthAccrualQuestion): MonthAccrual => {
  const { entries, isOwn, asOf, law, figuresOf = (live) => figuresOfImport(question, live) } = question;
  const own = liveImports(entries, asOf).filter(({ entry }) => isOwn(entry));
  const calculated = own.filter((live) => isOfMonth(question, live)).map((live) => figuresOf(live));
  const figures = calculated.filter(hasFigures);
  const dutiable = new Set<ImportFigures>(
    dutiableImports(law.tables, figures, passedOnOf(thresholdsOf(question))),
  );
  const newest = law.prices.prices.at(-1);
  return {
    accrual: accrualOf([...dutiable], newest),
    notAccrued: accrualOf(figures.filter((each) => !dutiable.has(each)), newest),
    living: new Map(own.map((live) => [live.id, live])),
    withoutFigures: calculated.flatMap((each) => hasFigures(each) ? [] : [each.live.id]),
  };
};

/**
 * Accrual of a month for the books, and what changed since the accrual before: as it was known at the end of a day, under
 * the law and prices of that moment.
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { type Law, lawInForce } from "../../domain/cbam/law/law.ts";
import { dayOf, daysLater } from "../../domain/imports/days.ts";
import type { LedgerEntry } from "../../domain/imports/ledger/entry.ts";
import {
  type AccrualChange,
  accrualChanges,
  nothingCounted,
} from "../../domain/imports/month_end/changes.ts";
import { type MonthAccrual, monthAccrual } from "../../domain/imports/year/month_accrual.ts";
import type { ImportFinding } from "../../kernel/findings/imports.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import { endOfDayInBrussels } from "../../kernel/time/day_in_brussels.ts";
import type { CbamContext } from "../cbam/cbam_context.ts";
import { runWithPauses } from "../yield_to_io.ts";
import {
  type EarlierServices,
  type EarlierYear,
  type LedgerRequest,
  readEarlierYears,
} from "./certificates/earlier_year.ts";
import { readUndeclaredYear } from "./certificates/undeclared.ts";
import type { ImportLedger } from "./import_ports.ts";
import { entriesOfOwner, isOwnedBy } from "./ledger_scope.ts";

/** Whose month is closed, as known when. */
export interface MonthRequest extends LedgerRequest {
  /** `2026-09`. */
  readonly month: string;
  /** Day on which the accrual before was made; the last day of the month before when it is left out. */
  readonly since: CalendarDay | undefined;
}

/** The accrual before. */
export interface AccrualBefore {
  /** Month that it closed. */
  readonly month: string;
  readonly asOf: CalendarDay;
  readonly made: MonthAccrual;
}

/** A month's accrual with what changed. */
export interface MonthEnd {
  readonly made: MonthAccrual;
  /** Undefined for January: a year before is another obligation. */
  readonly before: AccrualBefore | undefined;
  readonly changes: ReadonlyArray<AccrualChange>;
  /** Years before of which certificates are left to surrender, the earliest first. */
  readonly earlier: ReadonlyArray<EarlierYear>;
  /** Notes about imports of the year and the one before that name no declarant, which a declarant's accrual lacks; empty for an importer. */
  readonly undeclared: ReadonlyArray<ImportFinding>;
}

const monthDigits = 7;

/** @returns the last day of a month such as `2026-09` */
const endOfMonth = (month: string): CalendarDay => {
  const [year, number] = month.split("-").map(Number);
  return dayOf(year ?? 0, (number ?? 0) + 1, 0);
};

/** @returns the last day of the month before */
const endOfMonthBefore = (month: string): CalendarDay => {
  const [year, number] = month.split("-").map(Number);
  return dayOf(year ?? 0, number ?? 0, 0);
};

/** The day before the first one of a year: no import of the year had been released. */
const beforeYear = (year: number): CalendarDay => daysLater(dayOf(year, 1, 1), -1);

/** Law and prices as they were at the end of a day, or now. */
const lawAtEndOf = ({ tables, prices, nowMs }: CbamContext, day: CalendarDay): Law =>
  lawInForce(tables, prices, Math.min(nowMs, endOfDayInBrussels(day)));

/** Findings about imports of years, released by a day, that name no declarant. */
const undeclaredFindings = (
  { accountId, owner, asOf, cbam, tables: imports, settings }: MonthRequest,
  years: ReadonlyArray<number>,
  until: CalendarDay,
): Effect.Effect<ReadonlyArray<ImportFinding>, ServiceUnavailable, ImportLedger> => {
  if (owner.of === "importer") return Effect.succeed([]);
  const asked = { accountId, declarantId: owner.id, asOf, law: cbam.law(), imports, settings };
  const read = Effect.forEach(years, (year) => readUndeclaredYear({ ...asked, year }, { until }));
  return Effect.map(read, (found) => found.flatMap(({ findings }) => findings));
};

/** @returns the accrual of a month, and what changed since the one before */
export const readMonthEnd = (
  asked: MonthRequest,
): Effect.Effect<MonthEnd, ServiceUnavailable, EarlierServices> => {
  const { accountId, owner, month, asOf, cbam, tables, settings } = asked;
  const until = endOfMonth(month);
  const year = yearOf(until);
  const untilBefore = endOfMonthBefore(month);
  const knownOn = asked.since ?? (untilBefore < asOf ? untilBefore : asOf);
  return Effect.gen(function* () {
    const entries = yield* entriesOfOwner(accountId, owner, { year, asOf });
    const common = {
      entries,
      year,
      isOwn: (entry: LedgerEntry) => isOwnedBy(owner, entry),
      imports: tables,
      settings,
    };
    const made = yield* runWithPauses(() => monthAccrual({ ...common, asOf, until, law: cbam.law() }));
    const before = yearOf(untilBefore) < year ? undefined : {
      month: untilBefore.slice(0, monthDigits),
      asOf: knownOn,
      made: yield* runWithPauses(() =>
        monthAccrual({ ...common, asOf: knownOn, until: untilBefore, law: lawAtEndOf(cbam, knownOn) })
      ),
    };
    const compared = {
      until: before === undefined ? beforeYear(year) : untilBefore,
      knownOn,
      living: made.living,
    };
    const changes = yield* runWithPauses(() =>
      accrualChanges(before?.made ?? nothingCounted, made, compared)
    );
    const lawThen = lawAtEndOf(cbam, knownOn);
    const earlier = yield* readEarlierYears(asked, { year: year - 1, until, knownOn, lawThen });
    const undeclared = yield* undeclaredFindings(asked, [year - 1, year], until);
    return { made, before, changes, earlier, undeclared };
  });
};

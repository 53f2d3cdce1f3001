/**
 * Years before that of a month which is closed, as long as their certificates are not surrendered: they stay in the books beside the
 * month's own year. Regulation (EU) 2023/956, Article 22(1). Decision 0244.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { Law } from "../../../domain/cbam/law/law.ts";
import { lastDayToSurrender } from "../../../domain/imports/calendar/dates.ts";
import { surrenderedFor } from "../../../domain/imports/certificates/for_year.ts";
import { valuesOfEntries } from "../../../domain/imports/declaration/values.ts";
import { dayOf, daysLater } from "../../../domain/imports/days.ts";
import type { ImportTables } from "../../../domain/imports/law.ts";
import type { ThresholdSettings } from "../../../domain/imports/ledger/standing.ts";
import type { CbamContext } from "../../cbam/cbam_context.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { type AccrualChange, accrualChanges } from "../../../domain/imports/month_end/changes.ts";
import { type EarlierSums, leftOfYear } from "../../../domain/imports/month_end/earlier_year.ts";
import type { Withdrawals } from "../../../domain/suppliers/withdrawals.ts";
import { monthAccrual } from "../../../domain/imports/year/month_accrual.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { runWithPauses } from "../../yield_to_io.ts";
import { Certificates, type ImportLedger } from "../import_ports.ts";
import { entriesOfOwner, isOwnedBy, type LedgerOwner } from "../ledger_scope.ts";

/** Withdrawals of suppliers' values by the end of a day, by the ids of the values. */
export type WithdrawalsBy = (
  ids: ReadonlyArray<string>,
  day: CalendarDay,
) => Effect.Effect<Withdrawals, ServiceUnavailable>;

/** Whose ledger, as known when. */
export interface LedgerRequest {
  readonly accountId: string;
  readonly owner: LedgerOwner;
  /** Day in Brussels by whose end an entry must have been recorded. */
  readonly asOf: CalendarDay;
  readonly cbam: CbamContext;
  readonly tables: ImportTables;
  /** Settings for questions that the law leaves open. */
  readonly settings: ThresholdSettings;
  /** Reads the withdrawals of values that imports took. */
  readonly withdrawalsBy: WithdrawalsBy;
}

/** A year before with what is left of it, and what changed since the accrual before. */
export interface EarlierYear extends EarlierSums {
  readonly changes: ReadonlyArray<AccrualChange>;
}

/** A year before, and how the accrual before was made. */
export interface EarlierQuestion {
  readonly year: number;
  /** Last day of the month. */
  readonly until: CalendarDay;
  /** Day at whose end the accrual before is told, with law and prices of it. */
  readonly knownOn: CalendarDay;
  readonly lawThen: Law;
}

const firstYear = 2026;

/** Services that years before are read with. */
export type EarlierServices = Certificates | ImportLedger;

/** Certificates surrendered for the year by the end of the month; undefined for an importer, whose declarants have the accounts. */
const surrenderedBy = (
  { accountId, owner, asOf }: LedgerRequest,
  { year, until }: EarlierQuestion,
): Effect.Effect<number | undefined, ServiceUnavailable, Certificates> =>
  owner.of === "importer" ? Effect.succeed(undefined) : Effect.gen(function* () {
    const account = yield* (yield* Certificates).account(accountId, owner.id);
    return Option.match(account, {
      onNone: () => 0,
      onSome: ({ moves }) => surrenderedFor(moves, year, until < asOf ? until : asOf),
    });
  });

/** @returns the year; none of which no certificate is left to surrender, and no import lacks */
const readEarlierYear = (
  asked: LedgerRequest,
  question: EarlierQuestion,
): Effect.Effect<Option.Option<EarlierYear>, ServiceUnavailable, EarlierServices> =>
  Effect.gen(function* () {
    const { year, knownOn, lawThen } = question;
    const { accountId, owner, asOf, cbam, tables, settings } = asked;
    const until = daysLater(dayOf(year + 1, 1, 1), -1);
    // After the last day to surrender nothing else could have been declared (decision 0222).
    const basis = question.until > lastDayToSurrender(year) ? "fileable" : "determined";
    const entries = yield* entriesOfOwner(accountId, owner, { year, asOf });
    const values = basis === "fileable" ? yield* runWithPauses(() => valuesOfEntries(entries)) : [];
    const withdrawals = yield* asked.withdrawalsBy(values, asOf);
    const common = {
      entries,
      year,
      until,
      isOwn: (entry: LedgerEntry) => isOwnedBy(owner, entry),
      imports: tables,
      settings,
      basis,
    } as const;
    const made = yield* runWithPauses(() => monthAccrual({ ...common, asOf, withdrawals, law: cbam.law() }));
    const then = { asOf: knownOn, withdrawals: yield* asked.withdrawalsBy(values, knownOn) };
    const before = yield* runWithPauses(() => monthAccrual({ ...common, ...then, law: lawThen }));
    const surrendered = yield* surrenderedBy(asked, question);
    const sums = leftOfYear(year, {
      made: made.accrual,
      lacking: made.lacking,
      before: before.accrual,
      surrendered,
    });
    if (sums === undefined) return Option.none();
    const { living } = made;
    const changes = yield* runWithPauses(() =>
      accrualChanges(before, made, { until, knownOn, living, withdrawals })
    );
    return Option.some({ ...sums, changes });
  });

/**
 * @returns the years from 2026 on, up to that of the question, of which certificates are left to surrender or imports lack, the earliest first; for an
 * importer that of the question alone: when its declarants surrendered nobody records, so that no year would ever end
 */
export const readEarlierYears = (
  asked: LedgerRequest,
  { year: last, ...question }: EarlierQuestion,
): Effect.Effect<ReadonlyArray<EarlierYear>, ServiceUnavailable, EarlierServices> => {
  const first = asked.owner.of === "importer" ? Math.max(firstYear, last) : firstYear;
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const read = Effect.forEach(years, (year) => readEarlierYear(asked, { ...question, year }));
  return Effect.map(read, (found) => found.flatMap(Option.toArray));
};

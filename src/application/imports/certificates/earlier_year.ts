/**
 * The year before that of a month which is closed, as long as its certificates are not surrendered: it stays in the books beside the
 * month's own year. Regulation (EU) 2023/956, Article 22(1). Decision 0244.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { Law } from "../../../domain/cbam/law/law.ts";
import { surrenderDay } from "../../../domain/imports/calendar/dates.ts";
import { surrenderedFor } from "../../../domain/imports/certificates/for_year.ts";
import { dayOf, daysLater } from "../../../domain/imports/days.ts";
import type { ImportTables } from "../../../domain/imports/law.ts";
import type { ThresholdSettings } from "../../../domain/imports/ledger/standing.ts";
import type { CbamContext } from "../../cbam/cbam_context.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { type AccrualChange, accrualChanges } from "../../../domain/imports/month_end/changes.ts";
import { type EarlierSums, leftOfYear } from "../../../domain/imports/month_end/earlier_year.ts";
import { monthAccrual } from "../../../domain/imports/year/month_accrual.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { runWithPauses } from "../../yield_to_io.ts";
import { Certificates, type ImportLedger } from "../import_ports.ts";
import { entriesOfOwner, isOwnedBy, type LedgerOwner } from "../ledger_scope.ts";

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
}

/** The year before with what is left of it, and what changed since the accrual before. */
export interface EarlierYear extends EarlierSums {
  readonly changes: ReadonlyArray<AccrualChange>;
}

/** The year before, and how the accrual before was made. */
export interface EarlierQuestion {
  readonly year: number;
  /** Last day of the month. */
  readonly until: CalendarDay;
  /** Day at whose end the accrual before is told, with law and prices of it. */
  readonly knownOn: CalendarDay;
  readonly lawThen: Law;
}

const firstYear = 2026;

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

/** @returns the year before; none before 2026, and none of which no certificate is left to surrender */
export const readEarlierYear = (
  asked: LedgerRequest,
  question: EarlierQuestion,
): Effect.Effect<Option.Option<EarlierYear>, ServiceUnavailable, Certificates | ImportLedger> => {
  const { year, knownOn, lawThen } = question;
  if (year < firstYear) return Effect.succeedNone;
  return Effect.gen(function* () {
    const { accountId, owner, asOf, cbam, tables, settings } = asked;
    const until = daysLater(dayOf(year + 1, 1, 1), -1);
    const common = {
      entries: yield* entriesOfOwner(accountId, owner, { year, asOf }),
      year,
      until,
      isOwn: (entry: LedgerEntry) => isOwnedBy(owner, entry),
      imports: tables,
      settings,
      // After the last day to surrender nothing else could have been declared (decision 0222).
      basis: question.until > surrenderDay(year) ? "fileable" as const : "determined" as const,
    };
    const made = yield* runWithPauses(() => monthAccrual({ ...common, asOf, law: cbam.law() }));
    const before = yield* runWithPauses(() => monthAccrual({ ...common, asOf: knownOn, law: lawThen }));
    const surrendered = yield* surrenderedBy(asked, question);
    const sums = leftOfYear(year, { made: made.accrual, before: before.accrual, surrendered });
    if (sums === undefined) return Option.none();
    const { living } = made;
    const changes = yield* runWithPauses(() => accrualChanges(before, made, { until, knownOn, living }));
    return Option.some({ ...sums, changes });
  });
};

/**
 * An importer's year in the ledger as it counts for the exemption of small quantities. Regulation (EU) 2023/956, Article 2a.
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { LedgerMass } from "../../domain/imports/codes/ledger_mass.ts";
import { limitOfYear } from "../../domain/imports/threshold/limit.ts";
import {
  type CountedFacts,
  countedMassOf,
  type ThresholdSettings,
  thresholdSettings,
} from "../../domain/imports/ledger/standing.ts";
import { thresholdOfMasses } from "../../domain/imports/threshold/threshold.ts";
import { isZero, plus, zero } from "../../kernel/decimal.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import { cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { runWithPauses } from "../yield_to_io.ts";
import { ImportLaw, ImportLedger } from "./import_ports.ts";

/** An importer of an account, and what is asked about. */
export interface MassQuestion {
  readonly accountId: string;
  readonly importerId: string;
  /** A day of the year. */
  readonly day: CalendarDay;
  /** A line that isn't in the ledger yet. */
  readonly line?: CountedFacts;
  /** First day of release that doesn't count; all of the year count when it is left out. */
  readonly until?: CalendarDay;
  readonly settings?: ThresholdSettings;
}

/** @returns the year of the day as known today; undefined where the table of thresholds has no limit for it */
export const ledgerMass = (
  { accountId, importerId, day, line, until, settings = thresholdSettings }: MassQuestion,
): Effect.Effect<LedgerMass | undefined, ServiceUnavailable, ImportLaw | ImportLedger | LawServices> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const year = yearOf(day);
    const { tables } = cbam.law();
    const threshold = limitOfYear(yield* ImportLaw, tables, year);
    if (threshold === undefined) return undefined;
    const asOf = cbam.today();
    const ofYear = yield* (yield* ImportLedger).masses({ accountId, importerId, year, asOf });
    const masses = until === undefined ? ofYear : ofYear.filter(({ releasedOn }) => releasedOn < until);
    const terms = { masses, year, tables, threshold, asOf, settings };
    const { totalT } = yield* runWithPauses(() => thresholdOfMasses(terms));
    const massT = line === undefined ? zero : countedMassOf(tables, line, settings).massT;
    return { year, threshold, totalT: plus(totalT, massT), isWithLine: !isZero(massT) };
  });

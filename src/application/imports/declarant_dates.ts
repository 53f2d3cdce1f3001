/** The dates of a declarant's calendar year, as its status and its imports are known today. */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { datesOfDeclarant } from "../../domain/imports/calendar/after_revocation.ts";
import type { CalendarDate } from "../../domain/imports/calendar/dates.ts";
import { firstOfDuty, isOfHolding, withDuty } from "../../domain/imports/year/quarters_with_duty.ts";
import type { Declarant } from "../../domain/imports/people/declarant.ts";
import { revokedSince } from "../../domain/imports/people/revocation.ts";
import { importsOfYear } from "../../domain/imports/year/declarant_year.ts";
import { yearOf } from "../../kernel/time/calendar.ts";
import { cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { runWithPauses } from "../yield_to_io.ts";
import { readUndeclared } from "./certificates/undeclared.ts";
import { ImportLaw, ImportLedger } from "./import_ports.ts";
import { questionOf } from "./importer_year.ts";

/** Whose dates of which year are asked about. */
export interface DatesRequest {
  readonly accountId: string;
  /** Undefined: the dates of all. */
  readonly declarant: Declarant | undefined;
  readonly year: number;
  /** Working days before a quarter's end by which certificates are ordered; the usual ones when it is left out. */
  readonly orderWorkingDays?: number | undefined;
}

/** @returns the dates of the year, in their order: those of a quarter without a duty yet are none of the declarant's */
export const readDates = (
  { accountId, declarant, year, orderWorkingDays }: DatesRequest,
): Effect.Effect<ReadonlyArray<CalendarDate>, ServiceUnavailable, ImportLaw | ImportLedger | LawServices> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const today = cbam.today();
    const dates = datesOfDeclarant(year, declarant && revokedSince(declarant, today), orderWorkingDays);
    if (declarant === undefined || year > yearOf(today) || !dates.some(isOfHolding)) return dates;
    const law = cbam.law();
    const imports = yield* ImportLaw;
    const question = yield* questionOf({
      accountId,
      declarantId: declarant.id,
      year,
      asOf: today,
      law,
      imports,
    });
    // Imports that name no declarant yet may be this one's: no date of theirs is left out.
    const undeclared = yield* readUndeclared(
      { accountId, declarantId: declarant.id, year, asOf: today },
      question.counted,
    );
    const counted = new Map([...question.counted, ...undeclared.counted]);
    const ofDeclarant = [...question.ofDeclarant, ...undeclared.imports];
    const found = yield* runWithPauses(() => importsOfYear({ ...question, counted, ofDeclarant }));
    return withDuty(dates, yield* runWithPauses(() => firstOfDuty(law.tables, found, today)));
  });

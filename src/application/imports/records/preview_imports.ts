/** Outcomes that entries would have in the ledger, before they are recorded: nothing is written. */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { AppendResult } from "../../../domain/imports/ledger/append.ts";
import { appenderInSteps } from "../../../domain/imports/ledger/appender.ts";
import type { SentLedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { emptyRecordedLedger, recordFully } from "../../../domain/imports/ledger/recorded.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { mapWithPauses, runWithPauses } from "../../yield_to_io.ts";
import type { LawServices } from "../../cbam/cbam_context.ts";
import { ImportLedger, type LedgerAddress } from "../import_ports.ts";
import { appendingRules } from "../record_imports.ts";

/**
 * Returns what would become of each entry, in their order. What is recorded in between may change it: the ledger decides
 * again when they are.
 * @param today the day in Brussels
 */
export const previewImports = (
  address: LedgerAddress,
  entries: ReadonlyArray<SentLedgerEntry>,
  today: CalendarDay,
): Effect.Effect<ReadonlyArray<AppendResult>, ServiceUnavailable, ImportLedger | LawServices> =>
  Effect.gen(function* () {
    const ledger = emptyRecordedLedger();
    const known = yield* (yield* ImportLedger).entries(address);
    yield* mapWithPauses(known, (entry) => recordFully(ledger, entry));
    const rules = yield* appendingRules(today);
    const { append } = yield* runWithPauses(() => appenderInSteps(ledger, rules, entries));
    return yield* mapWithPauses(entries, append);
  });

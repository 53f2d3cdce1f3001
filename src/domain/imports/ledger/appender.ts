/**
 * Entries of a call, added to the ledger one after the other: what refers to an earlier row of the call refers to what the ledger has
 * of that row.
 */
import type { Steps } from "../../../kernel/steps.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type AppendingRules, appendingTo, type AppendResult, unchanged } from "./append.ts";
import type { LedgerEntry, SentLedgerEntry } from "./entry.ts";
import { keepingValue } from "./kept_value.ts";
import { callInSteps } from "./names/call_of_row.ts";
import { notBeforeOthers, type RecordedLedger, recordFully } from "./recorded.ts";
import { referringOf, type StandingRow } from "./sent_again.ts";

/** An entry that is written, with the import that it belongs to. */
export interface WrittenEntry {
  /** The entry, as the ledger has it. */
  readonly entry: LedgerEntry;
  /** Id of the entry by which the import was first recorded. */
  readonly importId: string;
  /** Day by whose end the entry and all that it rests on were recorded. */
  readonly knownFrom: CalendarDay;
}

/** Entries of a call as they come into the ledger, one after the other. */
export interface Appender {
  /** Returns what becomes of the next entry, which is held against the ledger with those before it. */
  readonly append: (entry: SentLedgerEntry) => AppendResult;
  /** Those that were added so far. */
  readonly written: ReadonlyArray<WrittenEntry>;
}

/** True if an entry was changed, now or when the change was recorded. */
const isChange = (changed: string, appending: AppendResult): boolean =>
  appending.result === "added" || appending.result === "unchanged" && appending.id !== changed;

/**
 * Returns what takes the entries of a call, in steps: one that refers to an unchanged entry of the call refers to the entry that the
 * ledger has.
 * @param ledger gets what is added
 * @param rows all of the call, in the order in which they are appended
 */
export function* appenderInSteps(
  ledger: RecordedLedger,
  rules: AppendingRules,
  rows: ReadonlyArray<SentLedgerEntry>,
): Steps<Appender> {
  const written: Array<WrittenEntry> = [];
  const standsFor = new Map<string, StandingRow>();
  const referredTo = new Set<string>();
  const call = yield* callInSteps(ledger, rows);
  const append = (sent: SentLedgerEntry): AppendResult => {
    const standing = standsFor.get(sent.refersTo ?? "");
    const { entry: referred, repeating } = referringOf(ledger, sent, standing, {
      referredTo,
      isLate: call.isLate,
    });
    if (standing !== undefined && referred !== undefined && repeating !== undefined) {
      call.tell(sent, referred);
      standing.among = repeating;
      standsFor.set(sent.id, standing);
      return unchanged(ledger, sent, referred, repeating);
    }
    const refersTo = referred?.id ?? sent.refersTo;
    const dated = notBeforeOthers(ledger, { ...sent, refersTo }, rules.today);
    const { entry, left } = keepingValue(ledger, dated);
    const appending = appendingTo(ledger, entry, rules, call);
    if (entry.kind !== "import" && refersTo !== null && isChange(refersTo, appending)) {
      referredTo.add(refersTo);
      if (standing !== undefined) standing.among = referred && { one: referred };
    }
    if (appending.result === "unchanged") {
      const { among, same } = appending;
      standsFor.set(entry.id, { among, importId: ledger.places.get(same.id)?.importId });
      call.tell(sent, same);
    }
    if (appending.result !== "added") return appending;
    const { named: _named, lacksRepresentation: _lacks, ...added } = entry;
    const kept = entry.kind === "import" ? { ...added, refersTo: null } : added;
    written.push({ entry: kept, ...recordFully(ledger, kept) });
    call.take(kept);
    call.tell(sent, kept);
    return left === undefined ? appending : { ...appending, valueLeft: left };
  };
  return { append, written };
}

/**
 * Entries of a call, added to the ledger one after the other: what refers to an earlier row of the call refers to what the ledger has
 * of that row.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import {
  type AppendingRules,
  appendingTo,
  type AppendResult,
  recordedChange,
  repeatingCorrection,
} from "./append.ts";
import type { LedgerEntry, SentLedgerEntry } from "./entry.ts";
import { type RecordedLedger, recordFully } from "./recorded.ts";

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

/**
 * Returns the entry that a change refers to, among those that an earlier row of its call may stand for: the one that was changed like
 * that, so that a file that is sent again changes nothing; else the last one.
 * @param referredTo entries that earlier rows of the call have referred to
 */
const changedAmong = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  among: ReadonlyArray<LedgerEntry>,
  referredTo: ReadonlySet<string>,
): string | null => {
  const changed = among.length < 2
    ? []
    : among.filter(({ id }) => recordedChange(ledger, { ...sent, refersTo: id }) !== undefined);
  return (changed.find(({ id }) => !referredTo.has(id)) ?? changed[0] ?? among.at(-1))?.id ?? sent.refersTo;
};

/**
 * Returns what takes the entries of a call: one that refers to an unchanged entry of the call refers to the entry that the
 * ledger has.
 * @param ledger gets what is added
 */
export const appenderTo = (ledger: RecordedLedger, rules: AppendingRules): Appender => {
  const written: Array<WrittenEntry> = [];
  const standsFor = new Map<string, ReadonlyArray<LedgerEntry>>();
  const referredTo = new Set<string>();
  const append = (sent: SentLedgerEntry): AppendResult => {
    const among = standsFor.get(sent.refersTo ?? "") ?? [];
    const repeating = repeatingCorrection(ledger, sent, among, referredTo);
    if (repeating !== undefined) {
      standsFor.set(sent.id, repeating.among);
      return repeating;
    }
    const entry = { ...sent, refersTo: changedAmong(ledger, sent, among, referredTo) };
    if (entry.refersTo !== null) referredTo.add(entry.refersTo);
    const appending = appendingTo(ledger, entry, rules);
    if (appending.result === "unchanged") standsFor.set(entry.id, appending.among);
    if (appending.result === "added") {
      const { named: _, ...kept } = entry;
      written.push({ entry: kept, ...recordFully(ledger, kept) });
    }
    return appending;
  };
  return { append, written };
};

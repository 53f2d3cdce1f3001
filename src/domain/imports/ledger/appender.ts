/**
 * Entries of a call, added to the ledger one after the other: what refers to an earlier row of the call refers to what the ledger has
 * of that row.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type AppendingRules, appendingTo, type AppendResult, unchanged } from "./append.ts";
import type { LedgerEntry, SentLedgerEntry } from "./entry.ts";
import { keepingValue } from "./kept_value.ts";
import { callOfRows } from "./names/call_of_row.ts";
import { notBeforeOthers, type RecordedLedger, recordFully } from "./recorded.ts";
import { type EntryCandidates, referringOf } from "./sent_again.ts";

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
 * Returns what takes the entries of a call: one that refers to an unchanged entry of the call refers to the entry that the
 * ledger has.
 * @param ledger gets what is added
 * @param rows all of the call, in the order in which they are appended
 */
export const appenderTo = (
  ledger: RecordedLedger,
  rules: AppendingRules,
  rows: ReadonlyArray<SentLedgerEntry>,
): Appender => {
  const written: Array<WrittenEntry> = [];
  const standsFor = new Map<string, EntryCandidates>();
  const referredTo = new Set<string>();
  const call = callOfRows(ledger, rows);
  const append = (sent: SentLedgerEntry): AppendResult => {
    const candidates = standsFor.get(sent.refersTo ?? "") ?? { among: [] };
    const { refersTo, repeated } = referringOf(ledger, sent, candidates, referredTo);
    const [same] = repeated;
    if (same !== undefined) {
      call.reach(sent, same);
      candidates.among = repeated;
      standsFor.set(sent.id, candidates);
      return unchanged(ledger, sent, same, repeated);
    }
    const dated = notBeforeOthers(ledger, { ...sent, refersTo }, rules.today);
    const { entry, left } = keepingValue(ledger, dated);
    const appending = appendingTo(ledger, entry, rules, call);
    if (entry.kind !== "import" && refersTo !== null && isChange(refersTo, appending)) {
      referredTo.add(refersTo);
      candidates.among = candidates.among.filter(({ id }) => id === refersTo);
    }
    if (appending.result === "unchanged") {
      const { among, id } = appending;
      standsFor.set(entry.id, { among, importId: ledger.places.get(id)?.importId });
      const found = among.find((each) => each.id === id);
      if (entry.kind !== "import" && found !== undefined) call.reach(sent, found);
    }
    if (appending.result !== "added") return appending;
    const { named: _named, lacksRepresentation: _lacks, ...added } = entry;
    const kept = entry.kind === "import" ? { ...added, refersTo: null } : added;
    written.push({ entry: kept, ...recordFully(ledger, kept) });
    if (entry.kind !== "import") call.reach(sent, kept);
    return left === undefined ? appending : { ...appending, valueLeft: left };
  };
  return { append, written };
};

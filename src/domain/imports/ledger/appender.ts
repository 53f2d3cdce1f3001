/**
 * Entries of a call, added to the ledger one after the other: what refers to an earlier row of the call refers to what the ledger has
 * of that row.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type AppendingRules, appendingTo, type AppendResult, unchanged } from "./append.ts";
import { importKey, type LedgerEntry, type SentLedgerEntry } from "./entry.ts";
import { keepingValue } from "./kept_value.ts";
import type { CallOfRow } from "./names/another_import.ts";
import { type RecordedLedger, recordFully } from "./recorded.ts";
import { referringOf } from "./sent_again.ts";

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

/** Entries that an unchanged row of a call may stand for: it is one of them, and each row that refers to it may leave fewer. */
interface EntryCandidates {
  among: ReadonlyArray<LedgerEntry>;
}

/** True if an entry was changed, now or when the change was recorded. */
const isChange = (changed: string, appending: AppendResult): boolean =>
  appending.result === "added" || appending.result === "unchanged" && appending.id !== changed;

/** Returns what finds the imports among rows by their names, which are read when one is first asked for. */
const importsByName = (rows: ReadonlyArray<SentLedgerEntry>): CallOfRow["importsNamed"] => {
  let named: ReadonlyMap<string, ReadonlyArray<SentLedgerEntry>> | undefined;
  return (name) => {
    named ??= Map.groupBy(rows.filter(({ kind }) => kind === "import"), importKey);
    return named.get(name) ?? [];
  };
};

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
  const stoodFor = new Set<string>();
  const call: CallOfRow = { importsNamed: importsByName(rows), stoodFor };
  const append = (sent: SentLedgerEntry): AppendResult => {
    const candidates = standsFor.get(sent.refersTo ?? "") ?? { among: [] };
    const { refersTo, repeated } = referringOf(ledger, sent, candidates.among, referredTo);
    const [same] = repeated;
    if (same !== undefined) {
      stoodFor.add(same.id);
      candidates.among = repeated;
      standsFor.set(sent.id, candidates);
      return unchanged(ledger, sent, same, repeated);
    }
    const { entry, left } = keepingValue(ledger, { ...sent, refersTo });
    const appending = appendingTo(ledger, entry, rules, call);
    if (entry.kind !== "import" && refersTo !== null && isChange(refersTo, appending)) {
      referredTo.add(refersTo);
      candidates.among = candidates.among.filter(({ id }) => id === refersTo);
    }
    if (appending.result === "unchanged") {
      standsFor.set(entry.id, { among: appending.among });
      stoodFor.add(appending.id);
    }
    if (appending.result !== "added") return appending;
    stoodFor.add(entry.id);
    const { named: _named, lacksRepresentation: _lacks, ...added } = entry;
    const kept = entry.kind === "import" ? { ...added, refersTo: null } : added;
    written.push({ entry: kept, ...recordFully(ledger, kept) });
    return left === undefined ? appending : { ...appending, valueLeft: left };
  };
  return { append, written };
};

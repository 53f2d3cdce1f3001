/**
 * The ledger as it was known on a day: each import once, as its newest correction says, without those that were
 * cancelled.
 */
import { atOnce, groupsInSteps, inStepsOf, type Steps } from "../../../kernel/steps.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { importKey, type LedgerEntry } from "./entry.ts";

/** An import as it was known on a day. */
export interface LiveImport {
  /** Id of the entry by which it was first recorded; it stays when it is corrected. */
  readonly id: string;
  /** The entry that holds: the newest correction, or the first entry. */
  readonly entry: LedgerEntry;
  /** Every entry of the import, the oldest first. */
  readonly history: ReadonlyArray<LedgerEntry>;
}

/** The ledger up to some entry, with what an entry may refer to. */
export interface Ledger {
  /** Live imports by the id of their first entry, in the order of recording. */
  readonly live: Map<string, LiveImport>;
  /** The id of the first entry, by the id of each entry that holds now. */
  readonly holding: Map<string, string>;
  /**
   * The id of the first entry, by importer, declaration and item; undefined for a name that its import gave up. It stays in the map: one that is
   * taken out and put in again by thousands is looked for among all of its former places.
   */
  readonly named: Map<string, string | undefined>;
  /** Imports that were cancelled, by the id of the cancellation. */
  readonly cancelled: Map<string, LiveImport>;
  /** Every entry of an import, the oldest first, by the import's id: each is written once, whatever the length. */
  readonly histories: Map<string, Array<LedgerEntry>>;
}

/** Returns a ledger without entries. */
export const emptyLedger = (): Ledger => ({
  live: new Map(),
  holding: new Map(),
  named: new Map(),
  cancelled: new Map(),
  histories: new Map(),
});

/** Returns the live import whose entry that holds has the id; undefined where none lives under it. */
const importReferredTo = (
  { live, holding }: Ledger,
  refersTo: string | null,
): LiveImport | undefined => refersTo === null ? undefined : live.get(holding.get(refersTo) ?? "");

/**
 * Returns the import that an entry replaces or removes: one that lives, or for a correction of a cancellation the one that
 * was cancelled; undefined where there is none.
 */
export const importChanged = (
  ledger: Ledger,
  { kind, refersTo }: Pick<LedgerEntry, "kind" | "refersTo">,
): LiveImport | undefined =>
  importReferredTo(ledger, refersTo) ??
    (kind === "correction" ? ledger.cancelled.get(refersTo ?? "") : undefined);

/** Returns the live import of the same importer, declaration and item; undefined where there is none. */
export const liveImportNamed = ({ live, named }: Ledger, entry: LedgerEntry): LiveImport | undefined =>
  live.get(named.get(importKey(entry)) ?? "");

/** The history of an import with one entry more. */
const historyWith = ({ histories }: Ledger, id: string, entry: LedgerEntry): ReadonlyArray<LedgerEntry> => {
  const history = histories.get(id) ?? [];
  history.push(entry);
  histories.set(id, history);
  return history;
};

const put = ({ live, holding, named }: Ledger, known: LiveImport): void => {
  live.set(known.id, known);
  holding.set(known.entry.id, known.id);
  named.set(importKey(known.entry), known.id);
};

/** Records an entry behind the others; one that refers to nothing that lives changes nothing. */
export const record = (ledger: Ledger, entry: LedgerEntry): void => {
  if (entry.kind === "import") {
    return put(ledger, { id: entry.id, entry, history: historyWith(ledger, entry.id, entry) });
  }
  const known = importChanged(ledger, entry);
  if (known === undefined) return;
  const changed = { id: known.id, entry, history: historyWith(ledger, known.id, entry) };
  const isRevived = ledger.cancelled.delete(known.entry.id);
  if (!isRevived) {
    ledger.holding.delete(known.entry.id);
    ledger.named.set(importKey(known.entry), undefined);
  }
  if (entry.kind !== "cancellation") return put(ledger, changed);
  ledger.live.delete(known.id);
  ledger.cancelled.set(entry.id, changed);
};

/**
 * Returns the imports that live at the end of a day, by day of release and then in the order of recording, in steps.
 * @param entries in the order in which they were recorded
 * @param asOf the day by whose end an entry must have been recorded; all entries count when it is left out
 */
export function* liveInSteps(
  entries: Iterable<LedgerEntry>,
  asOf?: CalendarDay,
): Steps<ReadonlyArray<LiveImport>> {
  const ledger = emptyLedger();
  yield* inStepsOf(entries, (entry) => {
    if (asOf === undefined || entry.recordedOn <= asOf) record(ledger, entry);
  });
  const days = yield* groupsInSteps(ledger.live.values(), ({ entry }) => entry.facts.releasedOn);
  return [...days].sort(([one], [other]) => one < other ? -1 : 1).flatMap(([, released]) => released);
}

/** Returns the same at once. */
export const liveImports = (entries: Iterable<LedgerEntry>, asOf?: CalendarDay): ReadonlyArray<LiveImport> =>
  atOnce(liveInSteps(entries, asOf));

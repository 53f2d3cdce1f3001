/**
 * The ledger with every entry that was ever recorded of its imports: what an entry that is sent again is found by.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { importKey, type LedgerEntry } from "./entry.ts";
import { emptyLedger, importChanged, type Ledger, record } from "./live.ts";

/** A ledger with the entries that no longer hold. */
export interface RecordedLedger extends Ledger {
  /** The entry that replaced or removed an entry, by the id of that one. */
  readonly followers: Map<string, LedgerEntry>;
  /** Imports and corrections by importer, declaration and item, in the order of recording. */
  readonly everNamed: Map<string, Array<LedgerEntry>>;
}

/** The import that an entry belongs to, and since when the entry is known. */
export interface EntryPlace {
  /** Id of the entry by which the import was first recorded. */
  readonly importId: string;
  /** Day by whose end the entry and all that it rests on were recorded. */
  readonly knownFrom: CalendarDay;
}

/** Records an entry behind the others. Returns where it belongs. */
export const recordFully = (ledger: RecordedLedger, entry: LedgerEntry): EntryPlace => {
  const changed = importChanged(ledger, entry);
  const knownFrom = (changed?.history ?? []).reduce(
    (latest, { recordedOn }) => latest < recordedOn ? recordedOn : latest,
    entry.recordedOn,
  );
  record(ledger, entry);
  if (entry.refersTo !== null) ledger.followers.set(entry.refersTo, entry);
  if (entry.kind !== "cancellation") {
    const key = importKey(entry);
    const named = ledger.everNamed.get(key);
    if (named === undefined) ledger.everNamed.set(key, [entry]);
    else named.push(entry);
  }
  return { importId: changed?.id ?? entry.id, knownFrom };
};

/**
 * Returns the ledger of some imports.
 * @param entries whole chains, in the order in which they were recorded
 */
export const recordedLedgerOf = (entries: Iterable<LedgerEntry>): RecordedLedger => {
  const ledger: RecordedLedger = { ...emptyLedger(), followers: new Map(), everNamed: new Map() };
  for (const entry of entries) recordFully(ledger, entry);
  return ledger;
};

/** Returns the last entry that followed an entry; undefined where it is the last itself. */
export const lastAfter = ({ followers }: RecordedLedger, { id }: LedgerEntry): LedgerEntry | undefined => {
  let last: LedgerEntry | undefined;
  for (let next = followers.get(id); next !== undefined; next = followers.get(next.id)) last = next;
  return last;
};

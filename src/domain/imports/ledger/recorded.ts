/**
 * The ledger with every entry that was ever recorded of its imports: what an entry that is sent again is found by.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { importKey, type LedgerEntry, type SentLedgerEntry } from "./entry.ts";
import { emptyLedger, importChanged, type Ledger, liveImportNamed, record } from "./live.ts";

/** The import that an entry belongs to, and since when the entry is known. */
export interface EntryPlace {
  /** Id of the entry by which the import was first recorded. */
  readonly importId: string;
  /** Day by whose end the entry and all that it rests on were recorded. */
  readonly knownFrom: CalendarDay;
  /** Position of the entry among all that were recorded, from 1. */
  readonly position: number;
}

/** A ledger with the entries that no longer hold. */
export interface RecordedLedger extends Ledger {
  /** The entry that replaced or removed an entry, by the id of that one. */
  readonly followers: Map<string, LedgerEntry>;
  /** Imports and corrections that were ever recorded, in the order of recording, by importer, declaration and item. */
  readonly everSaid: Map<string, Array<LedgerEntry>>;
  /** Places of all entries, by their ids. */
  readonly places: Map<string, EntryPlace>;
  /** The entry that was recorded last of an import, by the import's id. */
  readonly last: Map<string, LedgerEntry>;
  /** The entry that an import gave up its declaration and item by, and since when that is known, by that name. */
  readonly givenUp: Map<string, { readonly entry: LedgerEntry; readonly knownFrom: CalendarDay }>;
}

/** Records an entry behind the others. Returns where it belongs. */
export const recordFully = (ledger: RecordedLedger, entry: LedgerEntry): EntryPlace => {
  const { recordedOn } = entry;
  const changed = importChanged(ledger, entry);
  const before = changed === undefined ? undefined : ledger.places.get(changed.entry.id)?.knownFrom;
  const place: EntryPlace = {
    importId: changed?.id ?? entry.id,
    knownFrom: before !== undefined && recordedOn < before ? before : recordedOn,
    position: ledger.places.size + 1,
  };
  const wasLive = changed !== undefined && ledger.live.has(changed.id);
  record(ledger, entry);
  if (wasLive && liveImportNamed(ledger, changed.entry) === undefined) {
    ledger.givenUp.set(importKey(changed.entry), { entry, knownFrom: place.knownFrom });
  }
  ledger.places.set(entry.id, place);
  ledger.last.set(place.importId, entry);
  if (entry.refersTo !== null) ledger.followers.set(entry.refersTo, entry);
  if (entry.kind !== "cancellation") {
    const said = ledger.everSaid.get(importKey(entry));
    if (said === undefined) ledger.everSaid.set(importKey(entry), [entry]);
    else said.push(entry);
  }
  return place;
};

/**
 * Returns an entry of today that rests on one of a day to come with that day: a clock that went back over midnight recorded the other, and no day
 * up to today would be possible. Any other entry is returned as it is.
 */
export const notBeforeOthers = (
  ledger: RecordedLedger,
  entry: SentLedgerEntry,
  today: CalendarDay,
): SentLedgerEntry => {
  if (entry.recordedOn !== today) return entry;
  const { places, givenUp } = ledger;
  const known = entry.kind === "import"
    ? givenUp.get(importKey(entry))?.knownFrom
    : places.get(importChanged(ledger, entry)?.entry.id ?? "")?.knownFrom;
  return known !== undefined && known > today ? { ...entry, recordedOn: known } : entry;
};

/** Returns a ledger of which nothing is recorded. */
export const emptyRecordedLedger = (): RecordedLedger => ({
  ...emptyLedger(),
  followers: new Map(),
  everSaid: new Map(),
  places: new Map(),
  last: new Map(),
  givenUp: new Map(),
});

/** Returns the id of the import that a recorded entry belongs to. */
export const importIdOf = ({ places }: RecordedLedger, { id }: LedgerEntry): string =>
  places.get(id)?.importId ?? id;

/** Returns the position of an entry among all that were recorded, from 1; 0 for one that isn't. */
export const positionOf = ({ places }: RecordedLedger, { id }: LedgerEntry): number =>
  places.get(id)?.position ?? 0;

/** Returns the index of the first of some entries, which are in the order of recording, that has a position or one behind it. */
export const indexFrom = (
  ledger: RecordedLedger,
  entries: ReadonlyArray<LedgerEntry>,
  position: number,
): number => {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && positionOf(ledger, entry) < position) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Returns the last entry that followed an entry; undefined where it is the last itself. */
export const lastAfter = ({ places, last }: RecordedLedger, { id }: LedgerEntry): LedgerEntry | undefined => {
  const found = last.get(places.get(id)?.importId ?? "");
  return found?.id === id ? undefined : found;
};

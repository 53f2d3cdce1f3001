/**
 * The ledger with every entry that was ever recorded of its imports: what an entry that is sent again is found by.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { contentText } from "./content.ts";
import { importKey, type LedgerEntry } from "./entry.ts";
import { emptyLedger, importChanged, type Ledger, liveImportNamed, record } from "./live.ts";

/** The import that an entry belongs to, and since when the entry is known. */
export interface EntryPlace {
  /** Id of the entry by which the import was first recorded. */
  readonly importId: string;
  /** Day by whose end the entry and all that it rests on were recorded. */
  readonly knownFrom: CalendarDay;
}

/** Imports and corrections of one name: their contents are made when something is first held against them. */
export interface EntriesByContent {
  /** The one that was recorded last of those that say the same, by that content. */
  readonly byContent: Map<string, LedgerEntry>;
  /** Those whose content is not made yet, in the order of recording. */
  readonly others: Array<LedgerEntry>;
}

/** A ledger with the entries that no longer hold. */
export interface RecordedLedger extends Ledger {
  /** The entry that replaced or removed an entry, by the id of that one. */
  readonly followers: Map<string, LedgerEntry>;
  /** Imports and corrections that were ever recorded, by importer, declaration and item. */
  readonly everSaid: Map<string, EntriesByContent>;
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
    if (said === undefined) ledger.everSaid.set(importKey(entry), { byContent: new Map(), others: [entry] });
    else said.others.push(entry);
  }
  return place;
};

/** Returns the import or correction that was recorded last of those that say the same; undefined where none does. */
export const lastSaying = ({ everSaid }: RecordedLedger, entry: LedgerEntry): LedgerEntry | undefined => {
  const said = everSaid.get(importKey(entry));
  if (said === undefined) return undefined;
  for (const other of said.others.splice(0)) said.byContent.set(contentText(other), other);
  return said.byContent.get(contentText(entry));
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

/** Returns the last entry that followed an entry; undefined where it is the last itself. */
export const lastAfter = ({ places, last }: RecordedLedger, { id }: LedgerEntry): LedgerEntry | undefined => {
  const found = last.get(places.get(id)?.importId ?? "");
  return found?.id === id ? undefined : found;
};

/**
 * The ledger with every entry that was ever recorded of its imports: what an entry that is sent again is found by.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { contentText, namedTexts, recordedTexts } from "./content.ts";
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

/** Imports and corrections of one name: their contents are made when something is first held against them. */
export interface EntriesByContent {
  /** Those that say the same, in the order of recording, by that content. */
  readonly byContent: Map<string, Array<LedgerEntry>>;
  /** Those that took the same value and say the same beside it, in the order of recording, by both. */
  readonly byValue: Map<string, Array<LedgerEntry>>;
  /** Those whose content is not made yet, in the order of recording. */
  readonly others: Array<LedgerEntry>;
  /** Places of those whose content is made, in the order of recording. */
  readonly order: Map<LedgerEntry, number>;
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
    if (said === undefined) {
      ledger.everSaid.set(importKey(entry), {
        byContent: new Map(),
        byValue: new Map(),
        others: [entry],
        order: new Map(),
      });
    } else said.others.push(entry);
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

const put = (entries: Map<string, Array<LedgerEntry>>, text: string, entry: LedgerEntry): void => {
  const found = entries.get(text);
  if (found === undefined) entries.set(text, [entry]);
  else found.push(entry);
};

const makeContents = ({ byContent, byValue, others, order }: EntriesByContent): void => {
  for (const other of others.splice(0)) {
    const { content, taken } = recordedTexts(other);
    order.set(other, order.size);
    put(byContent, content, other);
    if (taken !== undefined) put(byValue, taken, other);
  }
};

const inOrder = ({ order }: EntriesByContent, found: Iterable<LedgerEntry>): ReadonlyArray<LedgerEntry> =>
  [...found].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));

/** Entries of the ledger that an import that is sent may stand for. */
export interface FoundEntries {
  /** The one that was recorded last of those that say the same, else the first that took the same value. */
  readonly same: LedgerEntry;
  /** All of them, in the order of recording: an import that was changed and set back has several. */
  readonly all: ReadonlyArray<LedgerEntry>;
}

/**
 * Returns the imports and corrections that say the same as an import that is sent, and those that took the value that it names, in
 * whichever version, and say the same beside it; undefined where there are none.
 */
export const entriesSaying = (
  { everSaid }: RecordedLedger,
  entry: SentLedgerEntry,
): FoundEntries | undefined => {
  const said = everSaid.get(importKey(entry));
  if (said === undefined) return undefined;
  makeContents(said);
  const saying = said.byContent.get(contentText(entry)) ?? [];
  const taking = namedTexts(entry).flatMap((text) => said.byValue.get(text) ?? []);
  const all = taking.length === 0 ? saying : inOrder(said, new Set([...taking, ...saying]));
  const same = saying.at(-1) ?? all[0];
  return same && { same, all };
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

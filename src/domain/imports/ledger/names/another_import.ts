/**
 * Imports under a number that another one gave up: a correction of the MRN or the item leaves its number free. A row of the same goods
 * under that number may be the import that was corrected, which is sent again, or another one: it is another one where the row or its call
 * says so. Decision 0236.
 */
import { importKey, type LedgerEntry, type SentLedgerEntry } from "../entry.ts";
import { liveImportNamed } from "../live.ts";
import { entriesSaying, type FoundEntries, type RecordedLedger } from "../recorded.ts";

/** A call as far as a row of it is held against the others. */
export interface CallOfRow {
  /** Returns the rows of the call that are imports under a name. */
  readonly importsNamed: (name: string) => ReadonlyArray<SentLedgerEntry>;
  /** Ids of the entries that the rows before it stand for. */
  readonly stoodFor: ReadonlySet<string>;
}

/** The entry by which an import last gave up a number; undefined where it never had it, or has it still. */
const givingUp = (history: ReadonlyArray<LedgerEntry>, name: string): LedgerEntry | undefined => {
  const at = history.findLastIndex((entry) => importKey(entry) === name);
  return at < 0 ? undefined : history[at + 1];
};

const importIdOf = ({ places }: RecordedLedger, { id }: LedgerEntry): string =>
  places.get(id)?.importId ?? id;

/** True if the entry that an import refers to belongs to one that had its number, and no longer has it by that entry. */
export const refersToFormerHolder = (ledger: RecordedLedger, sent: SentLedgerEntry): boolean => {
  const history = ledger.histories.get(ledger.places.get(sent.refersTo ?? "")?.importId ?? "") ?? [];
  const until = history.findIndex(({ id }) => id === sent.refersTo);
  return givingUp(history.slice(0, until + 1), importKey(sent)) !== undefined;
};

/** Those that the number holds now, or that were recorded after the entry which the row says that it isn't. */
const since = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  found: FoundEntries,
): FoundEntries | undefined => {
  const left = ledger.places.get(sent.refersTo ?? "")?.position ?? 0;
  const holding = liveImportNamed(ledger, sent)?.entry.id;
  const all = found.all.filter(({ id }) => id === holding || (ledger.places.get(id)?.position ?? 0) > left);
  const same = all.find((entry) => entry === found.same) ?? all.at(-1);
  return same && { same, all };
};

/** True if an import counts under another number that a row of the call has for it, or was given that one by a row before this one. */
const isTakenIn = (
  ledger: RecordedLedger,
  { importsNamed, stoodFor }: CallOfRow,
  sent: SentLedgerEntry,
  importId: string,
): boolean => {
  const live = ledger.live.get(importId);
  const left = live && givingUp(live.history, importKey(sent));
  if (live === undefined || left === undefined) return false;
  return stoodFor.has(left.id) ||
    importsNamed(importKey(live.entry)).some((row) =>
      entriesSaying(ledger, row)?.all.some((entry) => importIdOf(ledger, entry) === importId) === true
    );
};

/**
 * Returns the entries that an import which is sent may stand for; undefined for one that the ledger doesn't have: nothing says the same, or all that
 * does belongs to imports that gave up the number, and that the row or the others of its call set apart from it.
 */
export const entriesMeant = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  call: CallOfRow,
): FoundEntries | undefined => {
  const found = entriesSaying(ledger, sent);
  if (found === undefined) return undefined;
  if (sent.refersTo !== null) return since(ledger, sent, found);
  const imports = new Set(found.all.map((entry) => importIdOf(ledger, entry)));
  return [...imports].every((id) => isTakenIn(ledger, call, sent, id)) ? undefined : found;
};

/**
 * Imports under a number that another one gave up: a correction of the MRN or the item leaves its number free. A row of the same goods
 * under that number may be the import that was corrected, which is sent again, or another one: it is another one where the row or its call
 * says so. Decision 0236.
 */
import { importKey, type LedgerEntry, type SentLedgerEntry } from "../entry.ts";
import { liveImportNamed } from "../live.ts";
import { entriesSaying, type FoundEntries, type RecordedLedger } from "../recorded.ts";
import { isRecordedOf } from "../sent_again.ts";
import type { CallOfRow } from "./call_of_row.ts";
import { importIdOf } from "./imports_of_rows.ts";

/** The entry by which an import last gave up a number; undefined where it never had it, or has it still. */
const givingUp = (history: ReadonlyArray<LedgerEntry>, name: string): LedgerEntry | undefined => {
  const at = history.findLastIndex((entry) => importKey(entry) === name);
  return at < 0 ? undefined : history[at + 1];
};

/** True if the entry that an import refers to belongs to one that had its number, and no longer has it by that entry. */
export const refersToFormerHolder = (ledger: RecordedLedger, sent: SentLedgerEntry): boolean => {
  const history = ledger.histories.get(ledger.places.get(sent.refersTo ?? "")?.importId ?? "") ?? [];
  const until = history.findIndex(({ id }) => id === sent.refersTo);
  return givingUp(history.slice(0, until + 1), importKey(sent)) !== undefined;
};

const foundAmong = (
  all: ReadonlyArray<LedgerEntry>,
  same: LedgerEntry | undefined,
): FoundEntries | undefined => {
  const first = all.find((entry) => entry === same) ?? all.at(-1);
  return first && { same: first, all };
};

/** Those that the number holds now, or that were recorded after the entry which the row says that it isn't. */
const since = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  found: FoundEntries,
): FoundEntries | undefined => {
  const left = ledger.places.get(sent.refersTo ?? "")?.position ?? 0;
  const holding = liveImportNamed(ledger, sent)?.entry.id;
  return foundAmong(
    found.all.filter(({ id }) => id === holding || (ledger.places.get(id)?.position ?? 0) > left),
    found.same,
  );
};

/** True if an import counts under another number that a row of the call has for it. */
const isTakenIn = (
  ledger: RecordedLedger,
  { importsNamed }: CallOfRow,
  sent: SentLedgerEntry,
  importId: string,
): boolean => {
  const live = ledger.live.get(importId);
  if (live === undefined || importKey(live.entry) === importKey(sent)) return false;
  return importsNamed(importKey(live.entry)).some((row) =>
    entriesSaying(ledger, row)?.all.some((entry) => importIdOf(ledger, entry) === importId) === true
  );
};

/** True if the call told before the row that the import of an entry has another number by then. */
const isElsewhere = (
  ledger: RecordedLedger,
  { reached }: CallOfRow,
  sent: SentLedgerEntry,
  entry: LedgerEntry,
): boolean => {
  const last = reached.get(importIdOf(ledger, entry));
  return last !== undefined && importKey(last) !== importKey(sent);
};

/** Entries that a row may stand for though the call told that all their imports have other numbers by then. */
const whereAllAreElsewhere = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  { importLeftTo, isNamed }: CallOfRow,
  said: FoundEntries,
): FoundEntries | undefined => {
  const holding = liveImportNamed(ledger, sent)?.entry;
  const held = foundAmong(said.all.filter((entry) => entry === holding), holding);
  if (held !== undefined) return held;
  if (said.all.every((entry) => isNamed(importIdOf(ledger, entry)))) return undefined;
  const left = importLeftTo(sent);
  return left === undefined || isNamed(left) ? undefined : said;
};

/**
 * Returns the entries that an import which is sent may stand for; undefined for one that the ledger doesn't have: nothing says the same, or all that
 * does belongs to imports that the row or the others of its call set apart from it.
 */
export const entriesMeant = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  call: CallOfRow,
): FoundEntries | undefined => {
  const said = entriesSaying(ledger, sent);
  if (said === undefined) return undefined;
  if (sent.refersTo !== null) return since(ledger, sent, said);
  const found = foundAmong(said.all.filter((entry) => !isElsewhere(ledger, call, sent, entry)), said.same) ??
    whereAllAreElsewhere(ledger, sent, call, said);
  if (found === undefined) return undefined;
  const imports = new Set(found.all.map((entry) => importIdOf(ledger, entry)));
  const isOther = [...imports].every((id) => isTakenIn(ledger, call, sent, id)) &&
    !isRecordedOf(ledger, call.changesOf(sent.id), found.all) && call.importOf(sent) === undefined;
  if (isOther) return undefined;
  if (imports.size === 1) return found;
  const own = call.importOf(sent);
  const same = found.all.findLast((entry) => importIdOf(ledger, entry) === own) ?? found.same;
  return { ...found, same };
};

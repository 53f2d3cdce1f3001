/**
 * Imports under a number that another one gave up: a correction of the MRN or the item leaves its number free. A row of the same goods
 * under that number may be the import that was corrected, which is sent again, or another one: it is another one where the row or its call
 * says so. Decision 0236.
 */
import { importKey, type LedgerEntry, type SentLedgerEntry } from "../entry.ts";
import { liveImportNamed } from "../live.ts";
import { positionOf, type RecordedLedger } from "../recorded.ts";
import type { EntryCandidates } from "../sent_again.ts";
import type { CallOfRow } from "./call_of_row.ts";
import type { RowsAlike } from "./rows_alike.ts";

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

/** Entries of the ledger that an import that is sent may stand for. */
export interface FoundEntries {
  /** The one that it is. */
  readonly same: LedgerEntry;
  /** All of them. */
  readonly among: EntryCandidates;
}

/** Returns one of the entries that a row may stand for: the one that is the rows' own, if it is one of them, else the last of them. */
const sameOf = (
  { all, same }: RowsAlike,
  isMeant: (entry: LedgerEntry) => boolean,
): LedgerEntry | undefined => same !== undefined && isMeant(same) ? same : all.findLast(isMeant);

/** The import that has the number now, though the call told that all that the row may stand for have other numbers by then. */
const holdingIt = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  { ofImport }: RowsAlike,
): FoundEntries | undefined => {
  const holding = liveImportNamed(ledger, sent);
  const same = holding && ofImport.get(holding.id)?.find(({ id }) => id === holding.entry.id);
  return same && { same, among: { one: same } };
};

/**
 * Those that the number holds now, or that were recorded after the entry which the row says that it isn't: the last of all that say the same, if
 * that was, else what the number holds. None of the others is looked at.
 */
const since = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  alike: RowsAlike,
): FoundEntries | undefined => {
  const left = ledger.places.get(sent.refersTo ?? "")?.position ?? 0;
  const held = holdingIt(ledger, sent, alike)?.same;
  const isMeant = (entry: LedgerEntry) => entry.id === held?.id || positionOf(ledger, entry) > left;
  const last = alike.all.at(-1);
  const same = [alike.same, last].find((entry) => entry !== undefined && isMeant(entry)) ?? held;
  const from = Math.min(left + 1, held === undefined ? Infinity : positionOf(ledger, held));
  return same && { same, among: { alike, isMeant, from } };
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
  const alike = call.alikeTo(sent);
  if (alike === undefined || alike.all.length === 0) return undefined;
  if (sent.refersTo !== null) return since(ledger, sent, alike);
  const imports = call.importsHere(alike);
  if (imports.here.size === 0) return holdingIt(ledger, sent, alike);
  const own = call.importOf(sent);
  if (own === undefined && call.heldBefore(sent) !== undefined) return undefined;
  // A change of such rows was recorded as the change of an entry that they may stand for, where one of them is followed.
  if (own === undefined && imports.left.size === 0 && imports.followed.size === 0) return undefined;
  const same = alike.ofImport.get(own ?? "")?.findLast(imports.isMeant) ?? sameOf(alike, imports.isMeant);
  return same && { same, among: { alike, isMeant: imports.isMeant } };
};

/**
 * Changes that may have been sent before. A row of a file stands for one entry of its import, whenever it is sent: the one
 * that it was recorded as, or, where it changed nothing, the one that it referred to. A file is read against the ledger in its own order,
 * from the first entry on, so that it comes to what its rows come to that are sent once.
 */
import {
  contentText,
  namedTexts,
  recordedChangeTexts,
  recordedTexts,
  sentChangeTexts,
  valueText,
} from "./content.ts";
import type { LedgerEntry, SentLedgerEntry } from "./entry.ts";
import { indexFrom, positionOf, type RecordedLedger } from "./recorded.ts";

/** True if two entries say the same, note and version of the value included: each may be all that a correction is for. */
export const hasSameRecord = (one: LedgerEntry, other: SentLedgerEntry): boolean =>
  contentText(one) === contentText(other) && one.facts.note === other.facts.note &&
  (other.named === undefined || valueText(one.facts.actual?.value) === valueText(other.facts.actual?.value));

/** True if an entry took the value that another one names, and says the same beside it. */
const hasSameValue = (taking: LedgerEntry, naming: SentLedgerEntry): boolean => {
  const { taken } = recordedTexts(taking);
  return taken !== undefined && namedTexts(naming).includes(taken) && taking.facts.note === naming.facts.note;
};

/** Returns the recorded entry that changed the one that is named as the change that is sent does; undefined where none did. */
export const recordedChange = (
  { followers }: RecordedLedger,
  sent: SentLedgerEntry,
  refersTo = sent.refersTo,
): LedgerEntry | undefined => {
  const recorded = followers.get(refersTo ?? "");
  if (recorded === undefined || recorded.kind !== sent.kind) return undefined;
  const texts = recordedChangeTexts(recorded);
  return sentChangeTexts(sent).some((text) => texts.includes(text)) ? recorded : undefined;
};

/** Meaning of a change for an entry that it may refer to. */
interface Meaning {
  /** True for a correction that says what the entry says: it would change nothing, or changed nothing when the value had no newer version. */
  readonly repeats: boolean;
  /** True if it was recorded as what followed the entry. */
  readonly follows: boolean;
}

/**
 * Returns what a change is to an entry. Where the value that it names has newer versions than the entry took, it may have changed nothing, or
 * have been recorded next: what was recorded goes first, so that a chain of one value's versions is found again one by one.
 */
const meaningOf = (ledger: RecordedLedger, sent: SentLedgerEntry, entry: LedgerEntry): Meaning => {
  const mayRepeat = sent.kind === "correction" && entry.kind !== "cancellation" &&
    entry.importerId === sent.importerId;
  if (mayRepeat && hasSameRecord(entry, sent)) return { repeats: true, follows: false };
  const follows = recordedChange(ledger, sent, entry.id) !== undefined;
  const repeats = !follows && mayRepeat && ledger.followers.has(entry.id) && hasSameValue(entry, sent);
  return { repeats, follows };
};

/** Entries that say the same, as far as changes are held against them. */
export interface EntriesAlike {
  /** The entries, in the order of recording. */
  readonly all: ReadonlyArray<LedgerEntry>;
  /** Those of each import, by its id. */
  readonly ofImport: ReadonlyMap<string, ReadonlyArray<LedgerEntry>>;
  /** Those by the texts of corrections that say what they say. */
  readonly bySaid: ReadonlyMap<string, ReadonlyArray<LedgerEntry>>;
  /** Those by the texts of the changes that followed them. */
  readonly byFollower: ReadonlyMap<string, ReadonlyArray<LedgerEntry>>;
}

/** Those of the entries which say the same that a row may stand for. */
export interface SomeAlike {
  /** Entries that say the same. */
  readonly alike: EntriesAlike;
  /** True for one that the row may stand for, as far as no correction left it fewer. */
  readonly isMeant: (entry: LedgerEntry) => boolean;
  /** Position from which on it may stand for one: behind an entry that it refers to, or where a correction repeated the first of them. */
  readonly from?: number | undefined;
  /** Such corrections, by what they say: each of the entries says the same. */
  readonly repeatedBy?: ReadonlyMap<string, SentLedgerEntry> | undefined;
}

/** Entries that a row of a call may stand for: it is one of them. Thousands are not listed for each row. */
export type EntryCandidates = { readonly one: LedgerEntry } | SomeAlike;

/** Entries that an unchanged row of a call may stand for; each row that refers to it may leave fewer. */
export interface StandingRow {
  /** The entries; undefined where none is left. */
  among: EntryCandidates | undefined;
  /** Id of the import that the other rows leave to the row: what is new to all of them changes it. */
  readonly importId: string | undefined;
}

/** Reference of a change to what an earlier row of its call stands for. */
export interface Referring {
  /** The entry that it changes, or was recorded as the change of; undefined where the row that it refers to stands for none. */
  readonly entry: LedgerEntry | undefined;
  /** Entries that it repeats, which are left to the rows; undefined for a change. */
  readonly repeating: EntryCandidates | undefined;
}

/** Rows of a call before a change, as far as they told of the entries that it may refer to. */
export interface ToldSoFar {
  /** Ids of entries whose later change the call has come to: a correction that repeats one of them would set that back. */
  readonly referredTo: ReadonlySet<string>;
  /** True for a change that refers to a row which an earlier change came behind: it comes too late, unless it was recorded. */
  readonly isLate: (change: SentLedgerEntry) => boolean;
}

/** Returns the entry that was recorded first. */
const earliest = (
  ledger: RecordedLedger,
  entries: ReadonlyArray<LedgerEntry | undefined>,
): LedgerEntry | undefined => {
  let found: LedgerEntry | undefined;
  for (const entry of entries) {
    if (entry === undefined) continue;
    if (found === undefined || positionOf(ledger, entry) < positionOf(ledger, found)) found = entry;
  }
  return found;
};

/** True if a row may stand for an entry that says the same. */
const isAmong = (
  ledger: RecordedLedger,
  { isMeant, from = 0, repeatedBy }: SomeAlike,
  entry: LedgerEntry,
): boolean =>
  isMeant(entry) && from <= positionOf(ledger, entry) &&
  (repeatedBy === undefined ||
    repeatedBy.values().every((correction) => meaningOf(ledger, correction, entry).repeats));

/** Returns the first of some entries, which are in the order of recording, that a row may stand for and that something is true of. */
const firstAmong = (
  ledger: RecordedLedger,
  { from = 0 }: SomeAlike,
  entries: ReadonlyArray<LedgerEntry>,
  isFound: (entry: LedgerEntry) => boolean,
): LedgerEntry | undefined => {
  for (let at = from === 0 ? 0 : indexFrom(ledger, entries, from); at < entries.length; at++) {
    const entry = entries[at];
    if (entry !== undefined && isFound(entry)) return entry;
  }
  return undefined;
};

/** Those that are left to a row by a correction which repeats one of them: what says the same, from that one on. */
const repeatedAmong = (
  ledger: RecordedLedger,
  among: SomeAlike,
  correction: SentLedgerEntry,
  first: LedgerEntry,
): SomeAlike => ({
  ...among,
  from: positionOf(ledger, first),
  repeatedBy: new Map([...among.repeatedBy ?? [], [sentChangeTexts(correction).join("\n"), correction]]),
});

const referringAmong = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  among: SomeAlike,
  importId: string | undefined,
  { referredTo, isLate }: ToldSoFar,
): Referring => {
  const { alike: { all, ofImport, bySaid, byFollower } } = among;
  const texts = sentChangeTexts(sent);
  const isMeant = (entry: LedgerEntry) => isAmong(ledger, among, entry);
  const first = (entries: ReadonlyArray<LedgerEntry>, isFound: (entry: LedgerEntry) => boolean) =>
    firstAmong(ledger, among, entries, isFound);
  const isNext = (entry: LedgerEntry) => !referredTo.has(entry.id) && isMeant(entry);
  const followed = texts.map((text) => byFollower.get(text) ?? []);
  // Beside what it says itself, a correction repeats a value in whichever version, where that was changed later.
  const said = texts.map((text, at) => ({ entries: bySaid.get(text) ?? [], isLater: at > 0 }));
  const next = earliest(ledger, [
    ...said.map(({ entries, isLater }) =>
      first(entries, (entry) => isNext(entry) && (!isLater || ledger.followers.has(entry.id)))
    ),
    ...followed.map((entries) => first(entries, isNext)),
  ]);
  if (next !== undefined) {
    const isRepeated = meaningOf(ledger, sent, next).repeats;
    return {
      entry: next,
      repeating: isRepeated ? repeatedAmong(ledger, among, sent, next) : undefined,
    };
  }
  const isGone = (entry: LedgerEntry) => ledger.followers.has(entry.id) && isMeant(entry);
  const entry = earliest(ledger, followed.map((entries) => first(entries, isMeant))) ??
    (isLate(sent) ? first(all, isGone) : undefined) ??
    ofImport.get(importId ?? "")?.findLast(isMeant) ?? all.findLast(isMeant);
  return { entry, repeating: undefined };
};

/**
 * Returns what a change refers to, among the entries that an earlier row of its call may stand for: the first one that it repeats or that was
 * changed like that, else the last one of the import that is left to the row.
 * @param standing the row; undefined for one that stands for no entry
 * @param told what the rows before it told
 */
export const referringOf = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  standing: StandingRow | undefined,
  told: ToldSoFar,
): Referring => {
  if (standing?.among === undefined) return { entry: undefined, repeating: undefined };
  const { among, importId } = standing;
  if (!("one" in among)) return referringAmong(ledger, sent, among, importId, told);
  const { one } = among;
  const isRepeated = !told.referredTo.has(one.id) && meaningOf(ledger, sent, one).repeats;
  return { entry: one, repeating: isRepeated ? among : undefined };
};

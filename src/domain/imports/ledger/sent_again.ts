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
import type { RecordedLedger } from "./recorded.ts";

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

/** True if one of the changes that are sent was recorded as the change of one of the entries. */
export const isRecordedOf = (
  { followers }: RecordedLedger,
  changes: ReadonlyArray<SentLedgerEntry>,
  entries: ReadonlyArray<LedgerEntry>,
): boolean => {
  if (changes.length === 0) return false;
  const sent = new Set(changes.flatMap((change) => sentChangeTexts(change)));
  return entries.some(({ id }) => {
    const recorded = followers.get(id);
    return recorded !== undefined && recordedChangeTexts(recorded).some((text) => sent.has(text));
  });
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

/** Reference of a change to what an earlier row of its call stands for. */
export interface Referring {
  /** Id of the entry that it changes, or was recorded as the change of. */
  readonly refersTo: string | null;
  /** Entries that it repeats, the one that it stands for first; empty for a change. */
  readonly repeated: ReadonlyArray<LedgerEntry>;
}

/** Entries that an unchanged row of a call may stand for: it is one of them, and each row that refers to it may leave fewer. */
export interface EntryCandidates {
  /** The entries, in the order of recording. */
  among: ReadonlyArray<LedgerEntry>;
  /** Id of the import that the other rows leave to the row: what is new to all of them changes it. */
  readonly importId?: string | undefined;
}

/**
 * Returns what a change refers to, among the entries that an earlier row of its call may stand for: the first one that it repeats or that was
 * changed like that, else the last one of the import that is left to the row.
 * @param referredTo entries whose later change the call has come to: a correction that repeats one of them would set that back
 */
export const referringOf = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  { among, importId }: EntryCandidates,
  referredTo: ReadonlySet<string>,
): Referring => {
  const meant = among.map((entry) => ({ entry, ...meaningOf(ledger, sent, entry) }));
  const next = meant.findIndex(({ entry, repeats, follows }) =>
    !referredTo.has(entry.id) && (repeats || follows)
  );
  const own = meant.findLast(({ entry }) => ledger.places.get(entry.id)?.importId === importId);
  const found = meant[next] ?? meant.find(({ follows }) => follows) ?? own ?? meant.at(-1);
  const isRepeated = meant[next]?.repeats === true;
  return {
    refersTo: found?.entry.id ?? sent.refersTo,
    repeated: isRepeated ? meant.slice(next).filter(({ repeats }) => repeats).map(({ entry }) => entry) : [],
  };
};

/**
 * Rules for adding an entry to the ledger: the same import again is unchanged, another value needs a correction, and
 * what is corrected or cancelled must live.
 */
import { atOnce } from "../../../kernel/steps.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { SupplierFindings } from "../../../kernel/findings/suppliers/suppliers.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { peopleText } from "./content.ts";
import { entryFaults } from "./entry_faults.ts";
import {
  type ImportFacts,
  importKey,
  type LedgerEntry,
  type SentLedgerEntry,
  type ValueUsed,
} from "./entry.ts";
import { importChanged, liveImportNamed } from "./live.ts";
import { entriesMeant, refersToFormerHolder } from "./names/another_import.ts";
import { callInSteps, type CallOfRow } from "./names/call_of_row.ts";
import { differingFacts } from "./names/changed_members.ts";
import { lastAfter, type RecordedLedger } from "./recorded.ts";
import { type EntryCandidates, hasSameRecord, recordedChange } from "./sent_again.ts";

/** Outcome of an entry that was sent. */
export type AppendResult =
  /** It is new to the ledger. */
  | {
    readonly result: "added";
    /** The value that the corrected entry took, where this one has figures of its own in its place. */
    readonly valueLeft?: ValueUsed | undefined;
    /** The version of the value that the corrected entry took, where this one takes a newer one. */
    readonly newerVersion?: SupplierFindings["valueVersionTaken"] | undefined;
    /** Id of the declarant that the corrected entry had, where this one has none. */
    readonly declarantLeft?: string | undefined;
    /** Representation that the corrected entry had, where this one says none. */
    readonly representationLeft?: "direct" | "indirect" | undefined;
    /** Notes that an import tells of its calculation; absent where nothing is calculated. */
    readonly calculationNotes?: ReadonlyArray<LawFinding> | undefined;
    /** Findings about its facts that refuse nothing; absent where nothing is calculated. */
    readonly doubts?: ReadonlyArray<ImportFinding> | undefined;
  }
  /** The ledger has it: the entry with the same facts, and the last one after it where that one no longer holds. */
  | {
    readonly result: "unchanged";
    readonly id: string;
    /** That entry. */
    readonly same: LedgerEntry;
    /** Entries of the ledger that the one that was sent may stand for. */
    readonly among: EntryCandidates;
    readonly later: LedgerEntry | undefined;
    /** The version of the value that the entry took, where the value that was sent has a newer one. */
    readonly keptVersion?: SupplierFindings["valueVersionKept"] | undefined;
  }
  /** It is refused: by the rules of the ledger, or because its figures can't be calculated as it says. */
  | {
    readonly result: "refused";
    readonly findings: ReadonlyArray<ImportFinding>;
    readonly issues?: ReadonlyArray<Issue>;
  };

/** Answer of a calculation about an import's facts before they are recorded. */
export interface ExaminedFacts {
  /** Issues by which it refuses them, by the names that it has for their members. */
  readonly issues: ReadonlyArray<Issue>;
  /** Notes that the import tells of it; absent where there are no figures. */
  readonly notes?: ReadonlyArray<LawFinding> | undefined;
  /** Findings about the facts that refuse nothing; none when they are left out. */
  readonly findings?: ReadonlyArray<ImportFinding> | undefined;
}

/** Rules that entries are added by. */
export interface AppendingRules {
  /** The day in Brussels. */
  readonly today: CalendarDay;
  /** Returns what a calculation says of the facts; no facts are calculated when it is left out. */
  readonly examine?: ((facts: ImportFacts) => ExaminedFacts) | undefined;
}

/** Most entries of one import that a correction may follow; a cancellation may follow any number. */
export const mostEntriesOfImport = 100;

const refused = (...findings: ReadonlyArray<ImportFinding>): AppendResult => ({
  result: "refused",
  findings,
});

/** The version of a value that an entry took, where one that names the value has another; undefined where it has the same, or no value. */
const otherVersion = (
  { facts: { actual: kept } }: LedgerEntry,
  { named, facts: { actual: sent } }: SentLedgerEntry,
): Extract<AppendResult, { readonly result: "unchanged" }>["keptVersion"] => {
  const [taken, newest] = [kept?.value, sent?.value];
  return named === undefined || taken === undefined || newest?.id !== taken.id ||
      newest.version === taken.version
    ? undefined
    : { version: taken.version, newest: newest.version, isWithdrawn: named.isWithdrawn };
};

/**
 * Returns the outcome of an entry that the ledger has.
 * @param entry the recorded one
 * @param among all that the one that was sent may stand for
 */
export const unchanged = (
  ledger: RecordedLedger,
  sent: SentLedgerEntry,
  entry: LedgerEntry,
  among: EntryCandidates = { one: entry },
): AppendResult => ({
  result: "unchanged",
  id: entry.id,
  same: entry,
  among,
  later: lastAfter(ledger, entry),
  keptVersion: otherVersion(entry, sent),
});

const hasSamePeople = (one: LedgerEntry, other: LedgerEntry): boolean =>
  peopleText(one) === peopleText(other);

/** An import under a name that no import lives under: on no day may it be known beside the one that gave the name up. */
const appendingAnew = ({ givenUp }: RecordedLedger, entry: LedgerEntry): AppendResult => {
  const { mrn, item, recordedOn } = entry;
  const before = givenUp.get(importKey(entry));
  return before === undefined || recordedOn >= before.knownFrom
    ? { result: "added" }
    : refused({ kind: "recordedBeside", mrn, item, entry: before.entry.id, first: before.knownFrom });
};

const appendingImport = (
  ledger: RecordedLedger,
  entry: SentLedgerEntry,
  call: CallOfRow,
): AppendResult => {
  const { mrn, item, refersTo } = entry;
  if (refersTo !== null && !refersToFormerHolder(ledger, entry)) {
    return refused({ kind: "referenceOfImport" });
  }
  const found = entriesMeant(ledger, entry, call);
  if (found !== undefined) return unchanged(ledger, entry, found.same, found.among);
  const held = call.heldBefore(entry);
  if (held !== undefined && call.isEarly(entry)) {
    return refused({ kind: "rowBeforeChange", mrn, item, entry: held.id });
  }
  const known = liveImportNamed(ledger, entry)?.entry ?? held;
  if (known === undefined) return appendingAnew(ledger, entry);
  const differing = differingFacts(known.facts, entry.facts);
  const members = hasSamePeople(known, entry) ? differing : [...differing, "declarant"];
  const { taricCode } = entry.facts;
  const lacksTaric = known.facts.taricCode === null && members.every((name) => name === "taric_code");
  return refused({
    kind: "importDiffers",
    mrn,
    item,
    entry: known.id,
    members,
    ...(lacksTaric && taricCode !== null ? { withoutTaric: taricCode } : undefined),
  });
};

/** A change of an entry that no longer holds: it is the one that was recorded then, or comes too late. */
const changedAlready = (ledger: RecordedLedger, entry: SentLedgerEntry): AppendResult => {
  const { kind, refersTo } = entry;
  const recorded = recordedChange(ledger, entry);
  return recorded !== undefined ? unchanged(ledger, entry, recorded) : refused({
    kind: "entryNotLive",
    change: kind === "cancellation" ? kind : "correction",
    refersTo: refersTo ?? "",
  });
};

type AddedEntry = Extract<AppendResult, { readonly result: "added" }>;

/** People that a correction leaves out of the entry before it. */
const peopleLeft = (
  before: LedgerEntry,
  { declarantId, lacksRepresentation }: SentLedgerEntry,
): Pick<AddedEntry, "declarantLeft" | "representationLeft"> => {
  const { representation } = before;
  return {
    ...(before.declarantId === null || declarantId !== null
      ? undefined
      : { declarantLeft: before.declarantId }),
    ...(lacksRepresentation === true && representation !== "own"
      ? { representationLeft: representation }
      : undefined),
  };
};

/** The version of a correction's value, where the entry before it took another one of the same value. */
const newerVersion = (before: LedgerEntry, entry: SentLedgerEntry): Pick<AddedEntry, "newerVersion"> => {
  const other = otherVersion(before, entry);
  return other === undefined ? {} : { newerVersion: { version: other.version, newest: other.newest } };
};

const appendingChange = (ledger: RecordedLedger, entry: SentLedgerEntry): AppendResult => {
  const { kind } = entry;
  const replaced = importChanged(ledger, entry);
  if (replaced === undefined || replaced.entry.importerId !== entry.importerId) {
    return changedAlready(ledger, entry);
  }
  if (kind === "cancellation") {
    const { id, mrn, item } = replaced.entry;
    return importKey(replaced.entry) === importKey(entry)
      ? { result: "added" }
      : refused({ kind: "cancellationOfOther", entry: id, mrn, item });
  }
  if (replaced.entry.kind !== "cancellation" && hasSameRecord(replaced.entry, entry)) {
    return unchanged(ledger, entry, replaced.entry);
  }
  if (replaced.history.length >= mostEntriesOfImport) {
    return refused({ kind: "importTooLong", entry: replaced.entry.id, most: mostEntriesOfImport });
  }
  const other = liveImportNamed(ledger, entry);
  if (other !== undefined && other.id !== replaced.id) {
    return refused({ kind: "importThere", mrn: entry.mrn, item: entry.item, entry: other.entry.id });
  }
  const before = replaced.history.findLast((each) => each.kind !== "cancellation") ?? replaced.entry;
  return { result: "added", ...peopleLeft(before, entry), ...newerVersion(before, entry) };
};

/**
 * Returns what becomes of an entry that is to be recorded in the ledger of its importer. What was recorded once is
 * unchanged also after it was corrected or cancelled, so that a file can be sent again as it grows, and whatever rule was
 * added since: rules are for what is new.
 * @param call all rows of its call; the entry alone when it is left out
 */
export const appendingTo = (
  ledger: RecordedLedger,
  entry: SentLedgerEntry,
  { today, examine }: AppendingRules,
  call: CallOfRow = atOnce(callInSteps(ledger, [entry])),
): AppendResult => {
  const appending = entry.kind === "import"
    ? appendingImport(ledger, entry, call)
    : appendingChange(ledger, entry);
  if (appending.result === "unchanged") return appending;
  const findings = entryFaults(entry, today);
  const ofValue = entry.kind === "cancellation" ? [] : entry.named?.issues ?? [];
  if (ofValue.length > 0) return { result: "refused", findings, issues: ofValue };
  if (findings.length > 0) return refused(...findings);
  const examined = entry.kind === "cancellation" ? undefined : examine?.(entry.facts);
  const { issues, notes, findings: doubts } = examined ?? { issues: [] };
  if (issues.length > 0) return { result: "refused", findings, issues };
  const isExamined = appending.result === "added" && examined !== undefined;
  return isExamined ? { ...appending, calculationNotes: notes, doubts } : appending;
};

/**
 * Rules for adding an entry to the ledger: the same import again is unchanged, another value needs a correction, and
 * what is corrected or cancelled must live.
 */
import * as Equal from "effect/Equal";
import { isBigDecimal } from "effect/BigDecimal";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { isLess, isZero, zero } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { electricityCnCode } from "../../cbam/law/reference.ts";
import { type ImportFacts, importKey, type LedgerEntry } from "./entry.ts";
import { importChanged, liveImportNamed } from "./live.ts";
import { lastAfter, type RecordedLedger, recordFully } from "./recorded.ts";

/** Outcome of an entry that was sent. */
export type Appending =
  /** It is new to the ledger. */
  | { readonly result: "added" }
  /** The ledger has it: the entry with the same facts, and the last one after it where that one no longer holds. */
  | { readonly result: "unchanged"; readonly id: string; readonly later: LedgerEntry | undefined }
  /** It is refused. */
  | { readonly result: "refused"; readonly findings: ReadonlyArray<ImportFinding> };

const isSame = (one: unknown, other: unknown): boolean => {
  if (isBigDecimal(one) && isBigDecimal(other)) return Equal.equals(one, other);
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return one === other;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = new Set([...left.keys(), ...right.keys()]);
  return [...names].every((name) => isSame(left.get(name), right.get(name)));
};

/** Names of the facts in requests. */
const sentNames: Readonly<Record<keyof ImportFacts, string>> = {
  releasedOn: "release_date",
  procedure: "procedure",
  cnCode: "cn_code",
  taricCode: "taric_code",
  origin: "origin_country",
  netMassT: "net_mass_kg",
  mwh: "mwh",
  productionRoute: "production_route",
  determination: "determination",
  claimedExemption: "exemption",
  actual: "actual_values",
  carbonPrice: "origin_carbon_price_eur_per_t",
  placed: "placed_goods",
  codes: "document_codes",
  memberState: "member_state",
  note: "note",
};

/** Returns what the facts are called in which two imports differ; the caller's note is not one. */
export const differingFacts = (one: ImportFacts, other: ImportFacts): ReadonlyArray<string> => {
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return Object.entries(sentNames).flatMap(([fact, sent]) =>
    fact === "note" || isSame(left.get(fact), right.get(fact)) ? [] : [sent]
  );
};

const firstDay = "2026-01-01";

/** Findings about facts that no import can have, whatever the ledger holds. */
const factFindings = (facts: ImportFacts, today: CalendarDay): ReadonlyArray<ImportFinding> => {
  const { releasedOn, cnCode, netMassT, mwh, determination, actual, placed } = facts;
  const findings: Array<ImportFinding> = [];
  if (releasedOn > today) findings.push({ kind: "releaseInFuture", found: releasedOn, today });
  if (releasedOn < firstDay) findings.push({ kind: "releaseTooEarly", found: releasedOn, first: firstDay });
  const isElectricity = cnCode === electricityCnCode;
  const quantity = isElectricity ? mwh ?? zero : netMassT;
  if (!isLess(zero, quantity)) findings.push({ kind: "noQuantityOfImport", isElectricity });
  if (!isElectricity && mwh !== null && !isZero(mwh)) {
    findings.push({ kind: "energyOfImport", code: cnCode });
  }
  const needsActual = determination === "actual" || determination === "outward";
  if (needsActual && actual === null) findings.push({ kind: "noActualValues", determination });
  if (determination === "inward" && placed === null) findings.push({ kind: "noPlacedGoods" });
  return findings;
};

const refused = (...findings: ReadonlyArray<ImportFinding>): Appending => ({ result: "refused", findings });

const unchanged = (ledger: RecordedLedger, entry: LedgerEntry): Appending => ({
  result: "unchanged",
  id: entry.id,
  later: lastAfter(ledger, entry),
});

const hasSamePeople = (one: LedgerEntry, other: LedgerEntry): boolean =>
  one.declarantId === other.declarantId && one.representation === other.representation;

const hasSameContent = (one: LedgerEntry, other: LedgerEntry): boolean =>
  importKey(one) === importKey(other) && hasSamePeople(one, other) &&
  differingFacts(one.facts, other.facts).length === 0;

const appendingImport = (ledger: RecordedLedger, entry: LedgerEntry): Appending => {
  const { mrn, item } = entry;
  const same = ledger.everNamed.get(importKey(entry))?.findLast((known) => hasSameContent(known, entry));
  if (same !== undefined) return unchanged(ledger, same);
  const known = liveImportNamed(ledger, entry);
  if (known === undefined) return { result: "added" };
  const differing = differingFacts(known.entry.facts, entry.facts);
  return refused({
    kind: "importDiffers",
    mrn,
    item,
    entry: known.entry.id,
    members: hasSamePeople(known.entry, entry) ? differing : [...differing, "declarant"],
  });
};

/** A change of an entry that no longer holds: it is the one that was recorded then, or comes too late. */
const changedAlready = (ledger: RecordedLedger, entry: LedgerEntry): Appending => {
  const { kind, importerId, refersTo } = entry;
  const recorded = ledger.followers.get(refersTo ?? "");
  const isSame = recorded?.kind === kind && recorded.importerId === importerId &&
    (kind === "cancellation" || hasSameContent(recorded, entry));
  return isSame && recorded !== undefined ? unchanged(ledger, recorded) : refused({
    kind: "entryNotLive",
    change: kind === "cancellation" ? kind : "correction",
    refersTo: refersTo ?? "",
  });
};

const appendingChange = (ledger: RecordedLedger, entry: LedgerEntry): Appending => {
  const { kind } = entry;
  const replaced = importChanged(ledger, entry);
  if (replaced === undefined || replaced.entry.importerId !== entry.importerId) {
    return changedAlready(ledger, entry);
  }
  if (kind === "cancellation") return { result: "added" };
  const other = liveImportNamed(ledger, entry);
  if (other !== undefined && other.id !== replaced.id) {
    return refused({ kind: "importThere", mrn: entry.mrn, item: entry.item, entry: other.entry.id });
  }
  const isSame = replaced.entry.kind !== "cancellation" && hasSameContent(replaced.entry, entry);
  return isSame ? unchanged(ledger, replaced.entry) : { result: "added" };
};

/**
 * Returns what becomes of an entry that is to be recorded in the ledger of its importer. What was recorded once is
 * unchanged also after it was corrected or cancelled, so that a file can be sent again as it grows.
 * @param today the day in Brussels
 */
export const appendingTo = (ledger: RecordedLedger, entry: LedgerEntry, today: CalendarDay): Appending => {
  const wrong = entry.kind === "cancellation" ? [] : factFindings(entry.facts, today);
  if (wrong.length > 0) return refused(...wrong);
  return entry.kind === "import" ? appendingImport(ledger, entry) : appendingChange(ledger, entry);
};

/** An entry that is written, with the import that it belongs to. */
export interface WrittenEntry {
  /** The entry, as the ledger has it. */
  readonly entry: LedgerEntry;
  /** Id of the entry by which the import was first recorded. */
  readonly importId: string;
  /** Day by whose end the entry and all that it rests on were recorded. */
  readonly knownFrom: CalendarDay;
}

/** Outcome of the entries of a call. */
export interface AppendedEntries {
  /** One for each entry, in their order. */
  readonly results: ReadonlyArray<Appending>;
  /** Those that were added. */
  readonly written: ReadonlyArray<WrittenEntry>;
}

/**
 * Returns what becomes of the entries of a call: each is held against the ledger with those before it, and one that
 * refers to an unchanged entry of the call refers to the entry that the ledger has.
 * @param today the day in Brussels
 */
export const appendAll = (
  ledger: RecordedLedger,
  entries: ReadonlyArray<LedgerEntry>,
  today: CalendarDay,
): AppendedEntries => {
  const written: Array<WrittenEntry> = [];
  const recordedIds = new Map<string, string>();
  const results = entries.map((sent) => {
    const entry = { ...sent, refersTo: recordedIds.get(sent.refersTo ?? "") ?? sent.refersTo };
    const appending = appendingTo(ledger, entry, today);
    if (appending.result === "unchanged") recordedIds.set(entry.id, appending.id);
    if (appending.result === "added") written.push({ entry, ...recordFully(ledger, entry) });
    return appending;
  });
  return { results, written };
};

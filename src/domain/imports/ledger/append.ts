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
import { importReferredTo, type Ledger, liveImportNamed } from "./live.ts";

/** Outcome of an entry that was sent. */
export type Appending =
  /** It is new to the ledger. */
  | { readonly result: "added" }
  /** The ledger has the same import with the same facts. */
  | { readonly result: "unchanged"; readonly id: string }
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

const appendingImport = (ledger: Ledger, entry: LedgerEntry): Appending => {
  const known = liveImportNamed(ledger, entry);
  if (known === undefined) return { result: "added" };
  const { mrn, item } = entry;
  const differing = differingFacts(known.entry.facts, entry.facts);
  const people = known.entry.declarantId === entry.declarantId &&
    known.entry.representation === entry.representation;
  return differing.length === 0 && people ? { result: "unchanged", id: known.id } : refused({
    kind: "importDiffers",
    mrn,
    item,
    entry: known.entry.id,
    members: people ? differing : [...differing, "declarant"],
  });
};

const appendingChange = (ledger: Ledger, entry: LedgerEntry): Appending => {
  const { kind, refersTo } = entry;
  if (kind === "import") return appendingImport(ledger, entry);
  const replacedImport = importReferredTo(ledger, refersTo);
  if (replacedImport === undefined || replacedImport.entry.importerId !== entry.importerId) {
    return refused({ kind: "entryNotLive", change: kind, refersTo: refersTo ?? "" });
  }
  if (kind === "cancellation") return { result: "added" };
  const other = liveImportNamed(ledger, entry);
  if (other !== undefined && other.id !== replacedImport.id) {
    return refused({ kind: "importThere", mrn: entry.mrn, item: entry.item, entry: other.entry.id });
  }
  const isSameImport = importKey(replacedImport.entry) === importKey(entry) &&
    differingFacts(replacedImport.entry.facts, entry.facts).length === 0;
  return isSameImport ? { result: "unchanged", id: replacedImport.id } : { result: "added" };
};

/**
 * Returns what becomes of an entry that is to be recorded in the ledger of its importer.
 * @param today the day in Brussels
 */
export const appendingTo = (ledger: Ledger, entry: LedgerEntry, today: CalendarDay): Appending => {
  const wrong = entry.kind === "cancellation" ? [] : factFindings(entry.facts, today);
  return wrong.length > 0 ? refused(...wrong) : appendingChange(ledger, entry);
};

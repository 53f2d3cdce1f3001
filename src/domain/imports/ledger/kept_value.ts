/**
 * Suppliers' values that corrections keep though their rows name none: exports have a value's figures in its place, and tables no
 * column for all that it brought. Decision 0221.
 */
import { comparableFacts, valueText } from "./content.ts";
import type { ImportFacts, SentLedgerEntry, ValueUsed } from "./entry.ts";
import { importChanged, type Ledger } from "./live.ts";

/** A correction with what it keeps of the value that the import had taken. */
export interface CorrectionKeeping {
  /** The correction; every other entry as it was sent. */
  readonly entry: SentLedgerEntry;
  /** The value, where the correction has actual figures of its own in its place; undefined for none. */
  readonly left: ValueUsed | undefined;
}

/** True for facts of the same goods, by code, origin and route: a value counts for its own goods only. */
export const hasSameGoods = (taking: ImportFacts, sent: ImportFacts): boolean =>
  taking.cnCode === sent.cnCode && taking.origin === sent.origin &&
  taking.productionRoute === sent.productionRoute;

/** True for facts with the figures of other ones, for the same goods. */
const hasFiguresOf = (taking: ImportFacts, sent: ImportFacts): boolean =>
  hasSameGoods(taking, sent) &&
  valueText(comparableFacts(taking).actual) === valueText(sent.actual);

/**
 * Returns a correction that says the figures which the import took from a value with that value, in the version that it took; every other
 * entry as it is. A correction of a cancellation is held against what was cancelled.
 */
export const keepingValue = (ledger: Ledger, entry: SentLedgerEntry): CorrectionKeeping => {
  const { facts, kind, named } = entry;
  const isOwn = kind === "correction" && named === undefined && facts.actual?.value === undefined;
  const changed = isOwn && facts.actual !== null ? importChanged(ledger, entry) : undefined;
  const taking = changed?.history.findLast((each) => each.kind !== "cancellation")?.facts;
  const used = taking?.actual?.value;
  if (taking === undefined || used === undefined) return { entry, left: undefined };
  return hasFiguresOf(taking, facts)
    ? { entry: { ...entry, facts: { ...facts, actual: taking.actual } }, left: undefined }
    : { entry, left: used };
};

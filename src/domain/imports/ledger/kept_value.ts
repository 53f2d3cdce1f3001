/**
 * Suppliers' values that corrections keep though their rows name none: exports have a value's figures in its place, and tables no
 * column for all that it brought. Decision 0221.
 */
import { comparableFacts, valueText } from "./content.ts";
import type { ImportFacts, LedgerEntry, SentLedgerEntry, ValueUsed } from "./entry.ts";
import { importChanged, type Ledger } from "./live.ts";

/** A correction with what it keeps of the value that the import had taken. */
export interface CorrectionKeeping {
  /** The correction; every other entry as it was sent. */
  readonly entry: SentLedgerEntry;
  /** The value, where the correction has actual figures of its own in its place; undefined for none. */
  readonly left: ValueUsed | undefined;
}

/**
 * True for a route that a value holds for, as far as the import tells: one that has a route brought it into each entry that took it, so that
 * one that was taken without a route, or by two, holds for every route.
 */
const holdsForRoute = (
  { id }: ValueUsed,
  history: ReadonlyArray<LedgerEntry>,
  route: ImportFacts["productionRoute"],
): boolean => {
  const taking = history.filter(({ kind, facts }) =>
    kind !== "cancellation" && facts.actual?.value?.id === id
  );
  const [first, ...others] = taking.map(({ facts }) => facts.productionRoute);
  return first === route || first === null || others.some((other) => other !== first);
};

/** True for facts of the goods that others are of, by code and origin. */
const hasSameGoods = (taking: ImportFacts, sent: ImportFacts): boolean =>
  taking.cnCode === sent.cnCode && taking.origin === sent.origin;

/** True for facts with the figures of other ones. */
const hasFiguresOf = (taking: ImportFacts, sent: ImportFacts): boolean =>
  valueText(comparableFacts(taking).actual) === valueText(sent.actual);

/**
 * Returns a correction that says the figures which the import took from a value with that value, in the version that it took; every other
 * entry as it is. A correction of a cancellation is held against what was cancelled.
 */
export const keepingValue = (ledger: Ledger, entry: SentLedgerEntry): CorrectionKeeping => {
  const { facts, kind, named } = entry;
  const isOwn = kind === "correction" && named === undefined && facts.actual?.value === undefined;
  const { history } = (isOwn && facts.actual !== null ? importChanged(ledger, entry) : undefined) ??
    { history: [] };
  const taking = history.findLast((each) => each.kind !== "cancellation")?.facts;
  const used = taking?.actual?.value;
  if (taking === undefined || used === undefined) return { entry, left: undefined };
  const isFor = hasSameGoods(taking, facts) && holdsForRoute(used, history, facts.productionRoute);
  return isFor && hasFiguresOf(taking, facts)
    ? { entry: { ...entry, facts: { ...facts, actual: taking.actual } }, left: undefined }
    : { entry, left: used };
};

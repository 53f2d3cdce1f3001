/**
 * Changes from one accrual to a later one, import by import, each with its cause.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type Decimal, isZero, minus, zero } from "../../../kernel/decimal.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { withdrawalOf, type Withdrawals } from "../../suppliers/withdrawals.ts";
import type { LiveImport } from "../ledger/live.ts";
import type { Accrual, AccruedImport } from "./accrual.ts";

/** Why an import counts otherwise than before. */
export type AccrualCause =
  | "released"
  | "recorded_later"
  | "corrected"
  | "cancelled"
  | "threshold"
  | "figures"
  | "price"
  | "law";

/** An import that counts otherwise than in the accrual before. */
export interface AccrualChange {
  /** Id of the import. */
  readonly id: string;
  /** The import as it counts now; where it went, as it counted before. */
  readonly live: LiveImport;
  /** Id of the entry that holds, or that held. */
  readonly entryId: string;
  /** Change of the import: it came, went, or costs something else. */
  readonly change: "added" | "removed" | "changed";
  /** Why. */
  readonly cause: AccrualCause;
  /** Cost in the accrual before, EUR. */
  readonly beforeEur: Decimal;
  /** Cost now, EUR. */
  readonly afterEur: Decimal;
  /** By how much, EUR. */
  readonly differenceEur: Decimal;
}

/** Imports that counted on a day, those that did not as their importer was below the threshold, and those that could not be calculated. */
export interface CountedThen {
  /** Imports that counted. */
  readonly accrual: Pick<Accrual, "imports">;
  /** Imports of importers below the threshold. */
  readonly notAccrued: Pick<Accrual, "imports">;
  /** Ids of imports that could not be calculated. */
  readonly withoutFigures: ReadonlyArray<string>;
}

/** Nothing: the accrual before the first one of a year. */
export const nothingCounted: CountedThen = {
  accrual: { imports: [] },
  notAccrued: { imports: [] },
  withoutFigures: [],
};

/** Facts about two accruals by which causes are told. */
export interface AccrualsCompared {
  /** Last day of release that counted in the accrual before. */
  readonly until: CalendarDay;
  /** Day at whose end the accrual before was told. */
  readonly knownOn: CalendarDay;
  /** Every import that lives now, whether it counts or not. */
  readonly living: ReadonlyMap<string, LiveImport>;
  /** Withdrawals of suppliers' values; left out where they change no figure. */
  readonly withdrawals?: Withdrawals;
}

const wasCorrectedAfter = ({ entry }: LiveImport, day: CalendarDay): boolean =>
  entry.kind === "correction" && entry.recordedOn > day;

/**
 * Reasons why imports did not count, by id. Those that live, that nobody corrected, and that stand in neither list are those that the
 * law leaves out.
 */
function* reasonsOf({ notAccrued, withoutFigures }: CountedThen): Steps<ReadonlyMap<string, AccrualCause>> {
  const reasons = new Map<string, AccrualCause>();
  yield* inStepsOf(notAccrued.imports, ({ id }) => reasons.set(id, "threshold"));
  yield* inStepsOf(withoutFigures, (id) => reasons.set(id, "figures"));
  return reasons;
}

type Reasons = ReadonlyMap<string, AccrualCause>;

const causeOfAdded = (
  { id, live }: AccruedImport,
  { until, knownOn }: AccrualsCompared,
  before: Reasons,
): AccrualCause => {
  if (live.entry.facts.releasedOn > until) return "released";
  const reason = before.get(id);
  if (reason === "figures") return reason;
  const [first] = live.history;
  if (first !== undefined && first.recordedOn > knownOn) return "recorded_later";
  return wasCorrectedAfter(live, knownOn) ? "corrected" : reason ?? "law";
};

const causeOfRemoved = (
  { id }: AccruedImport,
  { knownOn, living }: AccrualsCompared,
  after: Reasons,
): AccrualCause => {
  const live = living.get(id);
  if (live === undefined) return "cancelled";
  return wasCorrectedAfter(live, knownOn) ? "corrected" : after.get(id) ?? "law";
};

const differs = (a: Decimal | undefined, b: Decimal | undefined): boolean =>
  !isZero(minus(a ?? zero, b ?? zero));

/** True of an import whose value its supplier withdrew since: what it said is corrected, without an entry. */
const lostItsValue = (
  { live: { entry } }: AccruedImport,
  { knownOn, withdrawals = new Map() }: AccrualsCompared,
): boolean => {
  const value = entry.facts.actual?.value;
  const withdrawal = value && withdrawalOf(withdrawals, value);
  return withdrawal !== undefined && withdrawal.recordedOn > knownOn;
};

const causeOfChanged = (
  earlier: AccruedImport,
  later: AccruedImport,
  compared: AccrualsCompared,
): AccrualCause => {
  if (earlier.live.entry.id !== later.live.entry.id || lostItsValue(later, compared)) return "corrected";
  const hasPriceAlone = !differs(earlier.netT, later.netT) && differs(earlier.priceEur, later.priceEur);
  return hasPriceAlone ? "price" : "law";
};

/** Returns what changed from one accrual to a later one, import by import, in steps. */
export function* accrualChanges(
  before: CountedThen,
  after: CountedThen,
  compared: AccrualsCompared,
): Steps<ReadonlyArray<AccrualChange>> {
  const known = new Map<string, AccruedImport>();
  yield* inStepsOf(before.accrual.imports, (each) => {
    known.set(each.id, each);
  });
  const reasonsBefore = yield* reasonsOf(before);
  const reasonsAfter = yield* reasonsOf(after);
  const changes: Array<AccrualChange> = [];
  yield* inStepsOf(after.accrual.imports, (later) => {
    const { id, costEur: afterEur, live } = later;
    const earlier = known.get(id);
    known.delete(id);
    const beforeEur = earlier?.costEur ?? zero;
    const differenceEur = minus(afterEur, beforeEur);
    const common = { id, live, entryId: live.entry.id, beforeEur, afterEur, differenceEur };
    if (earlier === undefined) {
      changes.push({ ...common, change: "added", cause: causeOfAdded(later, compared, reasonsBefore) });
    } else if (!isZero(differenceEur)) {
      changes.push({ ...common, change: "changed", cause: causeOfChanged(earlier, later, compared) });
    }
  });
  yield* inStepsOf(known.values(), (earlier) => {
    const { id, costEur: beforeEur, live } = earlier;
    changes.push({
      id,
      live,
      entryId: compared.living.get(id)?.entry.id ?? live.entry.id,
      change: "removed",
      cause: causeOfRemoved(earlier, compared, reasonsAfter),
      beforeEur,
      afterEur: zero,
      differenceEur: minus(zero, beforeEur),
    });
  });
  return changes;
}

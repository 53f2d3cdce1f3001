/**
 * Changes from one accrual to a later one, import by import, each with its cause.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type Decimal, isZero, minus, zero } from "../../../kernel/decimal.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
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

/** Facts about two accruals by which causes are told. */
export interface AccrualsCompared {
  /** Last day of release that counted in the accrual before. */
  readonly until: CalendarDay;
  /** Day at whose end the accrual before was told. */
  readonly knownOn: CalendarDay;
  /** Ids of imports that could not be calculated then. */
  readonly withoutFigures: ReadonlySet<string>;
  /** Every import that lives now, whether it counts or not. */
  readonly living: ReadonlyMap<string, LiveImport>;
}

const wasCorrectedAfter = ({ entry }: LiveImport, day: CalendarDay): boolean =>
  entry.kind === "correction" && entry.recordedOn > day;

const causeOfAdded = ({ id, live }: AccruedImport, compared: AccrualsCompared): AccrualCause => {
  const { until, knownOn, withoutFigures } = compared;
  if (live.entry.facts.releasedOn > until) return "released";
  if (withoutFigures.has(id)) return "figures";
  const [first] = live.history;
  if (first !== undefined && first.recordedOn > knownOn) return "recorded_later";
  return wasCorrectedAfter(live, knownOn) ? "corrected" : "threshold";
};

const causeOfRemoved = ({ id }: AccruedImport, { knownOn, living }: AccrualsCompared): AccrualCause => {
  const live = living.get(id);
  if (live === undefined) return "cancelled";
  return wasCorrectedAfter(live, knownOn) ? "corrected" : "threshold";
};

const causeOfChanged = (earlier: AccruedImport, later: AccruedImport): AccrualCause => {
  if (earlier.live.entry.id !== later.live.entry.id) return "corrected";
  return isZero(minus(earlier.netT, later.netT)) ? "price" : "law";
};

/** Returns what changed from one accrual to a later one, import by import, in steps. */
export function* accrualChanges(
  before: Pick<Accrual, "imports">,
  after: Pick<Accrual, "imports">,
  compared: AccrualsCompared,
): Steps<ReadonlyArray<AccrualChange>> {
  const known = new Map<string, AccruedImport>();
  yield* inStepsOf(before.imports, (each) => {
    known.set(each.id, each);
  });
  const changes: Array<AccrualChange> = [];
  yield* inStepsOf(after.imports, (later) => {
    const { id, costEur: afterEur, live } = later;
    const earlier = known.get(id);
    known.delete(id);
    const beforeEur = earlier?.costEur ?? zero;
    const differenceEur = minus(afterEur, beforeEur);
    const common = { id, live, entryId: live.entry.id, beforeEur, afterEur, differenceEur };
    if (earlier === undefined) {
      changes.push({ ...common, change: "added", cause: causeOfAdded(later, compared) });
    } else if (!isZero(differenceEur)) {
      changes.push({ ...common, change: "changed", cause: causeOfChanged(earlier, later) });
    }
  });
  yield* inStepsOf(known.values(), (earlier) => {
    const { id, costEur: beforeEur, live } = earlier;
    changes.push({
      id,
      live,
      entryId: compared.living.get(id)?.entry.id ?? live.entry.id,
      change: "removed",
      cause: causeOfRemoved(earlier, compared),
      beforeEur,
      afterEur: zero,
      differenceEur: minus(zero, beforeEur),
    });
  });
  return changes;
}

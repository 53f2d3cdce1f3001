/** Database port of the calculations that imports keep. */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { VersionsRecord } from "../../contract/answers/members.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { KeptOutcome } from "../../domain/imports/calculations/kept_figures.ts";
import type { LawMark } from "../../domain/imports/calculations/law_mark.ts";
import type { LiveImport } from "../../domain/imports/ledger/live.ts";

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** A calculation that an entry keeps. */
export interface KeptCalculation {
  /** UUID of the entry. */
  readonly entryId: string;
  /** Time of the calculation, in milliseconds since 1970. */
  readonly calculatedAtMs: number;
  /** Law and prices that it was first made under. */
  readonly versions: VersionsRecord;
  readonly outcome: KeptOutcome;
}

/** Calculations of an import. */
export interface CalculationsOfImport {
  /** The oldest first. */
  readonly calculations: ReadonlyArray<KeptCalculation>;
  /** Law and prices under which the newest one was last found to hold; null for an import that was not calculated yet. */
  readonly checkedUnder: VersionsRecord | null;
}

/** Calculations of entries: added, never changed. */
export class ImportCalculations extends Context.Tag("ImportCalculations")<ImportCalculations, {
  /**
   * @returns the number of the law, which is later for a law that was seen later, and than every law under which a release
   * before calculates
   */
  readonly lawNumber: (mark: LawMark) => StoreEffect<number>;
  /**
   * Puts live imports that are behind the law under it, in one transaction: an outcome that differs
   * from the entry's newest one is added. Imports that another process has in hand are left to it.
   * @returns the number of imports that were put under it
   */
  readonly recalculate: (
    batch: {
      readonly lawNumber: number;
      readonly atMost: number;
      readonly outcomeOf: (live: LiveImport) => KeptOutcome;
    },
  ) => StoreEffect<number>;
  /** Calculations of every entry of an import. */
  readonly ofImport: (importId: string) => StoreEffect<CalculationsOfImport>;
}>() {}

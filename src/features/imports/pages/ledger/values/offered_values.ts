/**
 * Values of suppliers that an import may take, with what it would cost by each.
 */
import * as Effect from "effect/Effect";
import type { LawServices } from "../../../../../application/cbam/cbam_context.ts";
import { fittingValues } from "../../../../../application/suppliers/fitting_values.ts";
import { SupplierValues } from "../../../../../application/suppliers/supplier_ports.ts";
import type { ServiceUnavailable } from "../../../../../contract/failures.ts";
import {
  type CalculatedImport,
  type FiguresLaw,
  figuresOfImport,
  hasFigures,
} from "../../../../../domain/imports/figures/figures.ts";
import { savingOfImport } from "../../../../../domain/imports/figures/saving.ts";
import type { ImportFacts, LedgerEntry } from "../../../../../domain/imports/ledger/entry.ts";
import type { LiveImport } from "../../../../../domain/imports/ledger/live.ts";
import { withoutActual, withValue } from "../../../../../domain/imports/ledger/valued.ts";
import type { ValueOfInstallation } from "../../../../../domain/suppliers/value.ts";
import { type Decimal, isLess, minus } from "../../../../../kernel/decimal.ts";
import { yearOf } from "../../../../../kernel/time/calendar.ts";
import type { ChosenYear } from "../../chosen.ts";

/** A value of a supplier that an import may take, with what it would cost by it. */
export interface OfferedValue {
  readonly value: ValueOfInstallation;
  /** True if the import took this version. */
  readonly isUsed: boolean;
  /** Cost, EUR, and what is saved, of the cost by default values or by the values that the import has; undefined where one of the two can't be calculated. */
  readonly costs: { readonly costEur: Decimal; readonly savingEur: Decimal } | undefined;
}

/** @returns the version of a supplier's value that an import took; undefined where it took none */
export const usedValue = (
  accountId: string,
  { facts }: LedgerEntry,
): Effect.Effect<ValueOfInstallation | undefined, ServiceUnavailable, SupplierValues> =>
  Effect.gen(function* () {
    const { value } = facts.actual ?? {};
    if (value === undefined) return undefined;
    const versions = yield* (yield* SupplierValues).versions(accountId, value.id);
    return versions.find((each) => each.value.version === value.version);
  });

/** Order of values: those first that save most, those last that nothing can be said of. */
const bySaving = ({ costs: one }: OfferedValue, { costs: other }: OfferedValue): number => {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined);
  }
  return isLess(other.savingEur, one.savingEur) ? -1 : Number(isLess(one.savingEur, other.savingEur));
};

/** Costs by a value: what the import's row says once it is taken, beside default values; of one that has other values beside those. */
const costsOf = (law: FiguresLaw, now: CalculatedImport, made: CalculatedImport): OfferedValue["costs"] => {
  if (!hasFigures(now) || !hasFigures(made)) return undefined;
  const savingEur = now.state === "default"
    ? savingOfImport(law, made)?.savingEur
    : minus(now.costEur, made.costEur);
  return savingEur && { costEur: made.costEur, savingEur };
};

/** @returns values that a live import may take, those first that save most */
export const offeredValues = (
  accountId: string,
  live: LiveImport,
  used: ValueOfInstallation | undefined,
  { cbam, tables }: ChosenYear,
): Effect.Effect<ReadonlyArray<OfferedValue>, ServiceUnavailable, LawServices | SupplierValues> =>
  Effect.gen(function* () {
    const { facts } = live.entry;
    const { determination } = facts;
    if (determination === "returned" || determination === "inward") return [];
    const found = yield* fittingValues(accountId, {
      cnCode: facts.cnCode,
      taricCode: facts.taricCode,
      origin: facts.origin,
      year: yearOf(facts.releasedOn),
      productionRoute: facts.productionRoute ?? undefined,
      reportingPeriod: facts.reportingPeriod,
    });
    const law = { law: cbam.law(), imports: tables };
    const now = figuresOfImport(law, live);
    const own: ImportFacts = {
      ...withoutActual(facts, used),
      determination: determination === "outward" ? determination : "actual",
    };
    const offered = found.map((value): OfferedValue => {
      const made = figuresOfImport(law, { ...live, entry: { ...live.entry, facts: withValue(own, value) } });
      return {
        value,
        isUsed: used?.value.id === value.value.id && used.value.version === value.value.version,
        costs: costsOf(law, now, made),
      };
    });
    return offered.sort(bySaving);
  });

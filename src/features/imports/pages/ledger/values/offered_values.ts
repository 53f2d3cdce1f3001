/**
 * Values of suppliers that an import may take, with what it would cost by each.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
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
import { savingOrReasons } from "../../../../../domain/imports/figures/saving.ts";
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
  /** Cost by it, EUR; undefined where it can't be calculated. */
  readonly costEur: Decimal | undefined;
  /** Saving, EUR, of the cost by default values or by the values that the import has; else why one of the two can't be calculated. */
  readonly saving: Either.Either<Decimal, ReadonlyArray<string>>;
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
const bySaving = ({ saving: one }: OfferedValue, { saving: other }: OfferedValue): number => {
  if (Either.isLeft(one) || Either.isLeft(other)) {
    return Number(Either.isLeft(one)) - Number(Either.isLeft(other));
  }
  return isLess(other.right, one.right) ? -1 : Number(isLess(one.right, other.right));
};

/** Saving by a value: what the import's row says once it is taken, beside default values; of one that has other values beside those. */
const savingBy = (law: FiguresLaw, now: CalculatedImport, made: CalculatedImport): OfferedValue["saving"] => {
  if (!hasFigures(made)) return Either.left(made.reasons);
  if (!hasFigures(now)) return Either.left(now.reasons);
  return now.state === "default"
    ? Either.map(savingOrReasons(law, made), ({ savingEur }) => savingEur)
    : Either.right(minus(now.costEur, made.costEur));
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
        costEur: hasFigures(made) ? made.costEur : undefined,
        saving: savingBy(law, now, made),
      };
    });
    return offered.sort(bySaving);
  });

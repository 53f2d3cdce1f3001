/**
 * Values that imports of a year took, with what is left to do before these may be declared. Regulation (EU) 2023/956,
 * Articles 6 and 8.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Stream from "effect/Stream";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { ValueOfInstallation } from "../../domain/suppliers/value.ts";
import {
  stepOf,
  type ValueStep,
  type VerificationTime,
  verificationTime,
} from "../../domain/suppliers/value_check.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import {
  type SummedUse,
  SupplierValues,
  type UseQuestion,
  type ValueUse,
  ValueUses,
} from "./supplier_ports.ts";

/** Imports that took a version of a value, with what is left to do for them. */
export interface CheckedUse {
  readonly use: SummedUse;
  /** The value as its newest version has it. */
  readonly newest: ValueOfInstallation;
  readonly step: ValueStep;
  readonly time: VerificationTime;
}

/** @returns the values that imports of the year took, by value and version */
export const checkValues = (
  question: UseQuestion,
): Effect.Effect<ReadonlyArray<CheckedUse>, ServiceUnavailable, SupplierValues | ValueUses> =>
  Effect.gen(function* () {
    const { accountId, year } = question;
    const uses = yield* (yield* ValueUses).summed(question);
    const ids = [...new Set(uses.map(({ valueId }) => valueId))];
    const found = yield* (yield* SupplierValues).newest(accountId, ids);
    const byId = new Map(found.map((each) => [each.value.id, each]));
    return uses.flatMap((use) => {
      const newest = byId.get(use.valueId);
      return newest === undefined ? [] : [{
        use,
        newest,
        step: stepOf(newest.value, use.version),
        time: verificationTime(newest.value, year),
      }];
    });
  });

const valuesAtOnce = 200;

/** @returns every version of the values of an installation that are of a year, or that imports of it took */
export const versionsOfYear = (
  question: UseQuestion & { readonly installationId: string },
  { taken, asOf }: { readonly taken: ReadonlyArray<CheckedUse>; readonly asOf: CalendarDay },
): Effect.Effect<
  ReadonlyArray<ReadonlyArray<ValueOfInstallation>>,
  ServiceUnavailable,
  SupplierValues
> =>
  Effect.gen(function* () {
    const { accountId, year: period, installationId } = question;
    const { part, versions } = yield* SupplierValues;
    const ids = new Set(taken.map(({ use }) => use.valueId));
    let behindId: string | undefined;
    do {
      const page = yield* part({
        accountId,
        installationId,
        period,
        asOf,
        behindId,
        atMost: valuesAtOnce,
      });
      for (const { value } of page) ids.add(value.id);
      behindId = page.length === valuesAtOnce ? page.at(-1)?.value.id : undefined;
    } while (behindId !== undefined);
    return yield* Effect.forEach([...ids].sort(), (id) => versions(accountId, id));
  });

const usesAtOnce = 2_000;

/** @returns the live imports of the year that took values, in parts */
export const importsByValues = (
  question: UseQuestion,
): Stream.Stream<ReadonlyArray<ValueUse>, ServiceUnavailable, ValueUses> =>
  Stream.paginateEffect(undefined, (behindId: string | undefined) =>
    Effect.map(
      Effect.flatMap(ValueUses, ({ part }) => part({ ...question, behindId, atMost: usesAtOnce })),
      (found) => [
        found,
        found.length === usesAtOnce ? Option.fromNullable(found.at(-1)?.entryId) : Option.none(),
      ],
    ));

/** Saving of a value, what it comes to, and the time of import that it is told for. */
import { type Saving, savingOf } from "../../../domain/cbam/planning/saving.ts";
import type { Law } from "../../../domain/cbam/law/law.ts";
import type { ImportTime } from "../../../domain/cbam/law/price.ts";
import {
  firstPeriod,
  priceLeft,
  type SupplierValue,
  unitOf,
  valuedMembers,
  type ValueOfInstallation,
} from "../../../domain/suppliers/value.ts";
import { exactCostOf } from "../../../domain/plans/comparison.ts";
import {
  type Decimal,
  isZero,
  minus,
  one,
  roundHalfAwayFromZero,
  times,
  zero,
} from "../../../kernel/decimal.ts";
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";

/** @returns the time of import for which a value is told where nobody says: today in its own year, else some time in it */
export const timeOf = ({ key: { period } }: SupplierValue, today: CalendarDay): ImportTime =>
  yearOf(today) === period ? { day: today } : { year: Math.max(period, firstPeriod) };

/** @returns the saving of a value a tonne (of electricity a MWh) */
export const savingOfValue = (
  law: Law,
  { value, installation }: ValueOfInstallation,
  time: ImportTime,
): ReturnType<typeof savingOf> =>
  savingOf(law, {
    ...valuedMembers(value),
    priceLeft: priceLeft(value.facts),
    cnCode: value.key.cnCode,
    origin: installation.facts.country,
    tonnage: one,
    unit: unitOf(value.key),
    time,
  });

/** Costs of a quantity by default values and by a value, EUR with 2 decimals, and the difference of what is printed. */
export interface SavingCosts {
  /** Cost by default values. */
  readonly defaultEur: Decimal;
  /** Cost by the value. */
  readonly valueEur: Decimal;
  /** The first less the second; below 0 where the value costs more. */
  readonly savingEur: Decimal;
}

/** @returns the costs of a saving for a quantity in the unit of the goods */
export const savingCosts = ({ byDefault, byValue }: Saving, quantity: Decimal): SavingCosts => {
  const costOf = (side: Saving["byValue"]): Decimal =>
    roundHalfAwayFromZero(times(exactCostOf(side) ?? zero, quantity), 2);
  const [defaultEur, valueEur] = [costOf(byDefault), costOf(byValue)];
  return { defaultEur, valueEur, savingEur: minus(defaultEur, valueEur) };
};

/** @returns true where a carbon price paid abroad is deducted from the cost by the value */
export const isBeforePaid = ({ byValue: { terms: { deductionEur } } }: Saving): boolean =>
  !isZero(deductionEur);

/** Saving of a value, and the time of import that it is told for. */
import { savingOf } from "../../../domain/cbam/planning/saving.ts";
import type { Law } from "../../../domain/cbam/law/law.ts";
import type { ImportTime } from "../../../domain/cbam/law/price.ts";
import {
  firstPeriod,
  type SupplierValue,
  unitOf,
  valuedMembers,
  type ValueOfInstallation,
} from "../../../domain/suppliers/value.ts";
import { one } from "../../../kernel/decimal.ts";
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
    cnCode: value.key.cnCode,
    origin: installation.facts.country,
    tonnage: one,
    unit: unitOf(value.key),
    time,
  });

/** Notation of values as people write them: of numbers, and of days. */
import type { DayOrder } from "./day_order.ts";
import type { NumberMark } from "./number.ts";

/** Notation of the numbers and days of a table or a call. */
export interface Notation {
  /** Decimal mark of numbers. */
  readonly mark: NumberMark;
  /** Order of day and month by the names of the columns; day first where a column has none. */
  readonly orders?: ReadonlyMap<string, DayOrder>;
  /** Order of day and month that a call names for all its days. */
  readonly order?: DayOrder | undefined;
  /** Columns of a table whose days have years of two digits, which can be told apart from the other parts. */
  readonly shortYears?: ReadonlySet<string>;
}

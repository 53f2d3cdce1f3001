/** Withdrawals of suppliers' values: each ends the versions before it for declarations, whatever versions come later. */
import type { CalendarDay } from "../../kernel/time/calendar.ts";

/** A version that took a value out of use. */
export interface Withdrawal {
  /** Number of the version. */
  readonly version: number;
  /** Day on which it was recorded. */
  readonly recordedOn: CalendarDay;
}

/** Withdrawals by the ids of values, each value's oldest first. */
export type Withdrawals = ReadonlyMap<string, ReadonlyArray<Withdrawal>>;

/**
 * Returns the first withdrawal of a value from the version on that was taken; undefined where there is none. A later version
 * gives the value new figures, and those that were withdrawn stay so.
 */
export const withdrawalOf = (
  withdrawals: Withdrawals,
  taken: { readonly id: string; readonly version: number },
): Withdrawal | undefined => withdrawals.get(taken.id)?.find(({ version }) => version >= taken.version);

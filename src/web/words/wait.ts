/**
 * Time until something may be tried again, in the largest unit in which it is at least two, rounded up.
 */

/** Unit of a wait. */
export type WaitUnit = "second" | "minute" | "hour";

/** A wait as words tell it. */
export interface Wait {
  readonly amount: number;
  readonly unit: WaitUnit;
}

const unitSeconds = { second: 1, minute: 60, hour: 3_600 } as const satisfies Record<WaitUnit, number>;

/** @returns the wait, at least one second */
const waitOf = (seconds: number): Wait => {
  const unit: WaitUnit = seconds >= 2 * unitSeconds.hour
    ? "hour"
    : seconds >= 2 * unitSeconds.minute
    ? "minute"
    : "second";
  return { amount: Math.max(1, Math.ceil(seconds / unitSeconds[unit])), unit };
};

/** Words of each unit: of one, and of more. */
export type WaitWords = Readonly<Record<WaitUnit, readonly [one: string, more: string]>>;

/** @returns a wait with its unit in the words of a language */
export const waitInWords = (seconds: number, words: WaitWords): string => {
  const { amount, unit } = waitOf(seconds);
  return `${amount} ${words[unit][amount === 1 ? 0 : 1]}`;
};

/** Lengths of time in milliseconds. */

/** A minute, in milliseconds. */
export const minuteMs = 60_000;

/** An hour, in milliseconds. */
export const hourMs: number = 60 * minuteMs;

/** A day of 24 hours, in milliseconds; days in Brussels may be an hour shorter or longer. */
export const dayMs: number = 24 * hourMs;

/**
 * The pauses after which a mail that could not be handed over is tried again, and the end at which it is given up.
 */
import { dayMs, hourMs } from "../../kernel/time/durations.ts";

const firstPauseMs = 30_000;
const longestPauseMs = hourMs;
/** A mail that could not be handed over for so long is dead. */
export const patienceMs: number = dayMs;

/** A mail's attempts so far, and the time of the failure. */
export interface FailedAttempt {
  /** Attempts so far, the failed one included. */
  readonly attempts: number;
  /** Moment at which the mail was queued, milliseconds since 1970. */
  readonly queuedAtMs: number;
  /** Moment at which this attempt failed, milliseconds since 1970. */
  readonly failedAtMs: number;
  /** From 0 to 1: spreads the attempts of mails that failed at the same time. */
  readonly jitter: number;
}

/**
 * The pause doubles from 30 seconds to an hour, each time 50 % to 150 % of it; the last attempt is made when the mail
 * is 24 hours old.
 * @returns when to try again, in milliseconds since 1970, or `"dead"`
 */
export const nextAttempt = ({ attempts, queuedAtMs, failedAtMs, jitter }: FailedAttempt): number | "dead" => {
  const lastAttemptMs = queuedAtMs + patienceMs;
  if (failedAtMs >= lastAttemptMs) return "dead";
  const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  return Math.min(failedAtMs + Math.round(pauseMs * (0.5 + jitter)), lastAttemptMs);
};

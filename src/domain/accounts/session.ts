/**
 * Tokens of sign-in links and browser sessions, and how long each of them lasts. They have a form of their own, so that
 * an API key is never taken for a session, nor a session for a key.
 * @source OWASP Session Management Cheat Sheet
 */
import { sha256Hex } from "../../kernel/sha256.ts";
import { dayMs, hourMs, minuteMs } from "../../kernel/time/durations.ts";

const written = /^[A-Za-z0-9_-]{43}$/;

/** True if the text has a token's form. */
export const isToken = (text: string): boolean => written.test(text);

/** Hash that is stored and looked up instead of the token: its SHA-256, lower-case hex. */
export const hashOfToken = (token: string): string => sha256Hex(token);

/** A sign-in link is good for so long, and once. */
export const linkMs: number = 15 * minuteMs;
/** An invitation is good for so long, and once. */
export const invitationMs: number = 7 * dayMs;
/** Time between two presses of a button that are one: the same sent again later is meant. */
export const pressedTwiceMs: number = minuteMs / 6;
/** No other link is mailed for so long while one is good and unused: whoever asks, it lies in the owner's mailbox. */
export const linkEveryMs: number = 5 * minuteMs;
/** A session ends so long after it began, whatever is done with it. */
export const sessionMs: number = 30 * dayMs;
/** A session that nothing was done with for so long is over. */
export const idleMs: number = 7 * dayMs;
/** The use of a session is written down at most this often. */
export const seenEveryMs: number = 5 * minuteMs;
/** The token of a session is changed this often. */
const rotatedEveryMs: number = dayMs;
/** Time for which the token before counts, for requests that were under way. */
const graceMs: number = minuteMs;
/** A second factor counts for so long in the session that it was given in. */
export const secondFactorMs: number = 12 * hourMs;

/** State of the token that a browser sent. */
export interface TokenState {
  /** True if it is the session's newest token, not the one before. */
  readonly isCurrent: boolean;
  /** Moment at which the token was changed last, in milliseconds since 1970. */
  readonly rotatedMs: number;
  /** Now, in milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * Returns what becomes of the session: the token before, after its time, is in other hands than the browser's, which
 * has the newest one, so nobody keeps the session
 */
export const fateOf = ({ isCurrent, rotatedMs, nowMs }: TokenState): "keep" | "rotate" | "end" => {
  const ageMs = nowMs - rotatedMs;
  if (isCurrent) return ageMs >= rotatedEveryMs ? "rotate" : "keep";
  return ageMs <= graceMs ? "keep" : "end";
};

/**
 * Quotas: at most `limit` calls in every window of `windowSeconds`, of any alignment (a true sliding window).
 * Which subject is counted under which quota is decided in `application/admit.ts`; contract section 8.
 */

/** A named limit; each name has counters of its own. */
export interface Quota {
  /** The policy's name, as `RateLimit-Policy` prints it. */
  readonly policy: string;
  /** Calls that a window admits. */
  readonly limit: number;
  /** Length of the window, seconds. */
  readonly windowSeconds: number;
}

/** State of a subject's window: what the `RateLimit` header prints. */
export interface WindowState {
  /** Name of the limit. */
  readonly policy: string;
  /** Calls that a window admits. */
  readonly limit: number;
  /** Length of the window, seconds. */
  readonly windowSeconds: number;
  /** Calls that are still free now. */
  readonly remaining: number;
  /** Whole seconds, rounded up, until the window's oldest call leaves it and frees a place. */
  readonly resetSeconds: number;
}

/** The admitted calls of a subject's window, oldest first, in milliseconds since 1970. */
export interface CallLog {
  /** From `start` on; what stands before has left the window. */
  readonly times: Array<number>;
  /** Index in `times` at which the window begins: calls before it have left. */
  start: number;
}

/** Returns the log of a subject that has not called. */
export const emptyLog = (): CallLog => ({ times: [], start: 0 });

/** Dead entries that may stand at the front of a log before it is cut. */
const slack = 64;

/** Lets calls leave that are at least a window old. */
const expire = (log: CallLog, leaveAtMs: number): void => {
  const { times } = log;
  while (log.start < times.length && (times[log.start] ?? 0) <= leaveAtMs) log.start++;
  if (log.start > slack && log.start * 2 > times.length) {
    times.splice(0, log.start);
    log.start = 0;
  }
};

/** Whole seconds, rounded up, until a call leaves its window. */
export const secondsUntilLeaves = (calledMs: number, quota: Quota, nowMs: number): number =>
  Math.max(0, Math.ceil((calledMs + quota.windowSeconds * 1_000 - nowMs) / 1_000));

/** Outcome of asking for a place. */
export type Admission =
  | { readonly isAdmitted: true; readonly state: WindowState }
  | { readonly isAdmitted: false; readonly retryAfterSeconds: number };

/**
 * Returns what a window's limit is and has left after an admitted call.
 * @param used calls in the window, this one included; `oldestMs` the first of them
 */
export const windowStateOf = (
  quota: Quota,
  used: number,
  oldestMs: number,
  nowMs: number,
): WindowState => ({
  policy: quota.policy,
  limit: quota.limit,
  windowSeconds: quota.windowSeconds,
  remaining: Math.max(0, quota.limit - used),
  resetSeconds: secondsUntilLeaves(oldestMs, quota, nowMs),
});

/** A call that lies further ahead than this many windows was noted by a clock that was wrong, not by one that differs. */
const windowsAhead = 2;

/** The time of the newest call that is in the window. */
const newestOf = ({ times, start }: CallLog): number | undefined =>
  start < times.length ? times.at(-1) : undefined;

/** Calls that a wrong clock noted far ahead would keep their caller out for as long: they count as made now. */
const setRight = (log: CallLog, quota: Quota, clockMs: number): void => {
  const { times } = log;
  if ((newestOf(log) ?? 0) > clockMs + windowsAhead * quota.windowSeconds * 1_000) {
    times.fill(clockMs, log.start);
  }
};

/**
 * Takes a place if the window has one: every window of any alignment holds at most `limit` calls. A clock that
 * steps back is taken for the newest call's time, so that it can't let more through; one that was hours ahead and is
 * right again keeps no one out for longer than a window.
 */
export const takePlace = (log: CallLog, quota: Quota, clockMs: number): Admission => {
  const { times } = log;
  setRight(log, quota, clockMs);
  const nowMs = Math.max(clockMs, newestOf(log) ?? clockMs);
  expire(log, nowMs - quota.windowSeconds * 1_000);
  const used = times.length - log.start;
  if (used >= quota.limit) {
    const frees = times[times.length - quota.limit] ?? nowMs;
    return { isAdmitted: false, retryAfterSeconds: Math.max(1, secondsUntilLeaves(frees, quota, clockMs)) };
  }
  times.push(nowMs);
  const oldest = times[log.start] ?? nowMs;
  return { isAdmitted: true, state: windowStateOf(quota, used + 1, oldest, nowMs) };
};

/** Gives the newest place back; an empty window stays as it is. */
export const giveBackPlace = ({ times, start }: CallLog): void => {
  if (start < times.length) times.pop();
};

/** A moment of a log, in milliseconds since 1970, and how many calls were let in at it. */
export type Moment = readonly [ms: number, calls: number];

/**
 * Returns how a window stands now; nothing is counted. It reads a log as `takePlace` does, so the next call finds as many
 * places as it says.
 * @param moments oldest first, also those that have left the window; a window without calls frees its next place in 0 s
 * @param calledMs when the newest call was made, where its moment was rounded up
 */
export const windowStateNow = (
  moments: ReadonlyArray<Moment>,
  quota: Quota,
  clockMs: number,
  calledMs?: number,
): WindowState => {
  const newest = moments.at(-1)?.[0] ?? clockMs;
  const windowMs = quota.windowSeconds * 1_000;
  const isWrong = newest > clockMs + windowsAhead * windowMs;
  const leaveAtMs = (isWrong ? clockMs : Math.max(clockMs, calledMs ?? newest)) - windowMs;
  const live = moments.filter(([ms]) => ms > leaveAtMs);
  const used = live.reduce((sum, [, calls]) => sum + calls, 0);
  const oldest = isWrong ? clockMs : live[0]?.[0];
  return oldest === undefined
    ? { ...quota, remaining: quota.limit, resetSeconds: 0 }
    : windowStateOf(quota, used, oldest, clockMs);
};

/** Returns the log's moments, one a call. */
export const momentsOf = ({ times, start }: CallLog): ReadonlyArray<Moment> =>
  times.slice(start).map((ms) => [ms, 1]);

/** True if nothing of the log is in a window any more. */
export const isIdle = (log: CallLog, windowSeconds: number, nowMs: number): boolean =>
  (log.times.at(-1) ?? 0) <= nowMs - windowSeconds * 1_000;

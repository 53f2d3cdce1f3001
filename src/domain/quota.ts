/**
 * Quotas: at most `limit` calls in every window of `windowSeconds`, of any alignment (a true sliding window).
 * Which subject is counted under which quota is decided in `application/admit.ts`; contract section 8.
 */

/** A named limit; each name has counters of its own. */
export interface Quota {
  /** The policy's name, as `RateLimit-Policy` prints it. */
  readonly policy: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** An admitted call's standing: what the `RateLimit` header prints. */
export interface Standing {
  readonly policy: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** Calls that are still free now. */
  readonly remaining: number;
  /** Whole seconds, rounded up, until the window's oldest call leaves it and frees a place. */
  readonly resetSeconds: number;
}

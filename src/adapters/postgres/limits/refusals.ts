/** Subjects that are over a limit, as a process remembers them: refused from memory until their time. */
import type { Quota } from "../../../domain/accounts/quota.ts";

const remembered = 100_000;

/** Longest believable wait; a longer one was written by a clock that was wrong. */
const longestWaitMs = ({ windowSeconds }: Quota): number => 3 * windowSeconds * 1_000;

/** Subjects that are over a limit, and until when, in milliseconds since 1970. */
export interface Refusals {
  /** @returns until when a subject is refused; undefined: it isn't known to be */
  readonly find: (key: string, quota: Quota, nowMs: number) => number | undefined;
  readonly remember: (key: string, quota: Quota, untilMs: number) => void;
  readonly forget: (key: string, quota: Quota) => void;
}

/** @returns no refusals yet; the oldest are forgotten first */
export const refusals = (): Refusals => {
  const untilMs = new Map<string, number>();
  const limitOf = (key: string, quota: Quota): string => `${quota.limit} ${key}`;
  return {
    find: (key, quota, nowMs) => {
      const until = untilMs.get(limitOf(key, quota));
      const isSane = until !== undefined && until <= nowMs + longestWaitMs(quota);
      if (isSane && until > nowMs) return until;
      if (until !== undefined) untilMs.delete(limitOf(key, quota));
      return undefined;
    },
    forget: (key, quota) => {
      untilMs.delete(limitOf(key, quota));
    },
    remember: (key, quota, until) => {
      untilMs.set(limitOf(key, quota), until);
      const [first] = untilMs.size > remembered ? untilMs.keys() : [];
      if (first !== undefined) untilMs.delete(first);
    },
  };
};

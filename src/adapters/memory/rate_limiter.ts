/**
 * Rate limits of a single process, in memory. Keys are as many as the operator made; addresses are as many as the
 * internet has, so only so many have a window of their own. When all of these are in use, further addresses share
 * windows: they may be refused for each other's calls, but no one is let out of a window by filling the memory.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { createHash } from "node:crypto";
import { RateLimiter } from "../../application/ports.ts";
import { rateLimited } from "../../application/accounts/rate_limited.ts";
import {
  type CallLog,
  emptyLog,
  isIdle,
  momentsOf,
  type Quota,
  standingNow,
  takePlace,
} from "../../domain/accounts/quota.ts";
import { uuidOfText } from "../../kernel/uuid.ts";

interface Subject {
  readonly log: CallLog;
  readonly windowSeconds: number;
}

/** How many there are. */
export interface MemoryLimits {
  /** Addresses with a window of their own. */
  readonly addresses: number;
  /** Windows that all other addresses share. */
  readonly shared: number;
}

/** About 30 MB in all. */
const usual: MemoryLimits = { addresses: 100_000, shared: 4_096 };

/** Subjects between two looks for idle ones. */
const lookEvery = 1_000;

const newSubject = ({ windowSeconds }: Quota): Subject => ({ log: emptyLog(), windowSeconds });

const isIdleAt = ({ log, windowSeconds }: Subject, nowMs: number): boolean =>
  isIdle(log, windowSeconds, nowMs);

const make = ({ addresses: most, shared: sharedCount }: MemoryLimits) =>
  Effect.map(Effect.clock, (clock) => {
    const keys = new Map<string, Subject>();
    const addresses = new Map<string, Subject>();
    const shared = new Map<string, Subject>();
    let sinceLook = 0;

    const dropIdle = (nowMs: number): void => {
      if (++sinceLook < lookEvery) return;
      sinceLook = 0;
      for (const subjects of [keys, addresses, shared]) {
        for (const [name, subject] of subjects) if (isIdleAt(subject, nowMs)) subjects.delete(name);
      }
    };

    const keep = (subjects: Map<string, Subject>, name: string, quota: Quota): Subject => {
      const subject = subjects.get(name) ?? newSubject(quota);
      subjects.set(name, subject);
      return subject;
    };

    /** An address that shares a window stays there until the window is empty. */
    const newAddress = (name: string, quota: Quota, nowMs: number): Subject => {
      const place = String(createHash("sha256").update(name).digest().readUInt32LE() % sharedCount);
      const inUse = shared.get(place);
      const isShared = inUse !== undefined && !isIdleAt(inUse, nowMs);
      return isShared || addresses.size >= most ? keep(shared, place, quota) : keep(addresses, name, quota);
    };

    const subjectOf = (subject: string, quota: Quota, nowMs: number): Subject => {
      const name = `${quota.policy} ${subject}`;
      const known = keys.get(name) ?? addresses.get(name);
      if (known !== undefined) return known;
      dropIdle(nowMs);
      return uuidOfText(subject) === undefined ? newAddress(name, quota, nowMs) : keep(keys, name, quota);
    };

    return RateLimiter.of({
      take: (quota, subject) => {
        const nowMs = clock.unsafeCurrentTimeMillis();
        const { log } = subjectOf(subject, quota, nowMs);
        const taken = takePlace(log, quota, nowMs);
        return taken.isAdmitted
          ? Effect.succeed(taken.standing)
          : Effect.fail(rateLimited(quota, taken.retryAfterSeconds));
      },
      peek: (windows) =>
        Effect.sync(() => {
          const nowMs = clock.unsafeCurrentTimeMillis();
          return windows.map(({ quota, subject }) => {
            const name = `${quota.policy} ${subject}`;
            const { log } = keys.get(name) ?? addresses.get(name) ?? newSubject(quota);
            return standingNow(momentsOf(log), quota, nowMs);
          });
        }),
    });
  });

/** @param limits how many addresses are counted apart; the usual ones take about 30 MB */
export const layerWith = (limits: MemoryLimits): Layer.Layer<RateLimiter> =>
  Layer.effect(RateLimiter, make(limits));

export const layer: Layer.Layer<RateLimiter> = layerWith(usual);

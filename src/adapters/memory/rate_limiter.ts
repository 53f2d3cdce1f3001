/**
 * Rate limits of a single process, in memory. Keys are as many as the operator made; addresses are as many as the
 * internet has, so only so many have a window of their own. When all of these are in use, further addresses share
 * windows: they may be refused for each other's calls, but no one is let out of a window by filling the memory.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import { createHash } from "node:crypto";
import { RateLimiter } from "../../application/ports.ts";
import type { RateLimited } from "../../contract/failures.ts";
import { rateLimited } from "../../application/accounts/rate_limited.ts";
import {
  type CallLog,
  emptyLog,
  giveBackPlace,
  isIdle,
  momentsOf,
  type Quota,
  takePlace,
  type WindowState,
  windowStateNow,
} from "../../domain/accounts/quota.ts";
import { uuidOfText } from "../../kernel/uuid.ts";

interface Subject {
  readonly log: CallLog;
  readonly windowSeconds: number;
}

/** Upper bounds of the windows in memory. */
export interface MemoryLimits {
  /** Addresses with a window of their own. */
  readonly addresses: number;
  /** Windows of a policy that all other addresses share. */
  readonly shared: number;
}

/** About 30 MB in all. */
const usual: MemoryLimits = { addresses: 100_000, shared: 4_096 };

/** Subjects between two looks for idle ones. */
const lookEvery = 1_000;

const newSubject = ({ windowSeconds }: Quota): Subject => ({ log: emptyLog(), windowSeconds });

const isIdleAt = ({ log, windowSeconds }: Subject, nowMs: number): boolean =>
  isIdle(log, windowSeconds, nowMs);

/** The windows of a policy: names that are looked up at every call need not be put together of two parts. */
interface Windows {
  readonly keys: Map<string, Subject>;
  readonly addresses: Map<string, Subject>;
  readonly shared: Map<string, Subject>;
}

const newWindows = (): Windows => ({ keys: new Map(), addresses: new Map(), shared: new Map() });

const make = ({ addresses: most, shared: sharedCount }: MemoryLimits) =>
  Effect.map(Effect.clock, (clock) => {
    const windows = new Map<string, Windows>();
    let sinceLook = 0;

    const windowsOf = ({ policy }: Quota): Windows => {
      const known = windows.get(policy);
      if (known !== undefined) return known;
      const made = newWindows();
      windows.set(policy, made);
      return made;
    };

    const addressCount = (): number => {
      let count = 0;
      for (const { addresses } of windows.values()) count += addresses.size;
      return count;
    };

    const dropIdle = (nowMs: number): void => {
      if (++sinceLook < lookEvery) return;
      sinceLook = 0;
      for (const { keys, addresses, shared } of windows.values()) {
        for (const subjects of [keys, addresses, shared]) {
          for (const [name, subject] of subjects) if (isIdleAt(subject, nowMs)) subjects.delete(name);
        }
      }
    };

    const keep = (subjects: Map<string, Subject>, name: string, quota: Quota): Subject => {
      const subject = subjects.get(name) ?? newSubject(quota);
      subjects.set(name, subject);
      return subject;
    };

    /** An address that shares a window stays there until the window is empty. */
    const newAddress = (
      { addresses, shared }: Windows,
      name: string,
      quota: Quota,
      nowMs: number,
    ): Subject => {
      const hash = createHash("sha256").update(`${quota.policy} ${name}`).digest();
      const place = String(hash.readUInt32LE() % sharedCount);
      const inUse = shared.get(place);
      const isShared = inUse !== undefined && !isIdleAt(inUse, nowMs);
      return isShared || addressCount() >= most ? keep(shared, place, quota) : keep(addresses, name, quota);
    };

    const subjectOf = (subject: string, quota: Quota, nowMs: number): Subject => {
      const ofPolicy = windowsOf(quota);
      const known = ofPolicy.addresses.get(subject) ?? ofPolicy.keys.get(subject);
      if (known !== undefined) return known;
      dropIdle(nowMs);
      return uuidOfText(subject) === undefined
        ? newAddress(ofPolicy, subject, quota, nowMs)
        : keep(ofPolicy.keys, subject, quota);
    };

    const takeNow = (quota: Quota, subject: string): Either.Either<WindowState, RateLimited> => {
      const nowMs = clock.unsafeCurrentTimeMillis();
      const { log } = subjectOf(subject, quota, nowMs);
      const taken = takePlace(log, quota, nowMs);
      return taken.isAdmitted
        ? Either.right(taken.state)
        : Either.left(rateLimited(quota, taken.retryAfterSeconds));
    };

    return RateLimiter.of({
      take: (quota, subject) => Effect.suspend(() => takeNow(quota, subject)),
      takeNow,
      giveBack: (quota, subject) =>
        Effect.sync(() => giveBackPlace(subjectOf(subject, quota, clock.unsafeCurrentTimeMillis()).log)),
      peek: (asked) =>
        Effect.sync(() => {
          const nowMs = clock.unsafeCurrentTimeMillis();
          return asked.map(({ quota, subject }) => {
            const { keys, addresses } = windowsOf(quota);
            const { log } = keys.get(subject) ?? addresses.get(subject) ?? newSubject(quota);
            return windowStateNow(momentsOf(log), quota, nowMs);
          });
        }),
    });
  });

/** @param limits how many addresses are counted apart; the usual ones take about 30 MB */
export const layerWith = (limits: MemoryLimits): Layer.Layer<RateLimiter> =>
  Layer.effect(RateLimiter, make(limits));

export const layer: Layer.Layer<RateLimiter> = layerWith(usual);

/**
 * Ids of what the service makes: they sort by time, so that rows are found where they were written, and nobody can
 * guess one from another.
 */
import { timeOrderedUuid } from "../kernel/uuid.ts";

const randomBytes = 16;

/** @param nowMs the time that the id carries, in milliseconds since 1970 */
export const newId = (nowMs: number): string =>
  timeOrderedUuid(nowMs, crypto.getRandomValues(new Uint8Array(randomBytes)));

const drawnAtOnce = 64;

/**
 * For many things that are made at one time: randomness is drawn for several of them at once.
 * @param nowMs the time that the ids carry, in milliseconds since 1970
 * @returns what makes an id
 */
export const idsAt = (nowMs: number): () => string => {
  let random = new Uint8Array();
  let used = 0;
  return () => {
    if (used === random.length) {
      random = crypto.getRandomValues(new Uint8Array(randomBytes * drawnAtOnce));
      used = 0;
    }
    return timeOrderedUuid(nowMs, random.subarray(used, used += randomBytes));
  };
};

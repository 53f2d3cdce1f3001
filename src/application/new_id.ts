/**
 * Ids of what the service makes: they sort by time, so that rows are found where they were written, and nobody can
 * guess one from another.
 */
import { timeOrderedUuid } from "../kernel/uuid.ts";

const randomBytes = 16;

/** @param nowMs the time that the id carries, in milliseconds since 1970 */
export const newId = (nowMs: number): string =>
  timeOrderedUuid(nowMs, crypto.getRandomValues(new Uint8Array(randomBytes)));

/** The time's digits and the version, before what is random. */
const timedDigits = "00000000-0000-7".length;

/**
 * For many things that are made at one time: its digits are written once, and what is random of each is that of a
 * random UUID of the platform, which stands in the same places.
 * @param nowMs the time that the ids carry, in milliseconds since 1970
 * @returns a maker of ids
 * @source RFC 9562, sections 5.4 and 5.7
 */
export const idsAt = (nowMs: number): () => string => {
  const timed = newId(nowMs).slice(0, timedDigits);
  return () => timed + crypto.randomUUID().slice(timedDigits);
};

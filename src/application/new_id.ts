/**
 * Ids of what the service makes: they sort by time, so that rows are found where they were written, and nobody can
 * guess one from another.
 */
import { timeOrderedUuid } from "../kernel/uuid.ts";

const randomBytes = 16;

/** @param nowMs the time that the id carries, in milliseconds since 1970 */
export const newId = (nowMs: number): string =>
  timeOrderedUuid(nowMs, crypto.getRandomValues(new Uint8Array(randomBytes)));

/**
 * Identifiers of rows and calls.
 * @source RFC 9562 (UUIDs)
 */
import { v7 } from "uuid";

/** Returns the UUID in lower case, of any version, when the text is one. */
export const uuidOfText = (text: string): string | undefined =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : undefined;

/**
 * A UUID that sorts by time (version 7), so that rows are found where they were written.
 * @param epochMs the time that it carries, in milliseconds since 1970
 * @param random 16 bytes that nobody can guess
 */
export const timeOrderedUuid = (epochMs: number, random: Uint8Array): string =>
  v7({ msecs: epochMs, random });

const timeDigits = 12;

/** Returns the time that a UUID of version 7 carries, in milliseconds since 1970. */
export const timeOfUuid = (uuid: string): number =>
  Number.parseInt(uuid.replaceAll("-", "").slice(0, timeDigits), 16);

/// <reference lib="dom" />
/** Ids that are made on a page; browsers make none themselves where the service is reached without TLS. */

/** @returns 32 hexadecimal digits that nobody can guess */
export const newHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @returns an id in the form of a UUID */
export const newUuid = (): string => newHex().replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

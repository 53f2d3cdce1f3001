/**
 * Places in a list that is ordered by id: what a caller sends back to get the next page. Callers don't look into them.
 */
import { Buffer } from "node:buffer";
import { uuidOfText } from "./uuid.ts";

const bytesOfUuid = 16;
const form = /^[A-Za-z0-9_-]{22}$/;

/** Returns the place behind the row with this id. */
export const cursorAfter = (id: string): string =>
  Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

/** Returns the id of the row that the place is behind; undefined when the text is no place. */
export const idOfCursor = (cursor: string): string | undefined => {
  if (!form.test(cursor)) return undefined;
  const bytes = Buffer.from(cursor, "base64url");
  const hex = bytes.length === bytesOfUuid ? bytes.toString("hex") : "";
  return uuidOfText(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"));
};

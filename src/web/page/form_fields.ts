/**
 * The number of a form's fields, counted before they are read: each costs the runtime's reader as much as hundreds of characters
 * do, and all of them are read in one piece.
 */
import { Buffer } from "node:buffer";

/** Fields of a form of text: an invoice of 500 lines has three quarters of them. */
const mostFields = 10_000;
/** Fields of a form with a file, whose largest asks about 200 columns. */
const mostParts = 2_000;

/** A form's text, one character a byte. */
const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");

/** True if the separator stands in the text more than so many times. */
const hasMore = (text: string, separator: string, most: number): boolean => {
  let count = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
};

/** @returns a sentence about a form of too many fields; undefined for one that may be read */
export const excessFields = (form: Uint8Array): string | undefined =>
  hasMore(textOf(form), "&", mostFields - 1)
    ? `The form has more than ${mostFields} fields, the most that are read: send fewer at once.`
    : undefined;

/**
 * @param boundary stands before each field, and once behind all of them
 * @returns a sentence about a form with files that has too many fields; undefined for one that may be read
 */
export const excessParts = (form: Uint8Array, boundary: string): string | undefined =>
  hasMore(textOf(form), `--${boundary}`, mostParts + 1)
    ? `The form has more than ${mostParts} fields, the most that are read: send fewer at once.`
    : undefined;

const bounded =
  /^multipart\/form-data\s{0,9};\s{0,9}boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+.-]{1,70}))\s{0,9}$/i;

/** @returns the boundary between the parts of a form with files; undefined for another media type, or one that names none */
export const boundaryOf = (contentType: string): string | undefined => {
  const found = bounded.exec(contentType);
  return found?.[1] ?? found?.[2];
};

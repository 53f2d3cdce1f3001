/**
 * Keys under which documents are stored: lower-case words and a file's ending, so that one key is one file on every
 * file system and one unescaped path in every URL. The ending names the media type.
 */
import * as Brand from "effect/Brand";

/** Up to six words divided by `/`, the last with an ending, such as `invoices/7f3c/commercial.pdf`. */
export type DocumentKey = string & Brand.Brand<"DocumentKey">;
const documentKey = Brand.nominal<DocumentKey>();

const mediaTypes: ReadonlyMap<string, string> = new Map([
  ["pdf", "application/pdf"],
  ["json", "application/json"],
  ["csv", "text/csv; charset=utf-8"],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
]);

const word = "[a-z0-9][a-z0-9_-]{0,79}";
const pattern = new RegExp(`^(${word}/){0,5}${word}\\.(${[...mediaTypes.keys()].join("|")})$`);

/** Returns the key when the text is one: no dots but the ending's, no empty word, nothing to escape. */
export const documentKeyOfText = (text: string): DocumentKey | undefined =>
  pattern.test(text) ? documentKey(text) : undefined;

/** Returns the media type of the key's ending. */
export const mediaTypeOf = (key: DocumentKey): string =>
  mediaTypes.get(key.slice(key.lastIndexOf(".") + 1)) ?? "application/octet-stream";

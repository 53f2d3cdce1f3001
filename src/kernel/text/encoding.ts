/**
 * Bytes of a text file to its characters: UTF-8, UTF-16 by its byte order mark or its NUL bytes, Windows-1252, of
 * which Latin-1 is the part that has printable characters, and where it is none Mac Roman or Windows-1250. Bytes that could be something else are no text at all: a name
 * with a wrong letter would be read as another one. Nothing goes over more than 64 kB of them without a stop.
 */
import type { Steps } from "../steps.ts";
import { codePageOf, type PageLabel, sliceBytes } from "./code_pages.ts";

/** Encoding of a text. */
export type Encoding = "UTF-8" | "UTF-16" | "Windows-1252" | "Windows-1250" | "Mac Roman";

/** A text with its encoding, without its byte order mark. */
export interface DecodedText {
  /** The text's characters. */
  readonly text: string;
  /** Encoding of its bytes. */
  readonly encoding: Encoding;
  /** True if the bytes began with a mark. */
  readonly hasByteOrderMark: boolean;
}

const byteOrderMark = "\ufeff";

/** Characters of some bytes, or of those that a decoder has left where none are given; undefined for bytes that are none. */
const charactersOf = (decoder: TextDecoder, bytes?: Uint8Array): string | undefined => {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
};

function* decoded(bytes: Uint8Array, label: string): Steps<string | undefined> {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
  const slices: Array<string> = [];
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    yield;
    const slice = charactersOf(decoder, bytes.subarray(from, from + sliceBytes));
    if (slice === undefined) return undefined;
    slices.push(slice);
  }
  const last = charactersOf(decoder);
  return last === undefined ? undefined : slices.join("") + last;
}

/** Bytes that are looked at for NUL. */
const beginningBytes = 1_024;
/** Share of the pairs of bytes whose one half is NUL, in a text of mostly Western letters. */
const leastShare = 0.7;

/** Byte order of a text in UTF-16; undefined for another one. */
const wideOrder = (bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const beginning = bytes.subarray(0, beginningBytes);
  const pairs = Math.floor(beginning.length / 2);
  if (pairs === 0 || bytes.length % 2 !== 0) return undefined;
  const halves = { even: 0, odd: 0 };
  beginning.forEach((byte, at) => {
    if (byte === 0) halves[at % 2 === 0 ? "even" : "odd"] += 1;
  });
  if (halves.odd >= pairs * leastShare && halves.even === 0) return "utf-16le";
  return halves.even >= pairs * leastShare && halves.odd === 0 ? "utf-16be" : undefined;
};

const encodings: Readonly<Record<PageLabel, Encoding>> = {
  macintosh: "Mac Roman",
  "windows-1252": "Windows-1252",
  "windows-1250": "Windows-1250",
};

const textOf = (text: string | undefined, encoding: Encoding): DecodedText | undefined => {
  if (text === undefined) return undefined;
  const hasByteOrderMark = text.startsWith(byteOrderMark);
  return { text: hasByteOrderMark ? text.slice(byteOrderMark.length) : text, encoding, hasByteOrderMark };
};

/** Returns the text, in steps of at most 64 kB; undefined for bytes in none of the encodings. */
export function* decodedInSteps(bytes: Uint8Array): Steps<DecodedText | undefined> {
  const order = wideOrder(bytes);
  if (order !== undefined) return textOf(yield* decoded(bytes, order), "UTF-16");
  const utf8 = yield* decoded(bytes, "utf-8");
  if (utf8 !== undefined) return textOf(utf8, "UTF-8");
  const page = yield* codePageOf(bytes);
  return page === undefined ? undefined : textOf(yield* decoded(bytes, page), encodings[page]);
}

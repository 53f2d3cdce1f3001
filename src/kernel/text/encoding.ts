/**
 * Bytes of a text file to its characters: UTF-8, UTF-16 by its byte order mark or its NUL bytes, Windows-1252, of
 * which Latin-1 is the part that has printable characters, and where it is none Mac Roman or Windows-1250. Bytes that could be something else are no text at all: a name
 * with a wrong letter would be read as another one.
 */

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

const decoded = (bytes: Uint8Array, label: string): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

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

/** True if there are two bytes that are a letter in UTF-8: such a file is a broken one in UTF-8. */
const hasUtf8Letter = (bytes: Uint8Array): boolean =>
  bytes.some((byte, at) => {
    const next = bytes[at + 1] ?? 0;
    return byte >= 0xc3 && byte <= 0xdf && next >= 0x80 && next <= 0xbf;
  });

/** Control characters, which Windows-1252 has for bytes that it doesn't use; other code pages have letters there. */
// deno-lint-ignore no-control-regex
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** A sign within a word: another code page has a letter there, such as Polish and Czech ones. */
const signInWord =
  /\p{L}[\u00a1-\u00a9\u00ab-\u00b1\u00b3-\u00b6\u00b8\u00b9\u00bb-\u00bf\u00d7\u00f7]\p{L}/u;

/**
 * Signs and capital letters in places where no word of Windows-1252 has them, and code pages of DOS and of the Macintosh have letters:
 * `†berlassung`, `mainlev‚e`, `TŸrkei`.
 */
const signOfOther =
  /\p{L}[\u201a\u2020\u2021\u02c6\u2030\u02dc]\p{L}|\p{L}[\u201d\u201e]\p{Ll}|[\u2020\u2021\u02c6\u02dc]\p{Ll}|\p{L}[\u0160\u017d\u0178]\p{Ll}/u;
/** The same by letters that only the Macintosh has at these places: Ü, ä, é and ü. */
const signOfMacintosh = /[\u2020\u2021]\p{Ll}|\p{L}[\u0160\u017d\u0178]\p{Ll}/u;

/** Letters of another alphabet, signs within words and capitals between small letters: no text of the Macintosh in a western language. */
const noMacintosh =
  /\uf8ff|(?![A-Za-z\u00c0-\u00ff\u0152\u0153\u0178])\p{L}|\p{L}[^\p{L}\p{M}\p{N}\s\x20-\x7e\u2019]\p{L}|\p{Ll}[\u00c0-\u00de\u0152\u0178]\p{Ll}/u;

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/** The text of a Macintosh, which alone ends lines with a carriage return, or has its letters; undefined for another one. */
const macintoshText = (bytes: Uint8Array): string | undefined => {
  const isOld = bytes.includes(carriageReturn) && !bytes.includes(lineFeed);
  if (!isOld && !signOfMacintosh.test(decoded(bytes, "windows-1252") ?? "")) return undefined;
  const text = decoded(bytes, "macintosh");
  return text === undefined || control.test(text) || noMacintosh.test(text) ? undefined : text;
};

const pageText = (bytes: Uint8Array, label: string): string | undefined => {
  const text = decoded(bytes, label);
  return text === undefined || hasUtf8Letter(bytes) || control.test(text) || signInWord.test(text) ||
      signOfOther.test(text)
    ? undefined
    : text;
};

/** Letters beside a to z of each language that Windows-1250 is for, with the German ones of foreign names. */
const centralLetters = ["ąćęłńóśźż", "áčďéěíňóřšťúůýžäĺľôŕ", "áéíóöőúüű", "čšžćđ"].map((letters) =>
  new RegExp(`^[a-z${letters}äöüß]*$`, "iu")
);

/** The text of one language of Central Europe; undefined where letters of another one are in it. */
const centralText = (bytes: Uint8Array): string | undefined => {
  const text = pageText(bytes, "windows-1250");
  const letters = [...new Set(text?.match(/\p{L}/gu) ?? [])].join("");
  return centralLetters.some((alphabet) => alphabet.test(letters)) ? text : undefined;
};

/** A text of one byte a letter, in the one code page that it can be in. */
const narrowText = (
  bytes: Uint8Array,
): { readonly text: string | undefined; readonly encoding: Encoding } => {
  const macintosh = macintoshText(bytes);
  if (macintosh !== undefined) return { text: macintosh, encoding: "Mac Roman" };
  const western = pageText(bytes, "windows-1252");
  return western === undefined
    ? { text: centralText(bytes), encoding: "Windows-1250" }
    : { text: western, encoding: "Windows-1252" };
};

/** Returns the text; undefined for bytes in none of the encodings. */
export const decodeText = (bytes: Uint8Array): DecodedText | undefined => {
  const order = wideOrder(bytes);
  const utf8 = order === undefined ? decoded(bytes, "utf-8") : undefined;
  const found = order !== undefined
    ? { text: decoded(bytes, order), encoding: "UTF-16" as const }
    : utf8 !== undefined
    ? { text: utf8, encoding: "UTF-8" as const }
    : narrowText(bytes);
  const { text, encoding } = found;
  if (text === undefined) return undefined;
  const hasByteOrderMark = text.startsWith(byteOrderMark);
  return { text: hasByteOrderMark ? text.slice(byteOrderMark.length) : text, encoding, hasByteOrderMark };
};

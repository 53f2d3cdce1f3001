/**
 * Bytes of a text with one byte a letter to the code page that it can be in: Mac Roman, Windows-1252 or Windows-1250. What decides are letters and
 * signs in places where no word of a page has them, so a text is judged by its excerpt: each byte that it has, once beside each kind of
 * neighbours. A text of megabytes has an excerpt of kilobytes, made in one pass that stops every 64 kB.
 */
import type { Steps } from "../steps.ts";

/** Bytes between two stops of what goes through a text. */
export const sliceBytes = 65_536;

/** Name of a code page, as the Encoding Standard has it. */
export type PageLabel = "macintosh" | "windows-1252" | "windows-1250";

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

/** Letters beside a to z of each language that Windows-1250 is for, with the German ones of foreign names. */
const centralLetters = ["ąćęłńóśźż", "áčďéěíňóřšťúůýžäĺľôŕ", "áéíóöőúüű", "čšžćđ"].map((letters) =>
  new RegExp(`^[a-z${letters}äöüß]*$`, "iu")
);

/** Bytes that there are. */
const allBytes = 256;
/** One neighbour of each kind that the expressions tell apart: no letter, a letter, a small letter. */
const neighbours = [" ", "A", "a"] as const;
const kinds = neighbours.length;

/** The letter of each byte in a code page, and its kind as a neighbour. */
const pageOf = (label: PageLabel) => {
  const letters = Array.from(
    new TextDecoder(label).decode(Uint8Array.from({ length: allBytes }, (_, at) => at)),
  );
  const kindOf = Uint8Array.from(
    letters,
    (letter) => neighbours.indexOf(/\p{Ll}/u.test(letter) ? "a" : /\p{L}/u.test(letter) ? "A" : " "),
  );
  return { letters, kindOf };
};

const pages: Readonly<Record<PageLabel, ReturnType<typeof pageOf>>> = {
  macintosh: pageOf("macintosh"),
  "windows-1252": pageOf("windows-1252"),
  "windows-1250": pageOf("windows-1250"),
};

/**
 * Excerpt of a text in a code page: every character that the text has, between neighbours of each two kinds between which it stands there, with
 * blanks around. An expression about a character and those beside it finds in the excerpt what it finds in the text.
 */
function* excerptIn(bytes: Uint8Array, label: PageLabel): Steps<string> {
  const { letters, kindOf } = pages[label];
  const places = new Uint8Array(allBytes * kinds * kinds);
  let [before, byte] = [0, bytes[0] ?? 0];
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    yield;
    const end = Math.min(from + sliceBytes, bytes.length);
    for (let at = from; at < end; at++) {
      const next = bytes[at + 1];
      const after = next === undefined ? 0 : kindOf[next] ?? 0;
      places[(byte * kinds + before) * kinds + after] = 1;
      before = kindOf[byte] ?? 0;
      byte = next ?? 0;
    }
  }
  const words = letters.flatMap((letter, of) =>
    neighbours.flatMap((first, left) =>
      neighbours.flatMap((last, right) =>
        places[(of * kinds + left) * kinds + right] === 1 ? [`${first}${letter}${last}`] : []
      )
    )
  );
  return words.join(" ");
}

/** True if there are two bytes that are a letter in UTF-8: such a file is a broken one in UTF-8. */
function* hasUtf8Letter(bytes: Uint8Array): Steps<boolean> {
  let byte = bytes[0] ?? 0;
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    yield;
    const end = Math.min(from + sliceBytes, bytes.length);
    for (let at = from; at < end; at++) {
      const next = bytes[at + 1] ?? 0;
      if (byte >= 0xc3 && byte <= 0xdf && next >= 0x80 && next <= 0xbf) return true;
      byte = next;
    }
  }
  return false;
}

const hasWords = (excerpt: string): boolean =>
  !control.test(excerpt) && !signInWord.test(excerpt) && !signOfOther.test(excerpt);

/** True if the letters of a text are those of one language of Central Europe. */
const isOfOneLanguage = (excerpt: string): boolean => {
  const letters = [...new Set(excerpt.match(/\p{L}/gu) ?? [])].join("");
  return centralLetters.some((alphabet) => alphabet.test(letters));
};

/** True for the text of a Macintosh, which alone ends lines with a carriage return, or has its letters. @param western the text as Windows-1252 */
function* isOfMacintosh(bytes: Uint8Array, western: string): Steps<boolean> {
  const isOld = western.includes("\r") && !western.includes("\n");
  if (!isOld && !signOfMacintosh.test(western)) return false;
  const excerpt = yield* excerptIn(bytes, "macintosh");
  return !control.test(excerpt) && !noMacintosh.test(excerpt);
}

/**
 * Returns the one code page that a text of one byte a letter can be in; undefined where it is in none. A text whose letters are ones of
 * Windows-1252 too is in that: `Gdańsk` alone, of Windows-1250, is read as `Gdañsk`, since the byte is a letter of Spanish and of Breton, which
 * writes it before consonants too, and no rule about one letter tells them apart.
 */
export function* codePageOf(bytes: Uint8Array): Steps<PageLabel | undefined> {
  const western = yield* excerptIn(bytes, "windows-1252");
  if (yield* isOfMacintosh(bytes, western)) return "macintosh";
  if (yield* hasUtf8Letter(bytes)) return undefined;
  if (hasWords(western)) return "windows-1252";
  const central = yield* excerptIn(bytes, "windows-1250");
  return hasWords(central) && isOfOneLanguage(central) ? "windows-1250" : undefined;
}

/** Ways to write one word: case, accents, ligatures, British and American spelling. */
import type { Spelling } from "./words.ts";

/** Letters that Unicode doesn't take apart. */
const letters: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["œ", "oe"],
  ["æ", "ae"],
  ["ø", "o"],
  ["ł", "l"],
]);

/** Nothing but ASCII: the common case, which needs no Unicode. */
// deno-lint-ignore no-control-regex
export const isPlain = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** Lower case without accents and ligatures: `Żelazo`, `Weißblech` and `cœur` become `zelazo`, `weissblech`, `coeur`. */
export const withoutAccents = (text: string): string => {
  const lower = text.toLowerCase();
  if (isPlain(lower)) return lower;
  return lower.replace(/[ßœæøł]/g, (letter) => letters.get(letter) ?? letter).normalize("NFD").replace(
    /\p{M}/gu,
    "",
  );
};

/** A function that folds a text: without accents, each piece of the spellings as it is read. */
export const folding = (spellings: ReadonlyArray<Spelling>): (text: string) => string => {
  if (spellings.length === 0) return withoutAccents;
  const read = new Map(spellings.map((spelling) => [spelling.written, spelling.read]));
  const pieces = new RegExp([...read.keys()].join("|"), "g");
  return (text) => withoutAccents(text).replace(pieces, (piece) => read.get(piece) ?? piece);
};

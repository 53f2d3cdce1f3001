/** Letters that were lost as a text of one encoding was read in another one: decoders write U+FFFD in their place. */
import { charactersOf } from "./graphemes.ts";

/** Returns the position of the first lost letter of a text, counted from 1 as people count characters; undefined for none. */
export const lostLetterIn = (text: string): number | undefined => {
  const at = text.indexOf("\ufffd");
  return at < 0 ? undefined : charactersOf(text.slice(0, at)).length + 1;
};

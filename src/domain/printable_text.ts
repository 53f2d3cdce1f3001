/**
 * What a text needs in order to be printed: that some font has each of its characters. Which fonts there are is the
 * printer's matter; the rules of reading only ask.
 */

/** A character that no font has, with where it stands. */
export interface MissingCharacter {
  readonly character: string;
  readonly codePoint: number;
  /** Counted in characters from 1. */
  readonly position: number;
}

/** @returns every character of the text that can't be printed, in order; none when all can */
export type MissingCharacters = (text: string) => ReadonlyArray<MissingCharacter>;

/** Texts of people on pages that nobody can mend any more: they may hold what no font has. */
import type { MissingCharacters } from "../../domain/documents/printable.ts";
import { charactersOf } from "../../kernel/text/graphemes.ts";

const replacement = "?";

/** Returns the text as a page shows it: with question marks for what no font has, which files beside the page have as it is. */
export const printableText = (text: string, missingCharacters: MissingCharacters): string => {
  const plain = text.replace(/\p{C}/gu, " ").normalize("NFC");
  const missing = new Set(missingCharacters(plain).map(({ position }) => position));
  const shown = charactersOf(plain).map((character, index) =>
    missing.has(index + 1) ? replacement : character
  );
  return shown.join("");
};

/** Texts of people on pages that nobody can mend any more: they may hold what no font has. */
import type { MissingCharacters } from "../../domain/documents/printable.ts";
import { charactersOf } from "../../kernel/text/graphemes.ts";

const replacement = "?";

/** Ends of lines, tabs, and what turns the reading around: a blank stands for each. */
const controls = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
/** Signs of no width that say where a line may end, or may not; joiners shape letters, and stay. */
const lineEndSigns = /[\u00ad\u200b\u2060-\u2064\ufeff]/gu;

/** Returns the text as a page shows it: with question marks for what no font has, which files beside the page have as it is. */
export const printableText = (text: string, missingCharacters: MissingCharacters): string => {
  const plain = text.replace(controls, " ").replace(lineEndSigns, "").normalize("NFC");
  const missing = new Set(missingCharacters(plain).map(({ position }) => position));
  if (missing.size === 0) return plain;
  const shown = charactersOf(plain).map((character, index) =>
    missing.has(index + 1) ? replacement : character
  );
  return shown.join("");
};

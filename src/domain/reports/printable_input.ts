/**
 * Texts of a caller that are printed: what no font has would leave a gap on a document that is signed, so it is refused
 * where it comes in.
 */
import type { MissingCharacters } from "../documents/printable.ts";
import type { Input } from "../cbam/input/input.ts";

const isOneLine = (text: string): boolean => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text);

/**
 * Reports every character of the text that can't be printed on one line.
 * @param missingCharacters what no font has
 */
export const reportUnprintable = (
  input: Input,
  { name, text }: { readonly name: string; readonly text: string },
  missingCharacters: MissingCharacters,
): void => {
  if (!isOneLine(text)) {
    input.report({
      path: name,
      message: `${name} must be one line of text: leave out line breaks and control characters.`,
    });
    return;
  }
  for (const { character, codePoint, position } of missingCharacters(text)) {
    const code = codePoint.toString(16).toUpperCase().padStart(4, "0");
    input.report({
      path: name,
      message:
        `${name} has "${character}" (U+${code}) as character ${position}, which no font has: leave it out.`,
    });
  }
};

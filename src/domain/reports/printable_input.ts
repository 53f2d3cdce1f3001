/**
 * Texts of a caller that are printed: what no font has would leave a gap on a document that is signed, so it is refused
 * where it comes in.
 */
import type { Issue } from "../../kernel/issue.ts";
import type { MissingCharacters } from "../documents/printable.ts";

const isOneLine = (text: string): boolean => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text);

/** A text and where it stands. */
interface Named {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Returns an issue for every character of the text that can't be printed on one line.
 * @param missingCharacters what no font has
 */
export const unprintableIssues = (
  { path, name, text }: Named,
  missingCharacters: MissingCharacters,
): ReadonlyArray<Issue> => {
  if (!isOneLine(text)) {
    const message = `${name} must be one line of text: leave out line breaks and control characters.`;
    return [{ path, code: "unprintable", message }];
  }
  return missingCharacters(text).map(({ character, codePoint, position }) => {
    const code = codePoint.toString(16).toUpperCase().padStart(4, "0");
    return {
      path,
      code: "unprintable",
      message:
        `${name} has "${character}" (U+${code}) as character ${position}, which no font has: leave it out.`,
    };
  });
};

/**
 * Texts of a caller that are printed: what no font has would leave a gap on a document that is signed, so it is refused
 * where it comes in.
 */
import { type Issue, issueOf } from "../../kernel/issue.ts";
import { lostLetterIn } from "../../kernel/text/lost_letter.ts";
import type { MissingCharacters } from "../documents/printable.ts";

const isOneLine = (text: string): boolean => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text);

/** A text and where it stands. */
interface NamedText {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Returns an issue for every character of the text that can't be printed on one line.
 * @param missingCharacters what no font has
 */
export const unprintableIssues = (
  { path, name, text }: NamedText,
  missingCharacters: MissingCharacters,
): ReadonlyArray<Issue> => {
  if (!isOneLine(text)) {
    return [issueOf({ path, label: name, code: "unprintable" }, { kind: "severalLines" })];
  }
  const lost = lostLetterIn(text);
  if (lost !== undefined) {
    return [issueOf({ path, label: name, code: "unprintable" }, { kind: "lostLetter", position: lost })];
  }
  return missingCharacters(text).map(({ character, codePoint, position }) =>
    issueOf({ path, label: name, code: "unprintable" }, { kind: "noGlyph", character, codePoint, position })
  );
};

/**
 * A declaration's document from what is kept of it to pages that can be laid out. Of thousands of lines that is a second of work, so the
 * printer does it on a thread of its own: it is handed the text.
 */
import {
  type DeclarationContent,
  declarationContentOf,
  isDeclarationContent,
  type KeptDeclaration,
} from "../../domain/reports/declaration_report.ts";
import { printableDeclaration } from "../../domain/reports/layout/declaration_report.ts";
import type { MissingCharacters, PrintableDocument } from "../../domain/documents/printable.ts";
import { isRecord } from "../../kernel/text/json.ts";
import { printableText } from "../documents/printable_text.ts";

/** Members that no page shows: ids of imports, by the thousand. */
const notPrinted = "imports";

/** The value with every text as far as it can be printed. */
const printableIn = (value: unknown, printable: (text: string) => string): unknown => {
  if (typeof value === "string") return printable(value);
  if (Array.isArray(value)) return value.map((each) => printableIn(each, printable));
  return isRecord(value)
    ? Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        name === notPrinted ? each : printableIn(each, printable),
      ]),
    )
    : value;
};

/** Texts of people may have characters that no font has: the page shows them as question marks. */
const shownContent = (
  content: DeclarationContent,
  missingCharacters: MissingCharacters,
): DeclarationContent => {
  const shown = printableIn(content, (text) => printableText(text, missingCharacters));
  return isDeclarationContent(shown) ? shown : content;
};

/** Returns the document, ready to be laid out. */
export const describedDeclaration = (
  { kept: report, madeBy }: KeptDeclaration,
  missingCharacters: MissingCharacters,
): PrintableDocument =>
  printableDeclaration({
    report,
    shown: shownContent(declarationContentOf(report), missingCharacters),
    madeBy,
  });

/**
 * CSV text to rows of cells: RFC 4180 with comma, semicolon or tab, line breaks of any kind, quoted cells, a byte order
 * mark or none; blank lines are passed over.
 */
import * as Either from "effect/Either";
import Papa from "papaparse";
import { hardCapRows } from "../../../contract/bulk.ts";
import { type InvalidRequest, invalidRequest } from "../../../contract/failures.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { issueOf } from "../../../kernel/issue.ts";
import { headerRows, knownHeadings, mostColumns } from "./header.ts";

/** What stands between two cells. */
export type Separator = "," | ";" | "\t";

/** A table's cells, and how it was written. */
export interface CsvTable {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  readonly separator: Separator;
  readonly hasByteOrderMark: boolean;
}

const separators: ReadonlyArray<Separator> = [",", ";", "\t"];
const byteOrderMark = "\ufeff";

/** Enough for the rows that a header may stand in; a longer header is no header. */
const beginningCharacters = 65_536;

/** One row above the hard cap tells enough: the rest of a flood of tiny rows isn't looked at. */
const rowsLookedAt = headerRows + hardCapRows + 1;

const unreadable = (finding: Finding): InvalidRequest =>
  invalidRequest([issueOf({ path: "", code: "unreadable" }, finding)]);

const decode = (bytes: Uint8Array): Either.Either<string, InvalidRequest> =>
  Either.try({
    try: () => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes),
    catch: () => unreadable({ kind: "notUtf8" }),
  });

const parse = (text: string, delimiter: Separator, preview: number): Papa.ParseResult<Array<string>> =>
  Papa.parse<Array<string>>(text, { delimiter, preview, skipEmptyLines: "greedy" });

/** The most headings that a row among the first ones has, when the text is taken apart at the separator. */
const mostKnown = (beginning: string, separator: Separator): number =>
  Math.max(
    ...parse(beginning, separator, headerRows).data.map((cells) =>
      knownHeadings(cells.slice(0, mostColumns))
    ),
    0,
  );

/** The separator that makes the most known headings; of equals the one that the first line has. */
const separatorOf = (beginning: string): Separator => {
  const [firstLine = ""] = beginning.split(/\r?\n|\r/, 1);
  const counts = separators.map((separator) => ({
    separator,
    known: mostKnown(beginning, separator),
    inFirstLine: firstLine.split(separator).length,
  }));
  counts.sort((one, other) => other.known - one.known || other.inFirstLine - one.inFirstLine);
  return counts[0]?.separator ?? ",";
};

const hasTooManyColumns = (beginning: string, separator: Separator): boolean =>
  parse(beginning, separator, headerRows).data.some((cells) => cells.length > mostColumns);

/** More lines than any table of so many rows has, with blank ones between them and line breaks in its cells. */
const mostLines = 100_000;

const countOf = (mark: string, text: string): number => {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0 && count <= mostLines; at = text.indexOf(mark, at + 1)) count++;
  return count;
};

const hasTooManyLines = (text: string): boolean =>
  countOf("\n", text) > mostLines || countOf("\r", text) > mostLines;

/**
 * The parser stops after so many lines, blank ones counted: if they weren't all rows, it goes on to the end.
 * @returns undefined for a table that goes on for too many lines
 */
const parseAll = (text: string, separator: Separator): Papa.ParseResult<Array<string>> | undefined => {
  const begun = parse(text, separator, rowsLookedAt);
  if (!begun.meta.truncated || begun.data.length >= rowsLookedAt) return begun;
  return hasTooManyLines(text) ? undefined : parse(text, separator, 0);
};

/** @fails InvalidRequest for text that isn't UTF-8, more columns than a table may have, or quotes that don't close */
export const readCsv = (bytes: Uint8Array): Either.Either<CsvTable, InvalidRequest> =>
  Either.flatMap(decode(bytes), (decoded) => {
    const hasByteOrderMark = decoded.startsWith(byteOrderMark);
    const text = hasByteOrderMark ? decoded.slice(byteOrderMark.length) : decoded;
    const beginning = text.slice(0, beginningCharacters);
    const separator = separatorOf(beginning);
    if (hasTooManyColumns(beginning, separator)) {
      return Either.left(
        unreadable({ kind: "tooManyColumns", of: "table", most: mostColumns }),
      );
    }
    const parsed = parseAll(text, separator);
    if (parsed === undefined) {
      return Either.left(
        unreadable({ kind: "tooManyLines", most: mostLines }),
      );
    }
    const quotes = parsed.errors.find((error) => error.type === "Quotes");
    return quotes === undefined
      ? Either.right({ rows: parsed.data.slice(0, rowsLookedAt), separator, hasByteOrderMark })
      : Either.left(unreadable({ kind: "openQuotes", row: quotes.row ?? 0 }));
  });

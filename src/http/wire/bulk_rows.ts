/**
 * The rows of a bulk call, from JSON or from a CSV table with the same names. What is wrong with one row stays with
 * that row; what is wrong with the body as a whole is the call's. Contract sections 2.5 and 4.5.
 */
import * as Either from "effect/Either";
import Papa from "papaparse";
import { type BulkRequest, hardCapRows } from "../../contract/bulk.ts";
import { byName, byPointer } from "../../contract/decoding.ts";
import { type InvalidRequest, invalidRequest } from "../../contract/failures.ts";
import { BulkShipment } from "../../contract/requests/calculation.ts";
import type { SentRow } from "../../domain/cbam/bulk/bulk.ts";
import { rowOfCells } from "../../domain/cbam/bulk/cells.ts";
import { type Issue, shortened } from "../../kernel/issue.ts";
import { unreadable } from "./request.ts";

type Rows = Either.Either<ReadonlyArray<SentRow>, InvalidRequest>;

/** At most one row above the hard cap: that tells enough, and the rest of a flood of tiny rows isn't looked at. */
export const rowsLookedAt = hardCapRows + 1;

const jsonRow = (row: unknown, index: number): SentRow => ({
  sent: row,
  row,
  naming: byPointer(["shipments", index], "The row"),
  issues: [],
});

/** @returns the rows of a decoded body, each to be read on its own */
export const rowsOfJson = ({ shipments }: BulkRequest): ReadonlyArray<SentRow> => shipments.map(jsonRow);

/** Columns of a table: a row's members that are not nested. */
export const columnNames: ReadonlyArray<string> = Object.keys(BulkShipment.fields).filter((name) =>
  name !== "precursors"
);
const requiredColumns = ["cn_code", "origin_country", "tonnage"];

const column = (name: string, code: Issue["code"], sentence: string): Issue => ({
  path: shortened(name),
  code,
  message: `The column ${sentence}`,
});

const headerIssues = (header: ReadonlyArray<string>): ReadonlyArray<Issue> => {
  const seen = new Set<string>();
  const issues: Array<Issue> = [];
  for (const name of header) {
    if (!columnNames.includes(name)) {
      const known = columnNames.join(", ");
      issues.push(
        column(name, "unknown", `${JSON.stringify(shortened(name))} is not known; known: ${known}.`),
      );
    } else if (seen.has(name)) issues.push(column(name, "duplicate", `${name} is there more than once.`));
    seen.add(name);
  }
  for (const name of requiredColumns.filter((name) => !seen.has(name))) {
    issues.push(column(name, "missing", `${name} is missing: the first line must name the columns.`));
  }
  return issues;
};

const tableRow = (header: ReadonlyArray<string>) => (cells: ReadonlyArray<string>): SentRow => {
  const isWhole = cells.length === header.length;
  const sent = Object.fromEntries(header.map((name, index) => [name, cells[index]?.trim() ?? ""]));
  return {
    sent: isWhole ? sent : cells,
    row: isWhole ? rowOfCells(sent) : {},
    naming: byName,
    issues: isWhole ? [] : [{
      path: "",
      code: "format",
      message:
        `The row has ${cells.length} cells where the first line names ${header.length} columns: cells that hold the separator must be quoted.`,
    }],
  };
};

/** The header's names are known words, so a semicolon in the first line can only be the separator. */
const separatorOf = (text: string): string => /^[^\r\n]*;/.test(text) ? ";" : ",";

const textOf = (bytes: Uint8Array): Either.Either<string, InvalidRequest> =>
  Either.try({
    try: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    catch: () => unreadable("The table is not UTF-8 text: save it as CSV UTF-8."),
  });

/** The parser stops after so many lines, blank ones counted: if they weren't all rows, it goes on to the end. */
const parseTable = (text: string): Papa.ParseResult<Array<string>> => {
  const config = { delimiter: separatorOf(text), skipEmptyLines: "greedy" } as const;
  const begun = Papa.parse<Array<string>>(text, { ...config, preview: 1 + rowsLookedAt });
  return begun.meta.truncated && begun.data.length <= rowsLookedAt
    ? Papa.parse<Array<string>>(text, config)
    : begun;
};

/**
 * RFC 4180 with comma or semicolon, line breaks of any kind, quoted cells, a byte order mark or none; blank lines
 * are passed over.
 * @fails InvalidRequest for columns that are unknown, doubled or missing, or quotes that don't close
 */
export const rowsOfCsv = (bytes: Uint8Array): Rows =>
  Either.flatMap(textOf(bytes), (text) => {
    const parsed = parseTable(text);
    const quotes = parsed.errors.find((error) => error.type === "Quotes");
    if (quotes !== undefined) {
      return Either.left(unreadable(`Row ${quotes.row ?? 0} of the table has quotes that don't close.`));
    }
    const [header = [], ...lines] = parsed.data;
    const names = header.map((name) => name.trim());
    const issues = headerIssues(names);
    if (issues.length > 0) return Either.left(invalidRequest(issues));
    return lines.length === 0
      ? Either.left(unreadable("The table must hold at least one shipment below its first line."))
      : Either.right(lines.map(tableRow(names)));
  });

/**
 * The rows of a bulk call, from JSON or from a CSV table with the same names. What is wrong with one row stays with
 * that row; what is wrong with the body as a whole is the call's. Contract sections 2.5 and 4.5.
 */
import * as Either from "effect/Either";
import Papa from "papaparse";
import { hardCapRows, requiredFields, rowFields, type SentRow } from "../../domain/cbam/bulk/bulk.ts";
import { isRecord, jsonInput } from "../../domain/cbam/input/shipment_input.ts";
import { type InvalidRequest, invalidRequest } from "../../contract/failures.ts";
import { parseJson, unreadable } from "./request.ts";

/** At most one row above the hard cap: that tells enough, and the rest of a flood of tiny rows isn't looked at. */
type Rows = Either.Either<ReadonlyArray<SentRow>, InvalidRequest>;
const rowsLookedAt = hardCapRows + 1;

/** Deeper than any row that makes sense; the database and JSON itself have limits of their own. */
const depthLimit = 8;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" && value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

const wanted = `an object with ${requiredFields.join(", ")}`;

const kindOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "an array" : `a ${typeof value}`;

const jsonRow = (value: unknown): SentRow => {
  if (isDeeper(value, depthLimit)) {
    return {
      sent: null,
      fields: [],
      input: undefined,
      complaint: `The row is nested deeper than ${depthLimit} levels: it must be ${wanted}.`,
    };
  }
  return isRecord(value)
    ? { sent: value, fields: Object.keys(value), input: (report) => jsonInput(value, report), complaint: "" }
    : {
      sent: value,
      fields: [],
      input: undefined,
      complaint: `The row must be ${wanted}, found ${kindOf(value)}.`,
    };
};

const atLeastOne = "at least one shipment";

/** @fails InvalidRequest when the body isn't an object with an array `shipments` that holds something */
export const rowsOfJson = (bytes: Uint8Array): Rows =>
  Either.flatMap(parseJson(bytes), (value) => {
    if (!isRecord(value)) {
      return Either.left(
        unreadable(`The body must be a JSON object with shipments, found ${kindOf(value)}.`),
      );
    }
    const { shipments, ...others } = value;
    const issues = Object.keys(others).map((name) => ({
      path: name,
      message: `${name} is not known here; known: shipments.`,
    }));
    if (!Array.isArray(shipments) || shipments.length === 0) {
      const found = shipments === undefined
        ? "it is missing"
        : Array.isArray(shipments)
        ? "it is empty"
        : `found ${kindOf(shipments)}`;
      issues.unshift({
        path: "shipments",
        message: `shipments must be an array of ${atLeastOne}: ${found}.`,
      });
    }
    return issues.length > 0 || !Array.isArray(shipments)
      ? Either.left(invalidRequest(issues))
      : Either.right(shipments.slice(0, rowsLookedAt).map(jsonRow));
  });

/** Columns of a table: a row's fields that are not nested. */
export const columnNames: ReadonlyArray<string> = rowFields.filter((name) => name !== "precursors");

const headerIssues = (header: ReadonlyArray<string>) => [
  ...header.filter((name) => !columnNames.includes(name)).map((name) => ({
    path: name,
    message: `The column ${JSON.stringify(name)} is not known; known: ${columnNames.join(", ")}.`,
  })),
  ...header.filter((name, index) => columnNames.includes(name) && header.indexOf(name) !== index).map((
    name,
  ) => ({
    path: name,
    message: `The column ${name} is there more than once.`,
  })),
  ...requiredFields.filter((name) => !header.includes(name)).map((name) => ({
    path: name,
    message: `The column ${name} is missing: the first line must name the columns.`,
  })),
];

const tableRow = (header: ReadonlyArray<string>) => (cells: ReadonlyArray<string>): SentRow => {
  const values = new Map(header.map((name, index) => [name, cells[index]?.trim() ?? ""]));
  const sent = cells.length === header.length ? Object.fromEntries(values) : cells;
  return cells.length === header.length
    ? {
      sent,
      fields: [],
      input: (report) => ({ value: (name) => values.get(name) || undefined, isText: true, report }),
      complaint: "",
    }
    : {
      sent,
      fields: [],
      input: undefined,
      complaint:
        `The row has ${cells.length} cells where the first line names ${header.length} columns: cells that hold the separator must be quoted.`,
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
      ? Either.left(unreadable(`The table must hold ${atLeastOne} below its first line.`))
      : Either.right(lines.map(tableRow(names)));
  });

/**
 * The rows of a bulk call, from JSON or from a table. What is wrong with one row stays with that row. Contract sections
 * 2.5 and 4.5; decisions, "Values as they stand on customs papers".
 */
import * as Either from "effect/Either";
import { type BulkRequest, hardCapRows } from "../../../contract/bulk.ts";
import type { Notation } from "../../../kernel/lenient/notation.ts";
import { type InvalidRequest, invalidRequest } from "../../../contract/failures.ts";
import { byName, byPointer, type Naming } from "../../../contract/decoding/decoding.ts";
import type { SentRow, SentRows } from "../../../domain/cbam/bulk/bulk.ts";
import { soundRow } from "../../../domain/cbam/bulk/sound_row.ts";
import { strictRow } from "../../../domain/cbam/bulk/written_row.ts";
import type { Cells } from "../../../domain/documents/workbook.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { isRecord, memberOf } from "../../../kernel/text/json.ts";
import { type DateCell, type DayOrder, orderOf } from "../../../kernel/lenient/day_order.ts";
import type { NumberMark } from "../../../kernel/lenient/number.ts";
import type { TableShape } from "../../../http/wire/table/shape.ts";
import { readTableRow } from "../../../http/wire/table/table_row.ts";

/** At most one row above the hard cap: that tells enough, and the rest of a flood of tiny rows isn't looked at. */
export const rowsLookedAt = hardCapRows + 1;

const jsonNaming = (index: number): Naming => byPointer(["shipments", index], "The row");

/** A row of JSON in the form of the contract. */
const jsonRow = (row: unknown, index: number): SentRow => ({
  sent: row,
  row,
  naming: jsonNaming(index),
  issues: [],
});

/** A row of JSON as people write it; what no part of the service could store is left to its own issue. */
const lenientRow = (notation: Notation) => (row: unknown, index: number): SentRow => {
  const naming = jsonNaming(index);
  const sound = soundRow(row, naming);
  if (!isRecord(sound.row)) return jsonRow(row, index);
  const { members, readAs, complaints } = strictRow(sound.row, notation, "every other form");
  const issues = complaints.map((issue) => ({ ...issue, path: naming.path(issue.path.split("/")) }));
  return { sent: row, row: members, naming, issues: [...sound.issues, ...issues], readAs };
};

/** Thousands of rows that are made at once would outlive several clearings of the heap, and keep other calls waiting. */
const inTurn = <Sent>(
  sent: ReadonlyArray<Sent>,
  rowOf: (sent: Sent, index: number) => SentRow,
): SentRows => ({
  length: sent.length,
  slice: (from, to) => sent.slice(from, to).map((each, at) => rowOf(each, from + at)),
});

const dayMember = "import";

/** The days of import that rows of JSON give as text. */
function* daysOf(shipments: ReadonlyArray<unknown>): Generator<DateCell> {
  for (const [position, row] of shipments.entries()) {
    const text = memberOf(row, dayMember);
    if (typeof text === "string") yield { position, text };
  }
}

/**
 * The order of day and month in the rows' days of import. They stand under the contract's own name, whose days come
 * first, so that they are a question only where one can be nothing but month first.
 */
const orderOfJson = (
  shipments: ReadonlyArray<unknown>,
  named: DayOrder | undefined,
): Either.Either<DayOrder, InvalidRequest> => {
  const found = orderOf(daysOf(shipments), { named, isDayFirst: true, isWorkbook: false });
  if ("order" in found) return Either.right(found.order);
  if (!("either" in found)) return Either.right("dmy");
  const placed = ({ position, text }: DateCell) => ({ text, row: position });
  const { either, decisive } = found;
  return Either.left(invalidRequest([issueOf(
    { path: jsonNaming(either.position).path([dayMember]), code: "ambiguous" },
    {
      kind: "openDayOrder",
      heading: dayMember,
      either: placed(either),
      ...(decisive === undefined ? undefined : { decisive: placed(decisive) }),
    },
  )]));
};

/**
 * @param mark the decimal mark of numbers that are sent as text, where values are read as people write them; undefined
 * for the strict form
 * @param dates the order of day and month that the call names
 * @returns the rows of a decoded body, each to be read on its own
 * @fails InvalidRequest for days that could be others
 */
export const rowsOfJson = (
  { shipments }: BulkRequest,
  mark: NumberMark | undefined,
  dates: DayOrder | undefined,
): Either.Either<SentRows, InvalidRequest> =>
  mark === undefined ? Either.right(inTurn(shipments, jsonRow)) : Either.map(
    orderOfJson(shipments, dates),
    (order) => inTurn(shipments, lenientRow({ mark, orders: new Map([[dayMember, order]]) })),
  );

/** Kinds of findings that ask: the row could mean two things. */
const asking: ReadonlySet<Finding["kind"]> = new Set([
  "looksLikeTotal",
  "totalDiffers",
  "cutNumber",
  "belowOtherHeadings",
]);

const misfit = (finding: Finding | undefined): ReadonlyArray<Issue> =>
  finding === undefined
    ? []
    : [issueOf({ path: "", code: asking.has(finding.kind) ? "ambiguous" : "format" }, finding)];

/** A row of a table. */
export const rowOfTable = (shape: TableShape): (cells: Cells) => SentRow => (cells) => {
  const { sent, extra, strict, complaint } = readTableRow(cells, shape);
  return {
    sent,
    row: strict?.members ?? {},
    naming: byName,
    issues: strict?.complaints ?? misfit(complaint),
    readAs: strict?.readAs ?? [],
    ...(extra === undefined ? undefined : { extra }),
  };
};

/** @returns the rows of a table, each to be read on its own */
export const rowsOfTable = (rows: ReadonlyArray<Cells>, shape: TableShape): SentRows =>
  inTurn(rows, rowOfTable(shape));

/**
 * A bulk call's answer as plain values: each row as the texts that leave and are kept, and the summary of them all.
 * What many rows share, the acts and the disclosure, is kept once a batch. Contract sections 2.6 and 4.5.
 */
import type { Citation } from "../../../kernel/citation.ts";
import { type Decimal, decimalOfNumber, plus, toJsonNumber, zero } from "../../../kernel/decimal.ts";
import { sentencesOf } from "../../../contract/failures.ts";
import type { Issue } from "../../../kernel/issue.ts";
import type { ReadRow, RowResult } from "./bulk.ts";
import type { BatchStatus, BulkSummary, CalcStatus } from "../../../contract/answers/bulk.ts";
import type { Disclosure } from "../../../contract/answers/members.ts";
import { calculationRecord, type RecordContext } from "../calculation/record.ts";

/** A row as it is kept; the texts are JSON. */
export interface RowRecord {
  readonly rowIndex: number;
  /** UUID under which the row's report is asked for. */
  readonly reportId: string;
  readonly calcStatus: CalcStatus;
  readonly clientRef: string;
  readonly sent: string;
  readonly input: string;
  /** Contract section 2.2 without `sources` and `disclosure`. */
  readonly output: string;
  /** Position of the row's sources among the batch's lists; undefined where a row has none. */
  readonly sourceList: number | undefined;
}

/** A batch without its rows. */
export interface BatchHead {
  readonly id: string;
  readonly requestId: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly status: BatchStatus;
  /** ISO 8601. */
  readonly processedAt: string;
  readonly summary: BulkSummary;
  readonly disclosure: Disclosure;
  readonly sourceLists: ReadonlyArray<ReadonlyArray<Citation>>;
}

/** A whole bulk call, answered. */
export interface Batch extends BatchHead {
  readonly rows: ReadonlyArray<RowRecord>;
}

const failureMessage =
  "The calculation of this row failed unexpectedly on our side: send the row again, and quote the request_id if it fails again.";

/** A row with its result. */
export interface CalculatedRow {
  readonly reportId: string;
  /** The row as the caller sent it. */
  readonly sent: unknown;
  readonly read: ReadRow;
  readonly result: RowResult;
}

/** A row's answer; `sources` and the exact cost are gathered over the batch. */
interface AnsweredRow {
  readonly calcStatus: CalcStatus;
  readonly output: string;
  readonly sources: ReadonlyArray<Citation> | undefined;
  readonly netCostEur: Decimal;
}

const errorRow = (errors: ReadonlyArray<Issue>): AnsweredRow => ({
  calcStatus: "error",
  output: JSON.stringify({
    status: "error",
    message: sentencesOf(errors),
    errors,
  }),
  sources: undefined,
  netCostEur: zero,
});

const answerRow = (result: RowResult, context: RecordContext): AnsweredRow => {
  if ("issues" in result) return errorRow(result.issues);
  if ("failure" in result) return errorRow([{ path: "", code: "unreadable", message: failureMessage }]);
  const record = calculationRecord(result.shipment, result.outcome, context);
  const { sources, disclosure: _perBatch, ...output } = record;
  return {
    calcStatus: output.status,
    output: JSON.stringify(output),
    sources,
    netCostEur: decimalOfNumber(output.net_cost_eur ?? 0) ?? zero,
  };
};

/** What the rows of a batch come to, row by row and all together. */
export interface GatheredRows {
  readonly rows: Array<RowRecord>;
  readonly sourceLists: Array<ReadonlyArray<Citation>>;
  readonly counts: Record<CalcStatus, number>;
  netCostEur: Decimal;
}

export const gatherNothing = (): GatheredRows => ({
  rows: [],
  sourceLists: [],
  counts: { ok: 0, out_of_scope: 0, needs_data: 0, error: 0 },
  netCostEur: zero,
});

const positionOf = <Item>(list: Array<Item>, item: Item): number => {
  const known = list.indexOf(item);
  return known >= 0 ? known : list.push(item) - 1;
};

/** Puts the next row, in the caller's order, behind those that are there. */
export const gatherRow = (gathered: GatheredRows, row: CalculatedRow, context: RecordContext): void => {
  const { calcStatus, output, sources, netCostEur } = answerRow(row.result, context);
  gathered.counts[calcStatus]++;
  gathered.netCostEur = plus(gathered.netCostEur, netCostEur);
  gathered.rows.push({
    rowIndex: gathered.rows.length,
    reportId: row.reportId,
    calcStatus,
    clientRef: JSON.stringify(row.read.clientRef),
    sent: JSON.stringify(row.sent),
    input: JSON.stringify(row.read.echo),
    output,
    sourceList: sources && positionOf(gathered.sourceLists, sources),
  });
};

export const summaryOf = ({ rows, counts, netCostEur }: GatheredRows): BulkSummary => ({
  total: rows.length,
  in_scope: counts.ok,
  out_of_scope: counts.out_of_scope,
  needs_data: counts.needs_data,
  errors: counts.error,
  total_net_cost_eur: toJsonNumber(netCostEur),
});

/**
 * A bulk call's answer as plain values: each row as the texts that leave and are kept, and the summary of them all.
 * What many rows share, the acts and the disclosure, is kept once a batch. Contract sections 2.6 and 4.5.
 */
import type { CodesAnswer } from "../../../contract/answers/import_duties.ts";
import type { Citation } from "../../../kernel/citation.ts";
import { type Decimal, plus, toJsonNumber, zero } from "../../../kernel/decimal.ts";
import { sentencesOf } from "../../../contract/failures.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import type { ReadRow, RowResult } from "./bulk.ts";
import type {
  BatchEntry,
  BatchStatus,
  BulkSummary,
  CalcStatus,
  PeriodSummary,
} from "../../../contract/answers/bulk.ts";
import type { Disclosure, VersionsRecord } from "../../../contract/answers/members.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { lastDayOf } from "../law/law.ts";
import { importPeriod } from "../law/price.ts";
import { echoOfRow } from "./sent_echo.ts";
import { calculationRecord, namingValue, type RecordContext } from "../calculation/record.ts";

/** A row as it is kept; the texts are JSON. */
export interface RowRecord {
  /** Position in the call, from 0. */
  readonly rowIndex: number;
  /** UUID under which the row's report is asked for. */
  readonly reportId: string;
  /** State of the calculation, or `error`. */
  readonly calcStatus: CalcStatus;
  /** JSON of the caller's reference, `null` included. */
  readonly clientRef: string;
  /** JSON of the row as it was sent. */
  readonly sent: string;
  /** JSON of what was readable of it. */
  readonly input: string;
  /** Contract section 2.2 without `sources` and `disclosure`. */
  readonly output: string;
  /** Position of the row's sources among the batch's lists; undefined where a row has none. */
  readonly sourceList: number | undefined;
}

/** A batch without its rows. */
export interface BatchHead {
  /** UUID of the batch. */
  readonly id: string;
  /** Id of the call, the caller's own where it sent one. */
  readonly requestId: string;
  /** UUID of the account that called. */
  readonly accountId: string;
  /** UUID of the key that was used; null for who is signed in with a browser. */
  readonly keyId: string | null;
  /** True if that is a test key: reports of the rows are specimens. */
  readonly isTest: boolean;
  /** State of the batch; only a ready one's rows verify. */
  readonly status: BatchStatus;
  /** ISO 8601. */
  readonly processedAt: string;
  /** Rows by status and the sum of their costs. */
  readonly summary: BulkSummary;
  /** The notice that every answer closes with. */
  readonly disclosure: Disclosure;
  /** Of the law that rows were calculated under, of several each table once; null for a batch that was kept without. */
  readonly versions: VersionsRecord | null;
  /** The lists of acts that rows refer to by position, so that each is kept once. */
  readonly sourceLists: ReadonlyArray<ReadonlyArray<Citation>>;
  /** Sentences about the whole table that was sent; empty for none, and for a batch that was kept without. */
  readonly readAs: ReadonlyArray<string>;
}

/** Makes the record of a bulk call without its rows. */
export const batchEntry = (head: BatchHead): BatchEntry => ({
  request_id: head.requestId,
  batch_id: head.id,
  status: head.status,
  processed_at: head.processedAt,
  row_count: head.summary.total,
  summary: head.summary,
});

/** A whole bulk call, answered. */
export interface Batch extends BatchHead {
  /** The rows in the order of the call. */
  readonly rows: ReadonlyArray<RowRecord>;
}

const ourFailure = issueOf({ path: "", code: "unreadable" }, { kind: "failedRow" });

/** A row with its result. */
export interface CalculatedRow {
  /** UUID of the row's report. */
  readonly reportId: string;
  /** The row as the caller sent it. */
  readonly sent: unknown;
  /** Part of the row that is kept for the audit. */
  readonly kept: unknown;
  /** The row as it was read. */
  readonly read: ReadRow;
  /** Result of the row. */
  readonly result: RowResult;
  /** Document code of its line; undefined where none was asked for. */
  readonly codes?: typeof CodesAnswer.Type | undefined;
}

/** A row's answer; `sources` are gathered over the batch. */
interface AnsweredRow {
  readonly calcStatus: CalcStatus;
  readonly output: string;
  readonly sources: ReadonlyArray<Citation> | undefined;
}

const errorRow = (errors: ReadonlyArray<Issue>): AnsweredRow => ({
  calcStatus: "error",
  output: JSON.stringify({
    status: "error",
    message: sentencesOf(errors),
    errors,
  }),
  sources: undefined,
});

const answerRow = ({ result, codes }: CalculatedRow, context: RecordContext): AnsweredRow => {
  if ("issues" in result) return errorRow(result.issues);
  if ("failure" in result) return errorRow([ourFailure]);
  const calculated = calculationRecord(result.shipment, result.outcome, context);
  const record = result.used === undefined ? calculated : namingValue(calculated, result.used);
  // Members that are undefined are left out; taking them off with a rest pattern makes an object that is slow to write.
  const output = {
    ...record,
    document_codes: codes,
    sources: undefined,
    disclosure: undefined,
    versions: undefined,
  };
  return { calcStatus: record.status, output: JSON.stringify(output), sources: record.sources };
};

/** Sums over the rows of one period. */
export interface PeriodSums {
  /** Rows with figures. */
  rows: number;
  /** Sum of their printed net emissions, tCO2e. */
  netEmissionsT: Decimal;
  /** Sum of their printed net costs, EUR. */
  netCostEur: Decimal;
}

/** Results of a batch's rows, row by row and all together. */
export interface GatheredRows {
  /** The rows so far. */
  readonly rows: Array<RowRecord>;
  /** The different lists of acts so far. */
  readonly sourceLists: Array<ReadonlyArray<Citation>>;
  /** Rows by status. */
  readonly counts: Record<CalcStatus, number>;
  /** Sums by period of import. */
  readonly periods: Map<string, PeriodSums>;
  /** Days that the rows' imports take the law of. */
  readonly days: Set<CalendarDay>;
}

/** Returns the gathering of a batch without any row. */
export const gatherNothing = (): GatheredRows => ({
  rows: [],
  sourceLists: [],
  counts: { ok: 0, out_of_scope: 0, needs_data: 0, error: 0 },
  periods: new Map(),
  days: new Set(),
});

const isSameList = (one: ReadonlyArray<Citation>, other: ReadonlyArray<Citation>): boolean => {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
};

/** The position of the list of the same acts, which is put behind the others where there is none. */
const positionOf = (lists: Array<ReadonlyArray<Citation>>, acts: ReadonlyArray<Citation>): number => {
  const known = lists.findIndex((list) => isSameList(list, acts));
  return known >= 0 ? known : lists.push(acts) - 1;
};

const addToPeriod = (periods: GatheredRows["periods"], result: RowResult): void => {
  if (!("outcome" in result) || result.outcome.status !== "ok") return;
  const { figures } = result.outcome;
  const period = importPeriod(result.shipment.time);
  const sums = periods.get(period) ?? { rows: 0, netEmissionsT: zero, netCostEur: zero };
  sums.rows++;
  sums.netEmissionsT = plus(sums.netEmissionsT, figures.netEmissionsT);
  sums.netCostEur = plus(sums.netCostEur, figures.netCostEur);
  periods.set(period, sums);
};

/** Puts the next row, in the caller's order, behind those that are there. */
export const gatherRow = (gathered: GatheredRows, row: CalculatedRow, context: RecordContext): void => {
  const { calcStatus, output, sources } = answerRow(row, context);
  gathered.counts[calcStatus]++;
  addToPeriod(gathered.periods, row.result);
  if ("outcome" in row.result) {
    gathered.days.add(lastDayOf(row.result.shipment.time, context.law.asOf));
  }
  gathered.rows.push({
    rowIndex: gathered.rows.length,
    reportId: row.reportId,
    calcStatus,
    clientRef: JSON.stringify(row.read.clientRef),
    sent: JSON.stringify(row.kept),
    input: JSON.stringify(
      calcStatus === "error" ? { ...row.read.echo, ...echoOfRow(row.sent) } : row.read.echo,
    ),
    output,
    sourceList: sources && positionOf(gathered.sourceLists, sources),
  });
};

const periodSummaries = (periods: GatheredRows["periods"]): ReadonlyArray<PeriodSummary> =>
  [...periods].sort(([a], [b]) => a < b ? -1 : 1).map(([period, { rows, netEmissionsT, netCostEur }]) => ({
    period,
    rows,
    net_emissions_t: toJsonNumber(netEmissionsT),
    net_cost_eur: toJsonNumber(netCostEur),
  }));

/** Returns the counts and sums of all rows; costs are added exactly, as printed. */
export const summaryOf = ({ rows, counts, periods }: GatheredRows): BulkSummary => ({
  total: rows.length,
  in_scope: counts.ok,
  out_of_scope: counts.out_of_scope,
  needs_data: counts.needs_data,
  errors: counts.error,
  total_net_cost_eur: toJsonNumber(
    [...periods.values()].reduce((sum, { netCostEur }) => plus(sum, netCostEur), zero),
  ),
  by_period: periodSummaries(periods),
});

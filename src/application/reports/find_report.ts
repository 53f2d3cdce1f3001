/**
 * Reports by their id, whichever kind: one that was issued, or one of a bulk row. A row's report is made and signed the
 * first time that it may be shown, and kept from then on, so that its hash stays.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { reportNumberOfRow } from "../../domain/cbam/bulk/bulk.ts";
import type { ReferenceTables } from "../../domain/cbam/law/reference.ts";
import { contentState, type ReportContent, type StoredReport } from "../../domain/reports/report.ts";
import { asOfOfBatch, type BatchRow, isVerifiable, rowCalculation } from "../../domain/reports/row_report.ts";
import { cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { Batches } from "../ports.ts";
import { descriptionOf, signReport, verifyUrl } from "./issue_report.ts";
import { PublicOrigin, Reports, type ReportSigner } from "./report_ports.ts";
import { jsonOf, textOf } from "../../kernel/text/json.ts";
import { dayInBrussels } from "../../kernel/time/day_in_brussels.ts";

/** Half a character has no canonical form (RFC 8785, section 3.2.2.2): U+FFFD stands for it. */
const wellFormed = (text: string | undefined): string | null => text?.toWellFormed() ?? null;

const rowContent = (found: BatchRow, tables: ReferenceTables, publicOrigin: string): ReportContent => {
  const { head, row } = found;
  const calculation = rowCalculation(found, tables);
  const { status: _status, ...state } = contentState(false, head.isTest);
  return {
    report_id: row.reportId,
    report_number: reportNumberOfRow(head.id, row.rowIndex),
    issued_at: dayInBrussels(Date.parse(head.processedAt)),
    ...state,
    client_ref: wellFormed(textOf(jsonOf(row.clientRef))),
    goods_description: descriptionOf(tables, calculation.cn_code),
    verify_url: verifyUrl(publicOrigin, row.reportId),
    calculation,
  };
};

/** Target of an id: a kept report, or a row whose report isn't made yet. */
export type FoundReport = { readonly report: StoredReport } | { readonly batchRow: BatchRow };

/** Services that reports are found, made and signed with. */
export type ReportServices = Batches | LawServices | PublicOrigin | Reports | ReportSigner;

/** Looks in both places at once. */
export const findReport = (
  id: string,
): Effect.Effect<Option.Option<FoundReport>, ServiceUnavailable, Batches | Reports> =>
  Effect.gen(function* () {
    const reports = yield* Reports;
    const batches = yield* Batches;
    const [report, batchRow] = yield* Effect.all([reports.find(id), batches.rowByReport(id)], {
      concurrency: "unbounded",
    });
    return Option.isSome(report)
      ? Option.some({ report: report.value })
      : Option.map(batchRow, (found) => ({ batchRow: found }));
  });

/**
 * The report itself, made and kept now where it is a row's.
 * @returns none for a row that has no report: one of another state, or of a batch that isn't ready
 */
export const settledReport = (
  found: FoundReport,
): Effect.Effect<Option.Option<StoredReport>, ServiceUnavailable, ReportServices> =>
  Effect.gen(function* () {
    if ("report" in found) return Option.some(found.report);
    const { batchRow } = found;
    if (!isVerifiable(batchRow)) return Option.none();
    const reports = yield* Reports;
    const { tablesAt } = yield* cbamContext;
    const tables = tablesAt(asOfOfBatch(batchRow.head));
    const content = rowContent(batchRow, tables, yield* PublicOrigin);
    const { accountId, isTest } = batchRow.head;
    const made = { accountId, status: contentState(false, isTest).status, content };
    yield* reports.insert(yield* signReport(made), Effect.void);
    return yield* reports.find(batchRow.row.reportId);
  });

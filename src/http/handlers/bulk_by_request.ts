/**
 * What a bulk call was answered, page by page. Decisions, "Additions to v1".
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { LinkSigner } from "../../application/documents/document_ports.ts";
import { Batches } from "../../application/ports.ts";
import { downloadLink } from "../../application/reports/report_pdf.ts";
import * as Contract from "../../contract/bulk.ts";
import { pathTo } from "../../contract/endpoint.ts";
import { NotFound } from "../../contract/failures.ts";
import { reportNumberOfRow } from "../../domain/cbam/bulk/bulk.ts";
import type { BatchHead, RowRecord } from "../../domain/cbam/bulk/bulk_record.ts";
import { isVerifiable } from "../../domain/reports/row_report.ts";
import { isRequestId } from "../server/exchange.ts";
import { implementFor } from "../server/implement.ts";
import { rowText, sharedTexts } from "../wire/bulk_answer.ts";
import { jsonText } from "../wire/response.ts";

const pageDefault = 100;

/** Which rows of a batch. */
interface Page {
  readonly fromIndex: number;
  readonly limit: number;
}

const noSuchBatch = (requestId: string): NotFound =>
  new NotFound({ message: `There is no bulk call ${requestId} of this account.` });

/** A kept row: as it was answered, with its status, and where its report is if it has one. */
const storedRowText = (
  head: BatchHead,
  row: RowRecord,
  shared: ReturnType<typeof sharedTexts>,
): Effect.Effect<string, never, LinkSigner> =>
  Effect.gen(function* () {
    const report = { id: row.reportId, reportNumber: reportNumberOfRow(head.id, row.rowIndex) };
    const own = {
      calc_status: row.calcStatus,
      report_id: report.id,
      report_number: report.reportNumber,
      download_url: isVerifiable({ head, row }) ? yield* downloadLink(report) : null,
    };
    return rowText(row, shared, `${JSON.stringify(own).slice(1, -1)},`);
  });

/** Where the next page is; null after the last row. */
const nextOf = (head: BatchHead, requestId: string, page: Page): string | null => {
  const offset = page.fromIndex + page.limit;
  const path = pathTo(Contract.bulkByRequest, { request_id: requestId });
  return offset < head.summary.total ? `${path}?offset=${offset}&limit=${page.limit}` : null;
};

export const bulkByRequest = implementFor(
  Contract.bulkByRequest,
  ({ path, query }, caller) =>
    Effect.gen(function* () {
      const { request_id: requestId } = path;
      const page = { fromIndex: query.offset ?? 0, limit: query.limit ?? pageDefault };
      const batches = yield* Batches;
      const found = isRequestId(requestId)
        ? yield* batches.byRequest(caller.accountId, requestId)
        : Option.none<BatchHead>();
      if (Option.isNone(found)) return yield* noSuchBatch(requestId);
      const head = found.value;
      const rows = yield* batches.rows(head, page);
      const shared = sharedTexts(head);
      const opening = {
        request_id: head.requestId,
        batch_id: head.id,
        status: head.status,
        processed_at: head.processedAt,
        row_count: head.summary.total,
        summary: head.summary,
        versions: head.versions,
        next: nextOf(head, requestId, page),
        dataset_version: head.disclosure.dataset_version,
      };
      const texts = yield* Effect.forEach(rows, (row) => storedRowText(head, row, shared));
      return jsonText(
        `${JSON.stringify(opening).slice(0, -1)},"results":[${
          texts.join(",")
        }],"disclosure":${shared.disclosure}}`,
      );
    }),
);

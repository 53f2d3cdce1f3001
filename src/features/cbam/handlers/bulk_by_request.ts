/** Answer of a bulk call, page by page or as a table. Decisions, "Additions to v1". */
import * as Effect from "effect/Effect";
import type { LinkSigner } from "../../../application/documents/document_ports.ts";
import { Batches } from "../../../application/ports.ts";
import { downloadLink } from "../../../application/reports/report_pdf.ts";
import * as Contract from "../../../contract/bulk.ts";
import { pathTo } from "../../../contract/endpoint.ts";
import { reportNumberOfRow } from "../../../domain/cbam/bulk/bulk.ts";
import { batchEntry, type BatchHead, type RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";
import { isVerifiable } from "../../../domain/reports/row_report.ts";
import { implementFor } from "../../../http/routes/implement.ts";
import { readAsText, rowText, sharedTexts, tableAnswer } from "../table/bulk_answer.ts";
import { formOf } from "../../../http/wire/forms/preferred_form.ts";
import { jsonText } from "../../../http/wire/response.ts";
import { dialectOf } from "../../../http/wire/table/question.ts";
import { ownBatch } from "./own_batch.ts";

const pageDefault = 100;

/** Range of a batch's rows. */
interface Page {
  readonly fromIndex: number;
  readonly limit: number;
  /** True if the sources are said once. */
  readonly isShort: boolean;
}

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

/** Address of the next page; null after the last row. */
const nextOf = (head: BatchHead, requestId: string, page: Page): string | null => {
  const offset = page.fromIndex + page.limit;
  const path = pathTo(Contract.bulkByRequest, { request_id: requestId });
  const short = page.isShort ? "&sources=short" : "";
  return offset < head.summary.total ? `${path}?offset=${offset}&limit=${page.limit}${short}` : null;
};

/** A page of the batch as JSON. */
const pageAnswer = (head: BatchHead, requestId: string, page: Page) =>
  Effect.gen(function* () {
    const rows = yield* (yield* Batches).rows(head, page);
    const shared = sharedTexts(head, page.isShort);
    const opening = {
      ...batchEntry(head),
      versions: head.versions,
      next: nextOf(head, requestId, page),
      dataset_version: head.disclosure.dataset_version,
    };
    const texts = yield* Effect.forEach(rows, (row) => storedRowText(head, row, shared));
    return jsonText(
      `${JSON.stringify(opening).slice(0, -1)},"results":[${texts.join(",")}],${shared.sourceLists}${
        readAsText(head)
      }"disclosure":${shared.disclosure}}`,
    );
  });

export const bulkByRequest = implementFor(
  Contract.bulkByRequest,
  ({ request, path, query }, caller) =>
    Effect.gen(function* () {
      const head = yield* ownBatch(caller, path.request_id);
      const form = formOf(request);
      const fromIndex = query.offset ?? 0;
      if (form === "application/json") {
        const limit = query.limit ?? pageDefault;
        return yield* pageAnswer(head, path.request_id, {
          fromIndex,
          limit,
          isShort: query.sources === "short",
        });
      }
      const page = { fromIndex, limit: query.limit ?? head.summary.total };
      const rows = yield* (yield* Batches).rows(head, page);
      const dialect = dialectOf({ decimal: query.decimal, keepsExtraColumns: false });
      return yield* tableAnswer({ ...head, rows }, { form, dialect, hasSumRow: query.sum_row });
    }),
);

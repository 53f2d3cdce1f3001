/**
 * Files around bulk calls: the empty table, and the reports of a call in one archive. Decisions, "Additions to v1".
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { Spreadsheets } from "../../application/cbam/spreadsheets.ts";
import { ReferenceData } from "../../application/ports.ts";
import { batchReports, type BatchReportServices } from "../../application/reports/batch_reports.ts";
import * as Contract from "../../contract/bulk.ts";
import { contentDisposition, fileNameOf } from "../../domain/documents/file_name.ts";
import { implement, implementFor } from "../server/implement.ts";
import { reportArchive } from "../wire/report_archive.ts";
import { publicHour, tagFor } from "../wire/response.ts";
import { templateWorkbook } from "../wire/table/template.ts";
import { ownBatch } from "./own_batch.ts";

export const bulkTemplate = implement(Contract.bulkTemplate, ({ request }) =>
  Effect.gen(function* () {
    const { tables } = yield* ReferenceData;
    const { etag, isKnown } = tagFor(request, tables.fingerprint);
    if (isKnown) {
      return HttpServerResponse.empty({ status: 304, headers: { etag, "cache-control": publicHour } });
    }
    const bytes = yield* (yield* Spreadsheets).write(
      templateWorkbook(tables, `${tables.newest.inForceFrom}T00:00:00Z`),
    );
    return HttpServerResponse.uint8Array(bytes, {
      contentType: Contract.xlsx,
      headers: {
        etag,
        "cache-control": publicHour,
        "content-disposition": contentDisposition(fileNameOf("cbam-shipments", "xlsx")),
      },
    });
  }));

export const bulkReports = implementFor(
  Contract.bulkReports,
  ({ path, query }, caller) =>
    Effect.gen(function* () {
      const head = yield* ownBatch(caller, path.request_id);
      const services = yield* Effect.context<BatchReportServices>();
      const range = { fromIndex: query.offset ?? 0, limit: query.limit ?? head.summary.total };
      return reportArchive(head, Stream.provideContext(batchReports(head, range), services));
    }),
);

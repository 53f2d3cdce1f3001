/**
 * The reports of a batch as one archive: a PDF a report, and last an `index.csv` that says which file is which row's.
 */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import type { PrintedReport } from "../../application/reports/batch_reports.ts";
import type { DocumentNotFound, ServiceUnavailable } from "../../contract/failures.ts";
import type { BatchHead } from "../../domain/cbam/bulk/bulk_record.ts";
import { fileNameOf } from "../../domain/documents/file_name.ts";
import type { Cells } from "../../domain/documents/workbook.ts";
import { reportFileName } from "../../domain/reports/report_document.ts";
import type { ArchivedFile } from "../../application/documents/zipped_files.ts";
import { archiveAnswer } from "../../http/wire/archive.ts";
import { jsonOf, numberOf, recordOf, textOf } from "../../kernel/text/json.ts";
import { csvText, plainDialect } from "../../http/wire/table/csv_answer.ts";

const indexColumns = [
  "row_index",
  "client_ref",
  "report_number",
  "report_id",
  "file",
  "issued_at",
  "cn_code",
  "origin_country",
  "net_cost_eur",
  "content_hash",
];

const indexLine = ({ row, report }: PrintedReport): Cells => {
  const input = recordOf(jsonOf(row.input));
  const output = recordOf(jsonOf(row.output));
  return [
    row.rowIndex,
    textOf(jsonOf(row.clientRef)) ?? null,
    report.reportNumber,
    report.id,
    reportFileName(report.reportNumber),
    report.issuedOn,
    textOf(input["cn_code"]) ?? null,
    textOf(input["origin_country_iso3"]) ?? null,
    numberOf(output["net_cost_eur"]) ?? null,
    report.contentHash,
  ];
};

/**
 * @returns the archive, which leaves while its reports are printed
 * @fails ServiceUnavailable where printer or storage are away for the first report, which is printed and kept before; one that is gone
 * between two looks is printed again in its turn
 */
export const reportArchive = <R>(
  head: BatchHead,
  reports: Stream.Stream<PrintedReport, DocumentNotFound | ServiceUnavailable, R>,
): Effect.Effect<HttpServerResponse.HttpServerResponse, ServiceUnavailable, R> => {
  const changedAt = head.processedAt;
  const lines: Array<Cells> = [indexColumns];
  const pdfs = Stream.map(reports, (printed): ArchivedFile => {
    lines.push(indexLine(printed));
    return { name: reportFileName(printed.report.reportNumber), changedAt, bytes: printed.pdf };
  });
  const index = Stream.sync((): ArchivedFile => ({
    name: "index.csv",
    changedAt,
    bytes: new TextEncoder().encode(csvText(lines, plainDialect)),
  }));
  return archiveAnswer({
    fileName: fileNameOf(`reports-${head.requestId}`, "zip"),
    files: Stream.concat(pdfs, index),
    trial: Effect.catchTag(Stream.runHead(reports), "DocumentNotFound", () => Effect.void),
  });
};

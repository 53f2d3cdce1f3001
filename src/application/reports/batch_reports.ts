/**
 * The reports of a whole batch, one after the other: each is made when it is wanted, signed and kept as if it had been
 * asked for alone. Rows without figures have none.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Stream from "effect/Stream";
import type { DocumentNotFound, ServiceUnavailable } from "../../contract/failures.ts";
import type { BatchHead, RowRecord } from "../../domain/cbam/bulk/bulk_record.ts";
import type { StoredReport } from "../../domain/reports/report.ts";
import { isVerifiable } from "../../domain/reports/row_report.ts";
import { isWholePdf, joinedBytes } from "../../kernel/text/bytes.ts";
import type { DocumentStore, PdfRenderer, StoredDocument } from "../documents/document_ports.ts";
import { Batches } from "../ports.ts";
import { type ReportServices, settledReport } from "./find_report.ts";
import { reportPdf, reportPdfAnew } from "./report_pdf.ts";
import { Reports } from "./report_ports.ts";

/** Range of a batch's rows: those from a position on, at most so many. */
export interface RowRange {
  readonly fromIndex: number;
  readonly limit: number;
}

/** A row's report with its PDF. */
export interface PrintedReport {
  readonly row: RowRecord;
  readonly report: StoredReport;
  readonly pdf: Uint8Array;
}

/** Services that the reports of a batch are made with. */
export type BatchReportServices = ReportServices | DocumentStore | PdfRenderer;

type Failure = DocumentNotFound | ServiceUnavailable;

const rowsOfPage = 50;

/** Documents that are printed at once for one archive, so that others' are printed too. */
const printedAtOnce = 2;

/** @returns the batch's rows, fetched in pages as they are wanted */
export const rowsOfBatch = (
  head: BatchHead,
  { fromIndex, limit }: RowRange,
): Stream.Stream<RowRecord, ServiceUnavailable, Batches> => {
  const end = Math.min(fromIndex + limit, head.summary.total);
  return Stream.flatMap(
    Stream.iterate(fromIndex, (start) => start + rowsOfPage).pipe(Stream.takeWhile((start) => start < end)),
    (start) =>
      Stream.fromIterableEffect(
        Effect.flatMap(Batches, (batches) =>
          batches.rows(head, { fromIndex: start, limit: Math.min(rowsOfPage, end - start) })),
      ),
  );
};

const bytesOf = (
  { read }: StoredDocument,
): Effect.Effect<Uint8Array, ServiceUnavailable> =>
  Effect.map(Stream.runCollect(read()), (chunks) => joinedBytes([...chunks]));

const printed = (
  head: BatchHead,
  row: RowRecord,
): Effect.Effect<Option.Option<PrintedReport>, Failure, BatchReportServices> =>
  Effect.gen(function* () {
    const known = yield* (yield* Reports).find(row.reportId);
    const report = Option.isSome(known) ? known : yield* settledReport({ batchRow: { head, row } });
    if (Option.isNone(report)) return Option.none();
    const kept = yield* bytesOf(yield* reportPdf(report.value));
    const pdf = isWholePdf(kept) ? kept : yield* bytesOf(yield* reportPdfAnew(report.value));
    return Option.some({ row, report: report.value, pdf });
  });

/** @returns the reports of the batch's rows that have one, in the rows' order */
export const batchReports = (
  head: BatchHead,
  range: RowRange,
): Stream.Stream<PrintedReport, Failure, BatchReportServices> =>
  rowsOfBatch(head, range).pipe(
    Stream.filter((row) => isVerifiable({ head, row })),
    Stream.mapEffect((row) => printed(head, row), { concurrency: printedAtOnce }),
    Stream.filterMap((report) => report),
  );

/**
 * The reports of a whole batch, one after the other: each is made when it is wanted, signed and kept as if it had been
 * asked for alone. Rows without figures have none.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Stream from "effect/Stream";
import { type DocumentNotFound, ServiceUnavailable } from "../../contract/failures.ts";
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

const reportOf = (head: BatchHead, row: RowRecord) =>
  Effect.gen(function* () {
    const known = yield* (yield* Reports).find(row.reportId);
    return Option.isSome(known) ? known : yield* settledReport({ batchRow: { head, row } });
  });

const printed = (
  head: BatchHead,
  row: RowRecord,
): Effect.Effect<Option.Option<PrintedReport>, Failure, BatchReportServices> =>
  Effect.gen(function* () {
    const report = yield* reportOf(head, row);
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

/** Most rows whose reports leave as they are printed: these are done in time on a busy machine too. */
const mostPrintedWhileLeaving = 100;

/** Time for which missing reports are printed before an archive leaves: half of what an answer has. */
const printedWithinSeconds = 60;

/**
 * Counts reports until all are kept.
 * @param rows rows of the archive, for the sentence
 * @fails ServiceUnavailable after a minute: what was printed by then is kept, and the next call goes on behind it
 */
export const keptWithin = <A, E, R>(
  kept: Stream.Stream<A, E, R>,
  rows: number,
): Effect.Effect<void, E | ServiceUnavailable, R> =>
  Effect.suspend(() => {
    let count = 0;
    const counting = Stream.runForEach(kept, () =>
      Effect.sync(() => {
        count += 1;
      }));
    return Effect.timeoutFail(counting, {
      duration: `${printedWithinSeconds} seconds`,
      onTimeout: () =>
        new ServiceUnavailable({
          message:
            `The reports of ${rows} rows are more than one call prints: ${count} are printed and kept. Ask again for the rest to be printed, or take a part of the rows with offset and limit (up to ${mostPrintedWhileLeaving} leave at once).`,
          retryAfterSeconds: 1,
        }),
    });
  });

/**
 * Prints and keeps what is missing of many reports, before their archive begins to leave: once it has, it can only break off.
 * @fails ServiceUnavailable where they aren't done in time, or printer or storage are away
 */
export const keptReports = (
  head: BatchHead,
  { fromIndex, limit }: RowRange,
): Effect.Effect<void, ServiceUnavailable, BatchReportServices | Batches> => {
  const rows = Math.min(limit, head.summary.total - fromIndex);
  if (rows <= mostPrintedWhileLeaving) return Effect.void;
  const kept = rowsOfBatch(head, { fromIndex, limit }).pipe(
    Stream.filter((row) => isVerifiable({ head, row })),
    Stream.mapEffect(
      (row) =>
        Effect.flatMap(
          reportOf(head, row),
          Option.match({ onNone: () => Effect.void, onSome: (report) => Effect.asVoid(reportPdf(report)) }),
        ).pipe(Effect.catchTag("DocumentNotFound", () => Effect.void)),
      { concurrency: printedAtOnce },
    ),
  );
  return keptWithin(kept, rows);
};

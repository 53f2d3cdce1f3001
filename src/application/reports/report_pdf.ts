/**
 * The PDF of a report: printed the first time that it is asked for, then kept under the hash of what it says, of who
 * signed it, and its state.
 */
import * as Effect from "effect/Effect";
import { pathTo } from "../../contract/endpoint.ts";
import { downloadReport } from "../../contract/reports.ts";
import { contentOf, type StoredReport } from "../../domain/reports/report.ts";
import { reportFileName, reportKeyOf } from "../../domain/reports/report_document.ts";
import type { DocumentNotFound, ServiceUnavailable } from "../../contract/failures.ts";
import { otherFormOf } from "../../kernel/identifiers.ts";
import { printableReport } from "../../domain/reports/layout/cbam_report.ts";
import { printableText } from "../documents/printable_text.ts";
import { printedAnew, printedOnce } from "../documents/printed_once.ts";
import { linkSeconds } from "../documents/document_links.ts";
import { DocumentStore, LinkSigner, PdfRenderer, type StoredDocument } from "../documents/document_ports.ts";
import { sampleId } from "./sample_report.ts";

/**
 * @param madeBy the release that the file names; as a rule the one that prints
 * @returns the bytes of the report's PDF; the same report and release give the same
 */
export const printReport = (
  report: StoredReport,
  madeBy?: string,
): Effect.Effect<Uint8Array, ServiceUnavailable, PdfRenderer> =>
  Effect.flatMap(PdfRenderer, (renderer) => {
    const { calculation, client_ref: clientRef } = contentOf(report);
    const printable = (text: string | null | undefined): string | null =>
      text === null || text === undefined ? null : printableText(text, renderer.missingCharacters);
    return renderer.render(printableReport({
      report,
      isSample: report.id === sampleId,
      alpha2: otherFormOf(calculation.origin_country_iso3),
      installation: printable(calculation.supplier_value?.installation_name),
      clientRef: printable(clientRef),
      madeBy: madeBy ?? renderer.madeBy,
    }));
  });

/** @fails ServiceUnavailable when printer or storage are away */
export const reportPdf = (
  report: StoredReport,
): Effect.Effect<StoredDocument, DocumentNotFound | ServiceUnavailable, DocumentStore | PdfRenderer> =>
  printedOnce(reportKeyOf(report), printReport(report));

/**
 * The PDF printed again, in the place of one that was cut off in the store.
 * @fails ServiceUnavailable when printer or storage are away
 */
export const reportPdfAnew = (
  report: StoredReport,
): Effect.Effect<
  StoredDocument,
  DocumentNotFound | ServiceUnavailable,
  DocumentStore | PdfRenderer
> => printedAnew(reportKeyOf(report), printReport(report));

/** @param id of the report, or `sample` */
export const downloadPath = (id: string): string => pathTo(downloadReport, { id });

/** Members that a link to a report's PDF is made of. */
type LinkMembers = Pick<StoredReport, "id" | "reportNumber">;

/** @returns a relative link to the report's PDF that is good for an hour */
export const downloadLink = (report: LinkMembers): Effect.Effect<string, never, LinkSigner> =>
  Effect.flatMap(
    LinkSigner,
    (links) =>
      links.sign(
        { path: downloadPath(report.id), fileName: reportFileName(report.reportNumber) },
        linkSeconds,
      ),
  );

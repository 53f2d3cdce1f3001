/**
 * Are the pages of a report's PDF those that the service makes? The PDF is made again from its attachment, which was
 * proven first, and compared byte for byte: what is drawn over, hidden or swapped on a page shows whatever it is.
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { type AttachedReport, canonicalJson } from "../../domain/reports/attached_report.ts";
import type { StoredReport } from "../../domain/reports/report.ts";
import { type Finding, pagesFinding } from "../../domain/reports/report_check.ts";
import { PdfRenderer } from "../documents/document_ports.ts";
import { isDeclarationContent } from "../../domain/reports/declaration_report.ts";
import { printDeclaration } from "./declaration_reports.ts";
import { printReport } from "./report_pdf.ts";

/** The report as it is kept, as far as its pages follow from it. */
const storedReport = ({ content, contentHash, keyId, signature }: AttachedReport): StoredReport => ({
  id: String(content["report_id"]),
  accountId: "",
  reportNumber: String(content["report_number"]),
  status: "issued",
  issuedOn: String(content["issued_at"]),
  content: canonicalJson(content),
  contentHash,
  keyId,
  signature,
});

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** @param report what is attached to the PDF; its signature must have been checked */
export const checkPages = (
  pdf: Uint8Array,
  report: AttachedReport,
): Effect.Effect<Finding, ServiceUnavailable, PdfRenderer> =>
  Effect.gen(function* () {
    const { madeBy: comparedBy } = yield* PdfRenderer;
    const { madeBy } = report;
    const print = isDeclarationContent(report.content) ? printDeclaration : printReport;
    const made = yield* print(storedReport(report), madeBy);
    return pagesFinding({ isSame: isSame(made, pdf), madeBy, comparedBy });
  });

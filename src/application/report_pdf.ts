/**
 * The PDF of a report: printed the first time that it is asked for, then kept under the hash of what it says and of who
 * signed it. What isn't issued is printed anew each time: it says across its pages what it is, and that may change.
 */
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { type DocumentKey, documentKeyOfText } from "../domain/document_key.ts";
import {
  canonicalText,
  contentOf,
  hashOfContent,
  signedContent,
  type StoredReport,
} from "../domain/cbam/report.ts";
import type { DocumentNotFound, ServiceUnavailable } from "../domain/errors.ts";
import { type FileName, fileNameOf } from "../domain/file_name.ts";
import type { MissingCharacters } from "../domain/printable.ts";
import { otherFormOf } from "../domain/identifiers.ts";
import { printableReport } from "../domain/invoice/layout/cbam_report.ts";
import { linkSeconds } from "./document_links.ts";
import type { DocumentStore, LinkSigner, PdfRenderer, StoredDocument } from "./document_ports.ts";
import { sampleId } from "./find_report.ts";

/** What PDFs of reports stand on. */
export interface ReportPdfServices {
  readonly renderer: PdfRenderer["Type"];
  readonly store: DocumentStore["Type"];
}

const reportsPrefix = "reports/";

const keyOf = (report: StoredReport): DocumentKey => {
  const printed = hashOfContent(canonicalText(signedContent(report)));
  const key = documentKeyOfText(`${reportsPrefix}${report.id}/${printed}.pdf`);
  if (key === undefined) throw new Error(`${report.id} is no id of a report`);
  return key;
};

const replacement = "?";

/** A row's reference may hold what no font has: the page shows it as question marks, the attachment as it is. */
const printableText = (text: string, missingCharacters: MissingCharacters): string => {
  const plain = text.replace(/\p{C}/gu, " ");
  const missing = new Set(missingCharacters(plain).map(({ position }) => position));
  return Array.from(plain, (character, index) => missing.has(index + 1) ? replacement : character).join("");
};

const print = (report: StoredReport, { renderer }: ReportPdfServices) => {
  const { calculation, client_ref: clientRef } = contentOf(report);
  return renderer.render(printableReport({
    report,
    isSample: report.id === sampleId,
    alpha2: otherFormOf(calculation.origin_country_iso3),
    clientRef: clientRef === null ? null : printableText(clientRef, renderer.missingCharacters),
  }));
};

const unkept = (bytes: Uint8Array): StoredDocument => ({
  sizeBytes: bytes.length,
  mediaType: "application/pdf",
  read: (range) =>
    Stream.make(range === undefined ? bytes : bytes.subarray(range.firstByte, range.lastByte + 1)),
});

/** @fails ServiceUnavailable when printer or storage are away */
export const reportPdf = (
  report: StoredReport,
  services: ReportPdfServices,
): Effect.Effect<StoredDocument, DocumentNotFound | ServiceUnavailable> => {
  if (report.status !== "issued") return Effect.map(print(report, services), unkept);
  const key = keyOf(report);
  const open = services.store.open(key);
  const keep = Effect.flatMap(print(report, services), (bytes) => services.store.put(key, bytes));
  return Effect.catchTag(open, "DocumentNotFound", () => Effect.zipRight(keep, open));
};

/** @param id of the report, or `sample` */
export const downloadPath = (id: string): string => `/api/v1/cbam/reports/${id}/download`;

/** What a link to a report's PDF is made of. */
type Named = Pick<StoredReport, "id" | "reportNumber">;

const downloadName = ({ reportNumber }: Named): FileName => fileNameOf(`CBAM report ${reportNumber}`, "pdf");

/** @returns a relative link to the report's PDF that is good for an hour */
export const downloadLink = (report: Named, links: LinkSigner["Type"]): Effect.Effect<string> =>
  links.sign({ path: downloadPath(report.id), fileName: downloadName(report) }, linkSeconds);

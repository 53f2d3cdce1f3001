/** Names of a report's PDF: under which key it is stored, as what it is saved. */
import { type DocumentKey, documentKeyOfText } from "../documents/document_key.ts";
import { type FileName, fileNameOf } from "../documents/file_name.ts";
import { canonicalText, hashOfContent, signedContent, type StoredReport } from "./report.ts";
import { reportStatuses } from "../../contract/answers/reports.ts";

const reportsPrefix = "reports/";

/**
 * The key is made of all that the PDF follows from: what the report says, who signed it, and its state, which stands
 * across the pages of what isn't issued.
 */
export const reportKeyOf = (report: StoredReport): DocumentKey => {
  const printed = hashOfContent(canonicalText(signedContent(report)));
  const key = documentKeyOfText(`${reportsPrefix}${report.id}/${report.status}-${printed}.pdf`);
  if (key === undefined) throw new Error(`${report.id} is no id of a report`);
  return key;
};

const passing = new RegExp(
  `^${reportsPrefix}[^/]+/(${reportStatuses.filter((status) => status !== "issued").join("|")})-`,
);

/** True if the key is that of a report that wasn't issued when it was printed: it is printed again if it is asked for. */
export const isOfUnissuedReport = (key: DocumentKey): boolean => passing.test(key);

/**
 * Returns the name under which the report is saved.
 * @param reportNumber such as `CBAM-<id>`
 */
export const reportFileName = (reportNumber: string): FileName =>
  fileNameOf(`CBAM report ${reportNumber}`, "pdf");

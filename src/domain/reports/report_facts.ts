/** Rules for showing a report to whoever has its id and date. Contract section 3. */
import type { BatchStatus, CalcStatus } from "../../contract/answers/bulk.ts";
import type { ReportStatus } from "../../contract/answers/reports.ts";
import { isVerifiable } from "./row_report.ts";

/**
 * Facts that are known of an id: the report that is kept under it, and the bulk row whose report has it. Days are
 * YYYY-MM-DD.
 */
export interface ReportFacts {
  /** The report that is kept under the id. */
  readonly report: { readonly status: ReportStatus; readonly issuedOn: string } | undefined;
  /** The bulk row whose report has the id. */
  readonly row:
    | {
      readonly batchStatus: BatchStatus;
      readonly calcStatus: CalcStatus;
      readonly processedOn: string;
      /** True if the batch was made with a test key: its reports are specimens. */
      readonly isTest: boolean;
    }
    | undefined;
}

/** Returns the day of issue of what may be shown; a kept report's state goes before its row's. */
export const shownIssuedOn = ({ report, row }: ReportFacts): string | undefined => {
  if (report !== undefined) return report.status === "issued" ? report.issuedOn : undefined;
  if (row === undefined || row.isTest) return undefined;
  const { batchStatus: status, calcStatus, processedOn } = row;
  return isVerifiable({ head: { status }, row: { calcStatus } }) ? processedOn : undefined;
};

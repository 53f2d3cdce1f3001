/**
 * Reports: calculations as signed PDFs, issued, listed, downloaded, and verified by anyone.
 */
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import type { LinkSigner, PdfRenderer } from "../../application/documents/document_ports.ts";
import type { Idempotency } from "../../application/ports.ts";
import type { BatchReportServices } from "../../application/reports/batch_reports.ts";
import type { DeclarationReports } from "../../application/reports/report_ports.ts";
import type { SupplierValues } from "../../application/suppliers/supplier_ports.ts";
import type { AdmissionServices } from "../../http/routes/limited.ts";
import { pageOfForm } from "../../web/page/routes.ts";
import type { Site } from "../../web/visit/site.ts";
import { reportsPath } from "../cbam/pages/calculator/save_report.tsx";
import type { Feature } from "../feature.ts";
import { guide } from "../written_page.ts";
import { bulkReports, calculatedReports } from "./handlers/batch_archive.ts";
import { downloadReport, ownReportPdf } from "./handlers/download_report.ts";
import { reportList } from "./handlers/report_list.ts";
import { createReport, issue, reportById } from "./handlers/reports.ts";
import { saveReportRoute } from "./handlers/saved_report.ts";
import { reportKeys, verify, verifyDeclaration } from "./handlers/verify.ts";
import { verifyPage, verifySent } from "./pages/verify_routes.ts";
import { manifestTexts } from "./texts/manifest.ts";
import { reportTools } from "./tools.ts";

/** Services of the whole feature. */
export type ReportsServices =
  | AdmissionServices
  | BatchReportServices
  | DeclarationReports
  | BrowserSession
  | Idempotency
  | LinkSigner
  | PdfRenderer
  | Site
  | SupplierValues;

export const reports: Feature<ReportsServices> = {
  name: "reports",
  routes: [
    createReport,
    reportList,
    reportById,
    issue,
    downloadReport,
    ownReportPdf,
    verify,
    verifyDeclaration,
    verifyPage,
    verifySent,
    reportKeys,
    bulkReports,
    calculatedReports,
    saveReportRoute,
    pageOfForm(reportsPath, () => "/"),
  ],
  navigation: [
    { section: "verify", path: "/verify", label: (language) => manifestTexts[language].verify, isOpen: true },
  ],
  permissions: [
    {
      permission: "reports:write",
      label: (language) => manifestTexts[language].mayIssue,
      hint: (language) => manifestTexts[language].mayIssueHint,
    },
  ],
  modules: ["features/reports/browser/verify.ts"],
  tools: reportTools,
  guides: [guide("reports", "Reports")],
};

/**
 * The one route table. Method and path, who may call, parameters and failures are the contract's; it does not compile
 * while a handler fails with something that its endpoint doesn't declare.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import type {
  DocumentStore,
  Invoices,
  LinkSigner,
  PdfRenderer,
} from "../../application/documents/document_ports.ts";
import type { Spreadsheets } from "../../application/cbam/spreadsheets.ts";
import type { DatabaseHealth, Idempotency } from "../../application/ports.ts";
import type { ReportServices } from "../../application/reports/find_report.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import { bulk } from "../handlers/bulk.ts";
import { bulkByRequest } from "../handlers/bulk_by_request.ts";
import { bulkReports, bulkTemplate } from "../handlers/bulk_files.ts";
import { calculate, calculateFromJson } from "../handlers/calculate.ts";
import { docsRoutes, problemPage } from "../handlers/docs.ts";
import { downloadReport } from "../handlers/download_report.ts";
import { invoiceFile } from "../handlers/files.ts";
import { createInvoice, invoiceById, validateInvoice } from "../handlers/invoices.ts";
import { dataSets, prices, productionRoutes, scope, search } from "../handlers/lookups.ts";
import { healthz, openApi, readyz } from "../handlers/operations.ts";
import { verifyModules, verifyPage, verifyScript, verifyStyle } from "../handlers/pages.ts";
import { createReport, issue, reportById } from "../handlers/reports.ts";
import { reportKeys, verify } from "../handlers/verify.ts";
import { assetRoute } from "../web/assets.ts";
import type { Exchange } from "./exchange.ts";
import type { AdmissionServices } from "./limited.ts";

/** Services that the handlers need. */
export type Services =
  | AdmissionServices
  | DatabaseHealth
  | DocumentStore
  | Idempotency
  | Invoices
  | LinkSigner
  | PdfRenderer
  | ReportServices
  | Spreadsheets;

export const router: HttpRouter.HttpRouter<ApiFailure, Services | Exchange> = HttpRouter.fromIterable([
  scope,
  calculate,
  calculateFromJson,
  search,
  productionRoutes,
  dataSets,
  prices,
  bulk,
  bulkByRequest,
  bulkTemplate,
  bulkReports,
  createReport,
  reportById,
  issue,
  downloadReport,
  verify,
  verifyPage,
  verifyStyle,
  verifyScript,
  ...verifyModules,
  reportKeys,
  createInvoice,
  validateInvoice,
  invoiceFile,
  invoiceById,
  healthz,
  readyz,
  openApi,
  problemPage,
  ...docsRoutes,
  assetRoute,
]);

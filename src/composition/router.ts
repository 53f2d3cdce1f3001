/**
 * The one route table. Method and path, who may call, parameters and failures are the contract's; it does not compile
 * while a handler fails with something that its endpoint doesn't declare.
 */
import type { HandlerServices } from "./services.ts";
import type { ApiFailure } from "../contract/problems.ts";
import { bulk } from "../features/cbam/handlers/bulk.ts";
import { bulkByRequest } from "../features/cbam/handlers/bulk_by_request.ts";
import { bulkReports, bulkTemplate } from "../features/cbam/handlers/bulk_files.ts";
import { calculatorRoute, goodsRoute } from "../features/cbam/pages/calculator/calculator_routes.ts";
import { calculate, calculateFromJson } from "../features/cbam/handlers/calculate.ts";
import { docsRoutes, problemPage } from "../features/docs/docs_routes.ts";
import { downloadReport } from "../features/reports/handlers/download_report.ts";
import { invoiceFile } from "../features/invoices/handlers/files.ts";
import { createInvoice, invoiceById, validateInvoice } from "../features/invoices/handlers/invoices.ts";
import { bulkList, invoiceList, reportList } from "../features/cbam/handlers/lists.ts";
import { dataSets, prices, productionRoutes, scope, search } from "../features/cbam/handlers/lookups.ts";
import { mcp } from "../http/mcp/mcp_route.ts";
import { healthz, openApi, readyz } from "../features/operator/handlers/operations.ts";
import { verifyPage, verifySent } from "../features/reports/pages/verify_routes.ts";
import { createReport, issue, reportById } from "../features/reports/handlers/reports.ts";
import { reportKeys, verify } from "../features/reports/handlers/verify.ts";
import { accountRoutes } from "../features/accounts/pages/account_routes.ts";
import { assetRoute } from "../web/assets/assets.ts";
import {
  checkTableRoute,
  readTableRoute,
  tableSentencesRoute,
  tablesRoute,
} from "../features/cbam/pages/tables/tables_routes.ts";
import { sessionTables } from "../features/cbam/pages/tables/session_tables.ts";
import { saveReportRoute } from "../features/reports/handlers/saved_report.ts";
import { sendTableRoute } from "../features/cbam/pages/tables/sent_table.ts";
import type { RouteTable } from "../http/server/call.ts";

/** Services that the handlers need. */
export type Services = HandlerServices;

const routes: RouteTable<ApiFailure, Services>["routes"] = [
  scope,
  calculate,
  calculateFromJson,
  search,
  productionRoutes,
  dataSets,
  prices,
  bulk,
  bulkList,
  bulkByRequest,
  bulkTemplate,
  bulkReports,
  createReport,
  reportList,
  reportById,
  issue,
  downloadReport,
  verify,
  verifyPage,
  verifySent,
  reportKeys,
  createInvoice,
  validateInvoice,
  invoiceFile,
  invoiceList,
  invoiceById,
  healthz,
  readyz,
  openApi,
  mcp,
  problemPage,
  ...docsRoutes,
  assetRoute,
  ...accountRoutes,
  calculatorRoute,
  goodsRoute,
  tablesRoute,
  readTableRoute,
  checkTableRoute,
  tableSentencesRoute,
  sendTableRoute,
  saveReportRoute,
  ...sessionTables,
];

export const router: RouteTable<ApiFailure, Services> = { routes };

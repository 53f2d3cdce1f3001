/**
 * The one route table. Method and path, who may call, parameters and failures are the contract's; it does not compile
 * while a handler fails with something that its endpoint doesn't declare.
 */
import type { HandlerServices } from "./services.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import { bulk } from "../handlers/bulk.ts";
import { bulkByRequest } from "../handlers/bulk_by_request.ts";
import { bulkReports, bulkTemplate } from "../handlers/bulk_files.ts";
import { calculatorRoute, goodsRoute } from "../handlers/calculator.ts";
import { calculate, calculateFromJson } from "../handlers/calculate.ts";
import { docsRoutes, problemPage } from "../handlers/docs.ts";
import { downloadReport } from "../handlers/download_report.ts";
import { invoiceFile } from "../handlers/files.ts";
import { createInvoice, invoiceById, validateInvoice } from "../handlers/invoices.ts";
import { bulkList, invoiceList, reportList } from "../handlers/lists.ts";
import { dataSets, prices, productionRoutes, scope, search } from "../handlers/lookups.ts";
import { mcp } from "../handlers/mcp.ts";
import { healthz, openApi, readyz } from "../handlers/operations.ts";
import { verifyPage, verifySent } from "../handlers/pages.ts";
import { createReport, issue, reportById } from "../handlers/reports.ts";
import { reportKeys, verify } from "../handlers/verify.ts";
import { accountRoutes } from "../web/account/account_routes.ts";
import { assetRoute } from "../web/assets.ts";
import { checkTableRoute, readTableRoute, tablesRoute } from "../handlers/tables.ts";
import { sessionTables } from "../handlers/session_tables.ts";
import { saveReportRoute } from "../handlers/saved_report.ts";
import { sendTableRoute } from "../handlers/sent_table.ts";
import type { RouteTable } from "./pure_route.ts";

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
  sendTableRoute,
  saveReportRoute,
  ...sessionTables,
];

export const router: RouteTable<ApiFailure, Services> = { routes };

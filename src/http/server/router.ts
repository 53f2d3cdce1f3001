/**
 * The one route table: method, path, who may call, handler. It does not compile while a handler's failure has no
 * answer.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import {
  cbamBulk,
  invoiceCreation,
  invoiceReading,
  openCbam,
  reportWriting,
} from "../../application/accounts/admit.ts";
import type {
  DocumentStore,
  Invoices,
  LinkSigner,
  PdfRenderer,
} from "../../application/documents/document_ports.ts";
import type { Batches, DatabaseHealth, Idempotency } from "../../application/ports.ts";
import type { ApiError } from "../wire/answer.ts";
import type { Exchange } from "./exchange.ts";
import { type AdmissionServices, limited, limitedTo } from "./limited.ts";
import type { LawServices } from "./question.ts";
import { bulk, bulkByRequest } from "../handlers/bulk.ts";
import { calculate, calculateFromJson } from "../handlers/calculate.ts";
import { dataSets } from "../handlers/data_sets.ts";
import { files } from "../handlers/files.ts";
import { healthy, ready } from "../handlers/health.ts";
import { invoiceById, invoices, validateInvoice } from "../handlers/invoices.ts";
import { verifyPage, verifyScript, verifyStyle } from "../handlers/pages.ts";
import { productionRoutes } from "../handlers/production_routes.ts";
import { download, issue, reportById, type ReportNeeds, reports } from "../handlers/reports.ts";
import { scope } from "../handlers/scope.ts";
import { search } from "../handlers/search.ts";
import { reportKeys, verify } from "../handlers/verify.ts";

/** What the handlers need. */
export type Services =
  | AdmissionServices
  | Batches
  | DatabaseHealth
  | DocumentStore
  | Idempotency
  | Invoices
  | LawServices
  | LinkSigner
  | PdfRenderer
  | ReportNeeds;

export const router: HttpRouter.HttpRouter<ApiError, Services | Exchange> = HttpRouter.fromIterable([
  HttpRouter.makeRoute("GET", "/api/v1/cbam/scope", limited(openCbam, scope)),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/calculate", limited(openCbam, calculate)),
  HttpRouter.makeRoute("POST", "/api/v1/cbam/calculate", limited(openCbam, calculateFromJson)),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/search", limited(openCbam, search)),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/routes", limited(openCbam, productionRoutes)),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/datasets", limited(openCbam, dataSets)),
  HttpRouter.makeRoute("POST", "/api/v1/cbam/bulk", limitedTo(cbamBulk, bulk)),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/bulk/:request_id", limitedTo(cbamBulk, bulkByRequest)),
  HttpRouter.makeRoute("POST", "/api/v1/cbam/reports", limitedTo(reportWriting, reports)),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/reports/:id", limitedTo(reportWriting, reportById)),
  HttpRouter.makeRoute("POST", "/api/v1/cbam/reports/:id/issue", limitedTo(reportWriting, issue)),
  HttpRouter.makeRoute("GET", "/api/v1/cbam/reports/:id/download", download),
  HttpRouter.makeRoute("POST", "/api/v1/cbam/verify", verify),
  HttpRouter.makeRoute("GET", "/verify", verifyPage),
  HttpRouter.makeRoute("GET", "/pages/verify.css", verifyStyle),
  HttpRouter.makeRoute("GET", "/pages/verify.js", verifyScript),
  HttpRouter.makeRoute("GET", "/.well-known/cbam-report-keys.json", reportKeys),
  HttpRouter.makeRoute("POST", "/api/v1/invoices", limitedTo(invoiceCreation, invoices)),
  HttpRouter.makeRoute("POST", "/api/v1/invoices/validate", limitedTo(invoiceReading, () => validateInvoice)),
  HttpRouter.makeRoute("GET", "/api/v1/invoices/files/*", files),
  HttpRouter.makeRoute("GET", "/api/v1/invoices/:id", limitedTo(invoiceReading, invoiceById)),
  HttpRouter.makeRoute("GET", "/healthz", healthy),
  HttpRouter.makeRoute("GET", "/readyz", ready),
]);

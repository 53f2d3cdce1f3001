/**
 * What the handlers need, all together.
 */
import type {
  DocumentStore,
  Invoices,
  LinkSigner,
  PdfRenderer,
} from "../application/documents/document_ports.ts";
import type { Spreadsheets } from "../application/cbam/spreadsheets.ts";
import type { BrowserSession } from "../application/accounts/browser_session.ts";
import type { Operators } from "../application/accounts/operator_ports.ts";
import type { OwnAccount } from "../application/accounts/own_account.ts";
import type { Idempotency, Operator } from "../application/ports.ts";
import type { Readiness } from "../application/readiness.ts";
import type { ReportServices } from "../application/reports/find_report.ts";
import type { AdmissionServices } from "../http/server/limited.ts";

/** Services that the handlers need. */
export type HandlerServices =
  | AdmissionServices
  | BrowserSession
  | Operator
  | Operators
  | OwnAccount
  | Readiness
  | DocumentStore
  | Idempotency
  | Invoices
  | LinkSigner
  | PdfRenderer
  | ReportServices
  | Spreadsheets;

/**
 * Customs documents: invoices, packing lists and certificates of origin from one description of a shipment.
 */
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import type {
  DocumentStore,
  Invoices,
  LinkSigner,
  PdfRenderer,
} from "../../application/documents/document_ports.ts";
import type { TradeAgreements } from "../../application/invoices/preference_ports.ts";
import type { Idempotency } from "../../application/ports.ts";
import type { AdmissionServices } from "../../http/routes/limited.ts";
import { pageOfForm } from "../../web/page/routes.ts";
import type { Site } from "../../web/visit/site.ts";
import type { Feature } from "../feature.ts";
import { guide, page } from "../written_page.ts";
import { invoiceFile } from "./handlers/files.ts";
import { invoiceList } from "./handlers/invoice_list.ts";
import { createInvoice, invoiceById, validateInvoice } from "./handlers/invoices.ts";
import { invoiceRoutes } from "./pages/invoice_routes.ts";
import { manifestTexts } from "./texts/manifest.ts";
import { invoiceTools } from "./tools.ts";

/** Services of the whole feature. */
export type InvoicesServices =
  | AdmissionServices
  | BrowserSession
  | DocumentStore
  | Idempotency
  | Invoices
  | LinkSigner
  | PdfRenderer
  | Site
  | TradeAgreements;

/** Page of the form. */
const formPath = "/invoices/new";

export const invoices: Feature<InvoicesServices> = {
  name: "invoices",
  routes: [
    createInvoice,
    validateInvoice,
    invoiceFile,
    invoiceList,
    invoiceById,
    ...invoiceRoutes,
    pageOfForm("/invoices/check", () => formPath),
    pageOfForm("/invoices/open", () => formPath),
    pageOfForm("/invoices/preview", () => formPath),
  ],
  navigation: [
    {
      section: "invoices",
      path: formPath,
      label: (language) => manifestTexts[language].invoices,
      isOpen: false,
      right: "work",
    },
  ],
  permissions: [
    {
      permission: "invoices:write",
      label: (language) => manifestTexts[language].mayMake,
      hint: (language) => manifestTexts[language].mayMakeHint,
    },
  ],
  modules: ["features/invoices/browser/invoice.ts", "features/invoices/browser/made.ts"],
  tools: invoiceTools,
  guides: [guide("invoices", "Invoices"), page("documents", "What is printed")],
};

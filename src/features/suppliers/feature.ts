/**
 * Suppliers of an importer: the installations that make the goods, and their values.
 */
import type { Idempotency } from "../../application/ports.ts";
import type { ImportPeople } from "../../application/imports/import_ports.ts";
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import type { Site } from "../../web/visit/site.ts";
import type { Feature } from "../feature.ts";
import { guide } from "../written_page.ts";
import {
  addInstallation,
  changeInstallation,
  installationById,
  installationList,
} from "./handlers/installations.ts";
import {
  addInquiry,
  inquiryById,
  inquiryFile,
  inquiryList,
  inquiryTemplate,
  remindInquiry,
  revokeInquiry,
} from "./handlers/inquiries.ts";
import { acceptInquiry, returnInquiry } from "./handlers/inquiry_answers.ts";
import { askRoutes } from "./pages/account/ask_routes.ts";
import { installationListRoutes } from "./pages/account/installation_list_routes.tsx";
import { installationRoutes } from "./pages/account/installation_routes.ts";
import { listRoutes } from "./pages/account/list_routes.tsx";
import { requestRoutes } from "./pages/account/request_routes.ts";
import { supplierPaths } from "./pages/account/supplier_paths.ts";
import { checkRoutes } from "./pages/checks/check_routes.tsx";
import { valueRoutes } from "./pages/value/value_routes.ts";
import { draftModule } from "./pages/link/link_frame.tsx";
import { linkRoutes } from "./pages/link/link_routes.ts";
import {
  addAttachment,
  attachmentList,
  downloadAttachment,
  removeAttachment,
} from "./handlers/attachments.ts";
import { installationDossier, valueUses } from "./handlers/checks.ts";
import { readDocument } from "./handlers/read_document.ts";
import { readValues } from "./handlers/template.ts";
import { addValues, changeValue } from "./handlers/record_values.ts";
import { valueById, valueList } from "./handlers/values.ts";
import type { SupplierServices } from "./services.ts";
import { supplierTools } from "./tools.ts";
import { manifestTexts } from "./texts/manifest.ts";

export const suppliers: Feature<SupplierServices | Idempotency | ImportPeople | BrowserSession | Site> = {
  name: "suppliers",
  routes: [
    addInstallation,
    installationList,
    installationById,
    changeInstallation,
    readValues,
    readDocument,
    valueUses,
    installationDossier,
    addValues,
    valueList,
    valueById,
    changeValue,
    addAttachment,
    attachmentList,
    downloadAttachment,
    removeAttachment,
    addInquiry,
    inquiryList,
    inquiryById,
    inquiryTemplate,
    inquiryFile,
    remindInquiry,
    revokeInquiry,
    acceptInquiry,
    returnInquiry,
    ...linkRoutes,
    ...listRoutes,
    ...installationListRoutes,
    ...installationRoutes,
    ...valueRoutes,
    ...checkRoutes,
    ...askRoutes,
    ...requestRoutes,
  ],
  navigation: [
    {
      section: "suppliers",
      path: supplierPaths.requests,
      label: (language) => manifestTexts[language].suppliers,
      isOpen: false,
    },
  ],
  permissions: [
    {
      permission: "suppliers:read",
      label: (language) => manifestTexts[language].mayRead,
      hint: (language) => manifestTexts[language].mayReadHint,
    },
    {
      permission: "suppliers:write",
      label: (language) => manifestTexts[language].mayWrite,
      hint: (language) => manifestTexts[language].mayWriteHint,
    },
  ],
  modules: [draftModule],
  tools: supplierTools,
  guides: [
    guide("suppliers", "Suppliers and their values"),
    guide("ask-a-supplier", "Ask a supplier"),
    guide("supplier-templates", "Suppliers' spreadsheets"),
  ],
};

/**
 * An importer's year: the ledger of imports, the 50 tonnes, declaration, holding, certificates, dates and codes.
 */
import type { Spreadsheets } from "../../application/documents/spreadsheets.ts";
import type { Uploads } from "../../application/documents/uploads.ts";
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import type { Invoices } from "../../application/documents/document_ports.ts";
import type { Reminders } from "../../application/imports/reminders/reminder_ports.ts";
import type { Batches, Idempotency } from "../../application/ports.ts";
import type { Site } from "../../web/visit/site.ts";
import type { Feature } from "../feature.ts";
import { guide, page } from "../written_page.ts";
import { importArchive } from "./ledger_archive.ts";
import { importAccrual } from "./handlers/accrual.ts";
import { importCalendar, importCalendarFile } from "./handlers/calendar.ts";
import {
  buyCertificates,
  certificates,
  moveCertificates,
  withdrawCertificates,
} from "./handlers/certificates.ts";
import { importCodes } from "./handlers/codes.ts";
import {
  declarationDocument,
  downloadDeclaration,
  issueDeclaration,
} from "./handlers/declaration_documents.ts";
import { importDeclaration, importHolding } from "./handlers/duties.ts";
import { addImports } from "./handlers/entries.ts";
import { importList } from "./handlers/import_list.ts";
import { declarantList, importerList, keepDeclarant, keepImporter } from "./handlers/people.ts";
import { reconcileImports } from "./handlers/reconcile.ts";
import { importById } from "./handlers/one_import.ts";
import { importTemplate, importTemplateCsv } from "./handlers/templates.ts";
import { importsFromBatch, importsFromInvoice } from "./handlers/taken.ts";
import { importPenalties, importThreshold } from "./handlers/threshold.ts";
import { importPaths } from "./pages/import_paths.ts";
import { importRoutes } from "./pages/import_routes.ts";
import type { LedgerServices } from "./services.ts";
import { importTable } from "./table/import_table.ts";
import style from "./style/imports.css" with { type: "text" };
import savingStyle from "./style/saving.css" with { type: "text" };
import { manifestTexts } from "./texts/manifest.ts";
import { importTools } from "./tools.ts";

export const imports: Feature<
  | LedgerServices
  | Batches
  | BrowserSession
  | Idempotency
  | Invoices
  | Reminders
  | Site
  | Spreadsheets
  | Uploads
> = {
  name: "imports",
  routes: [
    keepImporter,
    importerList,
    keepDeclarant,
    declarantList,
    addImports,
    importsFromBatch,
    importsFromInvoice,
    importList,
    importThreshold,
    importPenalties,
    reconcileImports,
    importDeclaration,
    issueDeclaration,
    declarationDocument,
    downloadDeclaration,
    importHolding,
    certificates,
    buyCertificates,
    moveCertificates,
    withdrawCertificates,
    importAccrual,
    importCalendar,
    importCalendarFile,
    importCodes,
    importArchive,
    importTemplate,
    importTemplateCsv,
    importById,
    ...importRoutes,
  ],
  navigation: [
    {
      section: "imports",
      path: importPaths.year,
      label: (language) => manifestTexts[language].imports,
      isOpen: false,
    },
  ],
  permissions: [
    {
      permission: "imports:read",
      label: (language) => manifestTexts[language].mayRead,
      hint: (language) => manifestTexts[language].mayReadHint,
    },
    {
      permission: "imports:write",
      label: (language) => manifestTexts[language].mayWrite,
      hint: (language) => manifestTexts[language].mayWriteHint,
    },
  ],
  tables: [importTable],
  styles: [style, savingStyle],
  modules: ["features/imports/browser/sheet.ts"],
  tools: importTools,
  guides: [guide("imports", "A year of imports"), page("import-tables", "Tables of imports")],
};

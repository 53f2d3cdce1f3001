/**
 * An importer's year: the ledger of imports, the 50 tonnes, declaration, holding, certificates, dates and codes.
 */
import type { Idempotency } from "../../application/ports.ts";
import type { Feature } from "../feature.ts";
import { guide } from "../written_page.ts";
import { importAccrual } from "./handlers/accrual.ts";
import { importCalendar, importCalendarFile } from "./handlers/calendar.ts";
import { buyCertificates, certificates, moveCertificates } from "./handlers/certificates.ts";
import { importCodes } from "./handlers/codes.ts";
import { importDeclaration, importHolding } from "./handlers/duties.ts";
import { addImports } from "./handlers/entries.ts";
import { importList } from "./handlers/import_list.ts";
import { declarantList, importerList, keepDeclarant, keepImporter } from "./handlers/people.ts";
import { reconcileImports } from "./handlers/reconcile.ts";
import { importById } from "./handlers/one_import.ts";
import { importThreshold } from "./handlers/threshold.ts";
import type { LedgerServices } from "./services.ts";
import { manifestTexts } from "./texts/manifest.ts";
import { importTools } from "./tools.ts";

export const imports: Feature<LedgerServices | Idempotency> = {
  name: "imports",
  routes: [
    keepImporter,
    importerList,
    keepDeclarant,
    declarantList,
    addImports,
    importList,
    importThreshold,
    reconcileImports,
    importDeclaration,
    importHolding,
    certificates,
    buyCertificates,
    moveCertificates,
    importAccrual,
    importCalendar,
    importCalendarFile,
    importCodes,
    importById,
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
  tools: importTools,
  guides: [guide("imports", "A year of imports")],
};

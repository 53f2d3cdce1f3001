/**
 * Suppliers of an importer: the installations that make the goods, and their values.
 */
import type { Idempotency } from "../../application/ports.ts";
import type { Feature } from "../feature.ts";
import { guide } from "../written_page.ts";
import {
  addInstallation,
  changeInstallation,
  installationById,
  installationList,
} from "./handlers/installations.ts";
import { installationDossier, valueUses } from "./handlers/checks.ts";
import { readDocument } from "./handlers/read_document.ts";
import { readValues } from "./handlers/template.ts";
import { addValues, changeValue } from "./handlers/record_values.ts";
import { valueById, valueList } from "./handlers/values.ts";
import type { SupplierServices } from "./services.ts";
import { manifestTexts } from "./texts/manifest.ts";

export const suppliers: Feature<SupplierServices | Idempotency> = {
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
  guides: [
    guide("suppliers", "Suppliers and their values"),
    guide("supplier-templates", "Suppliers' spreadsheets"),
  ],
};

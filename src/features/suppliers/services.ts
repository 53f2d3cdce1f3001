/**
 * Services that the calls about suppliers need, and what they share: keys that may call, and the failure of a conflict.
 */
import type { LawServices } from "../../application/cbam/cbam_context.ts";
import type { DocumentStore } from "../../application/documents/document_ports.ts";
import type { Spreadsheets } from "../../application/documents/spreadsheets.ts";
import type { Uploads } from "../../application/documents/uploads.ts";
import type { ImportLaw, ImportLedger } from "../../application/imports/import_ports.ts";
import type { Attachments } from "../../application/attachments/attachment_ports.ts";
import type { AskingServices } from "../../application/suppliers/inquiries/ask_supplier.ts";
import type { Installations, SupplierValues, ValueUses } from "../../application/suppliers/supplier_ports.ts";
import { noTestKeys } from "../../application/suppliers/use_values.ts";
import type { AdmissionServices } from "../../http/routes/limited.ts";
import { liveRoute } from "../imports/services.ts";

/** Services of all calls about suppliers. */
export type SupplierServices =
  | AdmissionServices
  | AskingServices
  | Attachments
  | DocumentStore
  | ImportLaw
  | ImportLedger
  | Installations
  | LawServices
  | Spreadsheets
  | SupplierValues
  | Uploads
  | ValueUses;

/** The route of an endpoint that reads or writes what suppliers gave: for live keys only. */
export const supplierRoute: ReturnType<typeof liveRoute> = liveRoute(noTestKeys);

/** Services that the handlers and pages of CBAM figures need. */
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import type { Spreadsheets } from "../../application/documents/spreadsheets.ts";
import type { Uploads } from "../../application/documents/uploads.ts";
import type { LawServices } from "../../application/cbam/cbam_context.ts";
import type { LinkSigner } from "../../application/documents/document_ports.ts";
import type { ImportLaw, ImportPeople } from "../../application/imports/import_ports.ts";
import type { Batches, Idempotency } from "../../application/ports.ts";
import type { SupplierValues } from "../../application/suppliers/supplier_ports.ts";
import type { AdmissionServices } from "../../http/routes/limited.ts";
import type { Site } from "../../web/visit/site.ts";

/** Services of bulk calls. */
export type BulkServices =
  | AdmissionServices
  | Batches
  | Idempotency
  | ImportLaw
  | ImportPeople
  | LawServices
  | LinkSigner
  | Spreadsheets
  | Uploads
  | SupplierValues;

/** Services of the whole feature. */
export type CbamServices = BulkServices | BrowserSession | Site;

/**
 * Links to stored documents: for how long, and under which paths the service serves those that it keeps itself.
 * Contract sections 2.11 and 8.2.
 */
import { invoiceFile } from "../../contract/invoices.ts";

/** Contract section 8.2: signed URL validity. */
export const linkSeconds = 3_600;

/** Path below which documents in files are served; a key follows. */
export const filesPath = invoiceFile.path.replace(/\*$/, "");

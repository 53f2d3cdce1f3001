/**
 * German words of suppliers.
 */
import type { SupplierManifestTexts } from "../en/manifest.ts";

export const manifest: SupplierManifestTexts = {
  suppliers: "Lieferanten",
  mayRead: "Lieferanten ansehen",
  mayReadHint: "Anlagen, ihre Werte und was diese sparen würden",
  mayWrite: "Anlagen und Werte erfassen",
  mayWriteHint: "Von Lieferanten, mit ihrer Prüfung",
};

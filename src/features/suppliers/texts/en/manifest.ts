/**
 * English words of suppliers: what permissions allow.
 */

export const manifest = {
  suppliers: "Suppliers",
  mayRead: "Look at suppliers",
  mayReadHint: "Installations, their values, what these would save",
  mayWrite: "Record installations and values",
  mayWriteHint: "Of suppliers, with their verification",
};

/** The texts that every language has. */
export type SupplierManifestTexts = typeof manifest;

/**
 * English words of the invoices feature: its places in the navigation, and what its permissions allow.
 */

export const manifest = {
  invoices: "Invoices",
  mayMake: "Make and find invoices",
  mayMakeHint: "Customs invoices and their documents",
};

/** The texts that every language has. */
export type InvoicesManifestTexts = typeof manifest;

/**
 * English words of an importer's year: its place in the navigation, and what its permissions allow.
 */

export const manifest = {
  imports: "Imports",
  mayRead: "Look at an importer's year",
  mayReadHint: "Ledger, threshold, declaration, holding, certificates",
  mayWrite: "Record imports and certificates",
  mayWriteHint: "Importers, declarants, entries of the ledger, certificates",
};

/** The texts that every language has. */
export type ImportsManifestTexts = typeof manifest;

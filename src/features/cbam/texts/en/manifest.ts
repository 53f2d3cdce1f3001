/**
 * English words of the CBAM feature: its places in the navigation, and what its permissions allow.
 */

export const manifest = {
  calculator: "Calculator",
  tables: "Tables",
  mayRead: "Ask for figures",
  mayReadHint: "Scope, calculations, search, production routes, prices",
  mayCalculateTables: "Calculate whole tables",
  mayCalculateTablesHint: "Bulk calculations, and looking them up",
};

/** The texts that every language has. */
export type CbamManifestTexts = typeof manifest;

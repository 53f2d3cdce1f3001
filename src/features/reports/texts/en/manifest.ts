/**
 * English words of the reports feature: its places in the navigation, and what its permissions allow.
 */

export const manifest = {
  verify: "Verify",
  mayIssue: "Issue and find reports",
  mayIssueHint: "Signed reports that anyone can verify",
};

/** The texts that every language has. */
export type ReportsManifestTexts = typeof manifest;

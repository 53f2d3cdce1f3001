/**
 * English texts of an account's own pages.
 */

export const account = {
  title: "Account",
  navigation: "Account",
  overview: "Overview",
  keys: "API keys",
  reports: "Reports",
  batches: "Bulk calculations",
  invoices: "Invoices",
  operator: "Operator",

  tierTitle: "What your tier allows",
  tier: "Tier",
  tierNames: { anonymous: "Anonymous", pro: "Pro", cbam_pro: "CBAM Pro", enterprise: "Enterprise" },
  callsPerHour: "CBAM calls per hour and key",
  invoicesPerHour: "Invoices per hour and key",
  bulkAndReports: "Bulk calculations and reports",
  bulkRows: "Rows of one bulk calculation",
  included: "Included",
  notIncluded: "Not included",
  unlimited: (cap: string): string => `No limit of the tier; ${cap} in one call`,
  none: "None",
  askOperator: "The operator of this service changes tiers.",

  usageTitle: "Used in the last 30 days",
  usedBatches: "Bulk calculations",
  usedRows: "Rows calculated in bulk",
  usedReports: "Reports",
  usedInvoices: "Invoices",
  liveKeys: "Live API keys",
  keysOf: (used: string, most: string): string => `${used} of ${most}`,

  sessionTitle: "Signed in",
  sessionText: (email: string): string => `You are signed in as ${email}.`,
  sessions: (number: number): string => number === 1 ? "In this browser only." : `In ${number} browsers.`,
  signOut: "Sign out",
  signOutEverywhere: "Sign out in every browser",

  search: "Search",
  searchAgain: "Show all",
  searchReports: "Number, own reference, CN code or country code",
  searchBatches: "Request ID or batch ID",
  searchInvoices: "Reference, invoice number or consignee",
  found: (text: string): string => `Found for “${text}”`,
  nothingFound: (text: string): string => `Nothing was found for “${text}”.`,
  older: "Older",
  newest: "Back to the newest",

  noReports: "No report yet",
  noReportsText:
    "A report is made from a calculation: in the calculator with “Save as a report”, or by the API. What you issue stands here and can be verified by anyone.",
  noBatches: "No bulk calculation yet",
  noBatchesText:
    "Whole tables are calculated by the API, or on the page for tables. Each one that an API key sent stands here.",
  noInvoices: "No invoice yet",
  noInvoicesText: "Fill the form in, or send the same data by the API. The documents are kept for 30 days.",
  newInvoice: "New invoice",
  openTables: "Open the page for tables",
  openDocs: "How it is done",

  number: "Number",
  status: "Status",
  date: "Date",
  goods: "Goods",
  origin: "Origin",
  mass: "Tonnes",
  cost: "Net cost",
  reference: "Reference",
  verify: "Verify",
  made: "Made",
  rows: "Rows",
  errors: "Errors",
  total: "Net cost in all",
  request: "Request ID",
  documents: "Documents",
  consignee: "Consignee",
  keptUntil: "Kept until",
  gone: "Documents are gone",
  outOfScope: "out of scope",
  reportStatus: { draft: "Draft", unpaid: "Unpaid", issued: "Issued", specimen: "Specimen" },
  batchStatus: { processing: "In progress", ready: "Done", failed: "Failed" },
  documentNames: {
    "commercial": "Commercial invoice",
    "proforma": "Proforma invoice",
    "packing-list": "Packing list",
    "certificate-of-origin": "Certificate of origin",
  },
};

/** The texts that every language has. */
export type AccountTexts = typeof account;

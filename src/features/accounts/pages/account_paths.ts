/** Addresses of an account's own pages. */
export const accountPaths = {
  overview: "/account",
  keys: "/settings/api-keys",
  reports: "/account/reports",
  batches: "/account/batches",
  invoices: "/account/invoices",
} as const;

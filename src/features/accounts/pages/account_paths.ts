/** Addresses of an account's own pages. */
export const accountPaths = {
  overview: "/account",
  keys: "/settings/api-keys",
  members: "/account/members",
  acts: "/account/activity",
  saved: "/account/saved",
  passkeys: "/account/passkeys",
  leave: "/account/leave",
  name: "/account/name",
  reports: "/account/reports",
  batches: "/account/batches",
  invoices: "/account/invoices",
} as const;

/** Address of a report's PDF, for who is signed in to its account. */
export const reportPdfPath = (id: string): string => `${accountPaths.reports}/${id}/pdf`;

/** Path of the form that makes an account with a link. */
export const signUpPath = "/sign-up";

/** Path of the form that signs in by a passkey. */
export const passkeySignInPath = "/sign-in/passkey";

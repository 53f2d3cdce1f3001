import type { Quota } from "../../../../domain/accounts/quota.ts";

/** Tables that are read, checked or sent, an hour and address: a page checks each cell that is mended. */
export const readings: Quota = { policy: "page-tables", limit: 600, windowSeconds: 3_600 };

/**
 * English texts of the page about the state of the service.
 */
import type { PartName, PartState } from "../../../../contract/operations.ts";

export const status = {
  title: "State of the service",
  ready: "The service works",
  notReady: "The service has a problem",
  readyText: "Calculations, reports and documents can be made.",
  notReadyText: "Calculations that need no account may still be answered. Try again in some minutes.",
  checkedAt: "As of",
  part: "Part",
  state: "State",
  parts: {
    database: "Accounts and records",
    migrations: "Database structure",
    reference: "Values of the law",
    storage: "Document storage",
    mail_queue: "E-mail delivery",
  } satisfies Readonly<Record<PartName, string>>,
  states: {
    ok: "Works",
    failing: "Problem",
    waiting: "Starting",
    late: "Delayed",
    unknown: "Not known yet",
  } satisfies Readonly<Record<PartState, string>>,
  law: "Law and prices",
  dataset: "Data set of the default values",
  price: "Newest certificate price",
  noPrice: "None yet",
  version: "Version of the service",
  programs: "For programs",
};

/** Texts that every language has. */
export type StatusTexts = typeof status;

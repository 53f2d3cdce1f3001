/**
 * English texts of the page of what is saved in the account.
 */
import type { SavedKind } from "../../../../domain/saved/saved_kinds.ts";

const kinds: Readonly<Record<SavedKind, string>> = {
  "draft-table": "Tables in progress",
  "draft-invoice-en": "Invoices in progress, in English",
  "draft-invoice-de": "Invoices in progress, in German",
  "draft-invoice-fr": "Invoices in progress, in French",
  "calculations": "Calculations",
  "sheets": "Sheets and how they are read",
  "goods-en": "Goods, in English",
  "goods-de": "Goods, in German",
  "goods-fr": "Goods, in French",
  "parties": "Parties of invoices",
};

export const saved = {
  title: "Saved",
  lead:
    "What your browser keeps for you here, so that it is there in every browser that you sign in with. What you delete here goes from all of them.",
  kinds,
  personal: "Only you see this.",
  shared: "Everyone in this account is offered this.",
  what: "What",
  when: "Last used",
  by: "By",
  unnamed: "Without a name",
  delete: "Delete",
  deleteAll: (kind: string): string => `Delete all: ${kind}`,
  done: "It is deleted.",
  none:
    "Nothing is saved yet. What you calculate, tables that you upload and invoices that you fill in are listed here.",
  download: "Download all of it as JSON",
  leaving: (tables: string, invoices: string): string =>
    `Drafts are kept for 30 days after their last change, everything else for 400 days after it was last used. Signing out removes it all from this browser; the account keeps it. Of drafts the last ${tables} tables and, in each language, the last ${invoices} invoices are kept: one more takes the place of the oldest.`,
};

/** The texts that every language has. */
export type SavedTexts = typeof saved;

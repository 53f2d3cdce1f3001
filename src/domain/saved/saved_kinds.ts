/** Kinds of things that members' browsers save in the account, whose they are, and how many are kept how long. Decision 0154. */
import { dayMs } from "../../kernel/time/durations.ts";

/** Kinds; those of goods and invoices are of a language, in which they were written. */
export const savedKinds = [
  "draft-table",
  "draft-invoice-en",
  "draft-invoice-de",
  "draft-invoice-fr",
  "calculations",
  "sheets",
  "goods-en",
  "goods-de",
  "goods-fr",
  "parties",
] as const;
/** A kind. */
export type SavedKind = typeof savedKinds[number];

/** Returns the kind of the name; undefined for none. */
export const savedKindOf = (name: string | null | undefined): SavedKind | undefined =>
  savedKinds.find((kind) => kind === name);

/** Returns true for drafts, which have a body beside their label. */
export const isDraftKind = (kind: SavedKind): boolean => kind.startsWith("draft-");

/** Returns true for what all members of the account share; drafts and calculations are their person's alone. */
export const isSharedKind = (kind: SavedKind): boolean => !isDraftKind(kind) && kind !== "calculations";

const most = { "calculations": 50, "sheets": 50, "parties": 100 } as const;
/** Drafts of tables, which may be large. */
const mostTables = 3;
/** Drafts of invoices in a language: browsers hold as many (`othersMost` of `held_drafts.ts`). */
const mostInvoices = 12;
const mostGoods = 50;

/** Returns how many of a kind are kept, the newest ones. */
export const mostSaved = (kind: SavedKind): number =>
  isDraftKind(kind)
    ? kind === "draft-table" ? mostTables : mostInvoices
    : kind === "calculations" || kind === "sheets" || kind === "parties"
    ? most[kind]
    : mostGoods;

/** Longest item, in characters of its JSON. */
export const longestItem = 64_000;
/** Longest body of a draft, in characters: compressed, some megabytes of a table. Browsers keep larger ones for themselves. */
export const longestBody = 900_000;

/** A draft that nobody changed for so long is deleted, as browsers do. */
export const draftKeptMs: number = 30 * dayMs;
/** Anything else that was not used for so long. */
export const itemKeptMs: number = 400 * dayMs;

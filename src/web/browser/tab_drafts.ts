/// <reference lib="dom" />
/** Ids of the drafts that this tab works on: those that it finds again after a reload, and the one that its address names. */
import { owner } from "./account_items.ts";

const placeOf = (name: string): string => `draft:${owner()}:${name}`;

/** @returns the id of the draft of the name that this tab had last */
export const ofTab = (name: string): string | undefined => {
  try {
    return sessionStorage.getItem(placeOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the id for the tab. */
export const keepOfTab = (name: string, id: string): void => {
  try {
    sessionStorage.setItem(placeOf(name), id);
  } catch {
    // A browser that keeps nothing goes on with the draft that it holds.
  }
};

/** Forgets the id. */
export const forgetOfTab = (name: string): void => {
  try {
    sessionStorage.removeItem(placeOf(name));
  } catch {
    // Nothing was kept.
  }
};

/** Query of a page that begins without a draft. */
const beginning = "new";
/** @returns the address of the page without a draft, until this tab has one of its own */
export const withoutDraft = (): string => `${location.pathname}?draft=${beginning}`;

const inAddress = (): string | null => new URLSearchParams(location.search).get("draft");

/** @returns the id of the draft that the page's address names, else of the one that this tab had before */
export const askedDraft = (name: string): string | undefined => {
  const asked = inAddress();
  return asked === null || asked === beginning ? ofTab(name) : asked;
};

/** @returns true for a page that begins without a draft */
export const beginsAnew = (name: string): boolean => inAddress() === beginning && ofTab(name) === undefined;

/// <reference lib="dom" />
/**
 * Drafts of pages that were left before they were kept: put aside while the page goes, when nothing can be waited for, in the tab's own
 * storage, where the page finds them after a reload or a way back.
 */
import { owner } from "../account_items.ts";
import { draftOfJson, jsonOfDraft } from "./draft_text.ts";
import { type HeldDraft, readHeld } from "./held_drafts.ts";

const placeOf = (name: string, of = owner()): string => `left:${of}:${name}`;

/** Puts the draft aside; one that is larger than the tab may store stays as it was kept last. */
export const putAside = (name: string, draft: HeldDraft): void => {
  try {
    sessionStorage.setItem(placeOf(name), jsonOfDraft(draft));
  } catch {
    // Without a storage, or room in it, the last moment of typing goes with the page.
  }
};

/** Forgets what was put aside. */
export const forgetAside = (name: string, of = owner()): void => {
  try {
    sessionStorage.removeItem(placeOf(name, of));
  } catch {
    // Nothing was stored.
  }
};

/** @returns the draft that was put aside, by who is here or by another */
export const leftAside = (name: string, of = owner()): HeldDraft | undefined => {
  try {
    return readHeld(draftOfJson(sessionStorage.getItem(placeOf(name, of)) ?? "null"));
  } catch {
    return undefined;
  }
};

/// <reference lib="dom" />
/**
 * Changes of drafts that a page was left with: nothing that waits is done on it any more, so they are put beside the drafts in one
 * step, over a connection that is there already, and taken up by the page that comes next.
 */
import { owner } from "./account_items.ts";
import {
  type DraftState,
  type HeldDraft,
  ignore,
  isHeld,
  open,
  placeOf,
  store,
  within,
} from "./held_drafts.ts";

/** A draft as it stood when its page was left. */
export interface LeftDraft extends HeldDraft {
  /** The draft as that page kept it last; undefined where it had kept none. */
  readonly before: DraftState | undefined;
}

const leftPlace = (name: string): string => placeOf(`left:${name}`, owner());

let connection: IDBDatabase | undefined;

/** Opens the connection before a page is left. */
export const readyToLeave = async (): Promise<void> => {
  if (connection !== undefined) return;
  const opened = await open().catch(ignore);
  if (opened === undefined) return;
  connection = opened;
  const forget = (): void => {
    opened.close();
    connection = undefined;
  };
  opened.onversionchange = forget;
  opened.onclose = forget;
};

/** Holds the draft for the page that comes next, which takes it up. */
export const leaveDraftBehind = (name: string, draft: LeftDraft): void => {
  try {
    const transaction = connection?.transaction(store, "readwrite");
    transaction?.objectStore(store).put(draft, leftPlace(name));
    transaction?.commit();
  } catch {
    // What was typed in the last moment is lost where a browser keeps nothing.
  }
};

const isLeft = (value: unknown): value is LeftDraft => isHeld(value) && "before" in value;

/** Takes the draft with which a page was left. @param id of the one that is meant; any without it */
export const takeLeft = async (name: string, id?: string): Promise<LeftDraft | undefined> => {
  const place = leftPlace(name);
  const found = await within("readwrite", (drafts) => {
    const request = drafts.get(place);
    request.onsuccess = () => {
      if (id === undefined || (isLeft(request.result) && request.result.id === id)) drafts.delete(place);
    };
    return request;
  }).catch(ignore);
  return isLeft(found) ? found : undefined;
};

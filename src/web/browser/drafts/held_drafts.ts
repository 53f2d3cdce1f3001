/// <reference lib="dom" />
/** Drafts that this browser holds: one of each name for every member, and one of nobody's; beside it those of other tabs that no account has. */
import { type AccountItem, owner } from "../account_items.ts";
import { isOf } from "../page_data.ts";
import { writer } from "./tab_drafts.ts";

/** A draft with the time of its last change. */
export interface Draft {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly keptAtMs: number;
  readonly value: unknown;
}

/** A draft as this browser holds it. */
export interface HeldDraft extends Draft {
  readonly owner: string;
  /** Words by which its person knows it. */
  readonly label: string;
  /** True once the account has it as it is. */
  readonly isInAccount: boolean;
  /** Moment that the account gave what it is a change of, by the account's clock; undefined for what this browser never met there. */
  readonly takenMs?: number | undefined;
}

const store = "drafts";
/** A draft that nobody came back to. */
const forgottenMs = 30 * 86_400_000;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(store, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const within = async (
  mode: IDBTransactionMode,
  ask: (drafts: IDBObjectStore) => IDBRequest,
): Promise<unknown> => {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
};

/** A browser that keeps nothing, as private windows may, is no reason to stop. */
export const ignore = (): undefined => undefined;

const isHeld = (value: unknown): value is HeldDraft =>
  isOf<Pick<HeldDraft, "id" | "owner" | "label">>(value, { id: "text", owner: "text", label: "text" }) &&
  "keptAtMs" in value && typeof value.keptAtMs === "number";

const placeOf = (name: string, of: string): string => `${of}:${name}`;

/** @returns the found value, where it is a draft that isn't forgotten */
export const readHeld = (found: unknown): HeldDraft | undefined =>
  isHeld(found) && Date.now() - found.keptAtMs <= forgottenMs ? found : undefined;

const heldBy = async (name: string, of: string): Promise<HeldDraft | undefined> =>
  readHeld(await within("readonly", (drafts) => drafts.get(placeOf(name, of))).catch(ignore));

/** The draft that this browser shows to who is here: their own, else nobody's. */
export const held = async (name: string): Promise<HeldDraft | undefined> =>
  await heldBy(name, owner()) ?? await heldBy(name, "");

/** Place of drafts that another took the place of and the account lacks. */
const asideOf = (place: string): string => `${place}:others`;
/** Drafts beside the shown one: as many invoices as an account keeps, and as many tables, which may be large. */
const othersMost = (name: string): number => name.startsWith("invoice-") ? 11 : 2;

const othersIn = (found: unknown): ReadonlyArray<HeldDraft> =>
  Array.isArray(found) ? found.flatMap((each: unknown) => readHeld(each) ?? []) : [];

/** The draft of the id among those that another tab's took the place of. */
export const heldAside = async (
  name: string,
  id: string | undefined,
  of = owner(),
): Promise<HeldDraft | undefined> =>
  othersIn(
    await within("readonly", (drafts) => drafts.get(asideOf(placeOf(name, of)))).catch(ignore),
  ).find((each) => each.id === id);

/** The draft of nobody's that a tab had. */
export const heldOfNobody = async (name: string, id: string): Promise<HeldDraft | undefined> => {
  const shown = await heldBy(name, "");
  return shown?.id === id ? shown : await heldAside(name, id, "");
};

/**
 * Lets a draft go as it was met; what was changed since stays. Of those that it had taken the place of, the last one is held again.
 */
export const letGo = (
  name: string,
  { id, owner: of, keptAtMs }: Pick<HeldDraft, "id" | "owner" | "keptAtMs">,
): Promise<unknown> =>
  within("readwrite", (drafts) => {
    const place = placeOf(name, of);
    const isMet = (each: HeldDraft): boolean => each.id === id && each.keptAtMs <= keptAtMs;
    const request = drafts.get(place);
    request.onsuccess = () => {
      const others = drafts.get(asideOf(place));
      others.onsuccess = () => {
        const shown = readHeld(request.result);
        const left = othersIn(others.result).filter((each) => !isMet(each));
        if (shown !== undefined && !isMet(shown)) return void drafts.put(left, asideOf(place));
        const [last, ...rest] = left;
        if (last === undefined) return void drafts.delete(place);
        drafts.put(last, place);
        drafts.put(rest, asideOf(place));
      };
    };
    return request;
  }).catch(ignore);

/** Holds a draft of who is here, also one that was nobody's; one of another tab that the account lacks stays beside it. */
export const hold = async (name: string, draft: HeldDraft): Promise<void> => {
  const place = placeOf(name, draft.owner);
  await within("readwrite", (drafts) => {
    const request = drafts.get(place);
    request.onsuccess = () => {
      drafts.put(draft, place);
      const before = readHeld(request.result);
      if (before === undefined || before.id === draft.id) return;
      const others = drafts.get(asideOf(place));
      others.onsuccess = () => {
        const left = [before, ...othersIn(others.result)];
        drafts.put(
          left.filter(({ id, isInAccount }) => id !== draft.id && !isInAccount).slice(0, othersMost(name)),
          asideOf(place),
        );
      };
    };
    return request;
  }).catch(ignore);
  if (draft.owner !== "") await letGo(name, { ...draft, owner: "" });
};

/** @returns true for the same draft with the same last change */
export const isSame = (one: HeldDraft | undefined, other: HeldDraft | undefined): boolean =>
  one?.id === other?.id && one?.keptAtMs === other?.keptAtMs;

/**
 * Puts a draft in the place of the one that was read, in one step; undefined lets that one go. A draft that was kept meanwhile
 * stays.
 * @returns false where one was kept meanwhile
 */
export const replace = async (
  name: string,
  before: HeldDraft | undefined,
  draft: HeldDraft | undefined,
): Promise<boolean> => {
  const place = placeOf(name, owner());
  const own = before?.owner === owner() ? before : undefined;
  const found = await within("readwrite", (drafts) => {
    const request = drafts.get(place);
    request.onsuccess = () => {
      if (!isSame(readHeld(request.result), own)) return;
      if (draft === undefined) drafts.delete(place);
      else drafts.put(draft, place);
    };
    return request;
  }).catch(() => own);
  const isReplaced = isSame(readHeld(found), own);
  if (isReplaced && before?.owner === "" && draft !== undefined && draft.owner !== "") {
    await letGo(name, before);
  }
  return isReplaced;
};

interface Label {
  readonly id: string;
  readonly label: string;
}

/** A draft as the account has it. */
export interface AccountDraft extends Label {
  readonly at: number;
  /** The browser that wrote it, and when by its own clock; a release before this one said neither. */
  readonly written: { readonly writer: string; readonly written_at: number } | undefined;
}

/** @returns the drafts among things that the account has */
export const accountDrafts = (items: ReadonlyArray<AccountItem>): ReadonlyArray<AccountDraft> =>
  items.flatMap(({ item, at }) => {
    if (!isOf<Label>(item, { id: "text", label: "text" })) return [];
    const { id, label } = item;
    const isWritten = isOf<NonNullable<AccountDraft["written"]>>(item, {
      writer: "text",
      written_at: "number",
    });
    return [{ id, label, at, written: isWritten ? item : undefined }];
  });

/** @returns true where the account has changes of the draft that this browser lacks. */
export const isNewer = ({ written, at }: AccountDraft, { keptAtMs, takenMs }: HeldDraft): boolean => {
  if (written?.writer === writer()) return written.written_at > keptAtMs;
  if (takenMs !== undefined) return at !== takenMs;
  return written !== undefined || at > keptAtMs;
};

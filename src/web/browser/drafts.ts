/// <reference lib="dom" />
/**
 * Drafts of work that isn't finished, kept in this browser alone: they are there again after a reload, a way back, a sign-in
 * and a session that ended. A draft of an account is shown to that account only; one of nobody's to whoever goes on with it.
 */

/** A draft with the time of its last change. */
export interface Draft {
  /** Milliseconds since 1970. */
  readonly keptAtMs: number;
  readonly value: unknown;
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
const ignore = (): undefined => undefined;

/** Account of the page; empty where nobody is signed in. */
export const owner = (): string => document.body.dataset["account"] ?? "";

/** Keeps the draft in place of the one before. */
export const keepDraft = (name: string, value: unknown): Promise<unknown> =>
  within("readwrite", (drafts) => drafts.put({ owner: owner(), keptAtMs: Date.now(), value }, name)).catch(
    ignore,
  );

/** Forgets the draft. */
export const dropDraft = (name: string): Promise<unknown> =>
  within("readwrite", (drafts) => drafts.delete(name)).catch(ignore);

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([member]) => member === name)?.[1]
    : undefined;

/** @returns the draft; undefined where there is none, or only another account's */
export const draftOf = async (name: string): Promise<Draft | undefined> => {
  const found = await within("readonly", (drafts) => drafts.get(name)).catch(ignore);
  const [of, keptAtMs] = [memberOf(found, "owner"), memberOf(found, "keptAtMs")];
  if (typeof keptAtMs !== "number" || Date.now() - keptAtMs > forgottenMs) return undefined;
  return of === "" || of === owner() ? { keptAtMs, value: memberOf(found, "value") } : undefined;
};

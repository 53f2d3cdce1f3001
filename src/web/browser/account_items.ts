/// <reference lib="dom" />
/**
 * Things that are saved in the account of who is signed in: asked for, and sent as the pages' forms are. Without a session or a
 * connection nothing comes and nothing goes, and what the browser holds stays.
 */
import { isOf } from "./page_data.ts";

/** A thing that the account has. */
export interface AccountItem {
  readonly kind: string;
  readonly item: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Answer of the account. */
export interface AccountItems {
  /** Kinds that the person may change. */
  readonly writable: ReadonlyArray<unknown>;
  readonly items: ReadonlyArray<AccountItem>;
}

/** Changes of one kind: things with the keys that tell them apart, keys that go, or everything before. */
export interface ItemChanges {
  readonly keep?: ReadonlyArray<{
    readonly key: string;
    readonly at: number;
    readonly item: unknown;
    /** Content of a draft. */
    readonly body?: string;
    /** Moment that the account gave the draft that it is a change of. */
    readonly from?: number | undefined;
  }>;
  /** Keys; of drafts with the browser's version, as `keep` names it. */
  readonly forget?: ReadonlyArray<
    string | {
      readonly key: string;
      readonly writer: string;
      readonly written_at: number;
      readonly from?: number | undefined;
    }
  >;
  readonly all?: boolean;
}

const address = "/account/saved/items";
/** Browsers send so much of a page that is left. */
const keptAliveMost = 60_000;

/** The member of an account whose page it is; empty where nobody is signed in. */
export const owner = (): string => document.body.dataset["member"] ?? "";

const isItem = (value: unknown): value is AccountItem =>
  isOf<Pick<AccountItem, "kind" | "item">>(value, { kind: "text", item: "record" }) &&
  "at" in value && typeof value.at === "number";

const asked = async (path: string): Promise<unknown> => {
  if (owner() === "") return undefined;
  try {
    const response = await fetch(path, { redirect: "error" });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
};

/** @returns things of the kinds that the account has, the newest first; undefined where it can't be asked, or another member signed in since */
export const askAccount = async (kinds: ReadonlyArray<string>): Promise<AccountItems | undefined> => {
  const answer = await asked(`${address}?${new URLSearchParams({ kinds: kinds.join(",") })}`);
  const isAnswer = isOf<AccountItems & { readonly member: string }>(answer, {
    member: "text",
    writable: "list",
    items: "list",
  });
  if (!isAnswer || answer.member !== owner()) return undefined;
  return { writable: answer.writable, items: answer.items.filter(isItem) };
};

/** @returns the content of a draft that the account has */
export const askBody = async (kind: string, key: string): Promise<string | undefined> => {
  const answer = await asked(`/account/saved/body?${new URLSearchParams({ kind, key })}`);
  return isOf<{ readonly body: string }>(answer, { body: "text" }) ? answer.body : undefined;
};

/**
 * @returns keys of drafts that another browser changed since, which the account keeps as they are; undefined where the account has
 * none of the changes now
 */
export const tellAccount = async (
  kind: string,
  changes: ItemChanges,
): Promise<ReadonlyArray<unknown> | undefined> => {
  const token = document.body.dataset["token"];
  if (owner() === "" || token === undefined) return undefined;
  const body = new URLSearchParams({ form_token: token, kind, changes: JSON.stringify(changes) });
  try {
    const keepalive = body.toString().length < keptAliveMost;
    const answer = await fetch(address, { method: "POST", body, keepalive, redirect: "error" });
    // An answer that is left unread counts as one that still comes.
    const told: unknown = JSON.parse(await answer.text());
    if (!answer.ok) return undefined;
    return isOf<{ readonly changed_since: ReadonlyArray<unknown> }>(told, { changed_since: "list" })
      ? told.changed_since
      : [];
  } catch {
    return undefined;
  }
};

/** @returns 32 hexadecimal digits that nobody can guess; browsers make no UUIDs themselves where the service is reached without TLS */
export const newHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @returns an id in the form of a UUID */
export const newUuid = (): string => newHex().replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

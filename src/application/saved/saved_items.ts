/**
 * Things that members' browsers save in the account, so that another browser of the same person, or a colleague's, has them: the
 * port that keeps them. Decision 0154.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { SavedKind } from "../../domain/saved/saved_kinds.ts";
import type { Membership } from "../accounts/browser_session.ts";

/** A thing as it is kept. */
export interface SavedItem {
  readonly id: string;
  readonly kind: SavedKind;
  /** JSON. */
  readonly item: string;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
  /** Address of who saved it. */
  readonly savedBy: string;
}

/** A change of a draft by one of the person's browsers. */
export interface DraftChange {
  readonly writer: string;
  /** Moment of the change by the browser's clock. */
  readonly writtenMs: number;
  /** Moment that the account gave the draft which the browser had taken over; undefined for one that began there. */
  readonly fromMs: number | undefined;
}

/** A thing that a browser sends. */
export interface NewItem {
  /** Text by which the browser knows it from others of its kind. */
  readonly key: string;
  /** JSON. */
  readonly item: string;
  /** Content of a draft. */
  readonly body: string | null;
  /** Moment at which it was used, by the browser's clock. */
  readonly atMs: number;
  /** Change of a draft; undefined for what is told apart by `atMs`. */
  readonly change?: DraftChange;
}

/** A draft that goes, as one of the person's browsers has it. */
export interface DraftToForget {
  readonly key: string;
  readonly change: DraftChange;
}

/** Things of a kind that go: those of the keys, drafts as a browser has them, the one with the id, or all. */
export type ItemsToForget =
  | { readonly keys: ReadonlyArray<string> }
  | { readonly drafts: ReadonlyArray<DraftToForget> }
  | { readonly id: string }
  | "all";

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** Things that were saved: a person's own, and those of the account. */
export class SavedItems extends Context.Tag("SavedItems")<SavedItems, {
  /** Things of the kinds, the newest first. */
  readonly list: (
    person: Membership,
    kinds: ReadonlyArray<SavedKind>,
  ) => StoreEffect<ReadonlyArray<SavedItem>>;
  /** Content of a draft of the person. */
  readonly body: (person: Membership, kind: SavedKind, key: string) => StoreEffect<Option.Option<string>>;
  /**
   * Keeps the things where nothing newer is kept under their keys, and changes of drafts where no other browser changed the draft
   * since; the oldest of too many go.
   * @returns keys of drafts that another browser changed since
   */
  readonly keep: (
    person: Membership,
    kind: SavedKind,
    items: ReadonlyArray<NewItem>,
  ) => StoreEffect<ReadonlyArray<string>>;
  /** @returns keys of drafts that another browser changed since, which stay */
  readonly forget: (
    person: Membership,
    kind: SavedKind,
    what: ItemsToForget,
  ) => StoreEffect<ReadonlyArray<string>>;
}>() {}

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

/** Most characters of a label, the ellipsis of one that is cut among them. */
export const longestLabel = 100;

/** A thing as a list shows it: its words, cut where the database reads them. */
export interface SavedLabel {
  readonly id: string;
  readonly kind: SavedKind;
  /** Words of the thing, at most `longestLabel` characters; empty for a draft without a name. */
  readonly label: string;
  /** Text beside the words: a calculation's cost, a draft's key, the CN code of goods; empty for other kinds. */
  readonly detail: string;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
  /** Address of who saved it. */
  readonly savedBy: string;
}

/** Part of the list of what is saved, which is ordered by kind, the newest of each first. */
export interface LabelRange {
  /** Language of a calculation's words, where it has them in several. */
  readonly language: string;
  /** Count of things that stand before the part. */
  readonly from: number;
  readonly most: number;
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
  /** Counts of the person's things, by their kinds; kinds without any are left out. */
  readonly counts: (person: Membership) => StoreEffect<ReadonlyMap<SavedKind, number>>;
  /** Labels of a part of the person's things. */
  readonly labels: (person: Membership, asked: LabelRange) => StoreEffect<ReadonlyArray<SavedLabel>>;
  /** JSON of the person's thing with the id. */
  readonly item: (person: Membership, kind: SavedKind, id: string) => StoreEffect<Option.Option<string>>;
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

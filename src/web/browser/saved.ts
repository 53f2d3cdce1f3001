/// <reference lib="dom" />
/** Lists of what was used before, the newest first, kept in this browser alone and apart for each account. */
import { owner } from "./drafts.ts";

const placeOf = (name: string): string => `saved:${owner()}:${name}`;

/** Things of one kind that are kept. */
export interface SavedKind<Item> {
  readonly name: string;
  readonly isItem: (value: unknown) => value is Item;
  /** Two items with one key are the same, of which the newer one stays. */
  readonly keyOf: (item: Item) => string;
  readonly most: number;
}

/** @returns the kept items, the newest first; none in a browser that keeps nothing */
export const savedItems = <Item>({ name, isItem }: SavedKind<Item>): ReadonlyArray<Item> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(name)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isItem) : [];
  } catch {
    return [];
  }
};

const write = (name: string, items: ReadonlyArray<unknown>): void => {
  try {
    localStorage.setItem(placeOf(name), JSON.stringify(items));
  } catch {
    // A browser that keeps nothing, or is full, shows less the next time.
  }
};

/** Keeps the item before the others. */
export const saveItem = <Item>(kind: SavedKind<Item>, item: Item): void => {
  const others = savedItems(kind).filter((other) => kind.keyOf(other) !== kind.keyOf(item));
  write(kind.name, [item, ...others].slice(0, kind.most));
};

/** Forgets the item of the key, or all of them. */
export const forgetItems = <Item>(kind: SavedKind<Item>, key?: string): void =>
  write(kind.name, key === undefined ? [] : savedItems(kind).filter((item) => kind.keyOf(item) !== key));

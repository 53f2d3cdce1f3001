/// <reference lib="dom" />
/**
 * Lists of what was used before, the newest first: in this browser, apart for each member of an account, and in the account, where
 * another browser and colleagues have them. What the browser could not send yet is sent with the next page.
 */
import { type AccountItem, askAccount, owner, tellAccount } from "./account_items.ts";

const placeOf = (name: string): string => `saved:${owner()}:${name}`;

/** Things of one kind that are kept. */
export interface SavedKind<Item> {
  readonly name: string;
  readonly isItem: (value: unknown) => value is Item;
  /** Two items with one key are the same, of which the newer one stays. */
  readonly keyOf: (item: Item) => string;
  readonly most: number;
}

/** A thing as this browser holds it. */
interface LocalItem<Item> {
  readonly item: Item;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** True once the account has it: then it goes where the account has it no longer. */
  readonly isInAccount: boolean;
}

const isHeld = <Item>({ isItem }: SavedKind<Item>) => (value: unknown): value is LocalItem<Item> =>
  typeof value === "object" && value !== null && "item" in value && isItem(value.item) &&
  "at" in value && typeof value.at === "number" && "isInAccount" in value;

const heldItems = <Item>(kind: SavedKind<Item>): ReadonlyArray<LocalItem<Item>> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(kind.name)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isHeld(kind)) : [];
  } catch {
    return [];
  }
};

/** @returns the kept items, the newest first; none in a browser that keeps nothing */
export const savedItems = <Item>(kind: SavedKind<Item>): ReadonlyArray<Item> =>
  heldItems(kind).map(({ item }) => item);

const write = <Item>({ name, most }: SavedKind<Item>, items: ReadonlyArray<LocalItem<Item>>): void => {
  try {
    localStorage.setItem(placeOf(name), JSON.stringify(items.slice(0, most)));
  } catch {
    // A browser that keeps nothing, or is full, shows less the next time.
  }
};

const send = async <Item>(kind: SavedKind<Item>, sent: ReadonlyArray<LocalItem<Item>>): Promise<void> => {
  if (sent.length === 0) return;
  const keep = sent.map(({ item, at }) => ({ key: kind.keyOf(item), at, item }));
  if (!(await tellAccount(kind.name, { keep }))) return;
  const at = new Map(keep.map((each) => [each.key, each.at]));
  write(
    kind,
    heldItems(kind).map((held) =>
      at.get(kind.keyOf(held.item)) === held.at ? { ...held, isInAccount: true } : held
    ),
  );
};

/** Keeps the items before the others, in their order. */
export const saveItems = <Item>(kind: SavedKind<Item>, items: ReadonlyArray<Item>): void => {
  const before = heldItems(kind);
  // Newer than all that is there also where the clock is slow: others of the account saved that by theirs.
  const nowMs = Math.max(Date.now(), ...before.map(({ at }) => at + items.length));
  const held = items.map((item, index) => ({ item, at: nowMs - index, isInAccount: false }));
  const keys = new Set(items.map(kind.keyOf));
  write(kind, [...held, ...before.filter(({ item }) => !keys.has(kind.keyOf(item)))]);
  send(kind, held);
};

/** Keeps the item before the others. */
export const saveItem = <Item>(kind: SavedKind<Item>, item: Item): void => saveItems(kind, [item]);

/** Forgets the item of the key, or all of them. */
export const forgetItems = <Item>(kind: SavedKind<Item>, key?: string): void => {
  write(kind, key === undefined ? [] : heldItems(kind).filter(({ item }) => kind.keyOf(item) !== key));
  tellAccount(kind.name, key === undefined ? { all: true } : { forget: [key] });
};

/** Brings one kind together with what the account has of it: nothing goes that the browser alone holds. */
const meet = async <Item>(
  kind: SavedKind<Item>,
  found: ReadonlyArray<AccountItem>,
  mayWrite: boolean,
): Promise<void> => {
  const together = new Map<string, LocalItem<Item>>();
  for (const { item, at } of found) {
    if (!kind.isItem(item)) continue;
    // One thing may be there twice, since an earlier release called it by another key.
    const isNewer = at > (together.get(kind.keyOf(item))?.at ?? -1);
    if (isNewer) together.set(kind.keyOf(item), { item, at, isInAccount: true });
  }
  const alone = heldItems(kind).filter(({ item, at, isInAccount }) =>
    !isInAccount && at > (together.get(kind.keyOf(item))?.at ?? 0)
  );
  for (const held of alone) together.set(kind.keyOf(held.item), held);
  write(kind, [...together.values()].sort((one, other) => other.at - one.at));
  if (mayWrite) await send(kind, alone);
};

/** A kind whose items are of whichever type. */
type AccountMerge = (found: ReadonlyArray<AccountItem>, writable: ReadonlyArray<unknown>) => Promise<void>;

/** @returns the kind, to be brought together with the account's */
export const meeting = <Item>(
  kind: SavedKind<Item>,
): { readonly name: string; readonly meet: AccountMerge } => ({
  name: kind.name,
  meet: (found, writable) =>
    meet(kind, found.filter((each) => each.kind === kind.name), writable.includes(kind.name)),
});

/** Brings kinds together with what the account has, in one question; without an answer all stays as it is. */
export const meetAccount = async (
  ...kinds: ReadonlyArray<{ readonly name: string; readonly meet: AccountMerge }>
): Promise<void> => {
  const answer = await askAccount(kinds.map(({ name }) => name));
  if (answer === undefined) return;
  await Promise.all(kinds.map(({ meet: together }) => together(answer.items, answer.writable)));
};

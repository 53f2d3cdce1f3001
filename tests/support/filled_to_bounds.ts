/** Things of an account as many and as long as its limits allow, put in where the service keeps them. */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";
import type { Membership } from "../../src/application/accounts/browser_session.ts";
import { type NewItem, SavedItems } from "../../src/application/saved/saved_items.ts";
import { isDraftKind, mostSaved, type SavedKind, savedKinds } from "../../src/domain/saved/saved_kinds.ts";

/** A text of so many characters, which pages have to escape, with a letter outside of the first 65 536. */
const long = (most: number): string => "<𝛼&".repeat(Math.ceil(most / 4)).slice(0, most - most % 4);

/** A party of so many members that no more fit an item. */
const party = Object.fromEntries(
  ["name", "city", "country", ...Array.from({ length: 70 }, (_, index) => `line_${index}`)]
    .map((name) => [name, long(500)]),
);

const words = { text: long(500), cost: long(200) };

/** The longest thing of the kind. */
const longest = (kind: SavedKind, index: number): object => {
  if (isDraftKind(kind)) return { id: `draft-${index}-0000`, label: long(300) };
  if (kind === "calculations") {
    return { address: `/?cn=${"&".repeat(3_990)}`, ...words, words: { en: words, de: words, fr: words } };
  }
  if (kind === "sheets") {
    const columns = (most: number, count: number) => Array.from({ length: count }, () => long(most));
    return { headings: columns(300, 180), meanings: columns(100, 20), choices: {} };
  }
  return kind === "parties" ? party : { cn_code: "72083900", description: long(2_000), name: long(2_000) };
};

/** Keeps as many of the longest things of every kind as there may be. */
export const fillSaved = (membership: Membership): Effect.Effect<void, ServiceUnavailable, SavedItems> =>
  Effect.gen(function* () {
    const { keep } = yield* SavedItems;
    const atMs = yield* Clock.currentTimeMillis;
    for (const kind of savedKinds) {
      const items = Array.from({ length: mostSaved(kind) }, (_, index): NewItem => ({
        key: `key-${index}`,
        item: JSON.stringify(longest(kind, index)),
        body: isDraftKind(kind) ? "H4sI" : null,
        atMs: atMs - index,
      }));
      yield* keep(membership, kind, items);
    }
  });

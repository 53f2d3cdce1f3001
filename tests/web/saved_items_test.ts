/// <reference lib="dom" />
/** Things that a browser keeps: what was used last is the newest, whatever the browser's clock says. */
import assert from "node:assert/strict";
import { type SavedKind, saveItems } from "../../src/web/browser/saved.ts";

interface Word {
  readonly key: string;
  readonly text: string;
}

const words: SavedKind<Word> = {
  name: "words",
  isItem: (value): value is Word => typeof value === "object" && value !== null && "key" in value,
  keyOf: ({ key }) => key,
  most: 4,
};

/** Does something in a browser of nobody, at a moment, that holds what is given. @returns what it holds then */
const inBrowser = (nowMs: number, held: ReadonlyArray<unknown>, act: () => void) => {
  const place = "saved::words";
  const kept = new Map([[place, JSON.stringify(held)]]);
  const stand = {
    document: { body: { dataset: {} } },
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    },
  };
  const before = Object.keys(stand).map((name) =>
    [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const
  );
  const { now } = Date;
  try {
    for (const [name, value] of Object.entries(stand)) {
      Object.defineProperty(globalThis, name, { value, configurable: true });
    }
    Date.now = () => nowMs;
    act();
  } finally {
    Date.now = now;
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
  const then: ReadonlyArray<{ readonly item: Word; readonly at: number }> = JSON.parse(kept.get(place) ?? "");
  return then.map(({ item, at }) => [item.key, item.text, at]);
};

const word = (key: string, text: string): Word => ({ key, text });
/** Things that the account has, which another browser saved. */
const ofAccount = [
  { item: word("a", "of another"), at: 1_000, isInAccount: true },
  { item: word("b", "of another"), at: 900, isInAccount: true },
];

Deno.test("what is saved is newer than what the account has, with a clock that is right, slow or fast", () => {
  for (const [nowMs, at] of [[5_000, 5_000], [400, 1_001], [0, 1_001]] as const) {
    assert.deepEqual(inBrowser(nowMs, ofAccount, () => saveItems(words, [word("b", "mine")])), [
      ["b", "mine", at],
      ["a", "of another", 1_000],
    ]);
  }
  const three = ["b", "c", "d"].map((key) => word(key, "mine"));
  assert.deepEqual(inBrowser(400, ofAccount, () => saveItems(words, three)), [
    ["b", "mine", 1_003],
    ["c", "mine", 1_002],
    ["d", "mine", 1_001],
    ["a", "of another", 1_000],
  ]);
  assert.deepEqual(inBrowser(400, [], () => saveItems(words, three)).map(([, , at]) => at), [400, 399, 398]);
  assert.deepEqual(inBrowser(400, ofAccount, () => saveItems(words, [])).length, 2);
});

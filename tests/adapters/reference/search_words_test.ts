/** The files of `fixtures/search`: what is wrong with them stops the start with its file and line. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { load } from "../../../src/adapters/reference/files.ts";
import { searchWordsDirectory } from "../../../src/adapters/reference/search_words.ts";
import { reference } from "../../support/law.ts";

/** Loads the tables with a copy of the words after a change; undefined removes the file. */
const after = async (file: string, change: (text: string) => string | undefined) => {
  const directory = await Deno.makeTempDir();
  try {
    for await (const { name } of Deno.readDir(searchWordsDirectory)) {
      const text = await Deno.readTextFile(new URL(name, searchWordsDirectory));
      const changed = name === file ? change(text) : text;
      if (changed !== undefined) await Deno.writeTextFile(`${directory}/${name}`, changed);
    }
    return await Effect.runPromise(Effect.either(load({ wordsDirectory: new URL(`file://${directory}/`) })));
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
};

Deno.test("a mistake in the words of the search is named with its file, line and reason", async () => {
  const cases: ReadonlyArray<readonly [string, (text: string) => string | undefined, RegExp]> = [
    [
      "terms.csv",
      (text) => text.replace("codes,term", "code,term"),
      /^search\/terms\.csv line 1: columns must be/,
    ],
    [
      "terms.csv",
      (text) => `${text}72O8,,a,b,c\n`,
      /^search\/terms\.csv line \d+: codes must be first digits/,
    ],
    ["terms.csv", (text) => `${text},,a,b,c\n`, /^search\/terms\.csv line \d+: has neither codes nor a term/],
    ["terms.csv", (text) => `${text},gadget,,,\n`, /^search\/terms\.csv line \d+: has no words/],
    [
      "terms.csv",
      (text) => `${text},gadget,a|!,,\n`,
      /^search\/terms\.csv line \d+: english must be words, found !/,
    ],
    ["terms.csv", (text) => `${text},cement,x,y,z\n`, /line \d+: has the same codes, term as line \d+/],
    [
      "spellings.csv",
      (text) => `${text}Tyre,tire\n`,
      /^search\/spellings\.csv line \d+: written must be letters/,
    ],
    [
      "other-goods.csv",
      (text) => `${text}7,,x,y,,\n`,
      /^search\/other-goods\.csv line \d+: code must be first digits/,
    ],
    [
      "other-goods.csv",
      (text) => `${text}97,7x,x,y,,\n`,
      /^search\/other-goods\.csv line \d+: beside must be first digits/,
    ],
    ["chapters.csv", (text) => `${text}1,x\n`, /^search\/chapters\.csv line \d+: chapter must be two digits/],
    ["chapters.csv", () => undefined, /can't be read: .*chapters\.csv/],
  ];
  for (const [file, change, expected] of cases) {
    const loaded = await after(file, change);
    assert.ok(loaded._tag === "Left", file);
    assert.match(loaded.left.message, expected);
  }
});

Deno.test("a new word changes what entity tags are made of, and nothing of the law", async () => {
  const loaded = await after("terms.csv", (text) => text.replace(",cement,,", ",cement,mortar binder,"));
  assert.ok(loaded._tag === "Right");
  assert.notEqual(loaded.right.tables.fingerprint, reference.tables.fingerprint);
  assert.deepEqual(loaded.right.tables.newest.version, reference.tables.newest.version);
  assert.ok(loaded.right.searchWords.terms.some(({ words }) => words.english.includes("mortar binder")));
});

/** Texts with parts: whatever a sentence is given in English, it says in every other language too. */
import assert from "node:assert/strict";
import { isRecord } from "../../src/kernel/text/json.ts";

const src = new URL("../../src/", import.meta.url);

/** Files of English texts below a folder: `en.ts`, and whatever is in a folder `en`. */
const englishFiles = (folder: URL): ReadonlyArray<URL> =>
  [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) => {
    if (isDirectory) return englishFiles(new URL(`${name}/`, folder));
    return name === "en.ts" || (folder.pathname.endsWith("/en/") && name.endsWith(".ts"))
      ? [new URL(name, folder)]
      : [];
  });

/** The same texts in the other languages that stand beside them. */
const others = (english: URL): ReadonlyArray<URL> => {
  const isFile = english.pathname.endsWith("/en.ts");
  const beside = new URL(isFile ? "./" : "../", english);
  const name = english.pathname.split("/").at(-1) ?? "";
  return [...Deno.readDirSync(beside)]
    .filter((entry) => entry.isFile === isFile && /^[a-z]{2}(\.ts)?$/.test(entry.name))
    .map((entry) => new URL(isFile ? entry.name : `${entry.name}/${name}`, beside))
    .filter(({ pathname }) => pathname !== english.pathname);
};

/** A part of a sentence: a text that is a number, a list of it, and a record whose every member is its own name. */
const part = (name: string): unknown =>
  new Proxy([name], {
    get: (list, member) =>
      typeof member === "symbol" || member in list ? Reflect.get(list, member) : `${name}.${member}`,
  });

const parts = ["701", "702", "703", "704", "705"].map(part);

/** Names of the parts that the text says, in any order; undefined where its parts are of another kind. */
const saidBy = (text: unknown): ReadonlyArray<string> | undefined => {
  if (typeof text !== "function") return undefined;
  try {
    const said = JSON.stringify(Reflect.apply(text, undefined, parts)) ?? "";
    return [...new Set(said.match(/70[1-5](\.\w+)?/g))].sort();
  } catch {
    return undefined;
  }
};

/** Places where a text of the other language says other parts than the English one. */
const faults = (english: unknown, other: unknown, place: string): ReadonlyArray<string> => {
  const [said, there] = [saidBy(english), saidBy(other)];
  if (said !== undefined && there !== undefined) {
    return said.join() === there.join() ? [] : [`${place} says ${there.join()} and not ${said.join()}`];
  }
  return isRecord(english) && isRecord(other)
    ? Object.keys(english).flatMap((name) => faults(english[name], other[name], `${place}.${name}`))
    : [];
};

Deno.test("a sentence in any language says every part that the English one says", async () => {
  let compared = 0;
  const found: Array<string> = [];
  for (const english of englishFiles(src)) {
    for (const other of others(english)) {
      const [own, theirs] = await Promise.all([import(english.href), import(other.href)]);
      found.push(...faults({ ...own }, { ...theirs }, other.pathname.slice(src.pathname.length)));
      compared++;
    }
  }
  assert.deepEqual(found, []);
  assert.ok(compared > 60, `${compared}`);
});

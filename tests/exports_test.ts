/** What a file of `src` gives to others is asked for by others, and by the service: not by tests alone. */
import assert from "node:assert/strict";
import { filesIn } from "./support/shared_workers.ts";

const exportedValue = /^export (?:const|function\*?) ([\w$]+)/gm;
const words = /[\w$]+/g;

/** Given to tests for a reason that its comment says. */
const forTests: ReadonlySet<string> = new Set(["isListKnown", "readCsv"]);

interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

const read = (room: string): ReadonlyArray<SourceFile> =>
  filesIn(room, /\.tsx?$/).map(({ path }) => {
    const text = Deno.readTextFileSync(path);
    return { path, text, words: new Set(text.match(words)) };
  });

const sources = read("src");
const others = ["tests", "bench", "client"].flatMap(read);

const timesIn = (text: string, name: string): number =>
  text.match(words)?.filter((word) => word === name).length ?? 0;

/** What is wrong with a name that a file exports; undefined for nothing, as for a list that an exported type is made of. */
const faultOf = ({ path, text }: SourceFile, name: string): string | undefined => {
  if (sources.some((file) => file.path !== path && file.words.has(name))) return undefined;
  if (text.includes(`typeof ${name}[`)) return undefined;
  if (!others.some((file) => file.words.has(name))) return `${path}: ${name} is exported to nobody`;
  return timesIn(text, name) > 1 || forTests.has(name) ? undefined : `${path}: only tests use ${name}`;
};

Deno.test("what is exported is used by others, and not by tests alone", () => {
  assert.ok(sources.length > 1000, "where are the sources?");
  const faults = sources.flatMap((file) =>
    [...file.text.matchAll(exportedValue)].flatMap(([, name = ""]) => faultOf(file, name) ?? [])
  );
  assert.deepEqual(faults, []);
});

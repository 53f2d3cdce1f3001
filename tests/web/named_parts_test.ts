/** Tables and pictures that pages are made with: each has a name, or is hidden from who listens to the page. */
import assert from "node:assert/strict";
import { filesBelow } from "../support/source_files.ts";

/** @returns the opening tags of a name in the source, each with what comes right after it */
const openings = (source: string, name: string): ReadonlyArray<string> =>
  [...source.matchAll(new RegExp(`<${name}(?![\\w-])[^]{0,400}`, "g"))].map(([text]) => text);

const isNamedTable = (opening: string): boolean => /^<table[^>]*>\s*<caption\b/.test(opening);

const isNamedPicture = (opening: string): boolean =>
  /^<svg[^>]*(?:aria-hidden="true"|role="img"\s+aria-label=)/.test(opening.replace(/\{[^}]*\}/g, "{}"));

Deno.test("every table of a page has a caption, and every picture a name unless it is hidden", () => {
  assert.deepEqual(
    ['<table class="a">\n  <caption>', "<table><thead>"].map(isNamedTable),
    [true, false],
  );
  assert.deepEqual(
    ['<svg role="img" aria-label={x}>', '<svg width="1" aria-hidden="true">', '<svg width="1">'].map(
      isNamedPicture,
    ),
    [true, true, false],
  );
  const unnamed: Array<string> = [];
  for (const file of filesBelow(new URL("../../src/", import.meta.url), /\.tsx$/)) {
    const source = Deno.readTextFileSync(file);
    unnamed.push(
      ...openings(source, "table").filter((each) => !isNamedTable(each)),
      ...openings(source, "svg").filter((each) => !isNamedPicture(each)),
    );
  }
  assert.deepEqual(unnamed, []);
});

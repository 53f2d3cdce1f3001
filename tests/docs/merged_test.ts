/** Written pages are whole: nothing of a merge that was left half done stands in them. */
import assert from "node:assert/strict";

const root = new URL("../../", import.meta.url);
const left = /<{7}|>{7}|\|{7}/;

const pagesIn = (folder: string): ReadonlyArray<string> =>
  [...Deno.readDirSync(new URL(folder, root))].flatMap(({ name, isDirectory }) =>
    isDirectory ? pagesIn(`${folder}${name}/`) : name.endsWith(".md") ? [`${folder}${name}`] : []
  );

Deno.test("no page holds the marks of a merge", () => {
  const pages = ["README.md", "CHANGELOG.md", "client/README.md", ...pagesIn("docs/"), ...pagesIn("bench/")];
  assert.ok(pages.length > 50);
  assert.deepEqual(pages.filter((page) => left.test(Deno.readTextFileSync(new URL(page, root)))), []);
});

Deno.test("no entry of the changelog stands there twice", () => {
  const lines = Deno.readTextFileSync(new URL("CHANGELOG.md", root)).split("\n").filter((line) =>
    line.startsWith("- ")
  );
  assert.ok(lines.length > 100);
  assert.deepEqual(lines.filter((line, at) => lines.indexOf(line) !== at), []);
});

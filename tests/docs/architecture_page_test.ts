/** The pages on the architecture and on libraries: each folder of `src` that holds files is named there, and what they name is there. docs/decisions/0108-what-pages-promise-is-tested.md */
import assert from "node:assert/strict";

const root = new URL("../../", import.meta.url);
const page = Deno.readTextFileSync(new URL("docs/architecture.md", root));

/** Folders that are the same in every feature or library, which the page explains once. */
const repeated = /\/(?:handlers|pages|browser|texts|table|style|types|en|de|fr|assets)(?:\/|$)/;

const foldersBelow = (folder: string): ReadonlyArray<string> =>
  [...Deno.readDirSync(new URL(`src/${folder}`, root))].filter(({ isDirectory }) => isDirectory).flatMap(
    ({ name }) => [`${folder}${name}`, ...foldersBelow(`${folder}${name}/`)],
  );

const holdsFiles = (folder: string): boolean =>
  [...Deno.readDirSync(new URL(`src/${folder}`, root))].some(({ isFile }) => isFile);

Deno.test("the page on the architecture names every folder of src, and none that isn't there", () => {
  const folders = foldersBelow("");
  const missing = folders.filter((folder) =>
    holdsFiles(folder) && !repeated.test(`/${folder.split("/").slice(1).join("/")}`) &&
    !page.includes(`\`${folder}\``) && !page.includes(`\`src/${folder}\``)
  );
  assert.deepEqual(missing, []);
  const named = [
    ...page.matchAll(
      /`(?:src\/)?((?:kernel|contract|domain|application|adapters|http|web|features|composition)(?:\/[a-z_]+)*)`/g,
    ),
  ]
    .map(([, folder = ""]) => folder);
  assert.deepEqual(named.filter((folder) => !folders.includes(folder)), []);
});

Deno.test("the page on libraries names files and folders of src that are there", () => {
  const libraries = Deno.readTextFileSync(new URL("docs/libraries.md", root));
  const named = [
    ...libraries.matchAll(
      /`((?:kernel|contract|domain|application|adapters|http|web|features|composition)\/[\w./]+)`/g,
    ),
  ].map(([, path = ""]) => path);
  assert.ok(named.length > 20);
  for (const path of named) {
    assert.ok(Deno.statSync(new URL(`src/${path}`, root)).isFile === path.endsWith(".ts"), path);
  }
  assert.deepEqual([...libraries.matchAll(/`\w+\.tsx?`/g)].map(([name]) => name), []);
});

/** Stylesheets beside what they must not reach: headings of the documentation have ids of their own words. */
import assert from "node:assert/strict";

const root = new URL("../../src/", import.meta.url);

const sheetsBelow = (directory: URL): ReadonlyArray<URL> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) => {
    if (isDirectory) return sheetsBelow(new URL(`${name}/`, directory));
    return name.endsWith(".css") ? [new URL(name, directory)] : [];
  });

/** Selectors of a stylesheet, each by itself. */
const selectorsOf = (css: string): ReadonlyArray<string> =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)].flatMap(([, list = ""]) =>
    list.trim().startsWith("@") ? [] : list.split(",").map((selector) => selector.trim())
  );

/** True if what a selector is about is named by an id alone, which a heading may have too. */
const isBareId = (selector: string): boolean => /(^|[\s>+~])#[\w-]+(?=$|[.:[])[^\s>+~]*$/.test(selector);

Deno.test("a rule about an element with an id says which element, so that it is no heading of the documentation", () => {
  assert.deepEqual(["#a", "b > #a", "#a:empty", "b #a.c"].map(isBareId), [true, true, true, true]);
  assert.deepEqual(["div#a", "#a > *", "#a .b", ".a"].map(isBareId), [false, false, false, false]);
  const bare = sheetsBelow(root).flatMap((sheet) =>
    selectorsOf(Deno.readTextFileSync(sheet)).filter(isBareId)
      .map((selector) => `${sheet.pathname.slice(root.pathname.length)}: ${selector}`)
  );
  assert.deepEqual(bare, []);
});

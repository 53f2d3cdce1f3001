/** Stylesheets beside what they must not reach: headings of the documentation have ids of their own words. */
import assert from "node:assert/strict";

const root = new URL("../../src/", import.meta.url);

const sheetsBelow = (directory: URL): ReadonlyArray<URL> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) => {
    if (isDirectory) return sheetsBelow(new URL(`${name}/`, directory));
    return name.endsWith(".css") ? [new URL(name, directory)] : [];
  });

const uncommented = (css: string): string => css.replace(/\/\*.*?\*\//gs, "");

/** Selectors of a stylesheet, each by itself. */
const selectorsOf = (css: string): ReadonlyArray<string> =>
  [...uncommented(css).matchAll(/([^{};]+)\{/g)].flatMap(([, list = ""]) =>
    list.trim().startsWith("@") ? [] : list.split(",").map((selector) => selector.trim())
  );

/** Rule of a stylesheet: the list of its selectors, and its declarations. */
interface Rule {
  readonly selectors: string;
  readonly declarations: ReadonlyArray<string>;
}

const rulesOf = (css: string): ReadonlyArray<Rule> =>
  [...uncommented(css).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = "", body = ""]) => ({
    selectors: selectors.trim(),
    declarations: body.split(";").map((declaration) => declaration.trim().replace(/\s+/g, " ")),
  }));

/** @returns the selectors of rules that a rule of all sheets breaks, each with its sheet */
const rulesThat = (breaks: (rule: Rule) => boolean): ReadonlyArray<string> =>
  sheetsBelow(root).flatMap((sheet) =>
    rulesOf(Deno.readTextFileSync(sheet)).filter(breaks)
      .map(({ selectors }) => `${sheet.pathname.slice(root.pathname.length)}: ${selectors}`)
  );

/** True of a rule that draws a choice itself and doesn't cut it: WebKit makes the page as wide as the longest choice. */
const isUncutChoice = ({ selectors, declarations }: Rule): boolean =>
  /\bselect\b/.test(selectors) && declarations.includes("appearance: none") &&
  !declarations.some((each) => /^overflow: (?:hidden|clip)$/.test(each));

/** True of a rule whose least size mixes a length with a share: Firefox counts it as nothing for the cell of a table around it. */
const isMixedLeast = ({ declarations }: Rule): boolean =>
  declarations.some((each) => /^min-(?:width|inline-size): (?:max|min|clamp|calc)\(.*%/.test(each));

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

Deno.test("a choice that is drawn by its own rule cuts what is longer than its field, which WebKit adds to the page's width", () => {
  const [uncut, cut] = rulesOf(
    "select.a { appearance: none; } select.a { overflow: hidden; appearance: none; }",
  );
  assert.deepEqual([uncut, cut].map((rule) => rule && isUncutChoice(rule)), [true, false]);
  assert.deepEqual(rulesThat(isUncutChoice), []);
});

Deno.test("no least width mixes a length with a share, which Firefox counts as nothing in the cell of a table", () => {
  const [mixed, length, share] = rulesOf(
    "td .a { min-width: max(4rem, 100%); } td { min-width: 4rem; } .a { min-width: 100%; }",
  );
  assert.deepEqual([mixed, length, share].map((rule) => rule && isMixedLeast(rule)), [true, false, false]);
  assert.deepEqual(rulesThat(isMixedLeast), []);
});

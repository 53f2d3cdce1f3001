/**
 * Decisions: every reference to one, in code, tests and pages, leads to a page that is there, and the index lists each
 * page once. docs/decisions/0108-what-pages-promise-is-tested.md
 */
import assert from "node:assert/strict";

const root = new URL("../../", import.meta.url);
const folder = new URL("docs/decisions/", root);

const pages: ReadonlyArray<string> = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) =>
  /^\d{4}-/.test(name)
).sort();
const numbers = new Set(pages.map((name) => name.slice(0, 4)));
const index = Deno.readTextFileSync(new URL("README.md", folder));
const [listed = "", merged = ""] = index.split("## Numbers of pages that were merged");

const passedOver = /^(?:node_modules|\.git|\.deno|data|fixtures|dist|coverage)$/;
const isRead = /\.(?:tsx?|js|md|sh|sql|ya?ml|css|service|conf)$|^[^.]+$/;

const filesBelow = (directory: URL): ReadonlyArray<URL> =>
  [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory, isFile }) =>
    isDirectory && !passedOver.test(name)
      ? filesBelow(new URL(`${name}/`, directory))
      : isFile && isRead.test(name)
      ? [new URL(name, directory)]
      : []
  );

/** Forms in which a decision is named: by its file, and by its number in brackets. */
const forms: ReadonlyArray<RegExp> = [
  /\bdecisions\/(\d{4})(-[a-z0-9-]+\.md)?/g,
  /[([](0[01]\d{2})[\])]()/g,
  /\]\((\d{4})(-[a-z0-9-]+\.md)/g,
];

/** Numbers behind "decision" or "decisions": one, or a list with commas and "and", whose lines may be a comment's. */
const inWords = /\b[Dd]ecisions?,?(?:\s|\*)+(\d{4}(?:(?:,|,? and)(?:\s|\*)+\d{4})*)\b/g;

const referencesIn = (text: string): ReadonlyArray<readonly [number: string, rest: string]> => [
  ...forms.flatMap((form) =>
    [...text.matchAll(form)].map(([, number = "", rest = ""]) => [number, rest] as const)
  ),
  ...[...text.matchAll(inWords)].flatMap(([, list = ""]) =>
    (list.match(/\d{4}/g) ?? []).map((number) => [number, ""] as const)
  ),
];

const gone = new Set(
  [...merged.matchAll(/^\| ([\d, ]+?) +\|/gm)].flatMap(([, cell = ""]) => cell.split(", ")),
);

/** Applied migrations never change, so they may name a page that was merged since. */
const isKnown = (path: string, number: string, rest: string): boolean =>
  rest === ""
    ? numbers.has(number) || path.startsWith("sql/") && gone.has(number)
    : pages.includes(`${number}${rest}`);

Deno.test("every reference to a decision, anywhere in the checkout, leads to a page that is there", () => {
  const dead = filesBelow(root).flatMap((url) => {
    const path = url.href.slice(root.href.length);
    return referencesIn(Deno.readTextFileSync(url)).filter(([number, rest]) => !isKnown(path, number, rest))
      .map(([number, rest]) => `${path}: ${number}${rest}`);
  });
  assert.deepEqual(dead, []);
});

Deno.test("the index of decisions lists every page once, under its number, and no other", () => {
  const groups = listed.slice(listed.indexOf("## "));
  const linked = [...groups.matchAll(/^- \[(\d{4})\]\((\d{4}-[a-z0-9-]+\.md)\)/gm)];
  const files = linked.map(([, , file = ""]) => file);
  const lines = pages.filter((page) => !files.includes(page)).map((page) => {
    const [heading = ""] = Deno.readTextFileSync(new URL(page, folder)).split("\n");
    return `- [${page.slice(0, 4)}](${page}) ${heading.replace(/^# \d{4}:? /, "")}`;
  });
  assert.deepEqual(lines, [], "docs/decisions/README.md lacks these lines");
  assert.deepEqual(files.toSorted(), pages);
  for (const [, number = "", file = ""] of linked) assert.ok(file.startsWith(`${number}-`), file);
});

Deno.test("a decision's number is its own: none is used twice, and those of merged pages are not given again", () => {
  assert.equal(numbers.size, pages.length);
  assert.ok(gone.size > 30, String(gone.size));
  assert.deepEqual([...gone].filter((number) => numbers.has(number)), []);
});

/** Words of half a page; what is only marks counts for none. */
const mostWords = 350;

Deno.test("a decision is half a page: what was measured stands beside its benchmark", () => {
  const long = pages.flatMap((page) => {
    const text = Deno.readTextFileSync(new URL(page, folder));
    const count = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    return count > mostWords ? [`${page}: ${count} words`] : [];
  });
  assert.deepEqual(long, []);
});

Deno.test("every decision says its number, context, decision, alternatives and consequences", () => {
  for (const page of pages) {
    const text = Deno.readTextFileSync(new URL(page, folder));
    assert.ok(text.startsWith(`# ${page.slice(0, 4)}`), page);
    for (const part of ["Context", "Decision", "Alternatives", "Consequences"]) {
      assert.match(
        text,
        new RegExp(`^(?:## ${part}$|\\*\\*${part}\\.\\*\\*|${part}\\. )`, "m"),
        `${page}: ${part}`,
      );
    }
  }
});

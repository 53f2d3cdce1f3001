/**
 * The page of which test holds which rule of the contract: every file and test that it names is there, and each section of
 * the contract has its rows. docs/decisions/0108-what-pages-promise-is-tested.md
 */
import assert from "node:assert/strict";

const root = new URL("../../", import.meta.url);
const page = Deno.readTextFileSync(new URL("docs/contract-tests.md", root));

const rows = [...page.matchAll(/^\| (.*?) *\| `([^`]+)` *\| (.+?) *\|$/gm)].map(
  ([, rule = "", file = "", test = ""]) => ({ rule, file, test }),
);

/** A test's name where it is written down: as a text in quotation marks or in a template. */
const hasTest = (source: string, test: string): boolean =>
  source.includes(`"${test}"`) || source.includes(`\`${test}\``);

Deno.test("every test that the page of the contract's tests names is in its file", () => {
  assert.ok(rows.length > 80, String(rows.length));
  const gone = rows.filter(({ file, test }) => {
    try {
      return !hasTest(Deno.readTextFileSync(new URL(`tests/${file}`, root)), test);
    } catch {
      return true;
    }
  });
  assert.deepEqual(gone, []);
});

Deno.test("the page has rows for every section of the contract but events, and names no test twice for a rule", () => {
  for (const section of ["1", "2", "3", "4", "5", "7", "8", "9"]) {
    const [, part = ""] = page.split(new RegExp(`^## ${section}\\. .*$`, "m"));
    assert.match(part, /^[^#]*\| `/, `section ${section}`);
  }
  let rule = "";
  const seen = new Set<string>();
  for (const row of rows) {
    rule = row.rule === "" ? rule : row.rule;
    const key = `${rule}: ${row.file}: ${row.test}`;
    assert.ok(!seen.has(key), key);
    seen.add(key);
  }
});

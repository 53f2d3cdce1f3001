/**
 * Tests in a browser wait for what they expect (`tests/support/until.ts`): a value that is read once, right after a press, is
 * right on a fast machine only. What must not be there has nothing to wait for, and may be read once.
 */
import assert from "node:assert/strict";
import { filesIn } from "./support/shared_workers.ts";

const readOnce =
  /assert\.(?:equal|deepEqual|match|ok)\([!(]*await [\w.]+(?:\([^;]*?\))?[^;]*?\.(?:inputValue|isVisible|textContent|innerText|allTextContents|isChecked|getAttribute|count)\(/g;

/** A wait that nothing looks at while the act is done which it is for: two failures then, of which one ends all tests. */
const leftBehind =
  /(?:const|let) \w+ = \w+\.waitFor(?:Event|Request|Response)\([^;]*;\n\s*await (?!broughtBy)/g;

const foundIn = (pattern: RegExp): ReadonlyArray<string> => {
  const files = filesIn("tests").filter(({ path }) =>
    /support\/(?:browser|chromium)\.ts/.test(Deno.readTextFileSync(path))
  );
  assert.ok(files.length > 10, "where are the tests in a browser?");
  return files.flatMap(({ path }) =>
    [...Deno.readTextFileSync(path).matchAll(pattern)].map(([text]) => `${path}: ${text}`)
  );
};

Deno.test("no test in a browser expects a value that it reads once", () => {
  assert.deepEqual(foundIn(readOnce), []);
});

Deno.test("what an act in the browser brings is waited for beside the act", () => {
  assert.deepEqual(foundIn(leftBehind), []);
});

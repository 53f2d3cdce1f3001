/** Issues of one row of many are bounded by their number and by their sentences, and say how many are left out. */
import assert from "node:assert/strict";
import { boundedRowIssues, type Issue, issueOf } from "../../src/kernel/issue.ts";

const issues = (count: number, characters: number): ReadonlyArray<Issue> =>
  Array.from(
    { length: count },
    (_, at) =>
      issueOf({ path: `p${at}`, code: "format" }, { kind: "call", sentence: "x".repeat(characters - 3) }),
  );

const last = (told: ReadonlyArray<Issue>): string => told.at(-1)?.message ?? "";

Deno.test("a row tells at most twenty issues and 1 500 characters of sentences, and always its first", () => {
  assert.equal(boundedRowIssues(issues(20, 20)).length, 20);
  assert.equal(boundedRowIssues(issues(21, 20)).length, 21);
  const many = boundedRowIssues(issues(34, 20));
  assert.deepEqual([many.length, last(many)], [21, "And 14 more issues."]);
  const long = boundedRowIssues(issues(34, 400));
  assert.equal(long.length, 4);
  assert.equal(last(long), "And 31 more issues.");
  const whole = issues(1, 9_000);
  assert.equal(boundedRowIssues(whole), whole);
  assert.deepEqual(boundedRowIssues(issues(3, 9_000)).map(({ path }) => path), ["p0", ""]);
});

Deno.test("issues that were not described are counted, however few are listed beside them", () => {
  assert.equal(last(boundedRowIssues(issues(15, 20), 3)), "And 3 more issues.");
  assert.equal(last(boundedRowIssues(issues(20, 20), 3)), "And 3 more issues.");
  assert.equal(last(boundedRowIssues(issues(22, 20), 3)), "And 5 more issues.");
  assert.equal(last(boundedRowIssues(issues(10, 400), 3)), "And 10 more issues.");
});

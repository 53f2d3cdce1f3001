/** Every file of tests runs, once, when all of them do. */
import assert from "node:assert/strict";
import { filesIn, shared, together } from "./support/shared_workers.ts";

Deno.test("every file of tests is run by one worker, whether it shares that or not", () => {
  const all = filesIn("tests");
  const { shares, alone } = shared(all);
  const run = [...shares.flatMap(({ files }) => files.map(({ path }) => path)), ...alone];
  assert.deepEqual(run.toSorted(), all.map(({ path }) => path).toSorted());
  assert.equal(new Set(run).size, run.length);
  assert.ok(shares.every(({ files }) => files.length > 1), "a worker that nobody shares");
  for (const directory of together.flatMap(({ below }) => below)) {
    assert.ok(run.some((path) => path.startsWith(`${directory}/`)), `no tests below ${directory}`);
  }
  assert.ok(alone.includes("tests/shared_workers_test.ts"));
});

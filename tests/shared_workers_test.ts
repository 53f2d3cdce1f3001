/** Every file of tests runs, once, when all of them do. */
import assert from "node:assert/strict";
import { filesIn, longer, ordered, shared, together } from "./support/shared_workers.ts";

Deno.test("every file of tests is run by one worker, whether it shares that or not", () => {
  const all = filesIn("tests");
  const { shares, alone } = shared(all);
  const run = [...shares.flatMap(({ files }) => files.map(({ path }) => path)), ...alone];
  assert.deepEqual(run.toSorted(), all.map(({ path }) => path).toSorted());
  assert.equal(new Set(run).size, run.length);
  assert.ok(shares.every(({ files }) => files.length > 1), "a worker that nobody shares");
  for (const place of together.flatMap(({ below }) => below)) {
    assert.ok(run.some((path) => path === place || path.startsWith(`${place}/`)), `no tests in ${place}`);
  }
  assert.ok(alone.includes("tests/shared_workers_test.ts"));
});

Deno.test("every file begins once, the longest first, and half of what runs at a time keeps a core busy", () => {
  const all = filesIn("tests");
  const order = ordered(all, 4);
  assert.deepEqual(
    order.flatMap(({ files }) => files.map(({ path }) => path)).toSorted(),
    all.map(({ path }) => path).toSorted(),
  );
  assert.equal(new Set(order.map(({ name }) => name)).size, order.length);
  assert.equal(order.slice(0, 4).filter(({ waits }) => waits).length, 2);
  const own = order.filter(({ waits }) => waits).map(({ seconds }) => seconds);
  assert.deepEqual(own, own.toSorted((one, other) => other - one));
  assert.ok((order.at(-1)?.seconds ?? 0) < 10, "a long file at the end");
  for (const path of Object.keys(longer)) {
    assert.ok(shared(all).alone.includes(path), `${path} has no worker of its own`);
  }
});

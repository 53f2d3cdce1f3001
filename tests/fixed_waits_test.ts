/**
 * Tests wait for facts. Every place in which one lets a fixed time pass instead, outside of a loop that looks, and what that time is
 * for. docs/decisions/0229-tests-wait-for-the-fact.md
 */
import assert from "node:assert/strict";
import { filesIn } from "./support/shared_workers.ts";

const pauses: Readonly<Record<string, string>> = {
  "tests/adapters/postgres/engine/embedded/directory_lock_test.ts": "a holder that goes away a little later",
  "tests/adapters/postgres/engine/embedded/embedded_thread_test.ts":
    "a timer that is due while a statement runs",
  "tests/adapters/postgres/engine/faults_test.ts": "callers who come a little later",
  "tests/adapters/postgres/engine/given_up_test.ts": "an engine into which nobody can look while it works",
  "tests/adapters/postgres/engine/migrations_test.ts":
    "an answer that is remembered for a second, on the real clock",
  "tests/adapters/postgres/engine/remembered_test.ts": "look-ups that take so long, on the test's clock",
  "tests/adapters/shared_turns_test.ts": "fibers that have begun, with nothing but memory between",
  "tests/application/imports/recalculation_test.ts": "batches that take so long, on the test's clock",
  "tests/application/jobs_test.ts": "a clock whose pauses are shorter",
  "tests/faults/server_faults_test.ts": "a server that is ill for a while",
  "tests/features/in_browser/in_pieces_test.ts": "a slow network",
  "tests/features/in_browser/invoice_draft_page_test.ts": "a slow network",
  "tests/features/in_browser/tables_page_test.ts": "a slow network",
  "tests/fuzz/document_test.ts": "a service that said when to come again",
};

const pausing =
  /\bsetTimeout\((?:\(\) ?=>)?[^;]*?, ?[^()]*(?:\([^()]*\))?[^()]*\)|\bEffect\.(?:sleep|delay)\(/;
const looking = /\b(?:while|for) \(|\buntil|\brepeat/;
const [linesBefore, linesBehind] = [4, 3];

/** Loops that wait, and give up after a number of looks. */
const counting = /for \(let (\w+) = 0; [^;]*\b\1 < \d+ &&[^;]*;[^)]*\) \{\n[^}]*(?:setTimeout|Effect\.sleep)/;

const tests = filesIn("tests").map(({ path }) => ({ path, text: Deno.readTextFileSync(path) }));

const pausesBlindly = (text: string): boolean => {
  const lines = text.split("\n");
  return lines.some((line, at) =>
    pausing.test(line) &&
    !looking.test(lines.slice(Math.max(0, at - linesBefore), at + linesBehind + 1).join("\n"))
  );
};

Deno.test("a test that lets a fixed time pass says what for", () => {
  assert.deepEqual(
    tests.filter(({ text }) => pausesBlindly(text)).map(({ path }) => path).sort(),
    Object.keys(pauses).sort(),
  );
});

Deno.test("no test gives up after a number of looks", () => {
  const all = [
    ...tests,
    ...filesIn("tests/support", /\.ts$/).map(({ path }) => ({
      path,
      text: Deno.readTextFileSync(path),
    })),
  ];
  assert.ok(
    counting.test("for (let tries = 0; tries < 200 && !isSo(); tries++) {\n await setTimeout(f, 10);"),
  );
  assert.deepEqual(all.filter(({ text }) => counting.test(text)).map(({ path }) => path), []);
});

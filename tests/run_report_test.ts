/** The run of all tests: what it says before, meanwhile and after. */
import assert from "node:assert/strict";
import {
  clockOf,
  counted,
  isEmptyRun,
  kindOf,
  longestLines,
  missingLines,
  needs,
  none,
  progressLine,
  timedTest,
} from "./support/run_report.ts";
import { denoTest } from "./support/deno_program.ts";
import {
  closingCounts,
  closingLine,
  mostAgain,
  secondAttempt,
  triedAgain,
} from "./support/second_attempt.ts";

Deno.test("a run names the programs that are missing and the tests that are ignored without them", () => {
  assert.deepEqual(missingLines(() => true), []);
  assert.deepEqual(missingLines((program) => program !== "pgbouncer" && program !== "caddy"), [
    "Not installed: pgbouncer. Ignored: poolers.",
    "Not installed: caddy. Ignored: proxies and rolling restarts.",
  ]);
  assert.equal(missingLines(() => false).length, needs.length);
});

Deno.test("lines of deno test are counted by what they tell, with and without colours", () => {
  const lines = [
    ["./tests/a_test.ts => adds up ... ok (12ms)", "passed"],
    ["./tests/a_test.ts => a ... b ... \u001b[32mok\u001b[0m \u001b[90m(1s)\u001b[0m", "passed"],
    ["./tests/a_test.ts => breaks ... FAILED (3ms)", "failed"],
    ["./tests/a_test.ts => needs PostgreSQL (ignored: no PostgreSQL) ... ignored (0ms)", "ignored"],
    ["ok | 12 passed | 0 failed (3s)", "closing"],
    ["FAILED | 12 passed | 1 failed | 2 ignored (3s)", "closing"],
    ["------- output -------", "other"],
    ["", "other"],
  ] as const;
  for (const [line, kind] of lines) assert.equal(kindOf(line), kind, line);
  const counts = lines.reduce((sum, [line]) => counted(sum, kindOf(line)), none);
  assert.deepEqual(counts, { passed: 2, failed: 1, ignored: 1 });
  assert.equal(
    progressLine(185, { done: 12, all: 240 }, counts),
    "[3:05] 12 of 240 files done: 2 passed, 1 failed, 1 ignored",
  );
  assert.equal(clockOf(0), "0:00");
});

Deno.test("a run in which each test is ignored or left out is empty, one with a pass or a failure is not", () => {
  assert.ok(isEmptyRun("ok | 0 passed | 0 failed | 7 ignored (1s)"));
  assert.ok(isEmptyRun("ok | 0 passed | 0 failed (0ms)"));
  assert.ok(!isEmptyRun("ok | 10 passed | 0 failed | 7 ignored (1s)"));
  assert.ok(!isEmptyRun("FAILED | 0 passed | 1 failed (1s)"));
});

Deno.test("a run tells the tests that took longest, the longest first", () => {
  const tests = [
    "./tests/a_test.ts => adds ... up ... ok (12ms)",
    "./tests/b_test.ts => \u001b[0mgoes on ... \u001b[32mok\u001b[0m \u001b[90m(1m6s)\u001b[0m",
    "./tests/c_test.ts => waits ... ok (9s)",
  ].map(timedTest).filter((test) => test !== undefined);
  assert.deepEqual(longestLines(tests, 2), ["1:06 goes on", "0:09 waits"]);
  assert.deepEqual(tests[0], { name: "adds ... up", seconds: 0.012 });
  assert.equal(timedTest("./tests/a_test.ts => breaks ... FAILED (3ms)"), undefined);
});

/** Runs `tests/run.ts` on one file with this text. */
const runOn = async (text: string) => {
  const directory = await Deno.makeTempDir();
  const file = `${directory}/one_test.ts`;
  await Deno.writeTextFile(file, text);
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-all", "--lock=tests/deno.lock", "--no-check", "tests/run.ts", file],
    cwd: new URL("../", import.meta.url),
    env: { NO_COLOR: "1" },
    stderr: "null",
  }).output();
  await Deno.remove(directory, { recursive: true });
  return { code, lines: new TextDecoder().decode(stdout).trim().split("\n") };
};

Deno.test("a run whose every test is ignored fails, one with a passing test does not, and both end with deno's own line", async () => {
  const ignored = await runOn(`Deno.test({ name: "never", ignore: true, fn: () => {} });`);
  assert.equal(ignored.code, 1);
  assert.match(ignored.lines.at(-1) ?? "", /^ok \| 0 passed \| 0 failed \| 1 ignored/);
  const passed = await runOn(
    `Deno.test("passes", () => {});\nDeno.test({ name: "never", ignore: true, fn: () => {} });`,
  );
  assert.equal(passed.code, 0);
  assert.match(passed.lines.at(-1) ?? "", /^ok \| 1 passed \| 0 failed \| 1 ignored/);
});

const failedLines = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => `./tests/a_test.ts => breaks ${index} ... FAILED (3ms)`);

Deno.test("a few tests that failed are tried again, each once, and none where many failed or an error belongs to no test", () => {
  const lines = [
    "./tests/a_test.ts => adds up ... ok (12ms)",
    "./tests/a_test.ts => has steps ... the first ... FAILED (1ms)",
    "./tests/a_test.ts => has steps ... \u001b[31mFAILED\u001b[0m (due to 1 failed step) (1ms)",
    "./tests/b_test.ts => breaks ... FAILED (3ms)",
    " FAILURES ",
  ];
  const again = [
    { module: "./tests/a_test.ts", name: "has steps" },
    { module: "./tests/b_test.ts", name: "breaks" },
  ];
  assert.deepEqual(triedAgain(lines), again);
  for (
    const beyond of ["Uncaught error from ./b_test.ts FAILED", "./b_test.ts => slow ... cancelled (0ms)"]
  ) {
    assert.deepEqual(triedAgain([...lines, beyond]), []);
  }
  assert.equal(triedAgain(failedLines(mostAgain)).length, mostAgain);
  assert.deepEqual(triedAgain(failedLines(mostAgain + 1)), []);
});

Deno.test("the line that closes a run counts tests that passed alone, and says ok only where no other failed", () => {
  const counts = closingCounts("FAILED | 12 passed (3 steps) | 2 failed (1 step) | 1 ignored (3s)");
  assert.deepEqual(counts, { passed: 12, failed: 2, ignored: 1 });
  assert.equal(closingLine(counts, 2, 65), "ok | 14 passed | 0 failed | 1 ignored (1:05)");
  assert.equal(closingLine({ ...counts, ignored: 0 }, 1, 65), "FAILED | 13 passed | 1 failed (1:05)");
});

Deno.test("a test that fails once passes at its second attempt, one that fails always fails again, others don't run", async () => {
  const directory = await Deno.makeTempDir();
  const file = `${directory}/one_test.ts`;
  const ran = JSON.stringify(`${directory}/ran`);
  // What a test writes stands between its name and its result.
  const once = "once ($1.50) [a/b] <c> \\ `d` #e&f \u00fc";
  await Deno.writeTextFile(
    file,
    `const ran = (name: string) => Deno.writeTextFileSync(${ran}, name, { append: true });
const times = () => Deno.readTextFileSync(${ran}).split("a").length - 1;
const write = () => Deno.stdout.writeSync(new TextEncoder().encode("said"));
Deno.test(${JSON.stringify(once)}, () => { ran("a"); write(); if (times() < 2) throw new Error("no"); });
Deno.test("always", () => { ran("b"); throw new Error("again"); });
Deno.test("never fails", () => ran("c"));
`,
  );
  const lines: Array<string> = [];
  const told: Array<string> = [];
  const run = (args: ReadonlyArray<string>, show: (line: string, end: string) => void) =>
    denoTest(args, { NO_COLOR: "1", DENO_JOBS: "2" }, { show });
  assert.equal((await run(["--parallel", file], (line) => lines.push(line))).code, 1);
  const passed = await secondAttempt(triedAgain(lines), run, {
    tell: (line) => told.push(line),
    write: (text) => told.push(text),
  });
  assert.deepEqual(passed, [once]);
  assert.equal(await Deno.readTextFile(`${directory}/ran`), "abcab");
  assert.match(told.join("\n"), /error: Error: again/);
  await Deno.remove(directory, { recursive: true });
});

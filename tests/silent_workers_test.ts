/** Workers of a run that say nothing any more: when the run is ended for them, and what is said of where they stood. */
import assert from "node:assert/strict";
import { denoTest } from "./support/deno_program.ts";
import { importing, patience, workerWatch } from "./support/silent_workers.ts";

const shared = { path: "/tmp/t/tests_adapters_1_test.ts", files: 51 };
const other = { path: "/tmp/t/tests_features_1_test.ts", files: 113 };
const alone = { path: "/tmp/t/tests_image_test.ts", files: 1 };

const passed = (path: string, test: string) => `..${path} => ${test} ... ok (12ms)`;

Deno.test("a shared worker that is silent is given up once all others are through, with its last test or the file it loaded", () => {
  let nowMs = 1_000;
  const loaded = new Map<string, { readonly file: string; readonly atMs: number }>();
  const watch = workerWatch(() => nowMs, (path) => loaded.get(path));
  loaded.set(shared.path, { file: "tests/adapters/a_test.ts", atMs: nowMs });
  watch.hear(passed(other.path, "adds ... up"));
  nowMs += patience.sharedMs;
  watch.hear("a line of a program => nobody's ... with dots");
  watch.hear(passed(alone.path, "builds"));
  assert.deepEqual(watch.givenUp([]), []);
  assert.deepEqual(
    watch.givenUp([shared, alone]),
    [],
    "one of a file of its own may take as long as it does",
  );
  assert.deepEqual(watch.givenUp([shared]).map(({ sentence }) => sentence), [
    "tests_adapters_1_test.ts has said nothing for 6:00 minutes and is given up: " +
    "no test of it has ended, it loaded tests/adapters/a_test.ts last.",
  ]);
  assert.deepEqual(watch.givenUp([shared, other]).map(({ sentence }) => sentence).slice(1), [
    "tests_features_1_test.ts has said nothing for 6:00 minutes and is given up: " +
    'the last test that ended is "adds ... up".',
  ]);
  watch.hear(passed(other.path, "goes on"));
  assert.deepEqual(watch.givenUp([shared, other]), []);
});

Deno.test("a run in which nobody says anything is ended, whatever is left of it", () => {
  let nowMs = 1_000;
  const watch = workerWatch(() => nowMs, () => undefined);
  watch.hear(passed(alone.path, "builds"));
  nowMs += patience.allMs - 1;
  assert.deepEqual(watch.givenUp([alone, shared]), []);
  nowMs += 1;
  assert.deepEqual(watch.givenUp([alone, shared]).map(({ sentence }) => sentence), [
    'tests_image_test.ts has said nothing for 12:00 minutes and is given up: the last test that ended is "builds".',
    "tests_adapters_1_test.ts has said nothing for 12:00 minutes and is given up: it loaded no file.",
  ]);
});

Deno.test("a run that is given up ends, though a test blocks its thread, and names the test; a module says which file it loads", async () => {
  const directory = await Deno.makeTempDir();
  const url = (name: string) => `file://${directory}/${name}`;
  await Deno.writeTextFile(`${directory}/one.ts`, `Deno.test("passes", () => {});`);
  await Deno.writeTextFile(
    `${directory}/two.ts`,
    `Deno.test("blocks its thread", () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); });`,
  );
  const files = ["one", "two"].map((name) => ({ url: url(`${name}.ts`), name }));
  await Deno.writeTextFile(`${directory}/both_test.ts`, importing(files, `${directory}/loading`));
  const lines: Array<string> = [];
  const giveUp = new AbortController();
  const show = (line: string) => {
    lines.push(line);
    if (/passes \.\.\. .*ok/.test(line)) giveUp.abort();
  };
  const { success } = await denoTest(["--parallel", `${directory}/both_test.ts`], { DENO_JOBS: "2" }, {
    show,
    giveUp: giveUp.signal,
  });
  assert.ok(!success);
  assert.match(lines.join("\n"), /pending:[^]*blocks its thread.* => .*two\.ts:1/);
  assert.equal(await Deno.readTextFile(`${directory}/loading`), "two");
  await Deno.remove(directory, { recursive: true });
});

/** The long runs can fail: what shows nothing is no success. */
import assert from "node:assert/strict";
import { suites } from "./suites.ts";
import { complaints, countOf, type Sample, suiteVerdict } from "./verdicts.ts";

Deno.test("no kills, no minutes, and what is no number are refused, nothing said is the usual", () => {
  for (const word of ["0", "-1", "1.5", "five", "", "NaN", "Infinity"]) {
    assert.throws(() => countOf(word, 50, "Kills"), /Kills must be a whole number from 1/, word);
  }
  assert.deepEqual([countOf(undefined, 50, "Kills"), countOf("3", 50, "Kills")], [50, 3]);
});

Deno.test("a suite in which everything was ignored or filtered out has failed", () => {
  assert.deepEqual(suiteVerdict("x ... ignored\n\nok | 0 passed | 0 failed | 4 ignored (1s)\n", 0), {
    passed: 0,
    ignored: 4,
    failed: "nothing ran: FAILED",
  });
  assert.match(suiteVerdict("", 0).failed, /FAILED/);
  assert.match(suiteVerdict("FAILED | 3 passed | 2 failed (1s)", 1).failed, /^2 FAILED$/);
  assert.deepEqual(suiteVerdict("ok | 12 passed | 0 failed (3s)", 0), {
    passed: 12,
    ignored: 0,
    failed: "0",
  });
});

const flat: Sample = {
  errors: 0,
  requests: 900,
  p99_ms: 40,
  memory_mb: 300,
  descriptors: 60,
  loop_delay_ms: 20,
};

Deno.test("a soak of any length fails by memory, descriptors, latency, event loop and errors", () => {
  const wrong: ReadonlyArray<readonly [keyof Sample, number]> = [
    ["errors", 1],
    ["requests", 0],
    ["p99_ms", 5_000],
    ["memory_mb", 2_000],
    ["memory_mb", NaN],
    ["descriptors", 1_000],
    ["loop_delay_ms", 900],
    ["loop_delay_ms", NaN],
  ];
  for (const minutes of [1, 2, 3, 10, 60]) {
    const rows: ReadonlyArray<Sample> = Array(minutes).fill(flat);
    assert.deepEqual(complaints(rows), [], `${minutes}`);
    for (const [member, value] of wrong) {
      assert.notDeepEqual(
        complaints([...rows.slice(1), { ...flat, [member]: value }]),
        [],
        `${minutes} ${member}`,
      );
    }
    if (minutes > 1) {
      assert.notDeepEqual(complaints([...rows.slice(1), { ...flat, memory_mb: 450 }]), []);
      assert.notDeepEqual(complaints([...rows.slice(1), { ...flat, descriptors: 90 }]), []);
    }
  }
  assert.notDeepEqual(complaints([]), []);
});

Deno.test("every suite of the long run is there, with tests in it", async () => {
  for (const [fault, files] of suites) {
    for (const file of files) {
      const at = new URL(`../${file}`, import.meta.url);
      const names = file.endsWith(".ts")
        ? [(await Deno.stat(at)).isFile ? file : ""]
        : (await Array.fromAsync(Deno.readDir(at))).map(({ name }) => name);
      assert.ok(names.some((name) => name.endsWith("_test.ts")), `${fault}: ${file}`);
    }
  }
});

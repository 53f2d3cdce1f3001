/**
 * Loaded before each file of tests of a run: draws what is random from the run's seed, and tells the run when the file's tests
 * are through, and what CPU they took.
 */
import * as FastCheck from "effect/FastCheck";
import { existsSync } from "node:fs";
import { ownThreadTime } from "./cpu.ts";

const seed = Deno.env.get("FUZZ_SEED");
if (seed !== undefined) {
  FastCheck.configureGlobal({ ...FastCheck.readConfigureGlobal(), seed: Number(seed) });
}

const to = Deno.env.get("TESTS_DONE_FILE");
if (to !== undefined) {
  const canTell = existsSync("/proc/thread-self/schedstat");
  const before = canTell ? ownThreadTime().ranMs : 0;
  Deno.test.afterAll(() => {
    const seconds = canTell ? (ownThreadTime().ranMs - before) / 1_000 : 0;
    Deno.writeTextFileSync(to, `${seconds.toFixed(1)} ${Deno.mainModule}\n`, { append: true });
  });
}

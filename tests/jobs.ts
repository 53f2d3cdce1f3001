/**
 * How many files of tests run at once: one more than the machine has cores, because a file waits for servers and clocks for
 * a good part of its time; or as many as DENO_JOBS says. docs/decisions/0089-tests-made-once.md
 */
const { hardwareConcurrency: cores } = navigator;

const jobs = Deno.env.get("DENO_JOBS") || String(cores + 1);
await Deno.stdout.write(new TextEncoder().encode(jobs));

/** What benches of bulk calls measure with: times, the floor of the work, what a probe beside it feels. */
import type { Service } from "./bulk_parts.ts";

export const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

export const median = (times: ReadonlyArray<number>): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

export const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

/** Inserts the rows of an answer; each column is one array. */
export type Insert = (columns: ReadonlyArray<ReadonlyArray<string | number>>) => Promise<unknown>;

/** The work that no service can leave out. */
export const floorOf = (body: string, answer: Uint8Array, insert: Insert): () => Promise<void> => {
  const value = JSON.parse(new TextDecoder().decode(answer));
  const results: ReadonlyArray<Record<string, unknown>> = value.results;
  const columns = [
    results.map((_, index) => index),
    results.map((row) => JSON.stringify(row["input"])),
    results.map((row) => {
      const { sources: _, disclosure: __, ...core } = Object(row["output"]);
      return JSON.stringify(core);
    }),
  ];
  return async (): Promise<void> => {
    JSON.parse(body);
    JSON.stringify(value);
    await insert(columns);
  };
};

const oneByOne = 6;
const askedMs = 200;

/** Probe on a thread of its own. */
const startProbe = ({ origin }: Service) => {
  const probe = new Worker(new URL("./bulk_probe.ts", import.meta.url), { type: "module" });
  return {
    ask: (ms: number) =>
      new Promise<{ longest: number; p99: number }>((resolve) => {
        probe.onmessage = ({ data }) => resolve(data);
        probe.postMessage({ url: `${origin}/healthz`, ms });
      }),
    stop: () => probe.terminate(),
  };
};

/** The longest that a small request waits beside one call, in ms: the least over several calls. */
export const leastLongestWait = async (
  service: Service,
  call: () => Promise<unknown>,
): Promise<number> => {
  const probe = startProbe(service);
  const waits: Array<number> = [];
  for (let turn = 0; turn < oneByOne; turn++) {
    let isOver = false;
    const called = call().finally(() => isOver = true);
    let wait = 0;
    while (!isOver) wait = Math.max(wait, (await probe.ask(askedMs)).longest);
    await called;
    waits.push(wait);
  }
  probe.stop();
  return Math.min(...waits);
};

/** The longest that a small request waits while calls run, and without them. */
export const longestWaits = async (service: Service, beside: () => Promise<unknown>): Promise<void> => {
  const { ask, stop } = startProbe(service);
  const alone = await ask(3_000);
  let isOver = false;
  const busy = (async () => {
    while (!isOver) await beside();
  })();
  const besides = await ask(6_000);
  isOver = true;
  await busy;
  stop();
  const shown = ({ longest, p99 }: typeof alone) => `p99 ${p99.toFixed(1)}, longest ${longest.toFixed(1)} ms`;
  print(`  a probe alone: ${shown(alone)}; beside such calls: ${shown(besides)}`);
};

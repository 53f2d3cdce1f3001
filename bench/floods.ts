/**
 * What others wait for beside floods of strangers: a calculation with a key and a verification from a network of its own, one after the other,
 * while thousands of calls with made-up keys from one address, or of verifications from as many networks, are open at once.
 *
 *     deno task bench bench/floods.ts
 */
import { v7 as timeOrderedUuid } from "uuid";
import { startPostgres } from "../tests/support/postgres.ts";
import { type Service, startService } from "./bulk_parts.ts";

const secondsEach = 6;
const shipment = JSON.stringify({ cn_code: "72083900", origin_country: "CHN", tonnage: 1 });

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

const timed = async (
  path: string,
  init: RequestInit,
): Promise<{ readonly ms: number; readonly status: number }> => {
  const start = performance.now();
  const answer = await fetch(path, init);
  await answer.bytes();
  return { ms: performance.now() - start, status: answer.status };
};

const someAddress = (): string => `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`;

const verification = () => ({
  method: "POST",
  headers: { "content-type": "application/json", "x-forwarded-for": someAddress() },
  body: JSON.stringify({ reportId: timeOrderedUuid(), issuedDate: "2026-11-20" }),
});

const at = (times: ReadonlyArray<number>, share: number): string =>
  `${
    Math.round(
      [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN,
    )
  }`
    .padStart(6);

/** Times of one question after the other until the end. */
const probe = async (endMs: number, ask: () => ReturnType<typeof timed>): Promise<string> => {
  const times: Array<number> = [];
  const statuses = new Map<number, number>();
  while (performance.now() < endMs) {
    const { ms, status } = await ask();
    times.push(ms);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  return `${at(times, 0.5)} ${at(times, 0.95)} ${at(times, 1)}   ${told}`;
};

const measure = async (name: string, { origin, key }: Service): Promise<void> => {
  const calculate = () =>
    timed(`${origin}/api/v1/cbam/calculate`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${key}`,
        "x-forwarded-for": "192.0.2.7",
      },
      body: shipment,
    });
  const verify = () => timed(`${origin}/api/v1/cbam/verify`, verification());
  for (
    const [kind, calls] of [["none", 0], ["keys", 500], ["keys", 2_000], ["verify", 800], [
      "declarations",
      800,
    ]] as const
  ) {
    const flood = new Worker(new URL("floods_worker.ts", import.meta.url), { type: "module" });
    flood.postMessage({ origin, kind, calls, ms: secondsEach * 1_000 });
    const answered = new Promise<string>((resolve) => {
      flood.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const endMs = performance.now() + (secondsEach - 1) * 1_000;
    const [calculated, verified] = await Promise.all([probe(endMs, calculate), probe(endMs, verify)]);
    print(`${name}, ${calls} ${kind} at once (${await answered})`);
    print(`  calculate, ms: median, p95, longest ${calculated}`);
    print(`  verify                              ${verified}`);
    flood.terminate();
  }
};

const settings = { TRUSTED_PROXIES: "127.0.0.1" };

const onServer = async (): Promise<void> => {
  await using postgres = await startPostgres();
  await using service = await startService({ ...settings, DATABASE_URL: postgres.url }, "cbam:read");
  await measure("PostgreSQL server", service);
};

const embedded = async (): Promise<void> => {
  await using service = await startService(settings, "cbam:read");
  await measure("embedded database", service);
};

await onServer();
await embedded();

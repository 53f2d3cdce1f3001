/**
 * What others wait for beside floods of strangers: a calculation with a key and a verification from a network of its own, one after the other,
 * while thousands of calls with made-up keys from one address, of verifications from as many networks, or of one good link to a file of
 * an invoice, are open at once. Each is told beside the quiet measured before it, as a ratio of the longest waits. Names of kinds
 * measure those alone.
 *
 *     deno task bench bench/floods.ts
 *     deno task bench bench/floods.ts files
 */
import { v7 as timeOrderedUuid } from "uuid";
import { onEachDatabase, type Service } from "./bulk_parts.ts";

const secondsEach = 6;
const kinds = [["keys", 500], ["keys", 2_000], ["verify", 800], ["declarations", 800], [
  "files",
  1_000,
]] as const;
const asked = new Set(Deno.args);
const measured = kinds.filter(([kind]) => asked.size === 0 || asked.has(kind));
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

interface Probed {
  readonly longestMs: number;
  readonly told: string;
}

/** Times of one question after the other until the end. */
const probe = async (endMs: number, ask: () => ReturnType<typeof timed>): Promise<Probed> => {
  const times: Array<number> = [];
  const statuses = new Map<number, number>();
  while (performance.now() < endMs) {
    const { ms, status } = await ask();
    times.push(ms);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  return {
    longestMs: Math.max(...times),
    told: `${at(times, 0.5)} ${at(times, 0.95)} ${at(times, 1)}   ${told}`,
  };
};

/** The path of a link to the first document of an invoice that is made here. */
const fileLink = async ({ origin, key }: Service): Promise<string> => {
  const body = await Deno.readFile(new URL("../fixtures/examples/invoice-commercial.json", import.meta.url));
  const answer = await fetch(`${origin}/api/v1/invoices`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body,
  });
  const { documents: [document] } = await answer.json();
  const { pathname, search } = new URL(document.signedUrl);
  return pathname + search;
};

const measure = async (name: string, service: Service): Promise<void> => {
  const { origin, key } = service;
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
  const link = await fileLink(service);
  const during = async (kind: "none" | (typeof kinds)[number][0], calls: number, quiet?: Probed) => {
    const flood = new Worker(new URL("floods_worker.ts", import.meta.url), { type: "module" });
    flood.postMessage({ origin, link, kind, calls, ms: secondsEach * 1_000 });
    const answered = new Promise<string>((resolve) => {
      flood.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const endMs = performance.now() + (secondsEach - 1) * 1_000;
    const [calculated, verified] = await Promise.all([probe(endMs, calculate), probe(endMs, verify)]);
    const ratio = quiet && `, ${(calculated.longestMs / quiet.longestMs).toFixed(1)} × quiet`;
    print(`${name}, ${calls} ${kind} at once (${await answered})`);
    print(`  calculate, ms: median, p95, longest ${calculated.told}${ratio ?? ""}`);
    print(`  verify                              ${verified.told}`);
    flood.terminate();
    return calculated;
  };
  for (const [kind, calls] of measured) await during(kind, calls, await during("none", 0));
};

await onEachDatabase({ TRUSTED_PROXIES: "127.0.0.1" }, "cbam:read,invoices:write", measure);

/**
 * Mixed load for some minutes: memory, descriptors, latency and event-loop delay must stay flat. One row a minute; ends
 * with 1 when one of them grew.
 *
 *     deno task soak        10 minutes on the embedded database
 *     deno task soak 60
 */
import { table } from "../../src/composition/commands/printed_rows.ts";
import { xlsx } from "../../src/contract/values/media_types.ts";
import { keyIn } from "../support/customer.ts";
import { exampleRequest } from "../support/invoices.ts";
import { admin, freePort } from "../support/process.ts";
import { excelWorkbook } from "../support/workbooks.ts";
import { startLimited } from "./limited_service.ts";
import { complaints, countOf, type Sample as Held } from "./verdicts.ts";

const minutes = countOf(Deno.args[0], 10, "Minutes");
const keyCount = 12;
const clients = 6;
const pauseMs = 40;
const goods = { cn_code: "72083900", origin_country: "CHN", tonnage: 1 };

/** As many cells as a workbook may have: its sheet unpacks to 15 MB, which a worker reads. */
const fullestWorkbook = excelWorkbook(`<row>${"<c><v>1</v></c>".repeat(200)}</row>`.repeat(5_000));

/** One call in so many is of this kind; the first that divides the call's number is made. */
const kinds: ReadonlyArray<readonly [every: number, path: string, body: unknown]> = [
  [2_000, "/tables/read", fullestWorkbook],
  [500, "/api/v1/invoices", {
    ...exampleRequest("commercial"),
    documents: ["commercial"],
    email: "to@example.com",
  }],
  [50, "/api/v1/cbam/reports", { ...goods, import: "2026-02-15" }],
  [20, "/api/v1/cbam/bulk", { shipments: Array(200).fill({ ...goods, import_year: 2026 }) }],
  [3, "/api/v1/cbam/search?q=coil", undefined],
  [2, "/api/v1/cbam/scope?cn=72083900", undefined],
  [1, "/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1&import=2026-02-15", undefined],
];

interface Sample extends Held {
  readonly minute: number;
  readonly requests: number;
  readonly errors: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly longest_ms: number;
  readonly memory_mb: number;
  readonly descriptors: number;
  readonly loop_delay_ms: number;
}

const [port, metricsPort] = [freePort(), freePort()];
const directory = await Deno.makeTempDir();
const env = { PORT: String(port), METRICS_PORT: String(metricsPort), DATA_DIR: directory };
const service = await startLimited(env, 1_024);
const origin = `http://127.0.0.1:${port}`;

const operate = (...words: ReadonlyArray<string>) => admin(env, ...words);
await operate("tier", "set", "enterprise", "--api-rate-per-hour", "10000");
await operate("account", "create", "--email", "a@example.com", "--tier", "enterprise");
const permissions = "cbam:read,cbam:bulk,reports:write,invoices:write";
const keys: Array<string> = [];
while (keys.length < keyCount) {
  keys.push(
    keyIn((await operate("key", "create", "--account", "a@example.com", "--permissions", permissions)).out),
  );
}

let isOver = false;
let calls = 0;
let took: Array<number> = [];
let errors = 0;

const call = async (): Promise<void> => {
  const number = ++calls;
  const [, path = "", body] = kinds.find(([every]) => number % every === 0) ?? [];
  const isFile = body instanceof Uint8Array;
  const headers = {
    "content-type": isFile ? xlsx : "application/json",
    authorization: `Bearer ${keys[number % keys.length]}`,
  };
  const begun = performance.now();
  const answer = await fetch(
    `${origin}${path}`,
    body === undefined
      ? { headers }
      : { method: "POST", headers, body: isFile ? new Uint8Array(body) : JSON.stringify(body) },
  );
  await answer.bytes();
  took.push(performance.now() - begun);
  if (!answer.ok) errors += 1;
};

const client = async (): Promise<void> => {
  while (!isOver) {
    await call();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

const memoryMb = async (): Promise<number> =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(await Deno.readTextFile(`/proc/${service.pid}/status`))?.[1]) / 1_024,
  );

const loopDelayMs = async (): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const delays = [...text.matchAll(/^customs_event_loop_delay_seconds\{quantile="[^"]*"\} (\S+)$/gm)];
  return Math.round(Math.max(0, ...delays.map(([, seconds]) => Number(seconds) * 1_000)));
};

const sample = async (minute: number): Promise<Sample> => {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const row = {
    minute,
    requests: sorted.length,
    errors,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    longest_ms: at(1),
    memory_mb: await memoryMb(),
    descriptors: [...Deno.readDirSync(`/proc/${service.pid}/fd`)].length,
    loop_delay_ms: await loopDelayMs(),
  };
  [took, errors] = [[], 0];
  return row;
};

const load = Array.from({ length: clients }, client);
const rows: Array<Sample> = [];
for (let minute = 1; minute <= minutes; minute++) {
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  rows.push(await sample(minute));
  await Deno.stderr.write(new TextEncoder().encode(`${JSON.stringify(rows.at(-1))}\n`));
}
isOver = true;
await Promise.all(load);
const code = await service.stop();

const found = [...complaints(rows), ...(code === 0 ? [] : [`The service ended with ${code}.`])];
const verdict = found.length === 0 ? "It stayed flat." : `It did not stay flat. ${found.join(" ")}`;
await Deno.stdout.write(
  new TextEncoder().encode(`\n${table(rows.map((row) => ({ ...row })))}\n${verdict}\n`),
);
Deno.exit(found.length === 0 ? 0 : 1);

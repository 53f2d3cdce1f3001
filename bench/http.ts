/**
 * Short requests, in one run and in turn: bare `Deno.serve` sending the same bytes and headers; the floor, which also
 * reads each request and makes a text for it; Hono with zod giving the same answers from the same tables with the same
 * headers and schemas of the parameters that are asked here, but without limits and without entity tags of its own; and
 * this service with all it does, its limits included: every address is asked by a client of its own. `wrk` (Debian's
 * package of that name) loads each; what counts are the medians of CPU a request and their ratios, and beside them the
 * rate.
 *
 * What the service keeps between calls (texts of what many answers share; what a word of the index matches) Hono keeps
 * too where it is the law's, because both call the same functions; no answer is kept as a whole. Of the 5 000 addresses
 * of a path each is asked again only when all others were.
 *
 *     deno task bench bench/http.ts [--quick] [--only calculate] [--beside ../another-working-tree]
 */
import { questions } from "./http_questions.ts";
import { type Load, load, type Program, type Server, start, startService } from "./http_servers.ts";

const isQuick = Deno.args.includes("--quick");
const rounds = isQuick ? 9 : 15;
const seconds = isQuick ? 1 : 2;
/** What is not counted: code is compiled while it runs, on threads that count too. */
const warmUpSeconds = isQuick ? 3 : 8;

const told = (option: string): string | undefined => {
  const at = Deno.args.indexOf(option);
  return at < 0 ? undefined : Deno.args[at + 1];
};

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const bareName = "bare Deno.serve";
const ownName = "this service";

/** An answer of the service, for the others to send what it sends. */
const sample = async (service: Server, path: string) => {
  const answer = await fetch(`${service.origin}${path}`);
  const headers = new Headers(answer.headers);
  for (const name of ["content-length", "date"]) headers.delete(name);
  return { headers: Object.fromEntries(headers), body: await answer.text() };
};

/** The answer of middling length among a few of them. */
const middling = async (service: Server, paths: ReadonlyArray<string>) => {
  const samples = await Promise.all(paths.slice(0, 41).map((path) => sample(service, path)));
  return samples.sort((a, b) => a.body.length - b.body.length)[samples.length >> 1];
};

const peer = (name: string, file: string, given: string): Program => ({
  name,
  args: (port) => [`bench/${file}`, String(port), given],
});

/** The median of the rounds' ratios: what one round has in common, such as a busy machine, falls out. */
const ratio = (loads: ReadonlyArray<Load>, others: ReadonlyArray<Load>): string =>
  median(loads.map(({ cpuPerRequest }, round) => cpuPerRequest / (others[round]?.cpuPerRequest ?? NaN)))
    .toFixed(2).padStart(8);

const show = (server: Server, loads: ReadonlyArray<Load>, compared: {
  readonly bare: ReadonlyArray<Load>;
  readonly service: ReadonlyArray<Load>;
}): void => {
  const cpu = median(loads.map(({ cpuPerRequest }) => cpuPerRequest)).toFixed(1).padStart(8);
  const rate = Math.round(median(loads.map(({ perSecond }) => perSecond)));
  print(
    `  ${server.name.padEnd(18)}${cpu} us CPU a request${
      ratio(loads, compared.bare)
    } of bare; this service is${ratio(compared.service, loads)} of it${String(rate).padStart(9)}/s`,
  );
};

const compare = async (what: string, file: string, servers: ReadonlyArray<Server>): Promise<void> => {
  const loads = new Map<Server, Array<Load>>(servers.map((server) => [server, []]));
  for (const server of servers) await load(server, mixed, warmUpSeconds);
  for (const server of servers) await load(server, file, warmUpSeconds);
  for (let round = 0; round < rounds; round++) {
    for (const server of servers) loads.get(server)?.push(await load(server, file, seconds));
  }
  print(`\n${what}`);
  const of = (server: Server | undefined): ReadonlyArray<Load> => server && loads.get(server) || [];
  const named = (name: string): Server | undefined => servers.find((server) => server.name === name);
  const compared = { bare: of(named(bareName)), service: of(named(ownName)) };
  for (const [server, own] of loads) show(server, own, compared);
};

const directory = await Deno.makeTempDir();
/** Every path in turn: who has answered only one of them has code that is made for it, which no service has. */
const mixed = `${directory}/mixed`;
const all = Object.values(questions);
await Deno.writeTextFile(
  mixed,
  Array.from({ length: 5_000 }, (_, at) => all[at % all.length]?.[at] ?? "").join("\n"),
);
const beside = told("--beside");

for (const [what, paths] of Object.entries(questions)) {
  if (!what.startsWith(told("--only") ?? "")) continue;
  // Every server is started anew for each path: none has code that is made for the path before.
  await using started = new AsyncDisposableStack();
  const service = started.use(await startService(ownName, "."));
  const others = beside === undefined ? [] : [started.use(await startService(beside, beside))];
  const addresses = `${directory}/addresses`;
  const given = `${directory}/given.json`;
  await Deno.writeTextFile(addresses, paths.join("\n"));
  await Deno.writeTextFile(given, JSON.stringify(await middling(service, paths)));
  const bare = started.use(await start(peer(bareName, "peers/bare.ts", given)));
  const floor = started.use(await start(peer("floor", "floors/own_text.ts", given)));
  const hono = started.use(await start(peer("Hono + zod", "peers/hono_zod.ts", given)));
  await compare(what, addresses, [bare, floor, hono, service, ...others]);
}

await Deno.remove(directory, { recursive: true });

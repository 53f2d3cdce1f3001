/**
 * `deno task reference:check`: reads the tables as the service does and prints what they hold, or what is wrong with
 * them, a line each.
 */
import * as Console from "effect/Console";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import { type DescribedFolder, load, type LoadedReference } from "./adapters/reference/files.ts";

const describe = ({ label, manifest }: DescribedFolder): ReadonlyArray<string> => [
  `${label}${label === "" ? manifest.version : ""}  ${manifest.title}`,
  `  in force from ${manifest.in_force.from} until ${manifest.in_force.until ?? "further notice"}, ` +
  `for imports from ${manifest.applies_from}`,
  ...manifest.acts.map((act) => `  ${act.label}`),
  ...(manifest.notice === undefined ? [] : [`  ${manifest.notice}`]),
  ...manifest.files.map(({ name, rows, sha256 }) => `  ${name}: ${rows} rows, SHA-256 ${sha256}`),
];

const summary = ({ tables, prices, folders }: LoadedReference, tookMs: number): string =>
  [
    ...folders.flatMap(describe),
    "",
    `CN codes and headings: ${tables.goods.size}; benchmarks for ${tables.benchmarks.size} CN codes; ` +
    `default values for ${tables.inForce.lines.size} countries and groups; certificate prices: ${prices.length}.`,
    `All tables are in order: data set ${tables.inForce.version} is in force, fingerprint ${tables.fingerprint}, ` +
    `read in ${Math.round(tookMs)} ms.`,
  ].join("\n");

const program = Effect.timed(load()).pipe(
  Effect.matchEffect({
    onFailure: (error) => Effect.as(Console.error(error.message), 1),
    onSuccess: ([took, loaded]) => Effect.as(Console.log(summary(loaded, Duration.toMillis(took))), 0),
  }),
);

if (import.meta.main) Deno.exitCode = await Effect.runPromise(program);

/**
 * `deno task reference:check`: reads the tables as the service does and prints what they hold, or what is wrong with
 * them, a line each.
 */
import * as Clock from "effect/Clock";
import * as Console from "effect/Console";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import type { DataSet } from "./domain/cbam/law/reference.ts";
import { isInForce } from "./domain/cbam/law/law.ts";
import type { CalendarDay } from "./kernel/time/calendar.ts";
import { dayInBrussels } from "./kernel/time/day_in_brussels.ts";
import { type DescribedFolder, load, type LoadedReference } from "./adapters/reference/files.ts";

const describe = ({ label, manifest }: DescribedFolder): ReadonlyArray<string> => [
  `${label}${label === "" ? manifest.version : ""}  ${manifest.title}`,
  `  in force from ${manifest.in_force.from} until ${manifest.in_force.until ?? "further notice"}, ` +
  `for imports from ${manifest.applies_from}`,
  ...manifest.acts.map((act) => `  ${act.label}`),
  ...(manifest.notice === undefined ? [] : [`  ${manifest.notice}`]),
  ...manifest.files.map(({ name, rows, sha256 }) => `  ${name}: ${rows} rows, SHA-256 ${sha256}`),
];

/** Data sets by what they are today: in force, each for its imports, or to come. */
const standing = ({ tables }: LoadedReference, today: CalendarDay): ReadonlyArray<string> => {
  const all = [...tables.dataSets.values()];
  const named = (dataSets: ReadonlyArray<DataSet>): string =>
    dataSets.map(({ version, appliesFrom }) => `${version} (imports from ${appliesFrom})`).join(", ");
  const inForce = all.filter((dataSet) => isInForce(dataSet, today));
  const toCome = all.filter(({ inForceFrom }) => inForceFrom > today);
  return [
    `In force on ${today}: ${inForce.length === 0 ? "no data set" : named(inForce)}.`,
    ...toCome.map((dataSet) => `To come, in force from ${dataSet.inForceFrom}: ${named([dataSet])}.`),
  ];
};

/** Summary of a run over tables that are in order. */
interface Run {
  readonly tookMs: number;
  readonly today: CalendarDay;
}

const summary = (loaded: LoadedReference, { tookMs, today }: Run): string => {
  const { tables, prices, folders } = loaded;
  return [
    ...folders.flatMap(describe),
    "",
    `CN codes and headings: ${tables.goods.size}; benchmarks for ${tables.benchmarks.size} CN codes; ` +
    `default values for ${tables.newest.lines.size} countries and groups; certificate prices: ${prices.length}.`,
    ...standing(loaded, today),
    `All tables are in order: fingerprint ${tables.fingerprint}, read in ${Math.round(tookMs)} ms.`,
  ].join("\n");
};

/** Checks the tables below a directory and prints what they hold. @returns the exit code */
export const check = (directory?: URL): Effect.Effect<number> =>
  Effect.timed(load(directory === undefined ? {} : { directory })).pipe(
    Effect.matchEffect({
      onFailure: (error) => Effect.as(Console.error(error.message), 1),
      onSuccess: ([took, loaded]) =>
        Effect.flatMap(Clock.currentTimeMillis, (nowMs) => {
          const run = { tookMs: Duration.toMillis(took), today: dayInBrussels(nowMs) };
          return Effect.as(Console.log(summary(loaded, run)), 0);
        }),
    }),
  );

if (import.meta.main) Deno.exitCode = await Effect.runPromise(check());

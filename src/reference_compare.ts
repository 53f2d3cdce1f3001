/**
 * `deno task reference:compare FILE.xlsx [VERSION]`: holds the default values of a data set, the one in force unless a
 * version is named, against the Commission's own workbook, and prints every difference. Exit code 1 when there is one.
 */
import * as Console from "effect/Console";
import * as Effect from "effect/Effect";
import { compareWorkbook, type Comparison } from "./adapters/reference/compare.ts";
import { load } from "./adapters/reference/files.ts";
import { readWorkbook, WorkbookUnreadable } from "./adapters/reference/workbook.ts";

const usage = "Name the workbook: deno task reference:compare FILE.xlsx [VERSION].";

const summary = (version: string, { differences, lines, countries, roundedFigures }: Comparison): string =>
  [
    ...differences,
    `${differences.length} differences between data set ${version} and the workbook: ${lines} lines of ${countries} ` +
    `countries and groups were compared; ${roundedFigures} figures are the same as printed, with more digits in the workbook.`,
  ].join("\n");

const compare = (file: string, version: string | undefined) =>
  Effect.gen(function* () {
    const { tables } = yield* load();
    const dataSet = version === undefined ? tables.newest : tables.dataSets.get(version);
    if (dataSet === undefined) {
      const known = [...tables.dataSets.keys()].join(", ");
      return yield* new WorkbookUnreadable({ message: `There is no data set ${version}: ${known}.` });
    }
    const bytes = yield* Effect.tryPromise({
      try: () => Deno.readFile(file),
      catch: (error) => new WorkbookUnreadable({ message: `${file} can't be read: ${error}` }),
    });
    const comparison = compareWorkbook(dataSet, yield* readWorkbook(bytes));
    yield* Console.log(summary(dataSet.version, comparison));
    return comparison.differences.length === 0 ? 0 : 1;
  });

/** @returns the exit code */
const program = ([file, version]: ReadonlyArray<string>): Effect.Effect<number> =>
  file === undefined
    ? Effect.as(Console.error(usage), 1)
    : Effect.catchAll(compare(file, version), ({ message }) => Effect.as(Console.error(message), 1));

if (import.meta.main) Deno.exitCode = await Effect.runPromise(program(Deno.args));

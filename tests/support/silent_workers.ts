/**
 * Workers of a run of all tests that say nothing any more: a test that blocks its thread isn't told of as one that takes
 * long, nor is a file that is never loaded, and the run would end with nobody's patience.
 */
import { clockOf, kindOf, withoutSigns } from "./run_report.ts";

/** Patience with a worker of several files, none of whose tests takes half of it, and with all workers together, ms. */
export const patience = { sharedMs: 6 * 60_000, allMs: 12 * 60_000 } as const;

/** Module that a worker runs. */
export interface Watched {
  readonly path: string;
  /** Files that it imports. */
  readonly files: number;
}

/** Last sign of a worker. */
interface Sign {
  readonly atMs: number;
  /** What it had done by then, as the end of a sentence. */
  readonly doing: string;
}

/** A worker that is given up. */
export interface Silent {
  readonly path: string;
  readonly sentence: string;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** @returns the module's name and the test, where the line tells of one that ended */
const endedTest = (line: string): { readonly module: string; readonly test: string } | undefined => {
  const [, path, test] = /^(\S+) => (.*) \.\.\. /.exec(withoutSigns(line)) ?? [];
  return path === undefined || test === undefined || kindOf(line) === "other"
    ? undefined
    : { module: nameOf(path), test };
};

/** Signs of a run's workers. */
export interface WorkerWatch {
  /** Takes a line of `deno test`. */
  readonly hear: (line: string) => void;
  /**
   * @param left modules that aren't through
   * @returns those for which the run is ended: where all that are left are shared and silent, or nobody says anything
   */
  readonly givenUp: (left: ReadonlyArray<Watched>) => ReadonlyArray<Silent>;
}

/**
 * @param nowMs moments, ms
 * @param loadingOf the file that a module loads or loaded last, and since when; undefined for one that hasn't begun
 */
export const workerWatch = (
  nowMs: () => number,
  loadingOf: (path: string) => { readonly file: string; readonly atMs: number } | undefined,
): WorkerWatch => {
  const ended = new Map<string, Sign>();
  let lastMs = nowMs();
  const signOf = ({ path }: Watched): Sign | undefined => {
    const test = ended.get(nameOf(path));
    if (test !== undefined) return test;
    const loading = loadingOf(path);
    return loading &&
      { atMs: loading.atMs, doing: `no test of it has ended, it loaded ${loading.file} last` };
  };
  const silence = (module: Watched, sinceMs: number, doing: string): Silent => ({
    path: module.path,
    sentence: `${nameOf(module.path)} has said nothing for ${
      clockOf((nowMs() - sinceMs) / 1_000)
    } minutes and is given up: ${doing}.`,
  });
  return {
    hear: (line) => {
      const test = endedTest(line);
      if (test === undefined) return;
      lastMs = nowMs();
      ended.set(test.module, { atMs: lastMs, doing: `the last test that ended is "${test.test}"` });
    },
    givenUp: (left) => {
      if (left.length === 0) return [];
      const isAllSilent = nowMs() - lastMs >= patience.allMs;
      const silent = left.flatMap((module) => {
        const sign = signOf(module);
        if (sign === undefined) return isAllSilent ? [silence(module, lastMs, "it loaded no file")] : [];
        const isSilent = module.files > 1 && nowMs() - sign.atMs >= patience.sharedMs;
        return isSilent || isAllSilent ? [silence(module, sign.atMs, sign.doing)] : [];
      });
      return silent.length === left.length ? silent : [];
    },
  };
};

/**
 * Text of a module that imports files in their order and writes before each of them which it is, into a file beside it.
 * @param files addresses to import, with what they are called
 */
export const importing = (
  files: ReadonlyArray<{ readonly url: string; readonly name: string }>,
  loadingFile: string,
): string =>
  files.map(({ url, name }) => {
    const mark = `Deno.writeTextFileSync(${JSON.stringify(loadingFile)}, ${JSON.stringify(name)})`;
    return `import ${JSON.stringify(`data:text/javascript,${encodeURIComponent(mark)}`)};\nimport ${
      JSON.stringify(url)
    };\n`;
  }).join("");

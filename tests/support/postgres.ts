/** A real PostgreSQL server of the tests' own, from Debian's packages: on loopback, on a free port, thrown away. */
import assert from "node:assert/strict";
import { cpuSecondsOf } from "./cpu.ts";
import { unpackEmptyCluster } from "./empty_cluster.ts";
import { endedAfterTests } from "./left_running.ts";
import { hasPostgres, ownedDirectory, runAsOwner } from "./postgres_programs.ts";
import { freePort } from "./process.ts";

/** A running server; `await using` removes it. */
export interface PostgresServer extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** Where the cluster's files are, and who owns them. */
  readonly data: string;
  /** Stops it at once, as a crash would, and starts it again on the same port. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops all its processes where they stand, and lets them go on. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
  /** Seconds of CPU of all its processes that still run. */
  readonly cpuSeconds: () => number;
  /** Ends it and removes its files. */
  readonly remove: () => Promise<void>;
}

/** The server's main process and all that it started. */
const processesOf = (data: string): ReadonlyArray<number> => {
  const main = Number(Deno.readTextFileSync(`${data}/postmaster.pid`).split("\n")[0]);
  const children = [...Deno.readDirSync("/proc")].map(({ name }) => Number(name)).filter((pid) => {
    try {
      return pid > 0 &&
        new RegExp(`^PPid:\\s+${main}$`, "m").test(Deno.readTextFileSync(`/proc/${pid}/status`));
    } catch {
      return false;
    }
  });
  return [main, ...children];
};

/** A process of the server may end between being listed and the signal. */
const signal = (data: string, what: Deno.Signal): void => {
  for (const pid of processesOf(data)) {
    try {
      Deno.kill(pid, what);
    } catch (failure) {
      if (!(failure instanceof Deno.errors.NotFound)) throw failure;
    }
  }
};

/** Settings that a server may have of its own: whatever they are, every test must come out the same. */
const oddSettings = [
  "datestyle=German,DMY",
  "timezone=Pacific/Chatham",
  "intervalstyle=sql_standard",
  "standard_conforming_strings=off",
  "client_encoding=LATIN1",
];

/**
 * What a crash of the machine would need, which no test waits for, and the collection of what is old, which starts a process
 * for each database in turn, of which a worker of many files makes a hundred.
 */
const leftOut = ["fsync=off", "full_page_writes=off", "autovacuum=off"];

/** How a server is started. */
export interface PostgresOptions {
  /** Settings such as `wal_level=replica`. */
  readonly settings?: ReadonlyArray<string>;
  /** Whether the server keeps PostgreSQL's own defaults, for a release that isn't ready for others. */
  readonly isPlain?: boolean;
  /** Makes the cluster's files; undefined: an empty cluster. */
  readonly make?: (data: string) => Promise<void>;
}

/** Starts a server on an empty cluster, or on one that is made otherwise; its data is not synced to disk. */
export const startPostgres = async (
  { settings = [], isPlain = false, make = unpackEmptyCluster }: PostgresOptions = {},
): Promise<PostgresServer> => {
  assert.ok(hasPostgres, "PostgreSQL is not installed");
  const directory = await ownedDirectory();
  const data = `${directory}/data`;
  const port = freePort();
  await make(data);
  const options = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
    ...[...leftOut, ...(isPlain ? [] : oddSettings), ...settings].map((setting) => `-c ${setting}`),
  ].join(" ");
  const start = async () => {
    await runAsOwner("pg_ctl", ["-D", data, "-w", "-o", options, "-l", `${directory}/log`, "start"]);
  };
  const stop = async () => {
    await runAsOwner("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
  };
  const remove = endedAfterTests(async () => {
    if (await isRunning(data)) {
      signal(data, "SIGCONT");
      await stop();
    }
    await Deno.remove(directory, { recursive: true });
  });
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    data,
    start,
    stop,
    freeze: () => Promise.resolve(signal(data, "SIGSTOP")),
    thaw: () => Promise.resolve(signal(data, "SIGCONT")),
    cpuSeconds: () => processesOf(data).reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    remove,
    [Symbol.asyncDispose]: remove,
  };
};

const isRunning = (data: string): Promise<boolean> =>
  Deno.stat(`${data}/postmaster.pid`).then(() => true, () => false);

/** A real PostgreSQL server of the tests' own, from Debian's packages: on loopback, on a free port, thrown away. */
import assert from "node:assert/strict";
import { freePort } from "./process.ts";

const versionsDirectory = "/usr/lib/postgresql";

const programs = ((): string | undefined => {
  try {
    const versions = [...Deno.readDirSync(versionsDirectory)].map(({ name }) => Number(name)).filter((v) =>
      v >= 15
    );
    return versions.length === 0 ? undefined : `${versionsDirectory}/${Math.max(...versions)}/bin`;
  } catch {
    return undefined;
  }
})();

/** Whether a server can be started here. */
export const hasPostgres = programs !== undefined;

const idOf = async (flag: "-u" | "-g"): Promise<number> => {
  const { stdout } = await new Deno.Command("id", { args: [flag, "postgres"] }).output();
  return Number(new TextDecoder().decode(stdout));
};

/** A cluster refuses to be root's: then it is the package's own user's. */
const owner = async (): Promise<{ readonly uid: number; readonly gid: number } | undefined> =>
  Deno.uid() === 0 ? { uid: await idOf("-u"), gid: await idOf("-g") } : undefined;

/** A running server. */
export interface PostgresServer {
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
  /** Ends it and removes its files. */
  readonly remove: () => Promise<void>;
}

/** Runs one of PostgreSQL's programs, or another one as its user. */
export const runAsOwner = async (
  command: string,
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { success, stdout, stderr } = await new Deno.Command(
    command.includes("/") ? command : `${programs}/${command}`,
    { args: [...args], ...(await owner() ?? {}), cwd: "/", env, stdout: "piped", stderr: "piped" },
  ).output();
  assert.ok(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
};

/** Starts a program as the server's user, which some refuse to run as root. */
export const spawnAsOwner = async (
  command: string,
  args: ReadonlyArray<string>,
): Promise<Deno.ChildProcess> =>
  new Deno.Command(command, {
    args: [...args],
    ...(await owner() ?? {}),
    cwd: "/",
    stdout: "null",
    stderr: "null",
  }).spawn();

/** A directory that belongs to the server's user. */
export const ownedDirectory = async (): Promise<string> => {
  const as = await owner();
  const directory = await Deno.makeTempDir();
  if (as !== undefined) await Deno.chown(directory, as.uid, as.gid);
  return directory;
};

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

const signal = (data: string, what: Deno.Signal): void => {
  for (const pid of processesOf(data)) Deno.kill(pid, what);
};

/** Settings that a server may have of its own: whatever they are, every test must come out the same. */
const oddSettings = [
  "datestyle=German,DMY",
  "timezone=Pacific/Chatham",
  "intervalstyle=sql_standard",
  "standard_conforming_strings=off",
  "client_encoding=LATIN1",
];

/** How a server is started. */
export interface PostgresOptions {
  /** Settings such as `wal_level=replica`. */
  readonly settings?: ReadonlyArray<string>;
  /** Makes the cluster's files; undefined: an empty cluster. */
  readonly make?: (data: string) => Promise<void>;
}

const makeEmpty = async (data: string): Promise<void> => {
  await runAsOwner("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8"]);
};

/** Starts a server on an empty cluster, or on one that is made otherwise; its data is not synced to disk. */
export const startPostgres = async (
  { settings = [], make = makeEmpty }: PostgresOptions = {},
): Promise<PostgresServer> => {
  assert.ok(programs !== undefined, "PostgreSQL is not installed");
  const directory = await ownedDirectory();
  const data = `${directory}/data`;
  const port = freePort();
  await make(data);
  const options = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`,
    ...[...oddSettings, ...settings].map((setting) => `-c ${setting}`),
  ].join(" ");
  const start = async () => {
    await runAsOwner("pg_ctl", ["-D", data, "-w", "-o", options, "-l", `${directory}/log`, "start"]);
  };
  const stop = async () => {
    await runAsOwner("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    data,
    start,
    stop,
    freeze: () => Promise.resolve(signal(data, "SIGSTOP")),
    thaw: () => Promise.resolve(signal(data, "SIGCONT")),
    remove: async () => {
      if (await isRunning(data)) await stop();
      await Deno.remove(directory, { recursive: true });
    },
  };
};

const isRunning = (data: string): Promise<boolean> =>
  Deno.stat(`${data}/postmaster.pid`).then(() => true, () => false);

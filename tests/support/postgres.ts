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
  /** Stops it at once, as a crash would, and starts it again on the same port. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it and removes its files. */
  readonly remove: () => Promise<void>;
}

const run = async (
  command: string,
  args: ReadonlyArray<string>,
  as: { uid: number; gid: number } | undefined,
) => {
  const { success, stderr } = await new Deno.Command(command, {
    args: [...args],
    ...(as ?? {}),
    cwd: "/",
    stdout: "null",
    stderr: "piped",
  }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
};

/** Starts a server with an empty cluster; its data is not synced to disk. */
export const startPostgres = async (): Promise<PostgresServer> => {
  assert.ok(programs !== undefined, "PostgreSQL is not installed");
  const as = await owner();
  const directory = await Deno.makeTempDir();
  if (as !== undefined) await Deno.chown(directory, as.uid, as.gid);
  const data = `${directory}/data`;
  const port = freePort();
  await run(
    `${programs}/initdb`,
    ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8"],
    as,
  );
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const start = () =>
    run(`${programs}/pg_ctl`, ["-D", data, "-w", "-o", options, "-l", `${directory}/log`, "start"], as);
  const stop = () => run(`${programs}/pg_ctl`, ["-D", data, "-m", "immediate", "-w", "stop"], as);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: async () => {
      await stop();
      await Deno.remove(directory, { recursive: true });
    },
  };
};

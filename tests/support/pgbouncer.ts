/** A real PgBouncer of the tests' own, from Debian's package: on loopback, before one server, in transaction mode. */
import { endedAfterTests } from "./left_running.ts";
import { type PostgresServer } from "./postgres.ts";
import { ownedDirectory, spawnAsOwner } from "./postgres_programs.ts";
import { isInstalled } from "./installed.ts";
import { freePort, until } from "./process.ts";

export const hasPgbouncer = isInstalled("pgbouncer");

/** A pooler that runs. */
export interface Pgbouncer {
  /** The server's address by way of the pooler. */
  readonly url: string;
  readonly remove: () => Promise<void>;
}

const accepts = (port: number) => (): Promise<boolean> =>
  Deno.connect({ hostname: "127.0.0.1", port }).then((connection) => {
    connection.close();
    return true;
  }, () => false);

/**
 * @param postgres the server, under the address of any of its databases
 * @param settings further lines of its configuration
 */
export const startPgbouncer = async (
  { url, port: serverPort }: PostgresServer,
  settings: ReadonlyArray<string> = [],
): Promise<Pgbouncer> => {
  const directory = await ownedDirectory();
  const port = freePort();
  await Deno.writeTextFile(
    `${directory}/pgbouncer.ini`,
    [
      "[databases]",
      `* = host=127.0.0.1 port=${serverPort} user=postgres`,
      "[pgbouncer]",
      `listen_port = ${port}`,
      "listen_addr = 127.0.0.1",
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      ...settings,
    ].join("\n"),
  );
  await Deno.chmod(directory, 0o755);
  const process = await spawnAsOwner("pgbouncer", [`${directory}/pgbouncer.ini`]);
  await until(accepts(port));
  return {
    url: url.replace(`:${serverPort}/`, `:${port}/`),
    remove: endedAfterTests(async () => {
      process.kill("SIGKILL");
      await process.status;
      await Deno.remove(directory, { recursive: true });
    }),
  };
};

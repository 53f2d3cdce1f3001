/** Two processes of the service on one PostgreSQL, behind a proxy. */
import { makeKey } from "./made_key.ts";
import { startPostgres } from "./postgres.ts";
import { type Killable, production, startKillable, until } from "./process.ts";

/** Two processes. */
export interface Fleet {
  readonly ports: readonly [number, number];
  readonly key: string;
  /** Ends one process as a crash would. */
  readonly killOne: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const permissions = "cbam:read,cbam:bulk,reports:write,invoices:write";

/** Starts both behind a proxy on loopback that clients reach under the origin. */
export const startFleet = async (origin: string): Promise<Fleet> => {
  const postgres = await startPostgres();
  const directory = await Deno.makeTempDir();
  const env = {
    ...production,
    PUBLIC_BASE_URL: origin,
    TRUSTED_PROXIES: "127.0.0.1",
    HOST: "127.0.0.1",
    DATABASE_URL: postgres.url,
    DATA_DIR: directory,
  };
  const start = (): Promise<Killable> => startKillable(env, "start");
  const [first, second] = [await start(), await start()];
  const ports = [first.port, second.port] as const;
  for (const port of ports) {
    await until(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then((ready) => ready.bytes().then(() => ready.ok))
    );
  }
  const key = await makeKey(env, permissions);
  return {
    ports,
    key,
    killOne: first.kill,
    stop: async () => {
      await second.kill();
      await postgres.remove();
      await Deno.remove(directory, { recursive: true });
    },
  };
};

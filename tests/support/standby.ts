/** A real standby of a real server: it streams from it, and can be promoted. */
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { runAsOwner } from "./postgres_programs.ts";
import { until } from "./process.ts";
import { psql } from "./server_tests.ts";

export interface Standby extends PostgresServer {
  /** Makes it take writes; its primary must be gone. */
  readonly promote: () => Promise<void>;
}

/** Starts a standby that its primary waits for at each commit, so that nothing acknowledged can be lost. */
export const startSynchronousStandby = async (primary: PostgresServer): Promise<Standby> => {
  const standby = await startPostgres({
    make: async (data) => {
      await runAsOwner("pg_basebackup", ["-D", data, "-R", "-X", "stream", "-c", "fast", "-d", primary.url]);
    },
  });
  await psql(primary.url, "alter system set synchronous_standby_names = '*'", "select pg_reload_conf()");
  await until(async () => {
    const [row] = await psql(
      primary.url,
      "select count(*)::int as n from pg_stat_replication where sync_state = 'sync'",
    );
    return row?.["n"] === 1;
  });
  return {
    ...standby,
    promote: async () => {
      await runAsOwner("pg_ctl", ["-D", standby.data, "-w", "promote"]);
    },
  };
};

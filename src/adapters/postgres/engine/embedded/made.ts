/**
 * Check that a database is this service's already. The operator's commands ask, because they never make one: a wrong
 * `DATA_DIR` or `DATABASE_URL` would otherwise give an empty database that no service uses.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import { StartFailed } from "../../../../application/start_failed.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import { clusterOf, isMade } from "./cluster_files.ts";
import { migrationsTable } from "../migrations.ts";
import { orUnavailable } from "../unavailable.ts";

/**
 * @returns true if a service made its embedded database in the data directory
 * @fails StartFailed where the directory is another user's
 */
export const hasCluster = (directory: string): Effect.Effect<boolean, StartFailed> =>
  Effect.tryPromise({
    try: () => isMade(clusterOf(directory)),
    catch: (error) =>
      new StartFailed({
        message:
          `DATA_DIR ${directory} can't be looked into: ${error}. Commands and service run as the user whose directory it is.`,
      }),
  });

/** True if a service made its tables in the database. */
export const hasTables: Effect.Effect<boolean, ServiceUnavailable, SqlClient.SqlClient> = orUnavailable(
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`select 1 where to_regclass(${migrationsTable}) is not null`,
  ),
).pipe(Effect.map((rows) => rows.length > 0));

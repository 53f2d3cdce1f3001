/**
 * The files of the embedded database: made once, under a mark, so that a first start that is killed is made up for
 * by the next one; then opened by one process at a time (see `directory_lock.ts`).
 */
import { PGlite } from "@electric-sql/pglite";
import * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";
import { StartFailed } from "../../../application/start_failed.ts";
import { compiledDatabase } from "./compiled_database.ts";
import { unpackCluster } from "./prepared_cluster.ts";
import { privateDirectory } from "../../storage/private_directory.ts";

/**
 * A checkpoint every 64 MB of log keeps the start after a crash short, and the directory small. Files of the log aren't
 * filled with zeros first: the database works on the service's thread, which would stand still for 50 ms each time.
 */
const settings = ["max_wal_size=64MB", "wal_init_zero=off"];
const everyStart = {
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ["-c", setting])],
};

/** Where no cluster was prepared. It is made in memory and written out afterwards: syncing it there would only cost time. */
export const firstStart = { initDbStartParams: ["--no-sync"] };

/** Opens the database in a directory, or makes it there as the options say. */
const create = async (cluster: string, options?: typeof firstStart): Promise<PGlite> =>
  await PGlite.create(cluster, {
    ...options,
    ...everyStart,
    pgliteWasmModule: await compiledDatabase(),
  });

const exists = (path: string): Promise<boolean> =>
  Deno.stat(path).then(() => true, (error) => {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  });

const remove = async (path: string): Promise<void> => {
  if (await exists(path)) await Deno.remove(path, { recursive: true });
};

/**
 * What the first opening of a directory makes: with the migrations that are at hand already, or without a table, for the
 * backup of an older release.
 */
export type NewCluster = "migrated" | "empty";

/** While the mark stands, the cluster is half made: a start that finds it makes the cluster anew. */
const make = async (cluster: string, mark: string, anew: NewCluster): Promise<PGlite> => {
  await Deno.writeTextFile(mark, "");
  await remove(cluster);
  const isUnpacked = anew === "migrated" && await unpackCluster(cluster);
  await privateDirectory(cluster);
  const database = await create(cluster, isUnpacked ? undefined : firstStart);
  await Deno.remove(mark);
  return database;
};

const markOf = (cluster: string): string => `${cluster}.unfinished`;

/** Whether the cluster's files are there, and whole. */
export const isMade = async (cluster: string): Promise<boolean> =>
  await exists(cluster) && !(await exists(markOf(cluster)));

const open = async (cluster: string, anew: NewCluster): Promise<PGlite> => {
  if (!(await isMade(cluster))) return await make(cluster, markOf(cluster), anew);
  await privateDirectory(cluster);
  return await create(cluster);
};

/**
 * Opens the database of a data directory until the scope closes; the first time, makes it.
 * @fails StartFailed when its files can't be read or written
 */
export const openEmbedded = (
  directory: string,
  anew: NewCluster = "migrated",
): Effect.Effect<PGlite, StartFailed, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: () => open(`${directory}/database`, anew),
      catch: (error) =>
        new StartFailed({ message: `The embedded database in ${directory} can't be opened: ${error}.` }),
    }),
    (database) => Effect.promise(() => database.close()),
  );

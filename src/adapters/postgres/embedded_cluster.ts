/**
 * The files of the embedded database: made once, at the side, so that a first start that is killed leaves nothing
 * half made; then opened by one process at a time (see `directory_lock.ts`).
 */
import { PGlite } from "@electric-sql/pglite";
import * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";
import { StartFailed } from "../../application/start_failed.ts";

/** The new cluster is made in memory and written out afterwards: syncing it there would only cost a second. */
const firstStart = { initDbStartParams: ["--no-sync"] };

/** A checkpoint every 64 MB of log keeps the start after a crash short, and the directory small. */
const everyStart = { startParams: [...PGlite.defaultStartParams, "-c", "max_wal_size=64MB"] };

const exists = (path: string): Promise<boolean> =>
  Deno.stat(path).then(() => true, (error) => {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  });

const make = async (cluster: string): Promise<void> => {
  const unfinished = `${cluster}.unfinished`;
  if (await exists(unfinished)) await Deno.remove(unfinished, { recursive: true });
  const database = await PGlite.create(unfinished, firstStart);
  await database.close();
  await Deno.rename(unfinished, cluster);
};

const open = async (cluster: string): Promise<PGlite> => {
  if (!(await exists(cluster))) await make(cluster);
  return await PGlite.create(cluster, everyStart);
};

/**
 * Opens the database of a data directory until the scope closes; the first time, makes it.
 * @fails StartFailed when its files can't be read or written
 */
export const openEmbedded = (directory: string): Effect.Effect<PGlite, StartFailed, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: () => open(`${directory}/database`),
      catch: (error) =>
        new StartFailed({ message: `The embedded database in ${directory} can't be opened: ${error}.` }),
    }),
    (database) => Effect.promise(() => database.close()),
  );

/**
 * The files of the embedded database: made once, under a mark, so that a first start that is killed is made up for
 * by the next one; then opened by one process at a time (see `directory_lock.ts`).
 */
import { PGlite } from "@electric-sql/pglite";
import { privateDirectory } from "../../storage/private_directory.ts";
import { clusterOf, exists, isMade, markOf, type NewCluster } from "./cluster_files.ts";

/**
 * A checkpoint every 64 MB of log keeps the start after a crash short, and the directory small. Files of the log aren't
 * filled with zeros first: all statements would stand still for 50 ms each time. Of 128 MB of buffers each start would write every byte, a
 * third of its opening; what doesn't fit is in the system's own cache.
 */
const settings = ["max_wal_size=64MB", "wal_init_zero=off", "shared_buffers=32MB"];
const everyStart = {
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ["-c", setting])],
};

/** Where no cluster was prepared. It is made in memory and written out afterwards: syncing it there would only cost time. */
export const firstStart = { initDbStartParams: ["--no-sync"] };

/** Opens the database in a directory, or makes it there as the options say. */
const create = (
  cluster: string,
  program: WebAssembly.Module,
  options?: typeof firstStart,
): Promise<PGlite> => PGlite.create(cluster, { ...options, ...everyStart, pgliteWasmModule: program });

const remove = async (path: string): Promise<void> => {
  if (await exists(path)) await Deno.remove(path, { recursive: true });
};

/** A database to be opened. */
interface Where {
  readonly directory: string;
  readonly anew: NewCluster;
  readonly program: WebAssembly.Module;
}

/** While the mark stands, the cluster is half made: a start that finds it makes the cluster anew. */
const make = async (cluster: string, { anew, program }: Where): Promise<PGlite> => {
  const mark = markOf(cluster);
  await Deno.writeTextFile(mark, "");
  await remove(cluster);
  const { unpackCluster } = await import("./prepared_cluster.ts");
  const isUnpacked = anew === "migrated" && await unpackCluster(cluster);
  await privateDirectory(cluster);
  const database = await create(cluster, program, isUnpacked ? undefined : firstStart);
  await Deno.remove(mark);
  return database;
};

/**
 * Opens the database of a data directory; the first time, makes it.
 * @throws what the operating system or the database says of its files
 */
export const openCluster = async (opening: Where): Promise<PGlite> => {
  const cluster = clusterOf(opening.directory);
  if (!(await isMade(cluster))) return await make(cluster, opening);
  await privateDirectory(cluster);
  return await create(cluster, opening.program);
};

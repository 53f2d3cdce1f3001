/**
 * The files of the embedded database: made once, beside their place, so that a first start that is killed is made up for
 * by the next one and nothing is ever written over; then opened by one process at a time (see `directory_lock.ts`).
 */
import { PGlite } from "@electric-sql/pglite";
import { privateDirectory } from "../../../storage/private_directory.ts";
import {
  clusterOf,
  exists,
  isMade,
  lackingOf,
  makingOf,
  type NewCluster,
  oldMarkOf,
} from "./cluster_files.ts";

/**
 * A checkpoint every 64 MB of log keeps the start after a crash short, and the directory small. Files of the log aren't
 * filled with zeros first: all statements would stand still for 50 ms each time. Of 128 MB of buffers each start would write every byte, a
 * third of its opening; what doesn't fit is in the system's own cache.
 */
const settings = ["max_wal_size=64MB", "wal_init_zero=off", "shared_buffers=32MB"];
const everyStart = {
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ["-c", setting])],
};

/**
 * Options of a first start where no cluster was prepared. It is made in memory and written out afterwards: syncing it
 * there would only cost time.
 */
export const firstStart = { initDbStartParams: ["--no-sync"] };

/** The directory can't be opened as a database, nor be taken for an empty one; the message is a clause for the operator. */
export class ClusterBroken extends Error {
  override readonly name = "ClusterBroken";
}

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

/** Makes a cluster beside its place, without the log that a whole start writes, so that a kill leaves nothing in its place. */
const make = async (cluster: string, { anew, program }: Where): Promise<void> => {
  const making = makingOf(cluster);
  await remove(making);
  const { unpackCluster } = await import("./prepared_cluster.ts");
  const isUnpacked = anew === "migrated" && await unpackCluster(making);
  await privateDirectory(making);
  if (!isUnpacked) await (await create(making, program, firstStart)).close();
  await Deno.rename(making, cluster);
};

/** Major version of the engine, which every cluster that it makes names in `PG_VERSION`. */
const engineVersion = "18";

/** A directory with anything in it that isn't a whole cluster of this engine is the operator's to look at: nothing is made over it. */
const requireWhole = async (cluster: string): Promise<void> => {
  const mark = oldMarkOf(cluster);
  if (await exists(mark)) {
    throw new ClusterBroken(
      `${mark} says that the first start of release 0.1 was cut short: delete ${mark} and ${cluster} if this service never ran on them`,
    );
  }
  const lacking = await lackingOf(cluster);
  if (lacking.length > 0) {
    throw new ClusterBroken(
      `${cluster} is neither empty nor a whole database: it lacks ${
        lacking.join(", ")
      }. Put back what is missing, or move the directory away and restore a backup; nothing in it was changed`,
    );
  }
  const version = (await Deno.readTextFile(`${cluster}/PG_VERSION`)).trim();
  if (/^\d{1,2}$/.test(version) && version !== engineVersion) {
    throw new ClusterBroken(
      `${cluster} is a database of PostgreSQL ${version}, and the embedded one is PostgreSQL ${engineVersion}: move it away and restore a backup, or have its own server open it and name that in DATABASE_URL; nothing in it was changed`,
    );
  }
};

/**
 * Opens the database of a data directory; the first time, makes it.
 * @throws ClusterBroken, or what the operating system or the database says of its files
 */
export const openCluster = async (opening: Where): Promise<PGlite> => {
  const cluster = clusterOf(opening.directory);
  if (await isMade(cluster)) await requireWhole(cluster);
  else await make(cluster, opening);
  await privateDirectory(cluster);
  return await create(cluster, opening.program);
};

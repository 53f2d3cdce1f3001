/** Cluster of the embedded database in a data directory, and the check that it is whole. */

/** The cluster of a data directory. */
export const clusterOf = (directory: string): string => `${directory}/database`;

/** Directory in which a cluster is made, beside its place: it is moved there once it is whole. */
export const makingOf = (cluster: string): string => `${cluster}.making`;

/** Release 0.1 made a cluster in its place, and this file stood as long as it was half made. */
export const oldMarkOf = (cluster: string): string => `${cluster}.unfinished`;

/** True if something has the path; below a file nothing has. */
export const exists = (path: string): Promise<boolean> =>
  Deno.stat(path).then(() => true, (error) => {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) return false;
    throw error;
  });

/** True if anything is where the cluster has its place, a file too; an empty directory is nothing. */
export const isMade = async (cluster: string): Promise<boolean> => {
  if (!(await exists(cluster))) return false;
  if (!(await Deno.stat(cluster)).isDirectory) return true;
  for await (const _ of Deno.readDir(cluster)) return true;
  return false;
};

/**
 * Entries that every cluster has.
 * @source PostgreSQL documentation, database file layout
 */
const entries = [
  "PG_VERSION",
  "base",
  "global/pg_control",
  "global/pg_filenode.map",
  "pg_commit_ts",
  "pg_dynshmem",
  "pg_hba.conf",
  "pg_ident.conf",
  "pg_logical",
  "pg_multixact",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat",
  "pg_stat_tmp",
  "pg_subtrans",
  "pg_tblspc",
  "pg_twophase",
  "pg_wal",
  "pg_xact",
  "postgresql.conf",
];

/** Folders that are empty in no cluster: of each the newest file is kept, whatever became of the others. */
const filled = ["base", "pg_wal", "pg_xact"];

/** True if a folder has a file, or a folder, by a name of digits. */
const isFilled = async (folder: string): Promise<boolean> => {
  if (!(await exists(folder))) return false;
  for await (const { name } of Deno.readDir(folder)) if (/^[0-9A-F]+$/.test(name)) return true;
  return false;
};

/**
 * Paths that a cluster lacks to be whole, as its own, and folders without the files that they have to have; a whole one lacks nothing. The database takes a directory without
 * `PG_VERSION` for one where it shall make a cluster, whatever else is there.
 */
export const lackingOf = async (cluster: string): Promise<ReadonlyArray<string>> => {
  const areThere = await Promise.all(entries.map((entry) => exists(`${cluster}/${entry}`)));
  const lacking = entries.filter((_, index) => areThere[index] !== true);
  const areFilled = await Promise.all(filled.map((folder) => isFilled(`${cluster}/${folder}`)));
  const empty = filled.filter((folder, index) => areFilled[index] !== true && !lacking.includes(folder));
  return [...lacking, ...empty.map((folder) => `the files of ${folder}`)];
};

/**
 * Content of a cluster that the first opening of a directory makes: with the migrations that are at hand already, or
 * without a table, for the backup of an older release.
 */
export type NewCluster = "migrated" | "empty";

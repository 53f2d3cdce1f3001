/** Where the embedded database's cluster is in a data directory, and whether it is whole. */

/** The cluster of a data directory. */
export const clusterOf = (directory: string): string => `${directory}/database`;

/** Stands as long as the cluster is half made. */
export const markOf = (cluster: string): string => `${cluster}.unfinished`;

export const exists = (path: string): Promise<boolean> =>
  Deno.stat(path).then(() => true, (error) => {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  });

/** Whether the cluster's files are there, and whole. */
export const isMade = async (cluster: string): Promise<boolean> =>
  await exists(cluster) && !(await exists(markOf(cluster)));

/**
 * What the first opening of a directory makes: with the migrations that are at hand already, or without a table, for the
 * backup of an older release.
 */
export type NewCluster = "migrated" | "empty";

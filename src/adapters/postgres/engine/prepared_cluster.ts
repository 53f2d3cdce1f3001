/**
 * A cluster that was made ahead, beside the embedded database's own package, so that another version of it never finds
 * it: a first start copies its files, which takes a twentieth of the time that making them takes. The image has one; a
 * checkout gets it by `deno task prepare`.
 */
import { PGlite } from "@electric-sql/pglite";
import { fileURLToPath } from "node:url";
import { privateDirectory } from "../../storage/private_directory.ts";

const prepared = fileURLToPath(new URL("./prepared_cluster", import.meta.resolve("@electric-sql/pglite")));

/** The cluster is made in memory and written out afterwards: syncing it there would only cost a second. */
export const firstStart = { initDbStartParams: ["--no-sync"] };

const isDirectory = (path: string): Promise<boolean> =>
  Deno.stat(path).then((found) => found.isDirectory, (error) => {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  });

const copyDirectory = async (from: string, to: string): Promise<void> => {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (isDirectory) await copyDirectory(`${from}/${name}`, `${to}/${name}`);
    else await Deno.writeFile(`${to}/${name}`, await Deno.readFile(`${from}/${name}`), { mode: 0o600 });
  }
};

/**
 * Copies the prepared cluster into an empty directory.
 * @returns false when none was prepared
 */
export const copyPrepared = async (cluster: string): Promise<boolean> => {
  if (!(await isDirectory(prepared))) return false;
  await copyDirectory(prepared, cluster);
  return true;
};

/**
 * Makes the cluster that first starts copy, unless it is there.
 * @returns where it is
 */
export const prepareCluster = async (): Promise<string> => {
  if (await isDirectory(prepared)) return prepared;
  const unfinished = `${prepared}.${crypto.randomUUID()}`;
  await privateDirectory(unfinished);
  await (await PGlite.create(unfinished, firstStart)).close();
  await Deno.rename(unfinished, prepared);
  return prepared;
};

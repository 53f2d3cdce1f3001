/**
 * A cluster that was made ahead and lies beside this file, packed: a first start unpacks it, which takes a sixth of the
 * work of making one. It belongs to one version of the embedded database, whose number it carries in its name; with
 * another version a first start makes its cluster itself.
 */
import { PGlite } from "@electric-sql/pglite";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

/** The cluster is made in memory and written out afterwards: syncing it there would only cost a second. */
export const firstStart = { initDbStartParams: ["--no-sync"] };

const packageFile = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"));

/** Where the packed cluster of the installed version is, or would be. */
const packedFile = async (): Promise<URL> => {
  const { version } = JSON.parse(await Deno.readTextFile(packageFile));
  return new URL(`./prepared_cluster_${version}.tar.br`, import.meta.url);
};

/**
 * The three databases of a new cluster are nearly the same: the window has to reach from one back to the one before.
 * Two minutes more would make the file a tenth smaller.
 */
const packing = {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 },
};

/** @returns the files of a new cluster; undefined when none was made for this version of the database */
export const preparedCluster = async (): Promise<Blob | undefined> => {
  try {
    const files = await promisify(brotliDecompress)(await Deno.readFile(await packedFile()));
    return new Blob([new Uint8Array(files)], { type: "application/x-tar" });
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
};

/**
 * Makes a cluster and packs it for the first starts.
 * @returns where it is
 */
export const prepareCluster = async (): Promise<string> => {
  const database = await PGlite.create(firstStart);
  const files = await (await database.dumpDataDir("none")).bytes();
  await database.close();
  const file = await packedFile();
  await Deno.writeFile(file, await promisify(brotliCompress)(files, packing));
  return file.pathname;
};

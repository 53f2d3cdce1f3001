/**
 * A cluster that was made and migrated ahead and lies beside this file, packed: a first start unpacks it, which takes a
 * tenth of the work of making and migrating one. It belongs to one version of the embedded database, whose number it
 * carries in its name; with another version a first start makes its cluster itself. What was added to `sql/` since it
 * was packed, the start applies, as to every database.
 */
import { dirname } from "node:path";
import { promisify } from "node:util";
import { constants, zstdDecompress } from "node:zlib";
import { privateDirectory } from "../../../storage/private_directory.ts";

const packageFile = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"));

/** Address of the packed cluster of the installed version, whether or not it is there. */
export const packedFile = async (): Promise<URL> => {
  const { version } = JSON.parse(await Deno.readTextFile(packageFile));
  return new URL(`./prepared_cluster_${version}.zip.zst`, import.meta.url);
};

/** The window with which it was packed, as a power of two, and more than the archive has bytes, for one piece of memory. */
export const windowLog = 25;
const unpacking = {
  params: { [constants.ZSTD_d_windowLogMax]: windowLog },
  chunkSize: 1 << windowLog,
};

/** Bytes of a segment of the database's log: the archive has its beginning, the rest is zeros. */
const segmentBytes = 16 * 1024 * 1024;
export const isSegment = (name: string): boolean => /^pg_wal\/[0-9A-F]{24}$/.test(name);

/** @returns the archive of a cluster; undefined when none was made for this version of the database */
const readPacked = async (): Promise<Uint8Array | undefined> => {
  try {
    return await promisify(zstdDecompress)(await Deno.readFile(await packedFile()), unpacking);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
};

/**
 * Writes the files one after the other: nothing else of the start has work meanwhile, and a thousand small files that
 * are written by other threads cost three times as much.
 */
const writeFiles = (directory: string, files: Readonly<Record<string, Uint8Array>>): void => {
  const made = new Set<string>();
  for (const [name, bytes] of Object.entries(files)) {
    const path = `${directory}/${name}`;
    const parent = name.endsWith("/") ? path : dirname(path);
    if (!made.has(parent)) Deno.mkdirSync(parent, { recursive: true, mode: 0o700 });
    made.add(parent);
    if (!name.endsWith("/")) Deno.writeFileSync(path, bytes, { mode: 0o600 });
    if (isSegment(name)) Deno.truncateSync(path, segmentBytes);
  }
};

/**
 * Unpacks the prepared cluster into a directory that isn't there yet.
 * @returns true if there was one for this version of the database
 */
export const unpackCluster = async (directory: string): Promise<boolean> => {
  const archive = await readPacked();
  if (archive === undefined) return false;
  const { unzipSync } = await import("fflate");
  await privateDirectory(directory);
  writeFiles(directory, unzipSync(archive));
  return true;
};

/**
 * Makes the cluster that first starts unpack: as a first start without it would, with all migrations, and closed, so
 * that it opens without recovery. It holds no account, no key and nothing that was drawn.
 */
import { PGlite } from "@electric-sql/pglite";
import * as Effect from "effect/Effect";
import { zipSync } from "fflate";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { embedded } from "../client.ts";
import { firstStart } from "./embedded_cluster.ts";
import { migrate } from "../migrations.ts";
import { isSegment, packedFile, windowLog } from "./prepared_cluster.ts";

/** The three databases of a new cluster are nearly the same: the window reaches from one back to the one before. */
const packing = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: windowLog,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  },
};

/** Begins a new segment of the database's log and removes what came before: 8 MB that no start needs. */
const emptyLog = async (cluster: string): Promise<void> => {
  const startParams = [...PGlite.defaultStartParams, "-c", "wal_recycle=off"];
  const database = await PGlite.create(cluster, { startParams });
  await database.exec("select pg_switch_wal()");
  await database.exec("checkpoint");
  await database.close();
};

/** Without the zeros at the end. */
const begun = (bytes: Uint8Array): Uint8Array =>
  bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1);

const bytesOf = (name: string, path: string): Uint8Array =>
  isSegment(name) ? begun(Deno.readFileSync(path)) : Deno.readFileSync(path);

/** Every file below a directory by its path, in order; directories are empty files whose names end with a slash. */
const filesBelow = (directory: string, prefix = ""): ReadonlyArray<readonly [string, Uint8Array]> =>
  [...Deno.readDirSync(directory)].sort((a, b) => a.name < b.name ? -1 : 1).flatMap(
    ({ name, isDirectory }): ReadonlyArray<readonly [string, Uint8Array]> => {
      const path = `${directory}/${name}`;
      return isDirectory
        ? [[`${prefix}${name}/`, new Uint8Array()], ...filesBelow(path, `${prefix}${name}/`)]
        : [[`${prefix}${name}`, bytesOf(`${prefix}${name}`, path)]];
    },
  );

/**
 * Makes a cluster, migrates it and packs it for the first starts.
 * @returns the address of the packed cluster
 */
export const packCluster = async (): Promise<string> => {
  const directory = await Deno.makeTempDir();
  const cluster = `${directory}/database`;
  await (await PGlite.create(cluster, firstStart)).close();
  await Effect.runPromise(Effect.provide(migrate(), embedded(directory)));
  await emptyLog(cluster);
  // A date would make every packing another file.
  const archive = zipSync(Object.fromEntries(filesBelow(cluster)), { level: 0, mtime: "1980-01-01" });
  await Deno.remove(directory, { recursive: true });
  const file = await packedFile();
  await Deno.writeFile(file, await promisify(zstdCompress)(archive, packing));
  return file.pathname;
};

/**
 * The embedded database's prepared cluster, as the first start of a data directory unpacks it: to unpack it as that does
 * takes ten times the work. Tests of first starts don't use this.
 */
import { createHash } from "node:crypto";
import { packedFile, unpackCluster } from "../../src/adapters/postgres/engine/prepared_cluster.ts";
import { madeOnce, ownShell } from "./made_once.ts";

const unpack = madeOnce({
  name: "embedded",
  dependsOn: async () => [
    Deno.uid(),
    createHash("sha256").update(await Deno.readFile(await packedFile())).digest("hex"),
  ],
  make: unpackCluster,
  workplace: () => Deno.makeTempDir(),
  shell: ownShell,
});

/** Makes a data directory's embedded database ready to be opened; the directory is there. */
export const withUnpackedCluster = async (directory: string): Promise<void> => {
  await unpack(`${directory}/database`);
};

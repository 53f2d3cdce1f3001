/**
 * The embedded database's prepared cluster, as the first start of a data directory unpacks it: to unpack it as that does
 * takes ten times the work. It lacks the templates of new databases, which nobody makes and which are two of three files.
 * Tests of first starts don't use this.
 */
import { createHash } from "node:crypto";
import { packedFile, unpackCluster } from "../../src/adapters/postgres/engine/embedded/prepared_cluster.ts";
import { madeOnce, ownShell } from "./made_once.ts";

/** PostgreSQL's own numbers of `template1` and `template0`. */
const templates = ["1", "4"];

const unpackWithoutTemplates = async (directory: string): Promise<void> => {
  await unpackCluster(directory);
  for (const template of templates) await Deno.remove(`${directory}/base/${template}`, { recursive: true });
};

const unpack = madeOnce({
  name: "embedded",
  dependsOn: async () => [
    Deno.uid(),
    templates,
    createHash("sha256").update(await Deno.readFile(await packedFile())).digest("hex"),
  ],
  make: unpackWithoutTemplates,
  workplace: () => Deno.makeTempDir(),
  shell: ownShell,
});

/** Makes a data directory's embedded database ready to be opened; the directory is there. */
export const withUnpackedCluster = async (directory: string): Promise<void> => {
  await unpack(`${directory}/database`);
};

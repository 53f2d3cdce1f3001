/**
 * Makes the cluster that first starts unpack, after a new version of the embedded database's package: `deno task prepare`.
 * What it writes is committed in place of the file of the version before.
 */
import { prepareCluster } from "./adapters/postgres/engine/prepared_cluster.ts";

if (import.meta.main) {
  const file = await prepareCluster();
  await Deno.stdout.write(new TextEncoder().encode(`First starts unpack ${file}\n`));
}

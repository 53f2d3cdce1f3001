/**
 * Makes the cluster that first starts unpack, after a new version of the embedded database's package and after every new
 * file in `sql/`: `deno task prepare`. What it writes is committed in place of the file of before.
 */
import { packCluster } from "./adapters/postgres/engine/embedded/pack_cluster.ts";

if (import.meta.main) {
  const file = await packCluster();
  await Deno.stdout.write(new TextEncoder().encode(`First starts unpack ${file}\n`));
}

/**
 * Does ahead what a first start would do: makes the files of the embedded database, for all data directories of this
 * checkout. `deno task prepare`; part of the container's build.
 */
import { prepareCluster } from "./adapters/postgres/engine/prepared_cluster.ts";

if (import.meta.main) {
  const cluster = await prepareCluster();
  await Deno.stdout.write(new TextEncoder().encode(`First starts copy ${cluster}\n`));
}

/**
 * Begins to open the embedded database on its own thread, before the service's modules are evaluated: `main.ts` imports this
 * file first. Only a database that was made already is opened so early, by the settings that the service reads afterwards:
 * where it refuses one, the process ends, and the next opening recovers.
 */
import { clusterOf } from "./adapters/postgres/engine/embedded/cluster_files.ts";
import { openAhead } from "./adapters/postgres/engine/embedded/embedded_thread.ts";
import { defaultDataDirectory } from "./composition/setting_names.ts";

const setting = (name: string): string => Deno.env.get(name)?.trim() ?? "";

const isThere = (path: string): boolean => {
  try {
    Deno.statSync(path);
    return true;
  } catch {
    return false;
  }
};

const directory = setting("DATA_DIR") || defaultDataDirectory;
const cluster = clusterOf(directory);
if (
  Deno.args[0] === "dev" && setting("DATABASE_URL") === "" && isThere(cluster)
) {
  openAhead(directory);
}

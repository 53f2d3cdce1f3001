/**
 * Begins to open the embedded database, while the service's modules are loaded by another thread: `--preload` brings this
 * file before the program's own. Only a database that was made already is opened so early, by the settings that `service.ts`
 * reads afterwards: what they refuse, ends the process, and the next opening recovers.
 */
import { clusterOf, markOf } from "./adapters/postgres/engine/cluster_files.ts";
import { openAhead } from "./adapters/postgres/engine/embedded_thread.ts";
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
  Deno.args[0] === "dev" && setting("DATABASE_URL") === "" && isThere(cluster) && !isThere(markOf(cluster))
) {
  openAhead(directory);
}

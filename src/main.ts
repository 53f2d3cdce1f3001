/**
 * Starts the service: `dev` on the embedded database, `start` in production. All that every start needs is imported
 * here and below, not loaded later: the runtime keeps what it compiled only for modules that it knows from the beginning.
 */
// First, because it begins what takes longest.
import "./database_ahead.ts";
import { run } from "./service.ts";

if (import.meta.main) {
  const mode = Deno.args[0] === "dev" ? "dev" : "start";
  run(mode);
}

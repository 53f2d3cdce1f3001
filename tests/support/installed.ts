/** Programs of this machine; tests that need one that isn't there are ignored by name. */
import { existsSync } from "node:fs";

/**
 * Whether a program is on the path. It isn't started: a file that is loaded waits for nothing then, and a worker that stands
 * still while it loads is told of by nobody.
 */
export const isInstalled = (program: string): boolean =>
  (Deno.env.get("PATH") ?? "").split(":").some((directory) => existsSync(`${directory}/${program}`));

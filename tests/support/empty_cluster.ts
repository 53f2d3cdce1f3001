/** An empty PostgreSQL cluster: to make one takes six times the work of unpacking it. */
import { madeOnce } from "./made_once.ts";
import { ownedDirectory, runAsOwner } from "./postgres_programs.ts";

/** Makes the files of an empty cluster, not synced to disk. */
export const makeEmptyCluster = async (data: string): Promise<void> => {
  await runAsOwner("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8"]);
};

/** Unpacks an empty cluster into a directory that isn't there yet. */
export const unpackEmptyCluster = madeOnce({
  name: "postgresql",
  dependsOn: async () => [
    Deno.uid(),
    await runAsOwner("postgres", ["--version"]),
    ...Object.entries(Deno.env.toObject()).filter(([name]) => /^(?:LANG|LC_.*|TZ)$/.test(name)).sort(),
  ],
  make: makeEmptyCluster,
  workplace: ownedDirectory,
  shell: (line, ...parameters) => runAsOwner("/bin/sh", ["-c", line, "sh", ...parameters]),
});

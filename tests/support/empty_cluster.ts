/**
 * An empty PostgreSQL cluster, made once on a machine and unpacked by each server that starts: making one takes six times
 * the work. It is one file in the directory for temporary files, named by all that it depends on; whoever deletes it has
 * it made again.
 */
import { createHash } from "node:crypto";
import { dirname } from "node:path";
import { ownedDirectory, runAsOwner } from "./postgres_programs.ts";
import { once } from "../../src/kernel/once.ts";

/** Makes the files of an empty cluster, not synced to disk. */
export const makeEmptyCluster = async (data: string): Promise<void> => {
  await runAsOwner("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8"]);
};

/** What a cluster takes from where it is made: the release, the owner, the locale, the time zone. */
const nameOf = async (directory: string): Promise<string> => {
  const release = await runAsOwner("postgres", ["--version"]);
  const { uid } = await Deno.stat(directory);
  const surroundings = Object.entries(Deno.env.toObject()).filter(([name]) =>
    /^(?:LANG|LC_.*|TZ)$/.test(name)
  );
  const parts = JSON.stringify([release, uid, surroundings.sort()]);
  return `customs-tests-cluster-${createHash("sha256").update(parts).digest("hex").slice(0, 16)}.tar`;
};

const exists = (path: string): Promise<boolean> => Deno.stat(path).then(() => true, () => false);

/** @returns the packed cluster; files of tests that begin at the same time may each make one, and the last one stays */
const packedCluster = once(async (): Promise<string> => {
  const directory = await ownedDirectory();
  const packed = `${dirname(directory)}/${await nameOf(directory)}`;
  if (!(await exists(packed))) {
    await makeEmptyCluster(`${directory}/data`);
    await runAsOwner("/bin/sh", ["-c", 'tar -cf "$1.tar" -C "$1" .', "sh", `${directory}/data`]);
    await Deno.rename(`${directory}/data.tar`, packed);
  }
  await Deno.remove(directory, { recursive: true });
  return packed;
});

/** Unpacks an empty cluster into a directory that isn't there yet. */
export const unpackEmptyCluster = async (data: string): Promise<void> => {
  const packed = await packedCluster();
  await runAsOwner("/bin/sh", ["-c", 'mkdir -m 700 "$1" && tar -xf "$2" -C "$1"', "sh", data, packed]);
};

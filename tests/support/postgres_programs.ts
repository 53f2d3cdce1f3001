/** PostgreSQL's programs, from Debian's packages, run as a user that they accept. */
import assert from "node:assert/strict";
import { once } from "../../src/kernel/once.ts";

const versionsDirectory = "/usr/lib/postgresql";

const programs = ((): string | undefined => {
  try {
    const versions = [...Deno.readDirSync(versionsDirectory)].map(({ name }) => Number(name)).filter((v) =>
      v >= 15
    );
    return versions.length === 0 ? undefined : `${versionsDirectory}/${Math.max(...versions)}/bin`;
  } catch {
    return undefined;
  }
})();

/** Whether a server can be started here. */
export const hasPostgres = programs !== undefined;

const idOf = async (flag: "-u" | "-g"): Promise<number> => {
  const { stdout } = await new Deno.Command("id", { args: [flag, "postgres"] }).output();
  return Number(new TextDecoder().decode(stdout));
};

/** A cluster refuses to be root's: then it is the package's own user's. */
const owner = once(async (): Promise<{ readonly uid: number; readonly gid: number } | undefined> =>
  Deno.uid() === 0 ? { uid: await idOf("-u"), gid: await idOf("-g") } : undefined
);

/** Runs one of PostgreSQL's programs, or another one as its user. */
export const runAsOwner = async (
  command: string,
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { success, stdout, stderr } = await new Deno.Command(
    command.includes("/") ? command : `${programs}/${command}`,
    { args: [...args], ...(await owner() ?? {}), cwd: "/", env, stdout: "piped", stderr: "piped" },
  ).output();
  assert.ok(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
};

/** Starts a program as the server's user, which some refuse to run as root. */
export const spawnAsOwner = async (
  command: string,
  args: ReadonlyArray<string>,
): Promise<Deno.ChildProcess> =>
  new Deno.Command(command, {
    args: [...args],
    ...(await owner() ?? {}),
    cwd: "/",
    stdout: "null",
    stderr: "null",
  }).spawn();

/** A directory that belongs to the server's user. */
export const ownedDirectory = async (): Promise<string> => {
  const as = await owner();
  const directory = await Deno.makeTempDir();
  if (as !== undefined) await Deno.chown(directory, as.uid, as.gid);
  return directory;
};

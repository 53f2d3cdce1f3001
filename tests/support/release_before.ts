/** The release before this one, from the repository's history, as a process of its own. */
import { type Killable, startKillable } from "./process.ts";

/** 0.3.0 as it was released. */
const commit = "9de74c95a043dcf38ee3b0d2e65f752c1ad7184d";
const checkout = new URL("../../", import.meta.url).pathname;

const git = (...args: ReadonlyArray<string>) =>
  new Deno.Command("git", { args: ["-C", checkout, ...args], stdout: "piped", stderr: "null" });

/** Whether the history has that release: a copy of the sources alone doesn't. */
export const hasReleaseBefore: boolean = (() => {
  try {
    return git("rev-parse", "--verify", `${commit}^{commit}`).outputSync().success;
  } catch {
    return false;
  }
})();

/** Where its sources are; the directory is the caller's to remove. */
export const unpackReleaseBefore = async (): Promise<string> => {
  const directory = await Deno.makeTempDir();
  const archive = git("archive", commit).spawn();
  const unpacking = new Deno.Command("tar", { args: ["-x", "-C", directory], stdin: "piped" }).spawn();
  await archive.stdout.pipeTo(unpacking.stdin);
  await Promise.all([archive.status, unpacking.status]);
  return directory;
};

const flagsOf = (directory: string): ReadonlyArray<string> => [
  `--config=${directory}/deno.json`,
  `--lock=${directory}/deno.lock`,
  "--frozen",
  "--node-modules-dir=none",
];

/** Starts it, on its own configuration and with its own packages, from Deno's cache. */
export const startReleaseBefore = (directory: string, env: Record<string, string>): Promise<Killable> =>
  startKillable(env, "start", { main: `${directory}/src/main.ts`, flags: flagsOf(directory) });

/** Runs one of its operator's commands. @returns what it printed */
export const commandReleaseBefore = async (
  directory: string,
  env: Record<string, string>,
  command: ReadonlyArray<string>,
): Promise<string> => {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "-A", ...flagsOf(directory), `${directory}/src/admin.ts`, ...command],
    env,
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
};

/** The service on the embedded database as a process that may open so many files, and is asked to stop in the end. */
import { untilListening } from "../support/process.ts";

export interface Limited {
  readonly pid: number;
  /** Asks it to stop. @returns its exit code */
  readonly stop: () => Promise<number>;
}

const main = new URL("../../src/main.ts", import.meta.url).pathname;

export const startLimited = async (
  env: Readonly<Record<string, string>>,
  descriptors: number,
): Promise<Limited> => {
  const directory = await Deno.makeTempDir();
  const command =
    `ulimit -n ${descriptors}; exec "${Deno.execPath()}" run --allow-all --no-check "${main}" dev`;
  const child = new Deno.Command("sh", {
    args: ["-c", command],
    env: { LOG_FORMAT: "json", DATA_DIR: directory, ...env },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const { reader } = await untilListening(child);
  const read = (async () => {
    while (!(await reader.read()).done);
  })();
  return {
    pid: child.pid,
    stop: async () => {
      child.kill("SIGTERM");
      const { code } = await child.status;
      await read;
      await Deno.remove(directory, { recursive: true });
      return code;
    },
  };
};

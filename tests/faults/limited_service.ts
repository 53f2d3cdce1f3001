/** The service on the embedded database as a process that may open so many files, and is asked to stop in the end. */
import { patientEngine } from "../../src/composition/permissions.ts";
import { endedAfterTests } from "../support/left_running.ts";
import { portSaid, untilListening } from "../support/process.ts";

export interface Limited {
  readonly pid: number;
  /** Its port, as it said. */
  readonly port: number;
  /** Its standard output so far. */
  readonly said: () => string;
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
    `ulimit -n ${descriptors}; exec "${Deno.execPath()}" run ${patientEngine} --allow-all --no-check "${main}" dev`;
  const child = new Deno.Command("sh", {
    args: ["-c", command],
    env: { LOG_FORMAT: "json", PORT: "0", DATA_DIR: directory, ...env },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const listening = await untilListening(child);
  let { said } = listening;
  const port = portSaid(said);
  const read = (async () => {
    for (;;) {
      const { value, done } = await listening.reader.read();
      if (done) return;
      said += value;
    }
  })();
  return {
    pid: child.pid,
    port,
    said: () => said,
    stop: endedAfterTests(async () => {
      child.kill("SIGTERM");
      const { code } = await child.status;
      await read;
      await Deno.remove(directory, { recursive: true });
      return code;
    }),
  };
};

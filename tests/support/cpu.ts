/** What a process has used of the machine, from Linux' `/proc`. */

const ticksPerSecond = 100;

const secondsIn = (file: string, at: number): number => {
  const fields = Deno.readTextFileSync(`/proc/${file}`).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[at]) + Number(fields[at + 1])) / ticksPerSecond;
};

/** Seconds of CPU, user and system. */
export const cpuSecondsOf = (pid: number): number => secondsIn(`${pid}/stat`, 11);

/** Seconds of CPU of the programs that this process started and that have ended, and of those that they started. */
export const cpuSecondsOfEnded = (): number => secondsIn("self/stat", 13);

/** Seconds of CPU of the thread that asks: of a file of tests without what it starts. */
export const cpuSecondsOfThread = (): number => secondsIn("thread-self/stat", 11);

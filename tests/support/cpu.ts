/** What a process and its threads have used of the machine, from Linux' `/proc`. */

const ticksPerSecond = 100;

const secondsIn = (file: string, at: number): number => {
  const fields = Deno.readTextFileSync(`/proc/${file}`).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[at]) + Number(fields[at + 1])) / ticksPerSecond;
};

/** Seconds of CPU, user and system. */
export const cpuSecondsOf = (pid: number): number => secondsIn(`${pid}/stat`, 11);

/** Seconds of CPU of the programs that this process started and that have ended, and of those that they started. */
export const cpuSecondsOfEnded = (): number => secondsIn("self/stat", 13);

/** Milliseconds since a thread began. */
export interface ThreadTime {
  /** On a core. */
  readonly ranMs: number;
  /** Ready to run, while other threads had the cores. */
  readonly queuedMs: number;
}

const threadTime = (thread: string): ThreadTime => {
  const [ranNs = "", queuedNs = ""] = Deno.readTextFileSync(`/proc/${thread}/schedstat`).split(" ");
  return { ranMs: Number(ranNs) / 1e6, queuedMs: Number(queuedNs) / 1e6 };
};

/** Times of the process' main thread, which runs its JavaScript. */
export const mainThreadTime = (pid: number): ThreadTime => threadTime(`${pid}/task/${pid}`);

/** Times of the thread that asks. */
export const ownThreadTime = (): ThreadTime => threadTime("thread-self");

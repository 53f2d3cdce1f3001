/** What a process and its threads have used of the machine, from Linux' `/proc`. */

const ticksPerSecond = 100;

/** Seconds of CPU, user and system. */
export const cpuSecondsOf = (pid: number): number => {
  const fields = Deno.readTextFileSync(`/proc/${pid}/stat`).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

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

/** What a process has used of the machine, from Linux' `/proc`. */

const ticksPerSecond = 100;

/** Seconds of CPU, user and system. */
export const cpuSecondsOf = (pid: number): number => {
  const fields = Deno.readTextFileSync(`/proc/${pid}/stat`).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

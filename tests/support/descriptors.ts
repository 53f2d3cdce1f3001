/** How many files and connections a process may have open here. */

/** This machine's limit for the processes of a test. */
export const descriptorLimit = (): number => {
  const { stdout } = new Deno.Command("sh", { args: ["-c", "ulimit -n"] }).outputSync();
  const limit = Number(new TextDecoder().decode(stdout));
  return Number.isFinite(limit) ? limit : 1_048_576;
};

/** `deno test` as a program, as all runs of tests start it. */
import { patientEngine } from "../../src/composition/permissions.ts";

/** Is given each line of standard output, and what ends it: nothing where the output ends first. */
export type Show = (line: string, end: string) => void;

/** Runs tests with these arguments of `deno test`. */
export type Run = (args: ReadonlyArray<string>, show: Show) => Promise<Deno.CommandStatus>;

const endings = ["SIGINT", "SIGTERM"] as const;

/** Runs `deno test` to its end: an end that is asked of this process is passed on. */
export const denoTest = async (
  args: ReadonlyArray<string>,
  env: Record<string, string>,
  show: Show,
): Promise<Deno.CommandStatus> => {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["test", "--allow-all", "--lock=tests/deno.lock", "--doc", "--no-check", patientEngine, ...args],
    env,
    stdout: "piped",
  }).spawn();
  const passOn = endings.map((signal) => ({ signal, listener: () => child.kill(signal) }));
  for (const { signal, listener } of passOn) Deno.addSignalListener(signal, listener);
  let rest = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) show(line, "\n");
  }
  if (rest !== "") show(rest, "");
  const status = await child.status;
  for (const { signal, listener } of passOn) Deno.removeSignalListener(signal, listener);
  return status;
};

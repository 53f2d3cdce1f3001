/** `deno test` as a program, as all runs of tests start it. */
import { patientEngine } from "../../src/composition/permissions.ts";

/** Is given each line of standard output, and what ends it: nothing where the output ends first. */
export type Show = (line: string, end: string) => void;

/** Runs tests with these arguments of `deno test`. */
export type Run = (args: ReadonlyArray<string>, show: Show) => Promise<Deno.CommandStatus>;

const endings = ["SIGINT", "SIGTERM"] as const;

/** Receiver of a run's lines, and the signal on which it is given up. */
export interface Followed {
  readonly show: Show;
  readonly giveUp?: AbortSignal;
}

/**
 * Flags of V8 for tests and all that they start: room for young objects is as large from the beginning as it may grow anyway.
 * A service then starts without a collection, of which it has 22 otherwise, and takes a tenth less CPU for it.
 */
const roomForYoung = "--min-semi-space-size=16";

/** What a run that is given up has left to say which tests it was in, ms. */
const lastWordsMs = 10_000;

/** Runs `deno test` to its end, or until it is given up: an end that is asked of this process is passed on. */
export const denoTest = async (
  args: ReadonlyArray<string>,
  env: Record<string, string>,
  { show, giveUp }: Followed,
): Promise<Deno.CommandStatus> => {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["test", "--allow-all", "--lock=tests/deno.lock", "--doc", "--no-check", patientEngine, ...args],
    env: { DENO_V8_FLAGS: Deno.env.get("DENO_V8_FLAGS") ?? roomForYoung, ...env },
    stdout: "piped",
  }).spawn();
  const passOn = endings.map((signal) => ({ signal, listener: () => child.kill(signal) }));
  for (const { signal, listener } of passOn) Deno.addSignalListener(signal, listener);
  let killing: ReturnType<typeof setTimeout> | undefined;
  giveUp?.addEventListener("abort", () => {
    // Tests that are under way are named on this signal alone.
    child.kill("SIGINT");
    killing = setTimeout(() => child.kill("SIGKILL"), lastWordsMs);
  });
  let rest = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) show(line, "\n");
  }
  if (rest !== "") show(rest, "");
  const status = await child.status;
  clearTimeout(killing);
  for (const { signal, listener } of passOn) Deno.removeSignalListener(signal, listener);
  return status;
};

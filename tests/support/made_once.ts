/**
 * Directories that are dear to make and the same every time: made once on a machine, packed into one file in the
 * directory for temporary files, and unpacked for each test that asks. The file is named by all that its content depends
 * on; whoever deletes it has it made again.
 */
import { createHash } from "node:crypto";
import { dirname } from "node:path";
import { once } from "../../src/kernel/once.ts";

/** What is made once. */
export interface Dear {
  readonly name: string;
  /** Everything that the files depend on. */
  readonly dependsOn: () => Promise<ReadonlyArray<unknown>>;
  /** Makes the files in a directory that isn't there yet. */
  readonly make: (directory: string) => Promise<unknown>;
  /** Makes an empty directory of whoever the files belong to. */
  readonly workplace: () => Promise<string>;
  /** Runs a line of the shell with its parameters, as whoever the files belong to. */
  readonly shell: (line: string, ...parameters: ReadonlyArray<string>) => Promise<unknown>;
}

const exists = (path: string): Promise<boolean> => Deno.stat(path).then(() => true, () => false);

/** @returns the packed files; tests that begin at the same time may each make them, and the last ones stay */
const packedOf = async ({ name, dependsOn, make, workplace, shell }: Dear): Promise<string> => {
  const digest = createHash("sha256").update(JSON.stringify(await dependsOn())).digest("hex");
  const work = await workplace();
  const packed = `${dirname(work)}/customs-tests-${name}-${digest.slice(0, 16)}.tar`;
  if (!(await exists(packed))) {
    await make(`${work}/files`);
    await shell('tar -cSf "$1.tar" -C "$1" .', `${work}/files`);
    await Deno.rename(`${work}/files.tar`, packed);
  }
  await Deno.remove(work, { recursive: true });
  return packed;
};

/** @returns what unpacks the files into a directory that isn't there yet */
export const madeOnce = (dear: Dear): (directory: string) => Promise<void> => {
  const packed = once(() => packedOf(dear));
  return async (directory) => {
    await dear.shell('mkdir -m 700 "$1" && tar -xf "$2" -C "$1"', directory, await packed());
  };
};

/**
 * Directories that are dear to make and the same every time: made once on a machine, packed into one file in the
 * directory for temporary files, and unpacked for each test that asks. The file is named by all that its content depends
 * on; whoever deletes it has it made again.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { dirname } from "node:path";
import { once } from "../../src/kernel/once.ts";

/** What is made once. */
export interface Dear {
  readonly name: string;
  /** Whether it is that large that its file is compressed. */
  readonly isLarge?: boolean;
  /** Everything that the files depend on. */
  readonly dependsOn: () => Promise<ReadonlyArray<unknown>>;
  /** Makes the files in a directory that isn't there yet. */
  readonly make: (directory: string) => Promise<unknown>;
  /** Makes an empty directory of whoever the files belong to. */
  readonly workplace: () => Promise<string>;
  /** Runs a line of the shell with its parameters, as whoever the files belong to. */
  readonly shell: (line: string, ...parameters: ReadonlyArray<string>) => Promise<unknown>;
}

/** Runs a line of the shell as whoever runs the tests. */
export const ownShell = async (line: string, ...parameters: ReadonlyArray<string>): Promise<void> => {
  const { success, stderr } = await new Deno.Command("/bin/sh", { args: ["-c", line, "sh", ...parameters] })
    .output();
  assert.ok(success, `${line}: ${new TextDecoder().decode(stderr)}`);
};

const exists = (path: string): Promise<boolean> => Deno.stat(path).then(() => true, () => false);

/** Makes the packed file, unless another test made it while this one waited. */
const pack = async (packed: string, { isLarge = false, make, workplace, shell }: Dear): Promise<void> => {
  using lock = await Deno.open(`${packed}.lock`, { create: true, write: true });
  await lock.lock(true);
  if (await exists(packed)) return;
  const work = await workplace();
  await make(`${work}/files`);
  const packing = isLarge ? '-I "gzip -1"' : "";
  await shell(`tar -cSf "$1.tar" --numeric-owner ${packing} -C "$1" .`, `${work}/files`);
  await Deno.rename(`${work}/files.tar`, packed);
  await Deno.remove(work, { recursive: true });
};

/** Where temporary files are. */
const temporary = once(async (): Promise<string> => {
  const directory = await Deno.makeTempDir();
  await Deno.remove(directory);
  return dirname(directory);
});

/** @returns the packed file, which is whole wherever it is there */
const packedOf = async (dear: Dear): Promise<string> => {
  const digest = createHash("sha256").update(JSON.stringify(await dear.dependsOn())).digest("hex");
  const packed = `${await temporary()}/customs-tests-${dear.name}-${digest.slice(0, 16)}.tar`;
  if (!(await exists(packed))) await pack(packed, dear);
  return packed;
};

/** @returns what unpacks the files into a directory that isn't there yet */
export const madeOnce = (dear: Dear): (directory: string) => Promise<void> => {
  const packed = once(() => packedOf(dear));
  return async (directory) => {
    await dear.shell(
      'mkdir -m 700 "$1" && tar -x --numeric-owner -f "$2" -C "$1"',
      directory,
      await packed(),
    );
  };
};

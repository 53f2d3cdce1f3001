/**
 * Files that are there whole or not at all, also after a crash or a power cut: written under another name, flushed,
 * renamed, and the directory flushed.
 */

/** Path of a file, and a directory of the same file system in which it is written first. */
export interface Place {
  readonly path: string;
  readonly temporaryDirectory: string;
}

const ownersOnly = 0o600;

/** Flushes a directory's entries; Windows can't, and doesn't need it. */
export const flushDirectory = async (path: string): Promise<void> => {
  if (Deno.build.os === "windows") return;
  using directory = await Deno.open(path);
  await directory.sync();
};

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

const writeAll = async (path: string, bytes: Uint8Array): Promise<void> => {
  using file = await Deno.open(path, { write: true, createNew: true, mode: ownersOnly });
  for (let written = 0; written < bytes.length;) written += await file.write(bytes.subarray(written));
  await file.sync();
};

const temporaryIn = (directory: string): string => `${directory}/.${crypto.randomUUID()}.part`;

/** Writes a file and removes it. @throws what the system says of a directory that takes no files */
export const tryDirectory = async (directory: string): Promise<void> => {
  const path = temporaryIn(directory);
  try {
    await Deno.writeFile(path, new Uint8Array(1), { createNew: true, mode: ownersOnly });
  } finally {
    await Deno.remove(path).catch(() => {});
  }
};

/** Writes the file elsewhere, moves it with `move`, and leaves nothing behind when one of them fails. */
const placeBy = async (
  move: (from: string, to: string) => Promise<void>,
  { path, temporaryDirectory }: Place,
  bytes: Uint8Array,
): Promise<void> => {
  const temporary = temporaryIn(temporaryDirectory);
  try {
    await writeAll(temporary, bytes);
    await move(temporary, path);
  } catch (error) {
    await Deno.remove(temporary).catch(() => {});
    throw error;
  }
  await flushDirectory(parentOf(path));
};

/** Writes the file in place of what was there; its owner alone may read it. */
export const replaceFile = (place: Place, bytes: Uint8Array): Promise<void> =>
  placeBy(Deno.rename, place, bytes);

/** Writes the file unless there is one: then that one stays and `Deno.errors.AlreadyExists` is thrown. */
export const createFile = (place: Place, bytes: Uint8Array): Promise<void> =>
  placeBy(
    async (from, to) => {
      await Deno.link(from, to);
      await Deno.remove(from);
    },
    place,
    bytes,
  );

/** Removes what a killed process left in a temporary directory before a time. */
export const removeLeftovers = async (directory: string, beforeMs: number): Promise<void> => {
  for await (const { name } of Deno.readDir(directory)) {
    if (!name.endsWith(".part")) continue;
    const path = `${directory}/${name}`;
    const { mtime } = await Deno.lstat(path);
    if (mtime !== null && mtime.getTime() < beforeMs) await Deno.remove(path);
  }
};

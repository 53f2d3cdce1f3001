/**
 * Documents as files: what is done to the disk for one key, and for all of them. Everything here throws what the
 * operating system says.
 */
import { type ByteRange, lengthOf } from "../../domain/documents/byte_range.ts";
import { type DocumentKey, documentKeyOfText } from "../../domain/documents/document_key.ts";
import type { ListedDocument } from "../../application/documents/document_ports.ts";
import { flushDirectory, replaceFile } from "./atomic_file.ts";
import { privateDirectory } from "./private_directory.ts";

/** No key begins with a dot. */
const temporaryName = ".incoming";
const chunkBytes = 65_536;
const ownersOnly = 0o700;

/** The directory in which files are written before they are moved to their place. */
export const temporaryDirectory = (root: string): string => `${root}/${temporaryName}`;

/** Makes the store's directories. */
export const prepare = async (root: string): Promise<void> => {
  await privateDirectory(root);
  await privateDirectory(temporaryDirectory(root));
};

/** True of a file below the store's directory that is there. */
export const isThere = async (path: string): Promise<boolean> => {
  try {
    await Deno.stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

export const isMissing = (error: unknown): boolean => error instanceof Deno.errors.NotFound;

const unlessMissing = <A>(error: A): undefined => {
  if (isMissing(error)) return undefined;
  throw error;
};

/** The directories from the key's own up to, and with, the store's. */
const directoriesOf = (root: string, key: DocumentKey): ReadonlyArray<string> => {
  const words = key.split("/").slice(0, -1);
  return Array.from(
    { length: words.length + 1 },
    (_, left) => [root, ...words.slice(0, words.length - left)].join("/"),
  );
};

/**
 * Writes the key's file, whole or not at all.
 * @throws Deno.errors.NotFound when another's `remove` takes the emptied directory away in between: try again
 */
export const write = async (root: string, key: DocumentKey, bytes: Uint8Array): Promise<void> => {
  const [own = root, ...above] = directoriesOf(root, key);
  await Deno.mkdir(own, { recursive: true, mode: ownersOnly });
  await replaceFile({ path: `${root}/${key}`, temporaryDirectory: temporaryDirectory(root) }, bytes);
  for (const directory of above) await flushDirectory(directory);
};

/** Removes the key's file, if there is one, and the directories that it leaves empty. */
export const remove = async (root: string, key: DocumentKey): Promise<void> => {
  await Deno.remove(`${root}/${key}`).catch(unlessMissing);
  try {
    for (const directory of directoriesOf(root, key).slice(0, -1)) await Deno.remove(directory);
  } catch {
    return;
  }
};

/** The range's bytes, a piece at a time. */
export async function* bytesOf(path: string, range: ByteRange): AsyncGenerator<Uint8Array> {
  using file = await Deno.open(path);
  await file.seek(range.firstByte, Deno.SeekMode.Start);
  for (let left = lengthOf(range); left > 0;) {
    const chunk = new Uint8Array(Math.min(left, chunkBytes));
    const read = await file.read(chunk);
    if (read === null) throw new Error(`${path} ends ${left} bytes early`);
    left -= read;
    yield chunk.subarray(0, read);
  }
}

const entriesOf = (path: string): Promise<ReadonlyArray<Deno.DirEntry>> =>
  Array.fromAsync(Deno.readDir(path)).catch((error) => unlessMissing(error) ?? []);

/** The files of documents; what is no key's file is passed over. */
export async function* listed(root: string, below = ""): AsyncGenerator<ListedDocument> {
  for (const { name, isDirectory } of await entriesOf(`${root}/${below}`)) {
    const key = documentKeyOfText(below + name);
    if (isDirectory && name !== temporaryName) yield* listed(root, `${below}${name}/`);
    else if (key !== undefined) {
      const info = await Deno.lstat(`${root}/${key}`).catch(unlessMissing);
      if (info?.isFile !== true || info.mtime === null) continue;
      yield { key, sizeBytes: info.size, storedAtMs: info.mtime.getTime() };
    }
  }
}

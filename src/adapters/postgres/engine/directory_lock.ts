/**
 * One process a data directory: the embedded database takes no lock of its own, and two processes would corrupt it.
 * The lock is the operating system's, so one that a killed process held is free again.
 */

const lockName = "lock";

/** The data directory can't be used; the message is a sentence for the operator. */
export class DirectoryRefused extends Error {
  override readonly name = "DirectoryRefused";
}

const open = async (directory: string): Promise<Deno.FsFile> => {
  try {
    await Deno.mkdir(directory, { recursive: true, mode: 0o700 });
    return await Deno.open(`${directory}/${lockName}`, { create: true, write: true });
  } catch (error) {
    throw new DirectoryRefused(`DATA_DIR ${directory} can't be used: ${error}.`, { cause: error });
  }
};

/** A process that was killed a moment ago holds its files until the system has taken all of it away. */
const pauseMs = 100;
const triesAfterTheFirst = 10;

const isHeld = async (file: Deno.FsFile): Promise<boolean> => {
  for (let left = triesAfterTheFirst; left > 0; left--) {
    if (await file.tryLock(true)) return true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return await file.tryLock(true);
};

/**
 * Holds the directory until the file that it gives is closed.
 * @throws DirectoryRefused when another process holds it for longer than a second, or it can't be written
 */
export const lockDirectory = async (directory: string): Promise<Deno.FsFile> => {
  const file = await open(directory);
  if (await isHeld(file)) return file;
  file.close();
  throw new DirectoryRefused(
    `The data directory ${directory} is in use by another process: stop that one, or set DATA_DIR to a directory of its own.`,
  );
};

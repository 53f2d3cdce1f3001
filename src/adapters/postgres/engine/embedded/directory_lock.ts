/**
 * One process a data directory: the embedded database takes no lock of its own, and two processes would corrupt it.
 * The lock is the operating system's, so one that a killed process held is free again. Its file says what holds it: an
 * operator's command ends by itself and is waited for, another service isn't.
 */
import { unusable } from "../../../storage/unusable.ts";

const lockName = "lock";

/** The data directory can't be used; the message is a sentence for the operator. */
export class DirectoryRefused extends Error {
  override readonly name = "DirectoryRefused";
}

const refused = (directory: string, error: unknown): DirectoryRefused =>
  new DirectoryRefused(unusable(`DATA_DIR ${directory}`, error), { cause: error });

const open = async (directory: string): Promise<Deno.FsFile> => {
  try {
    await Deno.mkdir(directory, { recursive: true, mode: 0o700 });
    return await Deno.open(`${directory}/${lockName}`, { create: true, write: true });
  } catch (error) {
    throw refused(directory, error);
  }
};

/** A process that was killed a moment ago holds its files until the system has taken all of it away. */
const pauseMs = 100;
const triesAfterTheFirst = 10;

/**
 * A service holds its directory until it is stopped, an operator's command until it is done. Both words have one length,
 * so that the file never holds a part of one.
 */
export type Holder = "service" | "command";

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs));

const triedFor = async (file: Deno.FsFile): Promise<boolean> => {
  for (let left = triesAfterTheFirst; left > 0; left--) {
    if (await file.tryLock(true)) return true;
    await pause();
  }
  return await file.tryLock(true);
};

const isCommands = async (directory: string): Promise<boolean> =>
  (await Deno.readTextFile(`${directory}/${lockName}`)) === "command";

/** @returns true if the lock was got; one that a command holds is waited for, however long that takes */
const isGot = async (file: Deno.FsFile, directory: string, onWait: () => void): Promise<boolean> => {
  if (await triedFor(file)) return true;
  if (!(await isCommands(directory))) return false;
  onWait();
  do {
    await pause();
    if (await file.tryLock(true)) return true;
  } while (await isCommands(directory));
  return await triedFor(file);
};

/** A service takes commands from the moment at which it is ready, some seconds after it took its directory. */
const startsSoon = " A service that is being started takes commands once it is ready: run this again then.";

/** Holder that wants a directory, and its listener for a wait. */
export interface LockRequest {
  readonly holder: Holder;
  /** Called once when an operator's command has the directory, and is waited for. */
  readonly onWait: () => void;
}

/**
 * Holds the directory until the file that it gives is closed.
 * @throws DirectoryRefused when another service holds it for longer than a second, or it can't be written
 */
export const lockDirectory = async (
  directory: string,
  { holder, onWait }: LockRequest,
): Promise<Deno.FsFile> => {
  const file = await open(directory);
  if (await isGot(file, directory, onWait)) {
    try {
      await file.write(new TextEncoder().encode(holder));
    } catch (error) {
      file.close();
      throw refused(directory, error);
    }
    return file;
  }
  file.close();
  throw new DirectoryRefused(
    `The data directory ${directory} is in use by another process: stop that one, or set DATA_DIR to a directory of its own.${
      holder === "command" ? startsSoon : ""
    }`,
  );
};

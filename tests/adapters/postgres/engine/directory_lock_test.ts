import assert from "node:assert/strict";
import { lockDirectory } from "../../../../src/adapters/postgres/engine/directory_lock.ts";

const withDirectory = async (fn: (directory: string) => Promise<void>): Promise<void> => {
  const directory = await Deno.makeTempDir();
  await fn(directory);
  await Deno.remove(directory, { recursive: true });
};

/** Holds the directory as another process would, until it is let go. */
const hold = async (directory: string): Promise<Deno.FsFile> => {
  const file = await Deno.open(`${directory}/lock`, { create: true, write: true });
  assert.ok(await file.tryLock(true));
  return file;
};

Deno.test("a directory whose holder is just going away is waited for", () =>
  withDirectory(async (directory) => {
    const held = await hold(directory);
    const locking = lockDirectory(directory);
    await new Promise((resolve) => setTimeout(resolve, 250));
    held.close();
    (await locking).close();
  }));

Deno.test("a directory that another process holds on to is refused with what to do", () =>
  withDirectory(async (directory) => {
    const held = await hold(directory);
    await assert.rejects(
      lockDirectory(directory),
      /in use by another process: stop that one, or set DATA_DIR/,
    );
    held.close();
  }));

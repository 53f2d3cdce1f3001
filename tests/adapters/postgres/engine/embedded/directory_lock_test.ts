import assert from "node:assert/strict";
import {
  lockDirectory,
  type LockRequest,
} from "../../../../../src/adapters/postgres/engine/embedded/directory_lock.ts";

const withDirectory = async (fn: (directory: string) => Promise<void>): Promise<void> => {
  const directory = await Deno.makeTempDir();
  await fn(directory);
  await Deno.remove(directory, { recursive: true });
};

/** Holds the directory as another process would, until it is let go. */
const hold = async (directory: string, holder = ""): Promise<Deno.FsFile> => {
  const file = await Deno.open(`${directory}/lock`, { create: true, write: true });
  assert.ok(await file.tryLock(true));
  await file.write(new TextEncoder().encode(holder));
  return file;
};

const asService: LockRequest = { holder: "service", onWait: () => assert.fail("nothing is waited for") };

Deno.test("a directory whose holder is just going away is waited for", () =>
  withDirectory(async (directory) => {
    const held = await hold(directory);
    const locking = lockDirectory(directory, asService);
    await new Promise((resolve) => setTimeout(resolve, 250));
    held.close();
    (await locking).close();
  }));

Deno.test("a directory that another process holds on to is refused with what to do", () =>
  withDirectory(async (directory) => {
    const held = await hold(directory);
    await assert.rejects(
      lockDirectory(directory, asService),
      /in use by another process: stop that one, or set DATA_DIR to a directory of its own\.$/,
    );
    await assert.rejects(
      lockDirectory(directory, { ...asService, holder: "command" }),
      /in use by another process: .* takes commands once it is ready: run this again then\.$/,
    );
    held.close();
  }));

Deno.test("a directory that an operator's command holds is waited for as long as that takes, and says so once", () =>
  withDirectory(async (directory) => {
    const held = await hold(directory, "command");
    const waits = Promise.withResolvers<void>();
    let times = 0;
    const onWait = () => {
      times += 1;
      waits.resolve();
    };
    const locking = lockDirectory(directory, { holder: "service", onWait });
    await waits.promise;
    held.close();
    const lock = await locking;
    assert.equal(times, 1);
    assert.equal(await Deno.readTextFile(`${directory}/lock`), "service");
    lock.close();
  }));

Deno.test("a directory that another service took after a command ended is refused to who waited", () =>
  withDirectory(async (directory) => {
    const held = await hold(directory, "command");
    const waits = Promise.withResolvers<void>();
    const refused = assert.rejects(
      lockDirectory(directory, { holder: "service", onWait: waits.resolve }),
      /in use by another process/,
    );
    await waits.promise;
    await Deno.writeTextFile(`${directory}/lock`, "service");
    await refused;
    held.close();
  }));

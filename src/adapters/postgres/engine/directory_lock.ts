/**
 * One process a data directory: the embedded database takes no lock of its own, and two processes would corrupt it.
 * The lock is the operating system's, so one that a killed process held is free again.
 */
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import type * as Scope from "effect/Scope";
import { StartFailed } from "../../../application/start_failed.ts";

const lockName = "lock";

const inUse = (directory: string): StartFailed =>
  new StartFailed({
    message:
      `The data directory ${directory} is in use by another process: stop that one, or set DATA_DIR to a directory of its own.`,
  });

const open = (directory: string): Effect.Effect<Deno.FsFile, StartFailed> =>
  Effect.tryPromise({
    try: async () => {
      await Deno.mkdir(directory, { recursive: true, mode: 0o700 });
      return await Deno.open(`${directory}/${lockName}`, { create: true, write: true });
    },
    catch: (error) => new StartFailed({ message: `DATA_DIR ${directory} can't be used: ${error}.` }),
  });

/** A process that was killed a moment ago holds its files until the system has taken all of it away. */
const patience = Schedule.intersect(Schedule.spaced("100 millis"), Schedule.recurs(10));

/**
 * Holds the directory until the scope closes.
 * @fails StartFailed when another process holds it for longer than a second, or it can't be written
 */
export const lockDirectory = (directory: string): Effect.Effect<void, StartFailed, Scope.Scope> =>
  Effect.acquireRelease(open(directory), (file) => Effect.sync(() => file.close())).pipe(
    Effect.flatMap((file) =>
      Effect.promise(() => file.tryLock(true)).pipe(
        Effect.flatMap((isHeld) => isHeld ? Effect.void : inUse(directory)),
        Effect.retry(patience),
      )
    ),
  );

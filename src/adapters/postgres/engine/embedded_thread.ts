/**
 * The embedded database's thread, as who uses the database sees it: it is started, lends one line after the other, and is
 * closed. A thread that ended by itself breaks its line, so that statements fail, and the next line starts another one:
 * the database recovers as after a crash.
 */
import type { NewCluster } from "./cluster_files.ts";
import { DatabaseLine } from "./database_line.ts";
import { startWorker, tell } from "./start_embedded_worker.ts";

/** Why a line broke. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded";
}

/** A thread from its start to its end. */
interface Running {
  readonly directory: string;
  readonly opened: Promise<void>;
  /** Comes when the thread ended by itself; one that was refused its directory didn't. */
  readonly died: Promise<ThreadEnded>;
  readonly end: () => Ended | undefined;
  readonly line: () => DatabaseLine;
  readonly close: () => Promise<void>;
}

interface Ended {
  readonly error: ThreadEnded;
  /** For how long the directory can't be opened, as it seems. */
  readonly untilMs: number;
}

/** A directory that can't be opened isn't tried more often: whoever asks meanwhile is refused at once. */
const pauseMs = 1_000;

const start = (directory: string, anew: NewCluster): Running => {
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const died = Promise.withResolvers<ThreadEnded>();
  const lines = new Set<DatabaseLine>();
  const waiting: Array<DatabaseLine> = [];
  let ended: Ended | undefined;
  const end = (why: string, untilMs = 0): ThreadEnded | undefined => {
    if (ended !== undefined) return undefined;
    const error = new ThreadEnded(why);
    ended = { error, untilMs };
    worker.terminate();
    opened.reject(error);
    closed.resolve();
    for (const line of lines) line.destroy(error);
    return error;
  };
  opened.promise.catch(() => {});
  const worker = startWorker(directory, anew, {
    onAnswer: (bytes) => waiting.shift()?.answered(bytes),
    onOpened: opened.resolve,
    onClosed: closed.resolve,
    onRefused: (why) => end(why, performance.now() + pauseMs),
    onBroken: (why) => {
      const error = end(`The embedded database ended and is opened anew: ${why}`);
      if (error !== undefined) died.resolve(error);
    },
  });
  let isFirst = true;
  const ready = async (): Promise<void> => {
    await opened.promise;
    if (ended !== undefined) throw ended.error;
    if (!isFirst) tell(worker, { do: "reset" });
    isFirst = false;
  };
  const send = (bytes: ArrayBuffer, line: DatabaseLine): void => {
    waiting.push(line);
    tell(worker, bytes);
  };
  return {
    directory,
    opened: opened.promise,
    died: died.promise,
    end: () => ended,
    line: () => {
      const line = new DatabaseLine({ ready, send });
      lines.add(line);
      return line.once("close", () => lines.delete(line));
    },
    close: async () => {
      if (ended === undefined) tell(worker, { do: "close" });
      await closed.promise;
      end("The embedded database is closed.");
    },
  };
};

let ahead: Running | undefined;

/** Begins to open a directory's database before anyone asks for it. Nothing else may be opened there meanwhile. */
export const openAhead = (directory: string): void => {
  ahead = start(directory, "migrated");
};

const begin = (directory: string, anew: NewCluster): Running => {
  const begun = ahead;
  ahead = undefined;
  return begun?.directory === directory ? begun : start(directory, anew);
};

/** The embedded database of a directory. */
export interface EmbeddedThread {
  /** Fails with a sentence for the operator. */
  readonly opened: Promise<void>;
  readonly line: () => DatabaseLine;
  readonly close: () => Promise<void>;
}

/** @param say is told when the thread ended by itself */
export const embeddedThread = (
  directory: string,
  anew: NewCluster,
  say: (sentence: string) => void,
): EmbeddedThread => {
  const watched = (running: Running): Running => {
    running.died.then(({ message }) => say(message));
    return running;
  };
  let running = watched(begin(directory, anew));
  return {
    opened: running.opened,
    line: () => {
      const ended = running.end();
      const isToBeOpened = ended !== undefined && performance.now() >= ended.untilMs;
      if (isToBeOpened) running = watched(start(directory, anew));
      return running.line();
    },
    close: () => running.close(),
  };
};

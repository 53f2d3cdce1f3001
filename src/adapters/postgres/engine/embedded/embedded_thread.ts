/**
 * The embedded database's thread, as who uses the database sees it: it is started, lends one line after the other, and is
 * closed. A thread that ended by itself breaks its line, so that statements fail, and the next line starts another one:
 * the database recovers as after a crash.
 */
import { DatabaseLine } from "./database_line.ts";
import { type DatabaseToOpen, startWorker, tell } from "./start_embedded_worker.ts";

/** Why a line broke. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded";
}

/** A thread from its start to its end. */
interface DatabaseThread {
  readonly directory: string;
  readonly opened: Promise<void>;
  /** Comes when an operator's command has the directory, for whose end the opening waits. */
  readonly waits: Promise<void>;
  /** Comes when the thread ended by itself; one that was refused its directory didn't. */
  readonly died: Promise<ThreadEnded>;
  readonly end: () => ThreadEnd | undefined;
  readonly line: () => DatabaseLine;
  readonly close: () => Promise<void>;
}

interface ThreadEnd {
  readonly error: ThreadEnded;
  /** For how long the directory can't be opened, as it seems. */
  readonly untilMs: number;
}

/** A directory that can't be opened isn't tried more often: whoever asks meanwhile is refused at once. */
const pauseMs = 1_000;

const start = (wanted: DatabaseToOpen): DatabaseThread => {
  const opened = Promise.withResolvers<void>();
  const waits = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const died = Promise.withResolvers<ThreadEnded>();
  const lines = new Set<DatabaseLine>();
  const waiting: Array<DatabaseLine> = [];
  let ended: ThreadEnd | undefined;
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
  let isOpened = false;
  const worker = startWorker(wanted, {
    onAnswer: (bytes) => waiting.shift()?.answered(bytes),
    onOpened: () => {
      isOpened = true;
      opened.resolve();
    },
    onWait: waits.resolve,
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
    directory: wanted.directory,
    opened: opened.promise,
    waits: waits.promise,
    died: died.promise,
    end: () => ended,
    line: () => {
      const line = new DatabaseLine({ ready, send });
      lines.add(line);
      return line.once("close", () => lines.delete(line));
    },
    close: async () => {
      // A thread that is still opening, or waits for the directory, hears nothing: it is ended as by a crash.
      if (ended === undefined && isOpened) {
        tell(worker, { do: "close" });
        await closed.promise;
      }
      end("The embedded database is closed.");
    },
  };
};

let ahead: DatabaseThread | undefined;

/** Begins to open a directory's database for the service before it asks. Nothing else may be opened there meanwhile. */
export const openAhead = (directory: string): void => {
  ahead = start({ directory, anew: "migrated", holder: "service" });
};

const begin = (wanted: DatabaseToOpen): DatabaseThread => {
  const begun = ahead;
  ahead = undefined;
  return begun?.directory === wanted.directory ? begun : start(wanted);
};

/** The embedded database of a directory. */
export interface EmbeddedThread {
  /** Fails with a sentence for the operator. */
  readonly opened: Promise<void>;
  readonly line: () => DatabaseLine;
  readonly close: () => Promise<void>;
}

/** Receiver of sentences for the log. */
export interface Log {
  readonly warn: (sentence: string) => void;
  readonly error: (sentence: string) => void;
}

const waiting = (directory: string): string =>
  `An operator's command is using ${directory}: the embedded database is opened when it has ended.`;

/** @param log is told when the thread waits for an operator's command, and when it ended by itself */
export const embeddedThread = (wanted: DatabaseToOpen, log: Log): EmbeddedThread => {
  const watched = (running: DatabaseThread): DatabaseThread => {
    running.waits.then(() => log.warn(waiting(wanted.directory)));
    running.died.then(({ message }) => log.error(message));
    return running;
  };
  let running = watched(begin(wanted));
  return {
    opened: running.opened,
    line: () => {
      const ended = running.end();
      const isToBeOpened = ended !== undefined && performance.now() >= ended.untilMs;
      if (isToBeOpened) running = watched(start(wanted));
      return running.line();
    },
    close: () => running.close(),
  };
};

/**
 * The embedded database's thread, as who uses the database sees it: it is started, lends one line after the other, and is
 * closed. A thread that ended by itself breaks its line, so that statements fail, and the next line starts another one:
 * the database recovers as after a crash.
 */
import type { NewCluster } from "./cluster_files.ts";
import { DatabaseLine } from "./database_line.ts";
import type { Said, Told } from "./embedded_messages.ts";

/** A thread from its start to its end. */
interface Running {
  readonly directory: string;
  readonly opened: Promise<void>;
  /** Comes when the thread ended by itself. */
  readonly died: Promise<ThreadEnded>;
  readonly isOver: () => boolean;
  readonly line: () => DatabaseLine;
  readonly close: () => Promise<void>;
}

/** Why a line broke. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded";
}

/** It reads the database's package, the packed cluster beside this file, and the directory, which it writes. */
const readable = [
  new URL("./", import.meta.url),
  new URL("../", import.meta.resolve("@electric-sql/pglite")),
];

const startWorker = (directory: string): Worker =>
  new Worker(import.meta.resolve("./embedded_worker.ts"), {
    type: "module",
    deno: {
      permissions: {
        read: [...readable, directory],
        write: [directory],
        env: false,
        ffi: false,
        import: false,
        net: false,
        run: false,
        sys: false,
      },
    },
  });

/** What the first thread compiled, for those after it: in this process it is compiled once. */
let program: WebAssembly.Module | undefined;

const start = (directory: string, anew: NewCluster): Running => {
  const worker = startWorker(directory);
  const tell = (told: Told): void => worker.postMessage(told, told instanceof ArrayBuffer ? [told] : []);
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const died = Promise.withResolvers<ThreadEnded>();
  const lines = new Set<DatabaseLine>();
  const waiting: Array<DatabaseLine> = [];
  let [isOver, isFirst] = [false, true];
  const end = (error: ThreadEnded): void => {
    isOver = true;
    worker.terminate();
    opened.reject(error);
    closed.resolve();
    for (const line of lines) line.destroy(error);
  };
  opened.promise.catch(() => {});
  const die = (why: string): void => {
    const error = new ThreadEnded(`The embedded database ended and is opened anew: ${why}`);
    end(error);
    died.resolve(error);
  };
  worker.onmessage = ({ data }: MessageEvent<Said>) => {
    if (isOver) return;
    if (data instanceof ArrayBuffer) waiting.shift()?.answered(data);
    else if ("broken" in data) die(data.broken);
    else if ("refused" in data) end(new ThreadEnded(data.refused));
    else if ("did" in data) closed.resolve();
    else {
      program = data.opened;
      opened.resolve();
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    die(event.message);
  };
  tell({ open: { directory, anew, program } });
  const ready = async (): Promise<void> => {
    await opened.promise;
    if (isOver) throw new ThreadEnded("The embedded database is closed.");
    if (!isFirst) tell({ do: "reset" });
    isFirst = false;
  };
  const send = (bytes: ArrayBuffer, line: DatabaseLine): void => {
    waiting.push(line);
    tell(bytes);
  };
  return {
    directory,
    opened: opened.promise,
    died: died.promise,
    isOver: () => isOver,
    line: () => {
      const line = new DatabaseLine({ ready, send });
      lines.add(line);
      return line.once("close", () => lines.delete(line));
    },
    close: async () => {
      if (!isOver) tell({ do: "close" });
      await closed.promise;
      end(new ThreadEnded("The embedded database is closed."));
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
      if (running.isOver()) running = watched(start(directory, anew));
      return running.line();
    },
    close: () => running.close(),
  };
};

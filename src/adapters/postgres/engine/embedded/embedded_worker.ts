/**
 * The embedded database on a thread of its own: no request waits for another's statement, and the database opens while
 * the service's modules are loaded. Whatever goes wrong beyond a statement is the end of the thread, and with it of the
 * database and its lock: who started it hears of that, and starts another.
 */
/// <reference lib="deno.worker" />
import type { PGlite } from "@electric-sql/pglite";
import { joinedBytes } from "../../../../kernel/text/bytes.ts";
import { answerWatch, asksForReady } from "../answer_watch.ts";
import { clusterOf } from "./cluster_files.ts";
import { compileDatabase } from "./compile_database.ts";
import { DirectoryRefused, lockDirectory } from "./directory_lock.ts";
import { ClusterBroken, openCluster } from "./embedded_cluster.ts";
import type { Opening, WorkerOrder, WorkerReply } from "./embedded_messages.ts";

const say = (said: WorkerReply): void => self.postMessage(said, said instanceof ArrayBuffer ? [said] : []);

interface OpenDatabase {
  readonly program: WebAssembly.Module;
  readonly database: PGlite;
  readonly lock: Deno.FsFile;
}

/** Bytes that the database may need at once: a segment of its log. */
const neededBytes = 16 * 1_024 * 1_024;

/** @returns why nothing can be written into the directory, undefined where it can: the engine itself doesn't say it */
const whyUnwritable = async (directory: string): Promise<string | undefined> => {
  const trial = `${directory}/.room-${crypto.randomUUID()}`;
  try {
    await Deno.writeFile(trial, new Uint8Array(neededBytes));
    return undefined;
  } catch (error) {
    return `no 16 MB can be written there (${error instanceof Error ? error.message : error})`;
  } finally {
    await Deno.remove(trial).catch(() => {});
  }
};

/** A clause for files that are all there and that the engine gives up on, with what can be done. */
const whyGivenUp = (directory: string, error: unknown): string => {
  const cluster = clusterOf(directory);
  return `the database gives up on the files in ${cluster} (${error}), as on ones that are damaged or were copied while it ` +
    `was written. Put back a whole copy of ${cluster}, or move it away and restore a backup`;
};

const open = async (opening: Opening): Promise<OpenDatabase> => {
  const { directory, holder } = opening;
  const lock = await lockDirectory(directory, { holder, onWait: () => say({ waits: true }) });
  try {
    const program = opening.program ?? await compileDatabase();
    return { program, database: await openCluster({ ...opening, program }), lock };
  } catch (error) {
    lock.close();
    const why = error instanceof ClusterBroken
      ? error.message
      : await whyUnwritable(directory) ?? whyGivenUp(directory, error);
    throw new DirectoryRefused(`The embedded database in ${directory} can't be opened: ${why}.`);
  }
};

const answer = async ({ database }: OpenDatabase, asked: ArrayBuffer): Promise<void> => {
  const pieces: Array<Uint8Array> = [];
  const { see, isReady } = answerWatch();
  const statement = new Uint8Array(asked);
  await database.execProtocolRawStream(statement, {
    onRawData: (bytes) => {
      // Told at once, because the database may never come back.
      const broken = see(bytes);
      if (broken !== undefined) say({ broken });
      pieces.push(bytes.slice());
    },
  });
  if (asksForReady(statement) && !isReady()) say({ broken: "It gave up in the middle of a statement." });
  say(joinedBytes(pieces).buffer);
};

const reset = async ({ database }: OpenDatabase): Promise<void> => {
  if (database.isInTransaction()) await database.exec("rollback");
  await database.exec("discard all");
};

const close = async ({ database, lock }: OpenDatabase): Promise<void> => {
  await database.close();
  lock.close();
  say({ did: "close" });
};

const follow = async (opened: OpenDatabase, told: WorkerOrder): Promise<void> => {
  if (told instanceof ArrayBuffer) await answer(opened, told);
  else if ("do" in told) await (told.do === "reset" ? reset(opened) : close(opened));
};

const begin = async (opening: Opening): Promise<void> => {
  try {
    const opened = await open(opening);
    let last = Promise.resolve();
    self.onmessage = ({ data }: MessageEvent<WorkerOrder>) => {
      last = last.then(() => follow(opened, data));
    };
    say({ opened: opened.program });
  } catch (error) {
    if (!(error instanceof DirectoryRefused)) throw error;
    say({ refused: error.message });
    self.close();
  }
};

self.onmessage = ({ data }: MessageEvent<WorkerOrder>) => {
  if (!(data instanceof ArrayBuffer) && "open" in data) begin(data.open);
};

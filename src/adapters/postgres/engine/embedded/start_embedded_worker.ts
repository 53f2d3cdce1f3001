/**
 * The worker that the embedded database works in: how it is started, what it may do, and how it is heard.
 */
import type { Opening, WorkerOrder, WorkerReply } from "./embedded_messages.ts";

/** Receivers of the thread's messages, one for each kind. */
export interface MessageReceivers {
  readonly onAnswer: (bytes: ArrayBuffer) => void;
  readonly onOpened: () => void;
  readonly onWait: () => void;
  readonly onRefused: (why: string) => void;
  readonly onBroken: (why: string) => void;
  readonly onClosed: () => void;
}

/** It reads the database's package, the packed cluster beside this file, and the directory, which it writes. */
const readable = [
  new URL("../", import.meta.url),
  new URL("../../", import.meta.resolve("@electric-sql/pglite")),
];

const restricted = (directory: string): Worker =>
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

/** Program that the first thread compiled, for those after it: in this process it is compiled once. */
let program: WebAssembly.Module | undefined;

/** Sends a message; bytes are given away. */
export const tell = (worker: Worker, told: WorkerOrder): void =>
  worker.postMessage(told, told instanceof ArrayBuffer ? [told] : []);

const hear = (worker: Worker, hearing: MessageReceivers): void => {
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    if (data instanceof ArrayBuffer) hearing.onAnswer(data);
    else if ("broken" in data) hearing.onBroken(data.broken);
    else if ("waits" in data) hearing.onWait();
    else if ("refused" in data) hearing.onRefused(data.refused);
    else if ("did" in data) hearing.onClosed();
    else {
      program = data.opened;
      hearing.onOpened();
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    hearing.onBroken(event.message);
  };
};

/** Opening of the database, without its compiled program. */
export type DatabaseToOpen = Omit<Opening, "program">;

/** Starts a worker that opens the database of a directory. */
export const startWorker = (wanted: DatabaseToOpen, hearing: MessageReceivers): Worker => {
  const worker = restricted(wanted.directory);
  hear(worker, hearing);
  tell(worker, { open: { ...wanted, program } });
  return worker;
};

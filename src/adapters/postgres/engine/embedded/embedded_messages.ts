/**
 * Messages to and from the thread of the embedded database. Between them go bytes of PostgreSQL's protocol, each asked
 * for once and answered once, in order.
 */
import type { NewCluster } from "./cluster_files.ts";
import type { Holder } from "./directory_lock.ts";

/** The first message: where the database is, and its program, if a thread of this process has compiled it already. */
export interface Opening {
  readonly directory: string;
  readonly anew: NewCluster;
  readonly holder: Holder;
  readonly program: WebAssembly.Module | undefined;
}

/** `reset` leaves the transaction and forgets the prepared statements of the connection before. */
export type WorkerOrder = ArrayBuffer | { readonly open: Opening } | { readonly do: "reset" | "close" };

/**
 * `waits` is said when an operator's command has the directory; `refused` is the sentence for the operator, when the database wasn't opened; `broken` is why it can't be used any longer.
 * An answer to bytes may be empty.
 */
export type WorkerReply =
  | ArrayBuffer
  | { readonly opened: WebAssembly.Module }
  | { readonly waits: true }
  | { readonly refused: string }
  | { readonly broken: string }
  | { readonly did: "close" };

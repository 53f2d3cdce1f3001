/**
 * HTTP on one connection that was accepted here. `Deno.serve` accepts by itself: it knows no deadline for a head or an
 * idle connection, gives the bodies of requests under way up as soon as it is to stop, and ends when the process is out
 * of file descriptors. The function below is the one that it stands on; it is not part of Deno's documented API. Why it
 * is used all the same, and until when: docs/decisions/0028-connections.md.
 */

/**
 * Most bytes of fields that the runtime takes behind a body in chunks. It looks for them among those that it may read at once: where
 * these are fewer than twice as many, it takes and keeps fields without end.
 */
export const mostTrailerBytes = 65_536;

/** A connection on which requests are answered. */
export interface ServedConnection {
  /** Settles when the connection has ended, whatever ended it. */
  readonly finished: Promise<void>;
  /** Ends it once its answers are read. Bodies that are being read break off, and it can't be cut any more. */
  readonly shutdown: () => Promise<void>;
}

/** An answer's way to the client. */
export interface Delivery {
  /** Settles when an answer in pieces has left or was given up; for others it says nothing. */
  readonly completed: Promise<void>;
}

const piecesName = Symbol("pieces");

/** @returns the answer, marked as one that leaves in pieces: what has not left is asked for as its client reads */
export const markedInPieces = (response: Response): Response => {
  Reflect.set(response, piecesName, true);
  return response;
};

/** True of an answer that leaves in pieces. */
export const leavesInPieces = (response: Response): boolean => Reflect.has(response, piecesName);

/** Function that answers a request. */
export type Answer = (request: Request, delivery: Delivery) => Response | Promise<Response>;

/** The part of an abort signal that the runtime uses: the listener that it adds ends the connection at once. */
interface Ending {
  readonly addEventListener: (type: string, end: () => void) => void;
}

type Serve = (
  connection: Deno.Conn,
  ending: Ending,
  answer: Answer,
  onError: (error: unknown) => Response,
  onListen: () => void,
) => ServedConnection;

const isServe = (value: unknown): value is Serve => typeof value === "function";

const memberOf = (value: unknown, key: unknown): unknown =>
  typeof value === "object" && value !== null && (typeof key === "string" || typeof key === "symbol")
    ? Reflect.get(value, key)
    : undefined;

const found = memberOf(memberOf(Deno, memberOf(Deno, "internal")), "serveHttpOnConnection");
const serve = isServe(found) ? found : undefined;

/** True if this runtime has what is needed. */
export const canServeConnections: boolean = serve !== undefined;

/** A connection that is served, and how to end it at once. */
export interface EndableConnection extends ServedConnection {
  /** Moment of the last byte in either direction, as `performance.now()` tells it, where bytes are passed on; 0 where they aren't. */
  readonly movedAtMs: () => number;
  /** True of a client that has said something of which no request has begun, where bytes are passed on: it may be a whole request. */
  readonly isUnheard: () => boolean;
  /** Moment at which the client ended what it says, as `performance.now()` tells it; undefined while it has not, and where bytes aren't passed on. */
  readonly saidAllAtMs: () => number | undefined;
  readonly cut: () => void;
  /** Takes no more than so many bytes of what the client says, where they are passed on, until it is released. */
  readonly hold: (bytes: number) => void;
  /** Takes so many more of a client that is held. */
  readonly allow: (bytes: number) => void;
  readonly release: () => void;
}

/** Answer to a request on which the service breaks. */
export const failed = (): Response => new Response(null, { status: 500 });

/** Answers the connection's requests until it ends. The runtime takes HTTP/2 too: who calls this sees to it that none is spoken. */
export const serveConnection = (connection: Deno.Conn, answer: Answer): EndableConnection => {
  if (serve === undefined) throw new Error("this runtime can't serve a connection");
  let end = (): void => {};
  const ending: Ending = {
    addEventListener: (_type, listener) => {
      end = listener;
    },
  };
  const served = serve(connection, ending, answer, failed, () => {});
  return {
    finished: served.finished.catch(() => {}),
    movedAtMs: () => 0,
    isUnheard: () => false,
    saidAllAtMs: () => undefined,
    shutdown: () => served.shutdown().catch(() => {}),
    cut: () => {
      try {
        end();
      } catch {
        return; // It has ended in the meantime.
      }
    },
    hold: () => {},
    allow: () => {},
    release: () => {},
  };
};

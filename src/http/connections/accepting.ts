/** Accepting of connections, one behind the other, whatever clients do to those that wait. */
import { pause } from "./waits.ts";

/** A connection that is accepted. */
interface Closable {
  readonly close: () => void;
}

/** A listener of sockets. */
export interface Accepting<Socket> {
  readonly accept: () => Promise<Socket>;
}

/** Uses of the connections that come, and of failures. */
export interface AcceptingOptions<Socket> {
  readonly take: (socket: Socket) => void;
  /** Told of a failure that isn't one connection's own: no descriptor is left, as a rule. */
  readonly onFailure: (error: unknown) => void;
  readonly isClosed: () => boolean;
}

const pauseMs = 50;

/**
 * Codes of what has happened to a connection before it was accepted (accept(2), "pending network errors"), above all to one that its
 * client has reset: `ENOTCONN`.
 */
const codesOfOne = new Set([
  "ENOTCONN",
  "ECONNABORTED",
  "ECONNRESET",
  "EPROTO",
  "ENETDOWN",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** True of a failure of that one connection: the next can be accepted at once. */
const isOfOne = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && codesOfOne.has(error.code);

/** Has it taken, or closes it: one that was reset in the meantime bears no setting. */
const taken = <Socket extends Closable>(socket: Socket, take: (socket: Socket) => void): void => {
  try {
    take(socket);
  } catch {
    socket.close();
  }
};

/**
 * Accepts until the listener is closed. A connection that is gone costs those behind it nothing: after a pause for each, 25 resets a
 * second kept everybody out. After any other failure there is a pause, so that a listener that can't accept doesn't take the thread.
 */
export const acceptAll = async <Socket extends Closable>(
  listener: Accepting<Socket>,
  { take, onFailure, isClosed }: AcceptingOptions<Socket>,
): Promise<void> => {
  while (!isClosed()) {
    try {
      taken(await listener.accept(), take);
    } catch (error) {
      if (isClosed()) return;
      if (isOfOne(error)) continue;
      onFailure(error);
      await pause(pauseMs);
    }
  }
};

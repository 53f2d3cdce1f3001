/**
 * Connections of the bodies that are read, and their readers' words to them. The runtime takes whatever comes in apart at once, in which nobody
 * else has a turn (seconds for a megabyte in single bytes), and keeps what isn't read yet: a connection whose body broke off is dropped
 * as it is, and of others little more is taken than was read. docs/decisions/0212-little-is-taken-of-who-waits.md
 */
import type { EndableConnection } from "./served_connection.ts";

/** Connection of a body, and how it is told that all of the body came. */
interface ConnectionOfBody {
  readonly served: EndableConnection;
  readonly bodyCame: () => void;
}

/** Bytes of a body that are taken before the first of it is read. */
const aheadBytes = 1_048_576;
/** Bytes that are taken for each that is read: bytes that are sent one by one come in six, and in more over TLS. */
const takenForOne = 8;

const connections = new WeakMap<Request, ConnectionOfBody>();
const givingUp = new WeakMap<Request, () => void>();

/** Notes the connection that the request's body comes by. */
export const noteConnection = (request: Request, connection: ConnectionOfBody): void => {
  connection.served.hold(aheadBytes);
  connections.set(request, connection);
};

/** Cuts the connection of a request whose body broke off, where it is known: nothing more can come of it. */
export const cutConnectionOf = (request: Request): void => connections.get(request)?.served.cut();

/** Tells the connection of a request that bytes of its body were read. */
export const tellRead = (request: Request, bytes: number): void =>
  connections.get(request)?.served.allow(takenForOne * bytes);

/** Tells the connection of a request that its body was read to its end: what follows is work. */
export const tellComplete = (request: Request): void => connections.get(request)?.bodyCame();

/** Notes how a request is answered and its work ended where there is no room to wait for its body. */
export const noteGivingUp = (request: Request, giveUp: () => void): void => {
  if (connections.has(request)) givingUp.set(request, giveUp);
};

/** Answers a request whose body has not come. @returns false where nobody waits for it */
export const giveUpBody = (request: Request): boolean => {
  const giveUp = givingUp.get(request);
  giveUp?.();
  return giveUp !== undefined;
};

/**
 * Connections of the bodies that are read, and their readers' words to them. The runtime takes whatever comes in apart at once, in which nobody
 * else has a turn (seconds for a megabyte in single bytes), and keeps what isn't read yet: a connection whose body broke off is dropped
 * as it is, and of others little more is taken than was read. docs/decisions/0212-little-is-taken-of-who-waits.md
 */
import type { EndableConnection } from "./served_connection.ts";

/** Bytes of a body that are taken before the first of it is read. */
const aheadBytes = 1_048_576;
/** Bytes that are taken for each that is read: bytes that are sent one by one come in six, and in more over TLS. */
const takenForOne = 8;

const connections = new WeakMap<Request, EndableConnection>();

/** Notes the connection that the request's body comes by. */
export const noteConnection = (request: Request, connection: EndableConnection): void => {
  connection.hold(aheadBytes);
  connections.set(request, connection);
};

/** Cuts the connection of a request whose body broke off, where it is known: nothing more can come of it. */
export const cutConnectionOf = (request: Request): void => connections.get(request)?.cut();

/** Tells the connection of a request that bytes of its body were read. */
export const tellRead = (request: Request, bytes: number): void =>
  connections.get(request)?.allow(takenForOne * bytes);

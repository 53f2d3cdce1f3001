/**
 * Connections of the bodies that are read, and their readers' words to them. The runtime takes whatever comes in apart at once, in which nobody
 * else has a turn (seconds for a megabyte in single bytes), and keeps what isn't read yet: a connection whose body broke off is dropped
 * as it is, and of others little more is taken than was read. docs/decisions/0212-little-is-taken-of-who-waits.md
 */
import type { EndableConnection } from "./served_connection.ts";

/** Connection of a body, and how it is told that all of the body came. */
interface ConnectionOfBody {
  readonly served: EndableConnection;
  readonly bodyCame: (request: Request) => void;
  /** Moment of the last byte, as far as it is known, or of the request's head. */
  readonly quietSinceMs: number;
  /** True once it is to end with its next answer. */
  endsWithAnswer: boolean;
}

/** Bytes of a body that are taken before the first of it is read. */
const aheadBytes = 1_048_576;
/** Bytes that are taken for each that is read: bytes that are sent one by one come in six, and in more over TLS. */
const takenForOne = 8;

const connections = new WeakMap<Request, ConnectionOfBody>();
/** Listeners that are told once all of a body came, beside its connection. */
const awaiting = new WeakMap<Request, () => void>();
/** Moments at which bytes of bodies were read last. */
const readMs = new WeakMap<Request, number>();
/** Requests whose bodies have come. */
const complete = new WeakSet<Request>();

/** Notes the connection that the request's body comes by. */
export const noteConnection = (request: Request, connection: ConnectionOfBody): void => {
  connection.served.hold(aheadBytes);
  connections.set(request, connection);
};

/** True of a request behind whose head a body is to come. */
export const hasBody = ({ headers }: Request): boolean =>
  headers.has("transfer-encoding") || (headers.get("content-length") ?? "0") !== "0";

/** True of a request whose body is on its way. */
export const isBodyAwaited = (request: Request): boolean =>
  connections.has(request) && hasBody(request) && !complete.has(request);

/** Has the connection of a request end with its answer. */
export const endWithAnswer = (request: Request): void => {
  const connection = connections.get(request);
  if (connection !== undefined) connection.endsWithAnswer = true;
};

/** Cuts the connection of a request whose body broke off, where it is known: nothing more can come of it. */
export const cutConnectionOf = (request: Request): void => connections.get(request)?.served.cut();

/** Tells the connection of a request that bytes of its body were read. */
export const tellRead = (request: Request, bytes: number): void => {
  readMs.set(request, performance.now());
  connections.get(request)?.served.allow(takenForOne * bytes);
};

/** @returns the moment of the last byte of a request or its answer, as `performance.now()` tells it; 0 where its connection is not known */
export const quietSinceMsOf = (request: Request): number =>
  Math.max(readMs.get(request) ?? 0, connections.get(request)?.quietSinceMs ?? 0);

/** True of a request that says before its body that it has so many bytes at most. */
export const announcesAtMost = (bytes: number, { headers }: Request): boolean => {
  const length = headers.get("content-length");
  return length !== null && !headers.has("transfer-encoding") && Number(length) <= bytes;
};

/** Has `onCame` told once the request's body was read to its end. */
export const awaitBody = (request: Request, onCame: () => void): void => {
  awaiting.set(request, onCame);
};

/** Tells the connection of a request that its body was read to its end: what follows is work. */
export const tellComplete = (request: Request): void => {
  complete.add(request);
  connections.get(request)?.bodyCame(request);
  awaiting.get(request)?.();
};

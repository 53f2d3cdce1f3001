/**
 * The connections of one listener: accepted here, each with its deadlines, so that clients that send nothing, or read
 * nothing, hold a connection for a while and never keep others out.
 */
import type { Deadlines } from "./deadlines.ts";
import { noteConnection } from "./body_connection.ts";
import { type CountedConnection, leavesInPieces, OpenRequests } from "./open_requests.ts";
import { innerPlace, innerPort } from "./passing/inner_port.ts";
import {
  type Answer,
  type Delivery,
  type EndableConnection,
  failed,
  serveConnection,
} from "./served_connection.ts";
import { serveSecured } from "./secured_connection.ts";
import { servePassedOn } from "./passing/served_apart.ts";
import type { SecuredListener } from "./secured_listener.ts";
import { closedFirst, regained, type RoomTaken } from "./room.ts";
import { pause, untilNoneComes, within } from "./waits.ts";

/**
 * A web handler that is told the address at the other end of the socket, and when its answer has left; without that, an answer counts as
 * one that has left once it is made.
 */
export type Handler = (
  request: Request,
  peer: string,
  completed?: Promise<void>,
) => Response | Promise<Response>;

/** A listener for plain HTTP, or for TLS. */
export type NetListener = Deno.TcpListener | SecuredListener;

/** Answering function of a listener, and its bounds. */
export interface ConnectionsOptions {
  readonly handler: Handler;
  /** For requests that come too late while the service stops. */
  readonly refuse: (request: Request) => Response;
  readonly deadlines: Deadlines;
  /** True of the addresses of proxies that are trusted: their connections are served as they come, and may speak HTTP/2. */
  readonly isProxy: (address: string) => boolean;
}

/** The connections of one listener. */
export interface Connections {
  /** Once a second: closes those that are past their deadline. */
  readonly sweep: () => void;
  /**
   * Accepts those connections that wait and no more, answers what comes on those that are open for a moment, lets requests under way be
   * answered until the drain's deadline, then has the others given up.
   * @param giveUp answers every request that still waits
   * @returns when all connections have ended, or their time is up
   */
  readonly stop: (giveUp: () => void) => Promise<void>;
}

interface Connection extends CountedConnection, RoomTaken {
  readonly served: EndableConnection;
  requestsUnderWay: number;
  hasAsked: boolean;
  quietSinceMs: number;
  /** The sweep after which it is closed while no request is under way. */
  quietUntil: number;
}

/** Share of the quiet connections that is closed when there are too many, so that they are seldom looked for. */
const closedShare = 0.05;
/** Share that is closed when the process is out of descriptors: database and files need some too. */
const givenBackShare = 0.2;
const pauseMs = 50;
/** The lingering in parts: a process that was given no time in one of them reads what came in the next. */
const lingerParts = 10;

/** Bytes that a client may say beside a request that waits for its answer: the runtime would take and keep them without end. */
const besideBytes = 65_536;

const isOutOfDescriptors = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");

/** Accepts and serves the listener's connections from now on. */
export const acceptConnections = (
  listener: NetListener,
  { handler, refuse, deadlines, isProxy }: ConnectionsOptions,
): Connections => {
  const connections = new Set<Connection>();
  const inner = innerPort(Deno.listen(innerPlace));
  const closeInner = (): void => {
    inner.close();
    if ("behind" in listener) listener.behind.close();
  };
  const ended = Promise.withResolvers<void>();
  let limit = deadlines.connections;
  const openRequests = new OpenRequests(deadlines.requestsBeside);
  let isClosed = false;
  let accepted = 0;
  /** No new request is done any more. */
  let isParting = false;
  /** Requests are given up: some of their bodies have not come to their end. */
  let isOver = false;
  let sweeps = 0;

  const forget = (connection: Connection): void => {
    connections.delete(connection);
    if (isClosed && connections.size === 0) ended.resolve();
  };

  const answered = (connection: Connection): void => {
    connection.requestsUnderWay -= 1;
    connection.quietUntil = sweeps + deadlines.quietSeconds;
    connection.quietSinceMs = performance.now();
    connection.hasAsked = true;
    if (isClosed && !isOver && connection.requestsUnderWay === 0) connection.served.shutdown();
  };

  /** Says that the connection ends with this answer: whoever kept it would lose the next request that he sends. */
  const parting = (response: Response): Response => {
    if (isClosed) response.headers.set("connection", "close");
    return response;
  };

  const answer = (
    connection: Connection,
    request: Request,
    peer: string,
    delivery: Delivery,
  ): Response | Promise<Response> => {
    if (!openRequests.begin(connection, connections)) return new Response(null, { status: 503 });
    if (request.method === "POST") noteConnection(request, connection.served);
    else connection.served.hold(besideBytes);
    const left = (): void => {
      openRequests.end(connection);
      connection.served.release();
    };
    const given = (response: Response): Response => {
      connection.served.hold(besideBytes);
      if (leavesInPieces(response)) delivery.completed.then(left, left);
      else left();
      return parting(response);
    };
    connection.requestsUnderWay += 1;
    let isPending = false;
    try {
      const response = isParting ? refuse(request) : handler(request, peer, delivery.completed);
      if (response instanceof Response) return given(response);
      isPending = true;
      return response.catch(failed).then(given).finally(() => answered(connection));
    } catch {
      return given(failed());
    } finally {
      if (!isPending) answered(connection);
    }
  };

  const servedOn = (socket: Deno.TcpConn, given: Answer): EndableConnection => {
    socket.setNoDelay(true);
    if ("behind" in listener) return serveSecured(socket, listener.behind, inner, given);
    return isProxy(socket.remoteAddr.hostname)
      ? serveConnection(socket, given)
      : servePassedOn(socket, inner, given);
  };

  const take = (socket: Deno.TcpConn): void => {
    accepted += 1;
    if (connections.size >= limit) makeRoom(Math.ceil(limit * closedShare));
    if (connections.size >= limit) return socket.close();
    const peer = socket.remoteAddr.hostname;
    const connection: Connection = {
      served: servedOn(socket, (request, delivery) => answer(connection, request, peer, delivery)),
      requestsUnderWay: 0,
      open: 0,
      isCut: false,
      quietUntil: sweeps + deadlines.headSeconds,
      quietSinceMs: performance.now(),
      hasAsked: false,
    };
    connections.add(connection);
    connection.served.finished.catch(lacking).then(() => forget(connection));
  };

  /** Closes quiet ones, which count no more from now on. */
  const makeRoom = (count: number): void => {
    for (const connection of closedFirst(connections, count, performance.now())) {
      connection.served.cut();
      connections.delete(connection);
    }
  };

  /** Gives descriptors back where they ran out. */
  const lacking = (error: unknown): void => {
    if (!isOutOfDescriptors(error)) return;
    limit = Math.max(1, Math.floor(connections.size * (1 - givenBackShare)));
    makeRoom(connections.size - limit);
  };

  const accept = async (): Promise<void> => {
    while (!isClosed) {
      try {
        take(await listener.accept());
      } catch (error) {
        if (isClosed) return;
        lacking(error);
        await pause(pauseMs);
      }
    }
  };
  accept();

  /**
   * Closes the listener once no connection waits: those that do would be reset, with what was sent on them. Until then
   * connections are kept after their answers, so that clients need no new ones.
   */
  const close = async (): Promise<void> => {
    await untilNoneComes(() => accepted);
    isClosed = true;
    listener.close();
  };

  const linger = async (): Promise<void> => {
    for (let part = 0; part < lingerParts && connections.size > 0; part += 1) {
      await within(deadlines.lingerSeconds / lingerParts, ended.promise);
    }
  };

  return {
    sweep: () => {
      sweeps += 1;
      limit = regained(limit, deadlines.connections);
      for (const { served, requestsUnderWay, quietUntil } of connections) {
        if (requestsUnderWay === 0 && sweeps > quietUntil) served.cut();
      }
    },
    stop: async (giveUp) => {
      await close();
      if (connections.size === 0) return closeInner();
      await linger();
      isParting = true;
      for (const { served, requestsUnderWay } of connections) if (requestsUnderWay === 0) served.shutdown();
      await within(Math.max(0, deadlines.drainSeconds - deadlines.lingerSeconds), ended.promise);
      isOver = true;
      giveUp();
      await within(deadlines.partingSeconds, ended.promise);
      for (const { served } of connections) served.cut();
      closeInner();
    },
  };
};

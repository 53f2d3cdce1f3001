/**
 * The connections of one listener: accepted here, each with its deadlines, so that clients that send nothing, or read
 * nothing, hold a connection for a while and never keep others out.
 */
import { acceptAll } from "./accepting.ts";
import type { Deadlines } from "./deadlines.ts";
import { noteConnection } from "./body_connection.ts";
import { HeldConnections } from "./held_connections.ts";
import { countedAddress, OpenConnection } from "./open_connection.ts";
import { isOfHttp2, originInPlace, otherVersion } from "./other_version.ts";
import { innerPlace, innerPort } from "./passing/inner_port.ts";
import {
  type Answer,
  type Delivery,
  type EndableConnection,
  failed,
  leavesInPieces,
  serveConnection,
} from "./served_connection.ts";
import { serveSecured } from "./secured_connection.ts";
import { servePassedOn } from "./passing/served_apart.ts";
import { lastWordSeconds } from "./passing/served_behind.ts";
import { isOutOfDescriptors, triedAgain } from "./passing/tried_again.ts";
import type { SecuredListener } from "./passing/secured_listener.ts";
import { turnAway } from "./turned_away.ts";
import { endInOwnWay } from "./waiting_requests.ts";
import { untilNoneComes, within } from "./waits.ts";

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
  /** True of the addresses of proxies that are trusted: their connections are served as they come. */
  readonly isProxy: (address: string) => boolean;
  /** Told the address of a trusted proxy whose request was refused, as one of HTTP/2. */
  readonly onHttp2?: (proxy: string) => void;
}

/** The connections of one listener. */
export interface Connections {
  /** Once a second: closes those that are past their deadline. */
  readonly sweep: () => void;
  /**
   * Accepts those connections that wait and no more, answers what comes on those that are open for a moment, lets requests under way, and
   * those of which no more than the bytes have come, be answered until the drain's deadline, then has the others given up.
   * @param giveUp answers every request that still waits
   * @returns when all connections have ended, or their time is up
   */
  readonly stop: (giveUp: () => void) => Promise<void>;
}

/** The lingering in parts: a process that was given no time in one of them reads what came in the next. */
const lingerParts = 10;

/** Bytes that a client may say beside a request that waits for its answer: the runtime would take and keep them without end. */
const besideBytes = 65_536;

/** Accepts and serves the listener's connections from now on. */
export const acceptConnections = (
  listener: NetListener,
  { handler, refuse, deadlines, isProxy, onHttp2 = () => {} }: ConnectionsOptions,
): Connections => {
  const connections = new HeldConnections<OpenConnection>(deadlines.connections);
  const giveBack = (): void => connections.giveBack();
  const inner = triedAgain(innerPort(Deno.listen(innerPlace)), giveBack);
  const behind = "behind" in listener ? triedAgain(listener.behind, giveBack) : undefined;
  const closeInner = (): void => {
    inner.close();
    behind?.close();
  };
  const ended = Promise.withResolvers<void>();
  let isClosed = false;
  let accepted = 0;
  /** No new request is done any more. */
  let isParting = false;
  /** Requests are given up: some of their bodies have not come to their end. */
  let isOver = false;
  let sweeps = 0;

  const forget = (connection: OpenConnection): void => {
    connections.forget(connection);
    if (isClosed && connections.size === 0) ended.resolve();
  };

  const answered = (connection: OpenConnection): void => {
    connection.end();
    connection.quietUntil = sweeps + deadlines.quietSeconds;
    if (isClosed && !isOver) connection.served.shutdown();
  };

  /** Says that the connection ends with this answer: whoever kept it would lose the next request that he sends. */
  const parting = ({ endsWithAnswer }: OpenConnection, response: Response): Response => {
    if (isClosed || endsWithAnswer) response.headers.set("connection", "close");
    return response;
  };

  const answer = (
    connection: OpenConnection,
    request: Request,
    peer: string,
    delivery: Delivery,
  ): Response | Promise<Response> => {
    if (request.method === "POST") noteConnection(request, connection);
    else connection.served.hold(besideBytes);
    const left = (): void => connection.served.release();
    const given = (response: Response): Response => {
      connection.served.hold(besideBytes);
      if (leavesInPieces(response)) delivery.completed.then(left, left);
      else left();
      return parting(connection, response);
    };
    connection.begin(request);
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

  /** Ends the connection of a proxy with the answer to what it has begun in HTTP/2. */
  const refuseHttp2 = (connection: OpenConnection, proxy: string): Response => {
    onHttp2(proxy);
    connection.served.shutdown();
    return otherVersion();
  };

  /** True of a connection that is served as it comes: of its bytes nobody has seen in which version they are. */
  const isServedAsItComes = (address: string | undefined): boolean =>
    behind === undefined && address === undefined;

  const servedOn = (
    socket: Deno.TcpConn,
    address: string | undefined,
    given: Answer,
  ): EndableConnection => {
    socket.setNoDelay(true);
    if (behind !== undefined) return serveSecured(socket, behind, inner, given);
    return isServedAsItComes(address) ? serveConnection(socket, given) : servePassedOn(socket, inner, given);
  };

  const take = (socket: Deno.TcpConn): void => {
    accepted += 1;
    const peer = socket.remoteAddr.hostname;
    const address = countedAddress(peer, isProxy);
    if (!connections.hasRoomFor(address)) return turnAway(socket, behind !== undefined);
    const inPlace = isServedAsItComes(address) ? originInPlace(socket.localAddr) : undefined;
    /** HTTP/1.1 has one request at a time. */
    const isHttp2 = (request: Request): boolean =>
      inPlace !== undefined && (connection.isUnderWay || isOfHttp2(request, inPlace));
    const connection: OpenConnection = new OpenConnection(
      servedOn(
        socket,
        address,
        (request, delivery) =>
          isHttp2(request) ? refuseHttp2(connection, peer) : answer(connection, request, peer, delivery),
      ),
      address,
      sweeps + deadlines.headSeconds,
    );
    connections.add(connection);
    connection.served.finished.catch(lacking).then(() => forget(connection));
  };

  /** Gives descriptors back where they ran out. */
  const lacking = (error: unknown): void => {
    if (isOutOfDescriptors(error)) giveBack();
  };

  acceptAll(listener, { take, onFailure: lacking, isClosed: () => isClosed });

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
      connections.regain();
      endInOwnWay(connections);
      for (const { served, isUnderWay, quietUntil } of connections) {
        if (!isUnderWay && sweeps > quietUntil) served.cut();
      }
    },
    stop: async (giveUp) => {
      await close();
      if (connections.size === 0) return closeInner();
      await linger();
      isParting = true;
      for (const { served, isQuiet } of connections) if (isQuiet) served.shutdown();
      await within(Math.max(0, deadlines.drainSeconds - deadlines.lingerSeconds), ended.promise);
      isOver = true;
      giveUp();
      await within(deadlines.partingSeconds, ended.promise);
      const hasUnheard = [...connections].some(({ served }) => served.isUnheard());
      for (const { served } of connections) served.cut();
      // They are told so.
      if (hasUnheard) await within(lastWordSeconds, ended.promise);
      closeInner();
    },
  };
};

/** Connections of the process with itself, for clients whose bytes are passed on: docs/decisions/0171-tls-of-its-own.md */

import { acceptAll } from "../accepting.ts";

/** A listener of loopback, on a port that the system chooses. */
export interface InnerListener<Far> {
  readonly addr: Deno.NetAddr;
  readonly accept: () => Promise<Far>;
  readonly close: () => void;
}

/** Both ends of such a connection. */
export interface InnerEnds<Far> {
  readonly near: Deno.TcpConn;
  /** The end that is served. */
  readonly far: Far;
}

/** Port that gives such connections. */
export interface InnerPort<Far> {
  readonly connect: () => Promise<InnerEnds<Far>>;
  readonly close: () => void;
}

/** Address of an inner listener. */
export const innerPlace = { hostname: "127.0.0.1", port: 0 };

/** Connections that are made at a time: fewer than wait to be accepted at most, or their other ends would never come. */
const mostAtOnce = 100;
/** Longest wait for the other end. */
const usualLateSeconds = 10;

/** @returns the port of a listener that nobody else accepts from; both ends of a connection know each other by the near one's port */
export const innerPort = <Far extends Deno.Conn<Deno.NetAddr>>(
  listener: InnerListener<Far>,
  lateSeconds = usualLateSeconds,
): InnerPort<Far> => {
  const awaited = new Map<number, PromiseWithResolvers<Far>>();
  /** Ends that were accepted before the near one's port was known. */
  const early = new Map<number, Far>();
  let connecting = 0;
  let isClosed = false;

  /** A program of the same machine that connects to the port is let go unheard. */
  const take = (far: Far): void => {
    const waiting = awaited.get(far.remoteAddr.port);
    if (waiting !== undefined) waiting.resolve(far);
    else if (connecting > 0) early.set(far.remoteAddr.port, far);
    else far.close();
  };

  acceptAll(listener, {
    take,
    onFailure: (error) => {
      for (const waiting of awaited.values()) waiting.reject(error);
    },
    isClosed: () => isClosed,
  });

  /** Ends one connecting: those that came early and that nobody can ask for any more are strangers'. */
  const hasConnected = (): void => {
    connecting -= 1;
    if (connecting > 0) return;
    for (const unknown of early.values()) unknown.close();
    early.clear();
  };

  const farEndOf = async (port: number): Promise<Far> => {
    const there = early.get(port);
    if (there !== undefined) {
      early.delete(port);
      return there;
    }
    const waiting = Promise.withResolvers<Far>();
    awaited.set(port, waiting);
    const late = setTimeout(
      () => waiting.reject(new Error("its other end didn't come")),
      lateSeconds * 1_000,
    );
    return await waiting.promise.finally(() => {
      clearTimeout(late);
      awaited.delete(port);
    });
  };

  /** The near end, and the far one that is on its way. */
  const begun = async (): Promise<{ readonly near: Deno.TcpConn; readonly coming: Promise<Far> }> => {
    connecting += 1;
    try {
      const near = await Deno.connect({ hostname: innerPlace.hostname, port: listener.addr.port });
      return { near, coming: farEndOf(near.localAddr.port) };
    } finally {
      hasConnected();
    }
  };

  const turns: Array<() => void> = [];
  let underWay = 0;
  const inTurn = async <Made>(make: () => Promise<Made>): Promise<Made> => {
    if (underWay < mostAtOnce) underWay += 1;
    else await new Promise<void>((resolve) => turns.push(resolve));
    try {
      return await make();
    } finally {
      const next = turns.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };

  return {
    connect: () =>
      inTurn(async () => {
        const { near, coming } = await begun();
        try {
          near.setNoDelay(true);
          return { near, far: await coming };
        } catch (error) {
          near.close();
          throw error;
        }
      }),
    close: () => {
      isClosed = true;
      listener.close();
    },
  };
};

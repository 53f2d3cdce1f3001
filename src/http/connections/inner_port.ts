/** Connections of the process with itself, for clients whose bytes are passed on: docs/decisions/0171-tls-of-its-own.md */

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

/** @returns the port of a listener; one connection at a time is made, so that none is taken for another's */
export const innerPort = <Far extends Deno.Conn<Deno.NetAddr>>(
  listener: InnerListener<Far>,
): InnerPort<Far> => {
  /** The other end; a program of the same machine that connects to the port is let go unheard. */
  const farEndOf = async ({ localAddr }: Deno.TcpConn): Promise<Far> => {
    for (;;) {
      const far = await listener.accept();
      if (far.remoteAddr.port === localAddr.port) return far;
      far.close();
    }
  };

  const opened = async (): Promise<InnerEnds<Far>> => {
    const near = await Deno.connect({ hostname: innerPlace.hostname, port: listener.addr.port });
    try {
      near.setNoDelay(true);
      return { near, far: await farEndOf(near) };
    } catch (error) {
      near.close();
      throw error;
    }
  };

  let turn: Promise<unknown> = Promise.resolve();
  return {
    connect: () => {
      const next = turn.then(opened);
      turn = next.catch(() => {});
      return next;
    },
    close: () => listener.close(),
  };
};

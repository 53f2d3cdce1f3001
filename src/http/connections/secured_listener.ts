/**
 * Listener with TLS whose connections can be ended at any time. One of the runtime's own can't while its client hasn't agreed on TLS,
 * or reads nothing: its descriptor stays as long as the client likes. So clients come to a plain listener, and each is passed on,
 * byte by byte, to a connection of the process with itself that has TLS at its other end. docs/decisions/0171-tls-of-its-own.md
 */

/** A client's connection as it is served. */
export interface SecuredSocket {
  /** The end with TLS. */
  readonly tls: Deno.TlsConn;
  /** The client's address. */
  readonly peer: string;
  /** Settles when the client has all that was said, or the connection was ended. */
  readonly passed: Promise<void>;
  /** Ends it at once. */
  readonly end: () => void;
}

/** A listener that gives such connections. */
export interface SecuredListener {
  readonly addr: Deno.NetAddr;
  readonly accept: () => Promise<SecuredSocket>;
  readonly close: () => void;
}

const loopback = "127.0.0.1";
/** Bytes that are passed on at a time: a connection holds both as long as it is open. */
const [bytesUp, bytesDown] = [4_096, 16_384];

const passOn = async (from: Deno.Conn, to: Deno.Conn, bytes: number): Promise<void> => {
  const buffer = new Uint8Array(bytes);
  for (let size = await from.read(buffer); size !== null; size = await from.read(buffer)) {
    for (let at = 0; at < size;) at += await to.write(buffer.subarray(at, size));
  }
  await to.closeWrite();
};

/** Passes everything on between the client and the end that faces it. */
const joined = (client: Deno.TcpConn, near: Deno.TcpConn): Pick<SecuredSocket, "passed" | "end"> => {
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    client.close();
    near.close();
  };
  passOn(client, near, bytesUp).catch(end);
  return { passed: passOn(near, client, bytesDown).then(end, end), end };
};

/** @throws where the address is taken, or the certificate is none */
export const listenSecured = (
  place: { readonly hostname: string; readonly port: number },
  tls: { readonly cert: string; readonly key: string; readonly alpnProtocols: Array<string> },
): SecuredListener => {
  const front = Deno.listen(place);
  const behind = Deno.listenTls({ hostname: loopback, port: 0, ...tls });

  /** The other end of a connection of the process with itself; nobody else is let in. */
  const otherEndOf = async ({ localAddr }: Deno.TcpConn): Promise<Deno.TlsConn> => {
    for (;;) {
      const far = await behind.accept();
      if (far.remoteAddr.port === localAddr.port) return far;
      far.close();
    }
  };

  return {
    addr: front.addr,
    accept: async () => {
      const client = await front.accept();
      const opened = [client];
      try {
        const near = await Deno.connect({ hostname: loopback, port: behind.addr.port });
        opened.push(near);
        const far = await otherEndOf(near);
        for (const socket of opened) socket.setNoDelay(true);
        return { tls: far, peer: client.remoteAddr.hostname, ...joined(client, near) };
      } catch (error) {
        for (const socket of opened) socket.close();
        throw error;
      }
    },
    close: () => {
      front.close();
      behind.close();
    },
  };
};
